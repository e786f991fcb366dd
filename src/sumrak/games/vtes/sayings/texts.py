"""Texts that work while a card is in play, as sentences: what it allows, forbids, adds to strikes and costs."""

from __future__ import annotations

from dataclasses import replace

from sumrak.games.vtes.sayings import effects
from sumrak.games.vtes.sayings.conditions import pair
from sumrak.games.vtes.sayings.words import (
    BLOOD,
    COUNTER,
    DAMAGE,
    SECTS,
    TITLES,
    TRAITS,
    TYPES,
    VOTE,
    counted,
    either,
    some,
)
from sumrak.games.vtes.vocabulary import clauses as c
from sumrak.games.vtes.vocabulary import phases as p
from sumrak.games.vtes.vocabulary.card import Card
from sumrak.games.vtes.vocabulary.clauses import Clause
from sumrak.games.vtes.vocabulary.terms import Type, Whose
from sumrak.games.vtes.vocabulary.whom import Cards
from sumrak.kernel.say import Pattern, Phrase, Which, Words

Pair = tuple[str, str]
WHOSE_HAND = {
    Whose.OWN: ("your hand size is", "размер вашей руки"),
    Whose.ANY: ("every Methuselah's hand size is", "размер руки каждого Метузелы"),
    Whose.PREY: ("your prey's hand size is", "размер руки вашей жертвы"),
}
PLURALS = {
    Type.ACTION: "карты действий",
    Type.COMBAT: "боевые карты",
    Type.EQUIPMENT: "снаряжение",
    Type.ALLY: "союзники",
    Type.RETAINER: "слуги",
}
WHAT = {
    "equipment": ("have or use equipment", "брать и использовать снаряжение"),
    "retainers": ("have retainers", "нанимать слуг"),
    "allies": ("recruit allies", "нанимать союзников"),
    "votes": ("cast votes or ballots", "голосовать"),
    "political": ("take political actions", "совершать политические действия"),
    "diablerie": ("commit diablerie", "совершать диаблери"),
    "actions": ("play action cards", "играть карты действий"),
    "title": ("receive a title", "получать титулы"),
    "rescue": ("rescue vampires", "спасать вампиров из ступора"),
}


def signed(n: int) -> str:
    return f"{n:+d}".replace("-", "−")


def when(clause: c.Gets | c.AggravatedHands | c.MoreDamage | c.NotBlockedBy) -> Pair:
    found = [pair(only) for only in clause.only]
    return ", ".join([en for en, _ in found]), ", ".join([ru for _, ru in found])


def joined(words: tuple[str, str], condition: Pair) -> list[Phrase]:
    return [Words(f"{words[0]} {condition[0]}".strip(), f"{words[1]} {condition[1]}".strip())]


def hand(clause: c.Gets, condition: Pair) -> Phrase:
    whose = WHOSE_HAND[clause.whose]
    per = (" for each counter on this card", " за каждый литр на этой карте") if clause.per_counter else ("", "")
    return Words(
        f"{condition[0]}, {whose[0]} {signed(clause.hand)}{per[0]}".strip(", "),
        f"{condition[1]}, {whose[1]} {signed(clause.hand)}{per[1]}".strip(", "),
    )


def aura(who: Cards, gets: list[Phrase]) -> list[Phrase]:
    return [Pattern("{0}: {1}", "{0:nom}: {1}", (some(who, Which.ALL, "nom"), said)) for said in gets]


def costs(clause: c.Costs) -> Phrase:
    en, ru = "cards", "карты"
    if clause.strikes:
        en, ru = "strike cards", "карты удара"
    elif clause.types:
        en = " and ".join(
            [TYPES[kind][0] + (" cards" if kind.value in ("action", "combat") else "") for kind in clause.types]
        )
        ru = " и ".join([PLURALS[kind] for kind in clause.types])
    if clause.trait is not None:
        en, ru = f"{en} ({TRAITS[clause.trait][0]})", f"{ru} ({TRAITS[clause.trait][1]})"
    if clause.code:
        en, ru = f"{en} that require [{clause.code}]", f"{ru}, где нужна [{clause.code}]"
    whom = (
        (f"the {clause.for_clan} you control", f"ваших вампиров клана {clause.for_clan}")
        if clause.for_clan
        else ("this minion", "этого миньона")
    )
    n = abs(clause.number)
    comma = "," if clause.code else ""
    verb = ("costs", "стоит") if clause.types == (Type.EQUIPMENT,) and not clause.code else ("cost", "стоят")
    kind = (" blood", " крови") if clause.kind == "blood" else (" pool", " пула") if clause.kind == "pool" else ("", "")
    if n >= 9:
        return Words(f"{en} {verb[0]} {whom[0]} no blood", f"для {whom[1]} {ru}{comma} не {verb[1]} крови")
    more = (f"{kind[0]} more", f"{kind[1]} больше") if clause.number > 0 else (f"{kind[0]} less", f"{kind[1]} меньше")
    return Words(f"{en} {verb[0]} {whom[0]} {n}{more[0]}", f"для {whom[1]} {ru}{comma} {verb[1]} на {n}{more[1]}")


def more_damage(clause: c.MoreDamage) -> Phrase:
    en, ru = "damaging strikes of this minion", "удары этого миньона"
    if clause.code:
        en, ru = f"{en} with cards that require [{clause.code}]", f"{ru} картами, где нужна [{clause.code}],"
    if clause.trait is not None:
        en, ru = f"{en} with weapons ({TRAITS[clause.trait][0]})", f"{ru} оружием ({TRAITS[clause.trait][1]})"
    if clause.ranged:
        en, ru = f"ranged {en}", f"дальнобойные {ru}"
    if clause.far:
        en, ru = f"at long range {en}", f"вдали {ru}"
    condition = when(clause)
    n = abs(clause.number)
    more = ("more", "больше") if clause.number > 0 else ("less", "меньше")
    return Pattern(
        f"{en} deal {{0}} {more[0]} {condition[0]}".strip(),
        f"{ru} наносят на {{0}} {more[1]} {condition[1]}".strip(),
        (counted(n, DAMAGE),),
    )


def say_clause(clause: Clause, card: Card) -> list[Phrase]:
    match clause:
        case c.BlocksNot(who=who):
            return [Pattern("this minion cannot block {0}", "этот миньон не может блокировать {0}", (some(who),))]
        case c.NotBlockedBy(who=who):
            condition = when(clause)
            return [
                Pattern(
                    f"{{0}} cannot block this minion {condition[0]}".strip(),
                    f"{{0:nom}} не могут его блокировать {condition[1]}".strip(),
                    (some(who, Which.ALL, "nom"),),
                )
            ]
        case c.Costs():
            return [costs(clause)]
        case c.AggravatedHands():
            return joined(
                ("damage of its hand strikes is aggravated", "повреждения его ударов рукой неизлечимы"), when(clause)
            )
        case c.MoreDamage():
            return [more_damage(clause)]
        case c.FirstStrike(trait=trait):
            with_en = f" with weapons ({TRAITS[trait][0]})" if trait is not None else ""
            with_ru = f" оружием ({TRAITS[trait][1]})" if trait is not None else ""
            return [Words(f"this minion strikes first{with_en}", f"этот миньон бьёт{with_ru} первым")]
        case c.Bites(number=number, ranged=ranged):
            far = ("", "") if ranged else (" at close range", " вблизи")
            return [
                Pattern(
                    f"in each round, as strikes resolve, whoever fights against the employer{far[0]} takes {{0}}",
                    f"в каждом раунде при разрешении ударов противник хозяина{far[1]} получает {{0}}",
                    (counted(number, DAMAGE),),
                )
            ]
        case c.StaysTapped(put=True):
            return [
                Words(
                    "a minion on which it was put does not untap as usual",
                    "миньон, на которого её положили, обычным образом не антапается",
                )
            ]
        case c.KeepsEdge():
            return [
                Words(
                    "when your predator would get the Edge for a successful bleed of you, you get it instead",
                    "когда ваш хищник должен получить Эдж за удачный укус вас, его получаете вы",
                )
            ]
        case c.CountsEdge():
            return [
                Words(
                    "whenever your prey gets the Edge anew, you may put 1 counter on this card",
                    "каждый раз, когда ваша жертва получает Эдж заново, можно положить 1 литр на эту карту",
                )
            ]
        case c.OpensRival():
            return [
                Words(
                    "while the employer fights, the controller of the opposing minion plays with an open hand",
                    "пока хозяин слуги дерётся, хозяин противника играет с открытой рукой",
                )
            ]
        case c.StaysTapped():
            return [Words("this minion does not untap as usual", "обычным образом этот миньон не антапается")]
        case c.VotesInIt(number=number, who=who):
            return [
                Pattern(
                    "in this referendum {0} get {1} more each",
                    "в этом голосовании {0:nom} получают ещё по {1:dat}",
                    (some(who, Which.ALL, "nom"), counted(number, VOTE, "dat")),
                )
            ]
        case c.BlockerBurns(number=number, who=who):
            return [
                Pattern(
                    "when {0} blocks this minion, it burns {1}",
                    "если этого миньона заблокирует {0:nom}, он сжигает {1}",
                    (some(who, case="nom"), counted(number, BLOOD)),
                )
            ]
        case c.BlocksUntapped(who=who):
            return [
                Pattern(
                    "this minion does not tap for blocking {0}",
                    "блокируя {0:acc}, этот миньон не тапается",
                    (some(who),),
                )
            ]
        case c.OnEntering(effect=effect):
            return [
                Pattern(
                    "when it moves from your uncontrolled region to your ready region, you may: {0}",
                    "когда он переходит из вашей зоны неподчинённых в зону готовых, можно: {0}",
                    (effects.say(effect),),
                )
            ]
        case c.Rescues(number=number, itself=itself):
            n, (more_en, more_ru) = abs(number), ("more", "больше") if number > 0 else ("less", "меньше")
            if itself:
                return [
                    Words(
                        f"rescuing this vampire from torpor costs {n} blood {more_en}",
                        f"спасти этого вампира из ступора стоит на {n} крови {more_ru}",
                    )
                ]
            return [
                Words(
                    f"rescuing from torpor costs this vampire {n} blood {more_en}",
                    f"спасая из ступора, этот вампир платит на {n} крови {more_ru}",
                )
            ]
        case c.Slave(clan=clan):
            return [
                Words(
                    f"a slave to the {clan}: it takes no directed actions without a ready {clan} of yours; when a {clan} you control is blocked, you may tap this minion: it fights the blocker instead, and that {clan} untaps",
                    f"раб клана {clan}: без вашего готового вампира клана {clan} не совершает направленных действий; когда вашего {clan} заблокируют, можно тапнуть этого миньона: он дерётся вместо того, а тот антапается",
                )
            ]
        case c.HasDiscipline(code=code):
            return [Words(f"this vampire has [{code.upper()}]", f"у этого вампира есть [{code.upper()}]")]
        case c.OnDiscard(number=number):
            return [
                Pattern(
                    "in your discard phase burn {0} from this card, and the card when there are none",
                    "в своей фазе сброса сожгите {0} с этой карты, а когда их не останется – и её саму",
                    (counted(number, COUNTER),),
                )
            ]
        case c.NeverHunted():
            return [
                Words("no blood hunt can be called on this vampire", "на этого вампира нельзя объявить кровавую охоту")
            ]
        case c.Is(trait=trait, sect=sect):
            if trait is not None:
                return [Words(f"this vampire is {TRAITS[trait][0]}", f"этот вампир – {TRAITS[trait][1]}")]
            return [Words(f"this vampire is {SECTS[sect][0]}", f"этот вампир из {SECTS[sect][2]}")]
        case c.Forbids(what=what):
            return [
                Words(
                    "this minion cannot " + " or ".join([WHAT[word][0] for word in what]),
                    "этот миньон не может " + ", ".join([WHAT[word][1] for word in what]),
                )
            ]
        case c.Shuns(code=code):
            return [
                Words(
                    f"this vampire cannot use cards that require [{code}]",
                    f"этот вампир не может играть карты, где нужна [{code}]",
                )
            ]
        case c.AnyDiscipline():
            return [
                Words(
                    "this vampire plays cards as if it had one Discipline that it lacks at the basic level; a master Discipline card on it gives it that Discipline at the superior level",
                    "этот вампир играет карты, будто одна дисциплина, которой у него нет, есть у него на базовом уровне; мастерская карта дисциплины даёт ему высший уровень",
                )
            ]
        case c.BurnsToAct(number=number, clan=clan):
            condition = (
                ", ".join([pair(only)[0] for only in clause.only]),
                ", ".join([pair(only)[1] for only in clause.only]),
            )
            whose = (f"a {clan} with it", f"вампир клана {clan}") if clan else ("this vampire", "этот вампир")
            more = (" more", " ещё") if clan else ("", "")
            return [
                Words(
                    f"{condition[0]}, {whose[0]} burns {number} blood{more[0]} when it attempts an action".strip(", "),
                    f"{condition[1]}, объявляя действие, {whose[1]} сжигает{more[1]} {number} крови".strip(", "),
                )
            ]
        case c.Silences():
            return [
                Words(
                    "the special abilities of this vampire cannot be used",
                    "особыми способностями этого вампира нельзя пользоваться",
                )
            ]
        case c.FeedsWhoBound(number=number):
            return [
                Words(
                    f"each time this vampire announces an action, {number} blood goes from it to the vampire that put this card there; burn this card when that vampire is not ready any more",
                    f"каждый раз, когда этот вампир объявляет действие, {number} крови с него уходит вампиру, который положил эту карту; когда тот больше не готов, сожгите её",
                )
            ]
        case c.PlaysAsTitled(titles=titles, blood=blood):
            return [
                Words(
                    f"for {blood} blood more this vampire plays action cards that require {either([TITLES[x][0] for x in titles], 'or')}",
                    f"за {blood} крови сверх цены этот вампир играет карты действий, где нужен {either([TITLES[x][1] for x in titles], 'или')}",
                )
            ]
        case c.Poisons(code=code):
            return [
                Words(
                    f"whenever this vampire plays a card that requires [{code}], put 1 counter on this card; if there are more than its capacity, burn this vampire at the end of the action or combat",
                    f"каждый раз, когда этот вампир играет карту, где нужна [{code}], положите 1 литр на эту карту; если литров больше его объёма, в конце действия или боя сожгите этого вампира",
                )
            ]
        case c.Untargeted():
            return [
                Words(
                    "this minion cannot be the target of other Methuselahs' actions",
                    "этот миньон не может быть целью действий других Метузел",
                )
            ]
        case c.CostlyTarget(pool=pool, masters=masters):
            if masters:
                return [
                    Words(
                        f"master cards that target this minion cost {pool} pool more",
                        f"мастерские карты, цель которых – этот миньон, стоят на {pool} пула больше",
                    )
                ]
            return [
                Words(
                    f"actions of other Methuselahs directed at this vampire cost {pool} pool more",
                    f"действия других Метузел, направленные на этого вампира, стоят на {pool} пула больше",
                )
            ]
        case p.Mends(number=number):
            return [
                Pattern(
                    "for each blood that this vampire burns to heal, it heals {0} that is not aggravated",
                    "за каждую сожжённую на лечение кровь этот вампир лечит {0} (кроме неизлечимых)",
                    (counted(number, DAMAGE),),
                )
            ]
        case p.PassesOn(who=who):
            return [
                Pattern(
                    "at the end of your discard phase control of this card goes counter-clockwise to the first Methuselah who has {0}, perhaps you again; burn it if nobody has",
                    "в конце вашей фазы сброса контроль над этой картой уходит против часовой стрелки к первому Метузеле, у которого есть {0:nom}, в крайнем случае опять к вам; если такого ни у кого нет, сожгите её",
                    (some(replace(who, whose=Whose.ANY), case="nom"),),
                )
            ]
        case p.PaysForReplacing():
            return [
                Words(
                    "each time you would replace another card, burn a counter from this card instead; burn it when there are none",
                    "каждый раз вместо того, чтобы взять замену другой карте, сожгите литр с этой; когда их не останется, сожгите и её",
                )
            ]
        case c.OncePerGame():
            return [
                Words(
                    "only one card of this name can be played in a game",
                    "за игру играют только одну карту с этим названием",
                )
            ]
    raise AssertionError(f"{card.id} has a text without words: {clause}")
