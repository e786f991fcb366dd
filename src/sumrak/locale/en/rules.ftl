# The command `sumrak rules`.
rules-kind-rule = rule
rules-kind-definition = definition
rules-reading = Our reading:
rules-glossary = Glossary
rules-no-game = There is no rulebook of { $game }; there are: { $games }.
rules-no-paragraph = The rulebook of { $game } has no paragraph { $paragraph }; they go from { $first } to { $last }.
rules-no-paragraph-near = The rulebook of { $game } has no paragraph { $paragraph }; did you mean { $near }? They go from { $first } to { $last }.
rules-no-run = The tests have not run here yet: run them in a copy of the sources first (python3 run.py test); they write { $file }.
rules-coverage-code = code: { $where }
rules-coverage-tests = tests: { $shown }
rules-coverage-more = { $shown } and { $n } more
rules-coverage-gap = GAP
rules-coverage-unknown = Unknown paragraph { $paragraph }: { $where }
rules-coverage-sum = { $done } of { $rules } rules exercised by { $tests ->
    [one] one test
   *[other] { $tests } tests
} that passed (run of { $finished }).
rules-coverage-whole = What counts is the last run of the tests alone: after a part of them, run the whole suite first (python3 run.py test).
rules-coverage-gaps = { $n ->
    [one] One rule was exercised by no test: { $gaps }
   *[other] { $n } rules were exercised by no test: { $gaps }
}
