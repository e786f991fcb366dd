# Ночной Дозор: журнал, решения, варианты, причины отказа, характеристики.

# Стороны
night_watch-seat-night = Ночной Дозор
night_watch-seat-day = Дневной Дозор

# Журнал: ход, Воронка, Баланс
night_watch-log-turn-began = Ход { $after }
night_watch-log-vortex-moved = Воронка: { $before } → { $after }.
night_watch-log-vortex-moved-by = «{ $cause }»: Воронка { $before } → { $after }.
night_watch-log-balance-moved = Фишка «Договор» переходит на { $side ->
    [night] { $n } на половине Ночного
    [day] { $n } на половине Дневного
   *[none] 0
}.
night_watch-log-token = Договор нарушен: { $seat } получает жетон победного очка (теперь { $after }).
night_watch-log-award = { $seat } берёт приз: { $after ->
    [one] { $after } очко
    [few] { $after } очка
   *[many] { $after } очков
}.
night_watch-log-points = { $seat }: { $after ->
    [one] { $after } очко
    [few] { $after } очка
   *[many] { $after } очков
}.
night_watch-log-tie = Очков поровну, Воронка на { $after }: побеждает { $seat }.

# Журнал: Линии Вероятности
night_watch-log-drew-lines = { $seat } берёт { $after ->
    [1] карту Линий Вероятности
    [one] { $after } карту Линий Вероятности
    [few] { $after } карты Линий Вероятности
   *[many] { $after } карт Линий Вероятности
}.
night_watch-log-played = { $seat } играет карту «{ $card }».
night_watch-log-named = { $seat } играет карту «{ $card }». Назван Дозорный: { $other }.
night_watch-log-put = { $seat } играет карту «{ $card }»: { $to }.
night_watch-log-donor-left = «{ $card }» – карта уходит: её не звали.
night_watch-log-donor-stays = «{ $card }» – карта остаётся: её звали.
night_watch-log-jammed-by = «{ $cause }»: { $card } в этот ход не движется.
night_watch-log-ambushed-by = «{ $cause }»: { $card } – первая Атака в бою этого хода получит +1.
night_watch-log-checked-by = «{ $cause }»: в этот ход Доноров не атакуют.
night_watch-log-blacked-out-by = «{ $cause }»: в этот ход никто не меняет уровень Сумрака.
night_watch-log-looked-at-lines-by = «{ $cause }»: { $seat } смотрит руку Линий Вероятности противника.
night_watch-log-looked-at-deck-by = «{ $cause }»: верхняя карта колоды – «{ $card }».
night_watch-log-looked-at-deck-hidden-by = «{ $cause }»: { $seat } смотрит верхнюю карту колоды.
night_watch-log-put-under-by = «{ $cause }»: { $seat } кладёт верхнюю карту под низ колоды.
night_watch-log-looked-at-spells-by = «{ $cause }»: { $seat } смотрит Заклинания. Чьи: { $card }.

# Журнал: Дозорные, движение, Зов
night_watch-log-introduced = { $seat } вводит Дозорного: { $card } (Стоимость { $before }).
night_watch-log-withdrew = { $seat } выводит Дозорного из игры: { $card }.
night_watch-log-moved = { $card }: { $from } → { $to }.
night_watch-log-escorted = { $other } ведёт с собой Донора: { $card }.
night_watch-log-called = { $card } зовёт Донора: { $other }.
night_watch-log-came = { $card } идёт на Зов: { $from } → { $to }.
night_watch-log-held = { $other } удерживает Зовом Донора: { $card }.
night_watch-log-call-lost = { $card } остаётся на месте: Зов пропал ({ $other }).
night_watch-log-lured = { $card } идёт дальше на Зов ({ $other }): { $from } → { $to }.

# Журнал: Предметы
night_watch-log-laid-item = { $seat } кладёт Предмет «{ $card }»: { $other }.
night_watch-log-gave-item-by = { $cause } передаёт Предмет «{ $card }»: { $other }.
night_watch-log-took-item = { $other } берёт Предмет «{ $card }».
night_watch-log-item-dropped = «{ $card }» остаётся без хозяина: { $to }.
night_watch-log-item-destroyed = «{ $card }» – Предмет уничтожен.

# Журнал: Заклинания и Сумрак
night_watch-log-drew-spells = { $card } берёт { $after ->
    [1] Заклинание
    [one] { $after } Заклинание
    [few] { $after } Заклинания
   *[many] { $after } Заклинаний
}.
night_watch-log-deck-renewed = Колода Заклинаний кончилась: сброс ({ $after }) замешивают в новую.
night_watch-log-discarded = { $other } сбрасывает карту { $card }.
night_watch-log-set-level = { $move ->
    [in] { $card } уходит в Сумрак, на уровень { $after }
    [deeper] { $card } уходит глубже, на уровень { $after }
    [out] { $card } выходит из Сумрака
    [up] { $card } поднимается на уровень { $after }
   *[stays] { $card } остаётся на уровне { $after }
}.
night_watch-log-price = { $card } платит за Сумрак { $after }.
night_watch-log-weakened = { $other } ослабляет карту { $card } на { $after }.
night_watch-log-burnt = { $other } сжигает карту { $card }: в уплату { $after }.
night_watch-log-paid-wounds = { $card } платит ранами: { $after }.

# Журнал: бой
night_watch-log-played-spell-by = { $on ->
    [self] { $cause } играет карту { $card } на себя (Сила { $after })
    [vortex] { $cause } играет карту { $card } в Воронку (Сила { $after })
   *[other] { $cause } играет карту { $card }, цель – { $other } (Сила { $after })
}.
night_watch-log-used-sword = «{ $other }»: { $card } получает +1.
night_watch-log-made-maneuvers = { $card } откладывает Манёвры: { $after }.
night_watch-log-used-maneuver-by = { $on ->
    [self] { $cause } защищается Манёвром ({ $card })
   *[other] { $cause } пускает Манёвр в атаку, цель – { $other } ({ $card })
}.
night_watch-log-lost-maneuvers = { $card } теряет Манёвры: { $after }.
night_watch-log-reckoned = { $card }: Атаки { $before }, Защита { $after }.
night_watch-log-healed = { $card } лечится: ран { $before } → { $after }.
night_watch-log-credited = { $card } насыщается: ран в зачёт { $after }.
night_watch-log-fed = { $card } насыщается: вылечено ран { $before }, взято Заклинаний { $after }.
night_watch-log-wounded = { $card }: ран { $before } → { $after }.
night_watch-log-died = { $card } гибнет.
night_watch-log-drained = { $card } – Донор выпит.
night_watch-log-made-amulet = { $other } кладёт Амулетом карту { $card }.
night_watch-log-made-amulet-hidden = { $other } кладёт Амулет.
night_watch-log-drank-own-blood = { $card } берёт Заклинания за раны: { $after }.
