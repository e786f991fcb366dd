"""Rare positions in which the rules were once broken; each docstring names the mistake."""

import pytest

import sumrak
from sumrak.records import RecordError
from tests.the_v.table_talk import table


def test_control_and_endurance_fall_back_at_one_moment():
    """Where control changed, tokens were counted twice: a character died twice, for 4 levels."""
    t = table(
        "me: Ghoul / Command",
        "opponent: Brute, Chronophage, Zhenya*2",
        "lasting: silence opponent.Chronophage",
    )
    t.play("play Command", "choose Brute", "end", "pass")
    assert t.happened("fully-exhausted") == ["Zhenya"] and t.levels == (2, 0)


def test_a_borrowed_unique_is_settled_once():
    """After the choice between two copies the one that was left was chosen again, and said so."""
    t = table("me: Court Executioner / Command", "opponent: Court Executioner")
    t.play("play Command", "keep Court Executioner#1")
    assert t.happened("keeps-one") == ["Court Executioner"]


def test_copies_that_die_at_the_same_moment_are_not_chosen_from():
    """Two copies of a unique card came together and were fully exhausted at once: the choice had nobody left."""
    t = table(
        "me: Court Executioner*2 [Puppet Strings (of opponent) (by opponent)], Chronophage",
        "opponent: Court Executioner*2",
        "lasting: silence Puppet Strings",
        "lasting: silence Chronophage",
    )
    t.play("end", "pass")
    assert t.happened("fully-exhausted") == ["Court Executioner"] * 2 and t.levels == (4, 0)


def test_a_second_copy_that_kills_its_bearer_is_not_chosen_from():
    """A second copy of a modification killed its bearer: then the one to keep was asked for all the same."""
    t = table(
        'card "Weak": modification(0, 0, keywords=(endurance(-1),))',
        'card "Wrap": action(text=(do(PutIntoPlay(target(Those(MODIFICATION, YOURS, HAND)), on=target(Those(CHARACTER)))),))',
        "me: - / Wrap, Weak",
        "opponent: Ghoul*1 [Weak]",
    )
    t.play("play Wrap")
    assert t.levels == (2, 0) and t.pile("me scrapheap") == ["Wrap", "Weak"]


# what is no question at all
WRONG = (None, True, -1, 99, 1.5, "²", b"play", [], {}, object)


@pytest.mark.parametrize("wrong", WRONG, ids=repr)
def test_the_face_refuses_what_means_nothing(wrong: object):
    """Wrong types came back as AttributeError, TypeError and IndexError, -1 as the last option."""
    game = table("me: Margo / Blade", "opponent: Ghoul").game
    before = game.digest()
    asked = [lambda: game.play(wrong), lambda: game.why_not(wrong), lambda: game.explain(wrong, "influence")]
    asked += [lambda: game.explain("Margo", wrong), lambda: game.determinize(wrong, 1), lambda: game.why(0, wrong)]
    if wrong is not None:
        asked += [
            lambda: game.play("end", seat=wrong),
            lambda: game.why_not("end", seat=wrong),
            lambda: game.view(wrong),
        ]
        asked += [
            lambda: game.explain("Margo", "influence", seat=wrong),
            lambda: game.at(wrong),
            lambda: game.log(wrong),
        ]
        asked += [lambda: sumrak.new("the_v", decks=wrong), lambda: sumrak.new("the_v", seats=wrong)]
    if not isinstance(wrong, int) or isinstance(wrong, bool):
        asked += [lambda: game.determinize(0, wrong), lambda: game.log(0, wrong), lambda: sumrak.rulebook(wrong)]
    asked += [lambda: sumrak.new(wrong), lambda: sumrak.scenario(wrong), lambda: sumrak.replay(wrong)]
    asked += [lambda: game.decision.options[0].label(wrong), lambda: game.explain("Margo", "influence").text(wrong)]
    for ask in asked:
        with pytest.raises(ValueError):
            ask()
    assert game.digest() == before


def test_an_option_of_another_game_means_its_notation():
    """Its numbers of cards were looked up here, where they are other cards."""
    game = table("me: Margo / Blade", "opponent: Ghoul").game
    other = table("me: Zhenya, Margo / Charisma, Blade", "opponent: Ghoul").game
    option = next(o for o in other.decision.options if o.notation == "play N-14 on R-01")
    assert game.why_not(option) is None
    game.play(option)


RECORD = 'sumrak = 1\ngame = "the_v"\nseed = "7"\ndecks = ["reaper", "skorn"]\nanswers = []\n'


@pytest.mark.parametrize(
    "right, wrong",
    [
        ('"7"', '"--7"'),
        ('"7"', '"²"'),
        ('"7"', "9" * 5000),
        ("answers = []", "answers = " + "[" * 5000),
        ("answers = []", 'answers = ["² end"]'),
        ('["reaper", "skorn"]', "5"),
        ('["reaper", "skorn"]', '["/dev/zero", "reaper"]'),
        ('seed = "7"', "position = 5"),
    ],
)
def test_a_record_that_means_nothing_is_refused_in_a_sentence(right: str, wrong: str):
    """Numbers that are none, endless brackets, a position that is no text came back as other errors; a path was read."""
    assert sumrak.replay(RECORD).decision.cite == "V-61"
    with pytest.raises(RecordError) as refused:
        sumrak.replay(RECORD.replace(right, wrong))
    assert "literal" not in str(refused.value)


@pytest.mark.parametrize(
    "line",
    [
        "seed: " + "9" * 5000,
        "me: Margo^" + "9" * 5000,
        "me: " + "Margo [" * 700,
        "me: Margo" + " " * 5000,
        "then:\n² end",
    ],
)
def test_a_scenario_without_end_is_refused_in_a_sentence(line: str):
    """Numbers of thousands of digits, brackets in brackets and endless lines took ages or came back as other errors."""
    with pytest.raises(ValueError, match=r"^line "):
        sumrak.scenario(f"game: the_v\n{line}\n")


def test_what_is_wrong_with_a_deck_is_said():
    """The error of a deck was a list of keys."""
    deck = 'game = "the_v"\nname = "Few"\ngroup = "Дом Жнеца"\ntitle = ["Дом Жнеца"]\n[main]\n"Margo" = 3\n[duel]\n"Strike" = 2\n'
    with pytest.raises(ValueError, match=r"The main deck has 3 cards; it must have exactly 40\. "):
        sumrak.new("the_v", decks=[deck, "reaper"])


def test_an_enemy_character_is_not_played():
    """Who asked about playing it was told that abilities are used of one's own characters."""
    t = table("me: Margo", "opponent: Nurse")
    assert t.why_not("play Nurse").message.key == t.why_not("play Margo").message.key
    assert t.why_not("use Nurse").message.key != t.why_not("play Nurse").message.key


@pytest.mark.parametrize(
    "card, what", [("Margo", "level"), ("Blade", "turned"), ("Blade", "tokens"), ("Ghoul", "level")]
)
def test_what_a_card_has_not_is_not_explained(card: str, what: str):
    """The level of a character was its threat, or, under Valkyrie, a KeyError; a modification lay at 0°."""
    t = table("me: Margo [Blade]", "opponent: Valkyrie, Ghoul")
    with pytest.raises(ValueError, match=f"{card} has no {what}"):
        t.game.explain(card, what)


def test_a_value_of_nothing_ends_with_its_number():
    """Rage and madness of 0 were explained as "Rage 0 = ", and then nothing."""
    t = table("me: Margo")
    assert t.game.explain("Margo", "rage").text("en") == "Rage 0"
    assert not t.game.explain("Margo", "madness").text("ru").rstrip().endswith("=")


def test_two_copies_under_two_characters_are_ordered():
    """Two copies of a modification went off in an order that nobody chose, though one bearer's death decided the game."""
    fuse = 'card "Fuse": modification(0, 0, text=(when(END_OF_YOUR_TURN, Exhaust(BEARER)),))'
    t = table(
        fuse,
        "turn: 3, me, end",
        "me level: 8",
        "opponent level: 8",
        "me: Ghoul*2 [Fuse]",
        "opponent: Margo*2 [Fuse (of me) (by me)]",
    )
    assert t.asked == ("me", "V-124")
    t.play("first opponent.Fuse")
    assert t.levels == (10, 8)


@pytest.mark.parametrize(
    "what",
    [
        "Discard(1)",
        "Turn(target(Those(CHARACTER, YOURS)))",
        "Untap(target(Those(CHARACTER, OPPONENTS)))",
        "RemoveToken(target(Those(CHARACTER, YOURS)))",
    ],
)
def test_if_you_do_asks_whether_it_was_done(what: str):
    """An empty hand was discarded from, a card at 180 turned, one at 0 untapped, a token taken from none: all was "done"."""
    trade = f'card "Trade": action(text=(do({what}, if_you_do(Draw(2))),))'
    t = table(trade, "me: Ghoul@180 / Trade", "opponent: Margo", pause=False).play("play Trade")
    assert t.happened("drew") == []


def test_only_several_texts_on_one_value_are_the_last_one_wins():
    """Chronophage alone on endurance was explained by V-133, because another text set the threat."""
    game = table("me: Ghoul", "opponent: Chronophage, Valkyrie, Grey Mother").game
    cites = {what: game.explain("Ghoul", what).terms[-1].cite for what in ("influence", "threat", "endurance")}
    assert cites == {"influence": "V-131", "threat": "V-133", "endurance": "V-131"}


def test_reaper_counts_a_rival_that_fell_without_a_new_token():
    """V-112, "for whatever reason": endurance that drops in the duel exhausts the rival fully, and no token was laid."""
    t = table(
        'card "Hush": duel_card(text=(do(LoseText(RIVAL, THIS_DUEL)),))',
        "me: Margo / Blade",
        'me duel: "Hush" x8',
        "opponent: Guardsman*3",
        "opponent duel: Strike x8",
    )
    game = t.game
    game.play("attack Margo -> Guardsman")
    while any(decision.cite == "V-95" for decision in game.decisions):
        game.play(0)
    assert game.decision.cite == "V-112"
