"""When something works: the conditions of uses and bonuses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sumrak.games.vtes.sayings.words import OF_TYPE, TRAITS, TYPES, some
from sumrak.games.vtes.vocabulary import when as w
from sumrak.games.vtes.vocabulary.only import Only
from sumrak.games.vtes.vocabulary.when import Condition
from sumrak.kernel.say import Pattern, Phrase, Which, Words, render

Pair = tuple[str, str]
ONLY: Final[dict[Only, Pair]] = {
    Only.BLEED: ("during a bleed", "при укусе"),
    Only.BLEED_OF_YOU: ("when you are bled", "когда кусают вас"),
    Only.BLEED_OF_FOUR: ("when you are bled for 4 or more", "когда вас кусают на 4 или больше"),
    Only.POLITICAL: ("on a political action", "при политическом действии"),
    Only.PASSED: ("if the referendum passed", "если голосование прошло"),
    Only.SUCCESSFUL: ("if the action was successful", "если действие удалось"),
    Only.WAS_BLOCKED: ("if the action was blocked", "если действие заблокировали"),
    Only.IS_BLOCKED: ("when the action is blocked", "когда действие блокируют"),
    Only.YOUNGER_ACTOR: (
        "when this vampire is about to fight a younger acting vampire",
        "когда этот вампир сейчас будет драться с более молодым действующим вампиром",
    ),
    Only.NOT_FIRST_ROUND: ("not in the first round", "не в первом раунде"),
    Only.CLOSE: ("at close range", "вблизи"),
    Only.LONG: ("at long range", "вдали"),
    Only.ONCE_A_ROUND: ("one each round", "одна за раунд"),
    Only.ONCE_A_COMBAT: ("one each combat", "одна за бой"),
    Only.BOTH_READY: ("if both combatants are ready", "если оба бойца готовы"),
    Only.OPPONENT_IS_VAMPIRE: ("against a vampire", "против вампира"),
    Only.TAPPED: ("while tapped", "если он тапнут"),
    Only.AGGRAVATED_STRIKE: (
        "when a vampire is struck at for aggravated damage",
        "когда вампира бьют неизлечимыми повреждениями",
    ),
    Only.NO_POOL: ("when another Methuselah has no pool", "когда у другого Метузелы нет пула"),
    Only.IN_TORPOR: ("while it is in torpor", "пока он в ступоре"),
    Only.READY: ("while it is ready", "пока он готов"),
    Only.AGAINST_ALLY: ("in combat with an ally", "в бою с союзником"),
    Only.MERGED: ("while merged", "после слияния"),
    Only.BLEEDS: ("when it bleeds", "когда он кусает"),
    Only.IMPROVED: ("if it was played at the superior level", "если её сыграли на высшем уровне"),
    Only.YOUR_BLOCKER: (
        "for a minion of yours that attempts to block",
        "для вашего миньона, который пытается блокировать",
    ),
    Only.OTHERS_BLOCKER: (
        "for a minion of another Methuselah that attempts to block",
        "для чужого миньона, который пытается блокировать",
    ),
    Only.ACTS: ("when this minion acts", "когда этот миньон действует"),
    Only.BLOCKS: ("when this minion attempts to block", "когда этот миньон пытается блокировать"),
    Only.HAS_BLOCKED: ("if this minion has blocked", "если этот миньон заблокировал"),
    Only.NO_BLOOD: ("if it has no blood", "если на нём нет крови"),
    Only.YOUNGER_OR_ALLY_BLEEDS: (
        "when an ally or a younger vampire bleeds you",
        "когда вас кусает союзник или более молодой вампир",
    ),
    Only.DIABLERIE: ("during diablerie actions", "при диаблери"),
    Only.AIMED_AT_COMRADE: (
        "on actions directed at another minion you control",
        "при действиях против другого вашего миньона",
    ),
    Only.EQUIPPED: ("after a successful equip action", "когда удалось взять снаряжение"),
    Only.FIRST_THIS_TURN: ("a vampire plays one each turn", "вампир играет такую раз за ход"),
    Only.YOUR_FIRST_THIS_TURN: ("you play one each turn", "вы играете такую раз за ход"),
    Only.FIRST_THIS_ACTION: ("a vampire plays one each action", "вампир играет такую раз за действие"),
    Only.NOT_IMPROVED: ("if it was put there at the basic level", "если она положена на базовом уровне"),
    Only.SAME_TARGETS: ("on actions directed at the same Methuselahs", "при действиях против тех же Метузел"),
    Only.WAS_UNTAPPED: (
        "if this card was untapped at the start of your turn",
        "если в начале вашего хода эта карта была антапнута",
    ),
    Only.PREY_HAS_EDGE: ("if your prey has the Edge", "если Эдж у вашей жертвы"),
    Only.ONE_OF_A_NAME: (
        "once each turn, however many cards of this name you have",
        "раз за ход, сколько бы у вас ни было таких карт",
    ),
    Only.WAS_PUT: ("if it was put on that minion in a combat", "если её положили на этого миньона в бою"),
    Only.IT_ACTS: ("when this minion acts", "когда действует этот миньон"),
    Only.AIMED_AT_HOST: (
        "when an action is directed at the card on which it lies",
        "когда действие направлено на карту, на которой она лежит",
    ),
    Only.FAILED_VOTE: ("if the referendum has failed", "если голосование не прошло"),
    Only.ABSTAINED: ("if it has abstained in the referendum", "если в голосовании он воздержался"),
    Only.HAS_PASSED: (
        "if a referendum that it called in this turn has passed",
        "если в этот ход его голосование прошло",
    ),
    Only.COMRADE_FOUGHT: (
        "after a combat between another minion of yours that has blocked and the acting minion",
        "после боя между другим вашим миньоном, который заблокировал, и действующим",
    ),
    Only.DIRECTED: ("during a directed action", "при направленном действии"),
    Only.ON_VOTE: ("on political actions", "при политических действиях"),
    Only.ON_HUNT: ("on hunts", "при охоте"),
    Only.ON_EQUIP: ("on equip actions", "когда берёт снаряжение"),
    Only.ON_EQUIP_WEAPON: ("when it equips with a weapon", "когда берёт оружие"),
    Only.ON_RECRUIT: ("on recruit and employ actions", "когда нанимает союзников и слуг"),
    Only.ON_UNDIRECTED: ("on undirected actions", "при ненаправленных действиях"),
    Only.ON_DIRECTED: ("on directed actions", "при направленных действиях"),
    Only.ON_DIABLERIE: ("on diablerie actions", "при диаблери"),
    Only.ON_FIGHT: ("on actions to enter combat", "при действиях «вступить в бой»"),
    Only.ON_RESCUE: ("on rescues", "когда спасает из ступора"),
    Only.NOT_ON_BLEED: ("not during a bleed", "не при укусе"),
    Only.AIMED_AT_YOU: ("when the action is directed at you", "когда действие направлено на вас"),
    Only.FIRST_ROUND: ("in the first round", "в первом раунде"),
    Only.EDGE: ("if you have the Edge", "если Эдж у вас"),
    Only.NO_EDGE: ("if nobody has the Edge", "если Эдж ничей"),
    Only.YOUR_TURN: ("in your turn", "в свой ход"),
    Only.YOUR_MINION_PHASE: ("in your minion phase", "в свою фазу миньонов"),
    Only.PREDATOR_BLEEDS_YOU: ("when your predator bleeds you", "когда вас кусает ваш хищник"),
    Only.THREE_PLAYERS: ("while more than two Methuselahs are left", "пока в игре больше двух Метузел"),
    Only.YOUNGER_BLEEDS: ("when a younger vampire bleeds you", "когда вас кусает более молодой вампир"),
    Only.OTHER_COMBAT: ("in a combat in which it has no part", "в бою, в котором он не участвует"),
    Only.HUNTED: ("after a successful hunt", "после успешной охоты"),
}


def who(en: str, ru: str, case: str) -> Callable[[Any], Phrase]:
    return lambda only: Pattern(en, ru, (some(only.who, case=case),))


def who_or_none(en: tuple[str, str], ru: tuple[str, str]) -> Callable[[Any], Phrase]:
    """(with such a card, without one)."""
    return lambda only: Pattern(
        en[1] if only.none else en[0],
        ru[1] if only.none else ru[0],
        (some(only.who, case="gen" if only.none else "nom"),),
    )


def acts_with_card(only: w.ActsWithCard) -> Phrase:
    trait = TRAITS[only.trait] if only.trait is not None else ("", "")
    en = " or ".join([TYPES[kind][0] for kind in only.types])
    ru = " или ".join([OF_TYPE[kind][1] for kind in only.types])
    return Words(
        f"during an action with a card of the type {en}" + (f" ({trait[0]})" if trait[0] else ""),
        f"при действии, которым берут {ru}" + (f" ({trait[1]})" if trait[1] else ""),
    )


OF: Final[dict[type[Condition], Callable[[Any], Phrase]]] = {
    w.Against: who("in combat with {0}", "в бою с {0:ins}", "ins"),
    w.Blocking: who("when attempting to block {0}", "когда пытается блокировать {0:acc}", "acc"),
    w.BlockedBy: who("when {0} attempts to block", "когда блокировать пытается {0:nom}", "nom"),
    w.BleedsHolder: who_or_none(
        ("when bleeding a Methuselah who controls {0}", "when bleeding a Methuselah who does not control {0}"),
        ("кусая Метузелу, у которого есть {0:nom}", "кусая Метузелу, у которого нет {0:gen}"),
    ),
    w.AimsAtHolder: who(
        "on actions directed at a Methuselah who controls {0}",
        "при действиях против Метузелы, у которого есть {0:nom}",
        "nom",
    ),
    w.Holds: who_or_none(("if there is {0}", "if there is not {0}"), ("если есть {0:nom}", "если нет {0:gen}")),
    w.ActionNeeds: lambda only: Words(
        f"during actions that require [{only.code}]", f"при любых действиях, где нужна [{only.code}]"
    ),
    w.ActsWithCard: acts_with_card,
    w.BleedsYou: lambda only: Words(
        "when bleeding you" + (" while this card is untapped" if only.untapped else ""),
        "кусая вас" + (", пока эта карта антапнута" if only.untapped else ""),
    ),
    w.Outnumber: lambda only: Pattern(
        "if there are more {0} than {1}",
        "если {0:gen} больше, чем {1:gen}",
        (some(only.who, Which.BARE, "gen"), some(only.whom, Which.BARE, "gen")),
    ),
    w.ActsBy: lambda only: Words(f"on actions that require [{only.code}]", f"при действиях, где нужна [{only.code}]"),
    w.ActorIs: who("when {0} acts", "когда действует {0:nom}", "nom"),
    w.PoolAtMost: lambda only: Words(
        f"if the target has at most {only.number} pool", f"если у цели не больше {only.number} пула"
    ),
    w.LifeAtMost: lambda only: Words(
        f"if it has at most {only.number} life", f"если у него не больше {only.number} жизней"
    ),
    w.Counters: lambda only: Words(
        f"with {only.least} or more counters on it", f"если литров на ней не меньше {only.least}"
    ),
}


def pair(only: Only | Condition) -> Pair:
    if isinstance(only, Only):
        return ONLY[only]
    phrase = OF[type(only)](only)
    return render(phrase, "en"), render(phrase, "ru")
