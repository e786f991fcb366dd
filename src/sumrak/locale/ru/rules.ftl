# Команда `sumrak rules`.
rules-kind-rule = правило
rules-kind-definition = определение
rules-reading = Наше толкование:
rules-glossary = Словарь
rules-no-game = Правил игры { $game } нет; есть: { $games }.
rules-no-paragraph = В правилах «{ $game }» нет пункта { $paragraph }: там пункты от { $first } до { $last }.
rules-no-paragraph-near = В правилах «{ $game }» нет пункта { $paragraph }; может быть, { $near }? Там пункты от { $first } до { $last }.
rules-no-run = Тесты здесь ещё не прогоняли: сначала прогоните их в копии исходников (python3 run.py test) – они запишут { $file }.
rules-coverage-code = код: { $where }
rules-coverage-tests = тесты: { $shown }
rules-coverage-more = { $shown } и ещё { $n }
rules-coverage-gap = ПРОБЕЛ
rules-coverage-unknown = Неизвестный пункт { $paragraph }: { $where }
rules-coverage-sum = Проверено правил: { $done } из { $rules }; пройденных тестов: { $tests } (прогон { $finished }).
rules-coverage-whole = Считается только последний прогон тестов: если он был неполным, сначала запустите весь набор (python3 run.py test).
rules-coverage-gaps = Ни один тест не проверил { $n ->
    [one] { $n } правило: { $gaps }
    [few] { $n } правила: { $gaps }
   *[other] { $n } правил: { $gaps }
}
