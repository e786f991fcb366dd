# Берсерк: журнал, решения, варианты, причины отказа, характеристики.

# Журнал: до боя
berserk-log-dealt = { $seat } получает раздачу: { $after ->
    [one] { $after } карту
    [few] { $after } карты
   *[many] { $after } карт
}.
berserk-log-rolled-for-order = Бросок за очерёдность, { $seat }: на кубике { $after }.
berserk-log-is-first = { $chooser }: бросок выше, выбор – ходить первым.
berserk-log-is-first-given = { $chooser }: бросок выше, выбор – ходить вторым. Первый игрок – { $seat }.
berserk-log-redealt = { $seat } берёт пересдачу (всего: { $after }).
berserk-log-kept-deal = { $seat } оставляет раздачу.
berserk-log-recruited = { $seat } набирает карту «{ $card }».
berserk-log-put-back = { $seat } возвращает карту «{ $card }» в раздачу.
berserk-log-squad-ready = { $seat } заканчивает набор отряда.
berserk-log-placed = { $seat } кладёт карту «{ $card }» на { $cell }.
berserk-log-placed-hidden = { $seat } кладёт карту на { $cell }.
berserk-log-placement-done = { $seat } заканчивает расстановку.
berserk-log-stays-hidden = { $seat } оставляет карту «{ $card }» скрытой.
berserk-log-stays-hidden-hidden = { $seat } оставляет карту на { $cell } скрытой.
berserk-log-revealed = Вскрыта карта «{ $card }».
berserk-log-went-aside = «{ $card }» уходит в дополнительную зону.
berserk-log-got-host = «{ $card }» садится на «{ $other }».
berserk-log-no-host = «{ $card }» остаётся без хозяина.
berserk-log-battle-began = Бой начинается.

# Журнал: ход
berserk-log-started-turn = Ход { $after }: { $seat }
berserk-log-opened = «{ $card }» открывается.
berserk-log-opened-by = «{ $cause }» открывает карту «{ $card }».
berserk-log-stays-closed = «{ $card }» остаётся закрытой.
berserk-log-moved = «{ $card }» идёт на { $cell }.
berserk-log-leapt = «{ $card }» оказывается на { $cell }.
berserk-log-relocated = «{ $card }» перемещается на { $cell }.
berserk-log-relocated-by = «{ $cause }» перемещает карту «{ $card }» на { $cell }.
berserk-log-gathers = «{ $card }» копит фишку (теперь { $after }).
berserk-log-aims = «{ $card }» готовится ударить летающее в следующий ход.

# Журнал: игродействия
berserk-log-declared-strike = Простой удар: «{ $card }» → «{ $other }».
berserk-log-declared-special = Особый удар: «{ $card }» → «{ $other }».
berserk-log-declared-magic = Магический удар: «{ $card }» → «{ $other }».
berserk-log-declared-lunge = Удар через ряд: «{ $card }» → «{ $other }».
berserk-log-declared-shot = Выстрел: «{ $card }» → «{ $other }».
berserk-log-declared-throw = Метание: «{ $card }» → «{ $other }».
berserk-log-declared-discharge = Разряд: «{ $card }» → «{ $other }».
berserk-log-declared-spell = «{ $card }»: { $words }.
berserk-log-declared-spell-on = «{ $card }» → «{ $other }»: { $words }.
berserk-log-declared-influence = «{ $card }»: { $words }.
berserk-log-declared-influence-on = «{ $card }» → «{ $other }»: { $words }.
berserk-log-became-defender = «{ $card }» защищает карту «{ $other }».
berserk-log-became-defender-hidden = «{ $card }» защищает скрытую карту.
berserk-log-redirected = Удар перенаправлен: «{ $card }».
berserk-log-redirected-by = «{ $cause }» перенаправляет удар: «{ $card }».
berserk-log-illegal-target = «{ $card }» – неподходящая цель: ничего не происходит, но оплата идёт.
berserk-log-cancelled = Отменено без оплаты: «{ $card }».
berserk-log-blocked = Заблокировано, но оплачено: «{ $card }».
berserk-log-blocked-by = «{ $cause }» блокирует то, что делает «{ $card }»; оплата идёт.
berserk-log-triggered = Срабатывает особенность карты «{ $card }».
berserk-log-triggered-text = Срабатывает «{ $card }». { $words }.
berserk-log-ambushed = Засада: «{ $card }».
berserk-log-declined = «{ $card }»: особенность не применяют.
berserk-log-fails = «{ $card }»: выбрать нечего, ничего не происходит.
berserk-log-fails-rest = «{ $card }»: воздействие неуспешно, зависящего от него не будет.
berserk-log-no-effect = «{ $card }»: воздействие неуспешно.
berserk-log-no-effect-by = «{ $cause }»: воздействие неуспешно.
berserk-log-chain-blocked = «{ $card }» повторила бы бесконечную цепочку: заблокировано.

# Журнал: кубики и что они решают
berserk-log-rolled = «{ $card }» бросает: { $after }.
berserk-log-rerolled = «{ $card }» перебрасывает: { $after } (было { $before }).
berserk-log-rerolled-by = «{ $cause }»: «{ $card }» перебрасывает: { $after } (было { $before }).
berserk-log-die-changed = «{ $card }»: { $change } к кубику.
berserk-log-die-changed-by = «{ $cause }»: { $change } к кубику карты «{ $card }».
berserk-log-die-changed-attack = «{ $card }»: { $change }, опыт в атаке.
berserk-log-die-changed-defence = «{ $card }»: { $change }, опыт в защите.
berserk-log-die-changed-ranged = «{ $card }»: { $change }, опыт в этой атаке.
berserk-log-die-changed-clumsy = «{ $card }»: { $change }, Неповоротливость.
berserk-log-die-changed-blessing = «{ $card }»: { $change }, Благословение.
berserk-log-die-changed-curse = «{ $card }»: { $change }, Проклятие.
berserk-log-total = «{ $card }»: всего { $after }.
berserk-log-result = Таблица ударов: { $before ->
    [0] промах
    [1] слабый
    [2] средний
   *[3] сильный
}, { $after ->
    [0] ответа нет
    [1] ответ слабый
    [2] ответ средний
   *[3] ответ сильный
}.
berserk-log-result-one = По одному кубику: { $before ->
    [0] промах
    [1] слабый
    [2] средний
   *[3] сильный
}.
berserk-log-weakened = { $seat } ослабляет: { $before ->
    [0] промах
    [1] слабый
    [2] средний
   *[3] сильный
}, { $after ->
    [0] ответа нет
    [1] ответ слабый
    [2] ответ средний
   *[3] ответ сильный
}.
berserk-log-brought = Удар карты «{ $card }» сведён к { $after ->
    [1] слабому
    [2] среднему
   *[3] сильному
}.
berserk-log-brought-by = «{ $cause }» сводит удар карты «{ $card }» к { $after ->
    [1] слабому
    [2] среднему
   *[3] сильному
}.
berserk-log-reduced = Атака карты «{ $card }» сведена к { $after }.
berserk-log-reduced-by = «{ $cause }» сводит атаку карты «{ $card }» к { $after }.
berserk-log-value-changed = «{ $card }»: { $change } к величине атаки.
berserk-log-value-changed-by = «{ $cause }»: { $change } к атаке карты «{ $card }».
berserk-log-value = «{ $card }» наносит { $after }.
berserk-log-protected = «{ $card }» под защитой: атака на неё не действует.
berserk-log-protected-by = «{ $card }» под защитой от карты «{ $cause }».
berserk-log-missed = «{ $card }» промахивается.
berserk-log-prevented = «{ $card }»: { $n ->
    [one] предотвращена { $n } рана
    [few] предотвращены { $n } раны
   *[many] предотвращено { $n } ран
}.
berserk-log-wounded = «{ $card }» получает { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
}.
berserk-log-wounded-by = «{ $cause }» ранит карту «{ $card }» на { $n }.
berserk-log-healed = «{ $card }» излечивается на { $n }.
berserk-log-healed-by = «{ $cause }» излечивает карту «{ $card }» на { $n }.

# Журнал: что становится с картами
berserk-log-closed = «{ $card }» закрывается.
berserk-log-closed-by = «{ $cause }» закрывает карту «{ $card }».
berserk-log-token-gained = «{ $card }» получает фишку (теперь { $after }).
berserk-log-token-gained-by = «{ $cause }» даёт карте «{ $card }» фишку (теперь { $after }).
berserk-log-token-lost = «{ $card }» теряет фишки (теперь { $after }).
berserk-log-token-lost-by = «{ $cause }» снимает фишки с карты «{ $card }» (теперь { $after }).
berserk-log-poisoned = «{ $card }» отравлена на { $after }.
berserk-log-poisoned-by = «{ $cause }» отравляет карту «{ $card }» на { $after }.
berserk-log-cured = С карты «{ $card }» снято отравление.
berserk-log-cured-by = «{ $cause }» снимает отравление с карты «{ $card }».
berserk-log-blessed = «{ $card }» получает благословение.
berserk-log-blessed-by = «{ $cause }» благословляет карту «{ $card }».
berserk-log-cursed = «{ $card }» проклята.
berserk-log-cursed-by = «{ $cause }» проклинает карту «{ $card }».
berserk-log-bless-lost = «{ $card }» теряет благословение.
berserk-log-bless-lost-by = «{ $cause }» снимает благословение с карты «{ $card }».
berserk-log-curse-lost = С карты «{ $card }» снято проклятие.
berserk-log-curse-lost-by = «{ $cause }» снимает проклятие с карты «{ $card }».
berserk-log-netted = На карте «{ $card }» Сеть.
berserk-log-netted-by = «{ $cause }» набрасывает Сеть на карту «{ $card }».
berserk-log-net-gone = «{ $card }» больше не в Сети.
berserk-log-cell-marked = На клетке { $cell } теперь { $marker ->
    [fire] костёр
    [bomb] бомба
   *[wall] стена огня
}.
berserk-log-cell-marked-by = «{ $cause }» кладёт на клетку { $cell } { $marker ->
    [fire] костёр
    [bomb] бомбу
   *[wall] стену огня
}.
berserk-log-cell-cleared = { $marker ->
    [fire] Костёр на клетке { $cell } гаснет.
    [bomb] Бомба на клетке { $cell } взрывается.
   *[wall] Стена огня на клетке { $cell } гаснет.
}
berserk-log-no-opening = «{ $card }» не откроется в начале своего следующего хода.
berserk-log-no-opening-by = «{ $cause }»: «{ $card }» не откроется в начале своего следующего хода.
berserk-log-extra-life = «{ $card }» получает доп. жизни (теперь { $after }).
berserk-log-extra-life-by = «{ $cause }»: «{ $card }» получает доп. жизни (теперь { $after }).
berserk-log-saved = «{ $card }» спасена.
berserk-log-died = «{ $card }» гибнет.
berserk-log-died-by = «{ $cause }» уничтожает карту «{ $card }».
berserk-log-exiled = «{ $card }» изгнана.
berserk-log-exiled-by = «{ $cause }» изгоняет карту «{ $card }».
berserk-log-returned = «{ $card }» возвращается в колоду владельца.
berserk-log-returned-by = «{ $cause }» возвращает карту «{ $card }» в колоду владельца.
berserk-log-incarnation-token = «{ $card }» на кладбище: жетонов инкарнации { $after }.
berserk-log-incarnation-token-by = «{ $cause }»: на карте «{ $card }» на кладбище жетонов инкарнации { $after }.
berserk-log-incarnated = Инкарнация: «{ $card }» возвращается на { $cell }.
berserk-log-incarnated-aside = Инкарнация: «{ $card }» возвращается.
berserk-log-flew = «{ $card }» получает полёт.
berserk-log-flew-by = «{ $cause }»: «{ $card }» получает полёт.
berserk-log-landed = «{ $card }» теряет полёт и встаёт на { $cell }.
berserk-log-took-control = { $seat } берёт под контроль карту «{ $card }».
berserk-log-took-control-by = «{ $cause }»: { $seat } берёт под контроль карту «{ $card }».
berserk-log-gave-back = { $seat } снова контролирует карту «{ $card }».
berserk-log-gained = «{ $card }» получает: { $words }{ $turn ->
    [-1] {""}
    [0] {" "}(на эту атаку)
   *[other] {" "}(до конца хода { $turn })
}.
berserk-log-gained-by = «{ $cause }» даёт карте «{ $card }»: { $words }{ $turn ->
    [-1] {""}
    [0] {" "}(на эту атаку)
   *[other] {" "}(до конца хода { $turn })
}.
berserk-log-lost = «{ $card }» теряет: { $words }{ $turn ->
    [-1] {""}
    [0] {" "}(на эту атаку)
   *[other] {" "}(до конца хода { $turn })
}.
berserk-log-lost-by = «{ $cause }» отнимает у карты «{ $card }»: { $words }{ $turn ->
    [-1] {""}
    [0] {" "}(на эту атаку)
   *[other] {" "}(до конца хода { $turn })
}.

# Конец боя
berserk-score = Осталось жизней в отряде
berserk-end-no_creatures = Победа – { $seat }: у противника не осталось существ.
berserk-end-no_creatures-draw = Ничья: существ не осталось ни у кого.
berserk-end-no_progress = Ничья: слишком долго ничего не менялось.
berserk-end-repetition = Ничья: одна и та же позиция в третий раз.
berserk-end-turn_cap = Ничья: бой затянулся.

# Почему нельзя
berserk-reason-game-over = Бой окончен.
berserk-reason-opponent-decides = Приоритет у противника: дождитесь ответа.
berserk-reason-answer-first = Не сейчас: спрашивают о другом.
berserk-reason-not-yours = Эта карта не из вашего отряда.
berserk-reason-not-in-play = Этой карты нет в игре.
berserk-reason-not-seen = Среди вскрытых карт в игре такой нет.
berserk-reason-not-among = Этой карты нет среди тех, что сейчас можно выбрать.
berserk-reason-closed = Карта закрыта: она не движется, не действует и не защищает.
berserk-reason-promised = То, чем пришлось бы платить, уже обещано другой заявке.
berserk-reason-no-tokens = На карте не хватает фишек.
berserk-reason-used-already = В этом ходу это уже применяли.
berserk-reason-netted = Карта в Сети: не движется и не действует.
berserk-reason-no-strike = У этой карты нет простого удара.
berserk-reason-struck-already = Простой удар на этот ход она уже нанесла.
berserk-reason-no-feature = Такой особенности у карты нет.
berserk-reason-aims-at-nothing = То, что она умеет, ни на какую карту не направляют.
berserk-reason-not-sudden = Это медленное: ни в ответ, ни в чужой ход его не заявить.

# Почему нельзя: движение
berserk-reason-no-movement = Запас движения исчерпан.
berserk-reason-not-mobile = Эта карта не движется: двигаются только наземные существа.
berserk-reason-not-beside = Двигаются на соседнюю клетку своего ряда или столбца.
berserk-reason-occupied = Эта клетка занята.
berserk-reason-moved-already = Это применяют вместо движения, а карта уже двигалась.
berserk-reason-too-far = Так далеко не прыгнуть.

# Почему нельзя: цели
berserk-reason-not-an-enemy = Атаковать можно только карты противника.
berserk-reason-not-adjacent = Цель не рядом: рядом – клетки вокруг, до восьми, считая и те, что касаются углом.
berserk-reason-too-near = Выстрел, метание и разряд по карте рядом невозможны.
berserk-reason-out-of-range = До цели не достать: не хватает дальности.
berserk-reason-no-lunge = Удар через ряд идёт по ряду или столбцу ровно через одну клетку.
berserk-reason-lunge-blocked = Через карту противника этим ударом не достать.
berserk-reason-is-terrain = Местность атаковать нельзя.
berserk-reason-is-flying = Простым ударом с земли летающее не достать.
berserk-reason-not-flyers-alone = Пока у противника есть и другие существа, к удару по летающим не готовятся.
berserk-reason-not-a-target = Эта карта не подходит под текст.
berserk-reason-no-target = Подходящей цели нет.
berserk-reason-already-closed = Она и так закрыта.
berserk-reason-must-choose-another = Она обязана атаковать другую карту.
berserk-reason-only-in-front = Она бьёт только карту напротив.
berserk-reason-bound-to-parasite = Ей можно только атаковать своего паразита.

# Почему нельзя: защитники
berserk-reason-is-target = Она и есть цель.
berserk-reason-cannot-defend = Эта карта не может защищать.
berserk-reason-nobody-can-defend = Эту карту нельзя защищать.

# Почему нельзя: скрытые карты
berserk-reason-not-hidden = Она уже вскрыта.
berserk-reason-may-not-reveal = По уговору вскрыть свою скрытую карту позволяет только Скрытность.

# Почему нельзя: фишки
berserk-reason-cannot-gather = Копить фишки может только карта, которая ими платит.
berserk-reason-full-of-tokens = Больше фишек на карте не помещается.

# Почему нельзя: конец фазы

# Почему нельзя: набор
berserk-reason-not-dealt = Этой карты в вашей раздаче нет.
berserk-reason-not-recruited = В отряде этой карты нет.
berserk-reason-no-gold-for-element = Золото за новую стихию надо отдать сначала, и на карту его не хватит.
berserk-reason-no-gold = Элитные карты оплачивают золотом, а его не хватает: карта стоит { $cost }, а осталось { $left }.
berserk-reason-no-crystals = Не хватает кристаллов: карта стоит { $cost }, а осталось { $left }.
berserk-reason-squad-full = Больше карт в отряде не помещается.
berserk-reason-too-many-flyers = На летающих столько кристаллов тратить нельзя.
berserk-reason-one-terrain = В отряде не больше одной местности.
berserk-reason-unique-in-squad = Карта уникальная, и одна в отряде уже есть.

# Почему нельзя: расстановка
berserk-reason-later-zone = Сначала заполняют клетки предыдущих зон.
berserk-reason-other-half = Свои карты расставляют на своей половине.

# Почему нельзя: вскрытие
berserk-reason-not-third-row = Скрытыми могут остаться только карты вашего третьего ряда.
berserk-reason-symbiotes-show = Симбиоты скрытыми не остаются.
berserk-reason-not-a-host = Хозяином она быть не может.
berserk-reason-not-a-symbiote = На хозяина сажают только симбиотов и снаряжение.
berserk-reason-has-symbiote = На ней уже есть симбиот: больше одного нельзя.
berserk-reason-not-enemy-first-row = Паразит садится на существо из первого ряда противника.

# Почему нельзя: ещё
berserk-reason-defender-not-adjacent = Защитник стоит рядом с целью, а если бьёт не летающее – то и рядом с бьющим.
berserk-reason-flyers-defend-flyers = Летающее защищают только летающие, а карту на поле летающее защищает только от летающего.
berserk-reason-defended-already = Защитник уже назван: на один удар – один.
berserk-reason-defender-closed = Закрытая карта не защищает.
berserk-reason-defender-no-creature = Защищают только существа.
berserk-reason-not-attacked-side = Защищают только от удара по своей карте и только своим существом.
berserk-reason-no-condition = Её условие сейчас не выполнено.
berserk-reason-no-formation = Нужен строй: рядом в ряду или столбце другое существо со Строем.
berserk-reason-not-now = Сейчас для этого не время.
berserk-reason-obliged = Сначала долг: ваше существо обязано ударить закрытое существо противника.
berserk-reason-only-ground = Готовиться к удару по летающему могут только наземные существа.
berserk-reason-target-not-in-play = Этой цели нет в игре.
berserk-reason-cannot-give-wounds = Бестелесное существо своих ран не отдаст.
berserk-reason-no-die = Сейчас нет кубика, который можно изменить.
berserk-reason-no-attack-to-turn = Сейчас нет атаки, которую можно перенаправить.
berserk-reason-no-free-cell = Свободной клетки для этого нет.
berserk-reason-no-strike-at-yours = Сейчас никто не наносит ближний удар вашему существу.
berserk-reason-no-strike-of-yours = Сейчас ваши существа не наносят простого удара.
berserk-reason-no-wounds-to-spread = Сейчас ни один удар не ранит ваше существо.
berserk-reason-not-to-be-finished = Симбиотов и бестелесных не добивают.
berserk-reason-too-much-life = Для добивания у неё слишком много жизней.
berserk-reason-cell-taken = На этой клетке карта уже лежит.
berserk-reason-no-creature-in-squad = В отряде нет существ: он проиграет ещё до первого хода.
berserk-reason-chosen-already = Это уже решено.
berserk-reason-no-order = Кто ходит первым, уже решено.
berserk-reason-no-redeal = Сейчас не пересдают.
berserk-reason-no-reroll = Нет кубика, который вам можно перебросить.
berserk-reason-no-strike-to-defend = Сейчас нет удара, от которого можно защитить.
berserk-reason-not-hosting = Хозяев называют перед боем.
berserk-reason-not-placing = Расставляют карты перед боем.
berserk-reason-not-recruiting = Отряд набирают перед боем.
berserk-reason-not-revealing = Что останется скрытым, решают перед боем.
berserk-reason-nothing-to-pass = Пасовать сейчас не на что.
berserk-reason-protected = Цель под защитой: оплатите зря.

# Что делает вариант
berserk-option-recruit = Взять в отряд: «{ $card }»
berserk-option-put-back = Вернуть в раздачу: «{ $card }»
berserk-option-confirm = Подтвердить отряд
berserk-option-redeal = Пересдать (1 золотой)
berserk-option-keep = Оставить раздачу
berserk-option-go-first = Ходить первым
berserk-option-go-second = Ходить вторым
berserk-option-place = Поставить «{ $card }» на { $cell }
berserk-option-hide = Оставить скрытой: «{ $card }»
berserk-option-done = Готово
berserk-option-host-on = «{ $card }» на «{ $other }»
berserk-option-move = «{ $card }» на { $cell }
berserk-option-strike-on = Удар: «{ $card }» → «{ $other }»
berserk-option-defend = Защитить: «{ $card }»
berserk-option-use-special-on = Особый удар: «{ $card }» → «{ $other }»
berserk-option-use-magic-on = Магический удар: «{ $card }» → «{ $other }»
berserk-option-use-lunge-on = Удар через ряд: «{ $card }» → «{ $other }»
berserk-option-use-shot-on = Выстрел: «{ $card }» → «{ $other }»
berserk-option-use-throw-on = Метание: «{ $card }» → «{ $other }»
berserk-option-use-discharge-on = Разряд: «{ $card }» → «{ $other }»
berserk-option-use-said = «{ $card }»: { $words }
berserk-option-use-said-on = «{ $card }» → «{ $other }»: { $words }
berserk-option-leap = «{ $card }» на { $cell } вместо движения
berserk-option-gather = Накопить фишку: «{ $card }»
berserk-option-aim = Готовиться к удару по летающему: «{ $card }»
berserk-option-turn-up = Вскрыть: «{ $card }»
berserk-option-reroll = Перебросить: «{ $card }»
berserk-option-plus = +1 к кубику: «{ $card }»
berserk-option-minus = −1 к кубику: «{ $card }»
berserk-option-choose = Выбрать: «{ $card }»
berserk-option-to = На { $cell }
berserk-option-number = { $n }
berserk-option-number-tokens = Потратить { $n ->
    [one] { $n } фишку
    [few] { $n } фишки
   *[many] { $n } фишек
}
berserk-option-number-wounds = Перенести { $n ->
    [one] { $n } рану
    [few] { $n } раны
   *[many] { $n } ран
}
berserk-option-bless-0 = +1 к своему кубику
berserk-option-bless-1 = −1 к кубику противника
berserk-option-full = Оставить как есть
berserk-option-weaken = Ослабить оба удара
berserk-option-first = Сначала «{ $card }»
berserk-option-accept = Да
berserk-option-accept-by = Применить: «{ $card }»
berserk-option-accept-closed-or-wounded = Закрыть
berserk-option-accept-attacks-or-suffers = Атаковать
berserk-option-decline = Нет
berserk-option-decline-by = Не применять: «{ $card }»
berserk-option-decline-closed-or-wounded = Принять раны
berserk-option-decline-attacks-or-suffers = Принять раны
berserk-option-decline-rushed = Остаться на месте
berserk-option-pass = Пас
berserk-option-pass-main = Закончить ход

# О чём спрашивают; «-other» – что читают остальные после «Ждём: …»
berserk-prompt-main-chosen = Двигайтесь, бейте, применяйте особенности; пас закончит ход.
berserk-prompt-main-chosen-other = Главная фаза.
berserk-prompt-other-chosen = Ход заканчивается. Ответите внезапным?
berserk-prompt-other-chosen-other = Ответ перед концом хода.
berserk-prompt-respond-defend = Простой удар. Назовёте защитника?
berserk-prompt-respond-defend-other = Защитник.
berserk-prompt-respond-targets = Ответите, пока цель не определена?
berserk-prompt-respond-targets-other = Ответ, пока цель не определена.
berserk-prompt-respond-roll = Кубики упали. Перебросить или изменить?
berserk-prompt-respond-roll-other = Ответ на бросок.
berserk-prompt-respond-value = Сила ударов известна. Ответите?
berserk-prompt-respond-value-other = Ответ на силу ударов.
berserk-prompt-respond-protect = Ответите до защит?
berserk-prompt-respond-protect-other = Ответ до защит.
berserk-prompt-respond-wounds = Ответите, пока раны не нанесены?
berserk-prompt-respond-wounds-other = Ответ до нанесения ран.
berserk-prompt-respond-start = Начало хода. Сыграете внезапное?
berserk-prompt-respond-start-other = Начало хода.
berserk-prompt-respond-final = Конец хода. Сыграете внезапное?
berserk-prompt-respond-final-other = Конец хода.
berserk-prompt-respond-priority = Приоритет у вас. Сыграете внезапное?
berserk-prompt-respond-priority-other = Ответ.
berserk-prompt-weaken-or-not = Обмен, и у вас больше. Ослабить оба удара?
berserk-prompt-weaken-or-not-other = Ослаблять ли удары.
berserk-prompt-die-picked = Какой из двух бросков засчитать?
berserk-prompt-die-picked-other = Какой из двух бросков засчитать.
berserk-prompt-die-blessed = Благословение: +1 к своему кубику или −1 к чужому?
berserk-prompt-die-blessed-other = Как сработает благословение.
berserk-prompt-die-changed = «{ $card }»: какой кубик и как изменить?
berserk-prompt-die-changed-other = Что «{ $card }» сделает с кубиком.
berserk-prompt-declare-use = «{ $card }»: сколько фишек потратить?
berserk-prompt-declare-use-other = Сколько фишек тратит «{ $card }».
berserk-prompt-chosen = «{ $card }»: выберите карту.
berserk-prompt-chosen-other = Что выберет «{ $card }».
berserk-prompt-chosen-for = «{ $card }»: выберите карту. { $words }.
berserk-prompt-chosen-for-other = Что выберет «{ $card }».
berserk-prompt-attacked = «{ $card }»: кого атаковать?
berserk-prompt-attacked-other = Кого атакует «{ $card }».
berserk-prompt-attacks-or-suffers = «{ $card }» обязана атаковать или получит раны. Что выберете?
berserk-prompt-attacks-or-suffers-other = Атакует «{ $card }» или получит раны.
berserk-prompt-forced-to-attack = Выберите атаку, которую придётся провести.
berserk-prompt-forced-to-attack-other = Какую атаку придётся провести.
berserk-prompt-token-added = «{ $card }»: какому существу на кладбище жетон?
berserk-prompt-token-added-other = Кому достанется жетон инкарнации от карты «{ $card }».
berserk-prompt-redistributed = «{ $card }»: сколько ран перенести?
berserk-prompt-redistributed-other = Сколько ран возьмёт «{ $card }».
berserk-prompt-spread-to = «{ $card }»: кому эта рана?
berserk-prompt-spread-to-other = Кому «{ $card }» раздаст раны.
berserk-prompt-landed = «{ $card }» опускается: на какую клетку?
berserk-prompt-landed-other = «{ $card }» опускается на поле.
berserk-prompt-more-attacked = «{ $card }»: кого атаковать дальше?
berserk-prompt-more-attacked-other = Кого дальше атакует «{ $card }».
berserk-prompt-put-there = «{ $card }»: на какую клетку?
berserk-prompt-put-there-other = На какую клетку «{ $card }» кладёт маркер.
berserk-prompt-moved-self = «{ $card }»: на какую клетку?
berserk-prompt-moved-self-other = Куда перемещается «{ $card }».
berserk-prompt-teleported-self = «{ $card }»: на какую клетку?
berserk-prompt-teleported-self-other = Куда переносится «{ $card }».
berserk-prompt-rushed = Рывок: «{ $card }» может перейти на свободную клетку рядом.
berserk-prompt-rushed-other = Рывок карты «{ $card }».
berserk-prompt-closed-or-wounded = «{ $card }» заставляет выбрать: закрыть карту или принять раны.
berserk-prompt-closed-or-wounded-other = Закрыть карту или принять раны из-за карты «{ $card }».
berserk-prompt-may-go-off = Применить? «{ $card }»: { $words }.
berserk-prompt-may-go-off-other = Применять ли карту «{ $card }».
berserk-prompt-come = Инкарнация: на какую клетку вернётся «{ $card }»?
berserk-prompt-come-other = Куда вернётся «{ $card }».
berserk-prompt-first = Несколько событий сразу: что сначала?
berserk-prompt-first-other = Порядок событий.
berserk-prompt-order-chosen = У вас выпало больше. Ходить первым или вторым?
berserk-prompt-order-chosen-other = Кто ходит первым.
berserk-prompt-redeal-or-keep = Оставить раздачу или взять пересдачу за золото?
berserk-prompt-redeal-or-keep-other = Оставить раздачу или пересдать.
berserk-prompt-recruit-chosen = Наберите отряд и подтвердите.
berserk-prompt-recruit-chosen-other = Набор отряда.
berserk-prompt-place = Расставьте отряд рубашкой вверх.
berserk-prompt-place-other = Расстановка.
berserk-prompt-hidden-chosen = Какие карты третьего ряда останутся скрытыми?
berserk-prompt-hidden-chosen-other = Что останется скрытым.
berserk-prompt-host-chosen = Выберите хозяина.
berserk-prompt-host-chosen-other = Хозяин для симбиота.

# Что происходит
berserk-scope-simple-on = Простой удар: «{ $card }» → «{ $other }»
berserk-scope-special-on = Особый удар: «{ $card }» → «{ $other }»
berserk-scope-magic-on = Магический удар: «{ $card }» → «{ $other }»
berserk-scope-lunge-on = Удар через ряд: «{ $card }» → «{ $other }»
berserk-scope-shot-on = Выстрел: «{ $card }» → «{ $other }»
berserk-scope-throw-on = Метание: «{ $card }» → «{ $other }»
berserk-scope-discharge-on = Разряд: «{ $card }» → «{ $other }»
berserk-scope-spell = Заклинание: «{ $card }»
berserk-scope-spell-on = Заклинание: «{ $card }» → «{ $other }»
berserk-scope-influence = Воздействие: «{ $card }»
berserk-scope-influence-on = Воздействие: «{ $card }» → «{ $other }»
berserk-scope-trigger = Особенность карты «{ $card }»
berserk-scope-death = «{ $card }» должна погибнуть
berserk-scope-wounds-of = «{ $other }» → «{ $card }»

# Характеристики и слагаемые: «жизни 7 = 9 на карте, −2 раны»
berserk-value-life = жизни
berserk-value-weak = слабый удар
berserk-value-medium = средний удар
berserk-value-strong = сильный удар
berserk-value-move = движение
berserk-value-tokens = фишки
berserk-value-ova = опыт в атаке
berserk-value-ovz = опыт в защите
berserk-value-ovs = опыт в стрельбе
berserk-value-ovt = опыт в метании
berserk-value-ovd = опыт в разрядах
berserk-value-clumsy = неповоротливость
berserk-value-armour = броня
berserk-value-regeneration = регенерация
berserk-term-printed = { $n } на карте
berserk-term-own = { $n } свой
berserk-term-text = { $n } по тексту
berserk-term-card = { $n } «{ $card }»
berserk-term-gained = { $n } даёт «{ $card }»
berserk-term-additional = { $n } доп. жизни
berserk-term-wounds = { $n } раны
berserk-term-spent = { $n } истрачено
berserk-term-tokens = { $n } фишки
berserk-term-played = { $n } сыграно
berserk-term-clumsy = { $n } Неповоротливость
berserk-term-blessing = { $n } Благословение
berserk-term-curse = { $n } Проклятие
berserk-term-reduced = { $n } сведено
berserk-term-floor = меньше не бывает
