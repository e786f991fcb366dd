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
night_watch-log-came = Зов ведёт Донора: { $card }, { $from } → { $to }.
night_watch-log-held = { $other } удерживает Зовом Донора: { $card }.
night_watch-log-call-lost = { $card } остаётся на месте: Зов пропал ({ $other }).
night_watch-log-lured = Зов ({ $other }) ведёт Донора дальше: { $card }, { $from } → { $to }.

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
night_watch-log-fed = { $card } насыщается: вылечено ран { $before }, взято Заклинаний { $after }.
night_watch-log-wounded = { $card }: ран { $before } → { $after }.
night_watch-log-died = { $card } гибнет.
night_watch-log-drained = { $card } – Донор выпит.
night_watch-log-made-amulet = { $other } кладёт Амулетом карту { $card }.
night_watch-log-made-amulet-hidden = { $other } кладёт Амулет.
night_watch-log-drank-own-blood = { $card } берёт Заклинания за раны: { $after }.

# Конец партии
night_watch-end-burst = Воронка прорвалась, приз у Дневного Дозора. Победа – { $seat }.
night_watch-end-dispelled = Воронка рассеяна, приз у Ночного Дозора. Победа – { $seat }.
night_watch-end-wiped_out = Один из Дозоров остался без Дозорных. Победа – { $seat }.
night_watch-end-turn_limit = Последний ход позади. Победа – { $seat }.

# О чём спрашивают; «-other» – что читают остальные после «Ждём: …»
night_watch-prompt-in-window = Начальное окно: играйте Случайности или пасуйте.
night_watch-prompt-in-window-other = Начальное окно.
night_watch-prompt-came = { $card } – ввести в игру?
night_watch-prompt-came-other = Вводить ли Дозорного: { $card }.
night_watch-prompt-acted = { $card } ({ $place }): Предметы, Случайности, потом шаг.
night_watch-prompt-acted-other = Очередь Дозорного: { $card }.
night_watch-prompt-declared = { $card }: кого звать?
night_watch-prompt-declared-other = Зов: { $card }.
night_watch-prompt-set-level = { $card } ({ $place }): на какой уровень Сумрака? Сейчас { $n }.
night_watch-prompt-set-level-other = Уровень Сумрака: { $card }.
night_watch-prompt-paid = { $card } платит за Сумрак: осталось { $left } из { $price }.
night_watch-prompt-paid-other = Плата за Сумрак: { $card }.
night_watch-prompt-played = { $room ->
    [any] { $card }: играйте Заклинаний сколько угодно.
    [some] { $card }: можно сыграть { $n ->
        [1] одно Заклинание
        [one] ещё { $n } Заклинание
        [few] до { $n } Заклинаний
       *[many] до { $n } Заклинаний
    }.
   *[none] { $card }: заканчивайте очередь.
}
night_watch-prompt-played-other = Заклинания: { $card }.
night_watch-prompt-sworded = { $card }: добавить карте { $other } +1 за Меч?
night_watch-prompt-sworded-other = Пойдёт ли в дело Меч.
night_watch-prompt-defended = { $card }: добавить к Защите Манёвры?
night_watch-prompt-defended-other = Манёвры в обороне: { $card }.
night_watch-prompt-divided = Вампиров двое, ран в зачёт { $n }. Сколько из них – { $card }?
night_watch-prompt-divided-other = Как вампиры делят раны.
night_watch-prompt-fed = { $card } насыщается, ран в зачёт { $n }. Сколько своих вылечить? За остальное берут Заклинания.
night_watch-prompt-fed-other = Насыщение: { $card }.
night_watch-prompt-amulet-made = { $card }: положить Заклинание Амулетом?
night_watch-prompt-amulet-made-other = Амулет: { $card }.
night_watch-prompt-drank = { $card } без Заклинаний: взять за раны?
night_watch-prompt-drank-other = Брать ли Заклинания за раны: { $card }.
night_watch-prompt-discard = { $card } держит лишнее, сбросьте { $n ->
    [one] { $n } Заклинание
    [few] { $n } Заклинания
   *[many] { $n } Заклинаний
}.
night_watch-prompt-discard-other = Что сбросить: { $card }.
night_watch-prompt-looked = «{ $card }»: посмотреть верхнюю карту своей колоды?
night_watch-prompt-looked-other = Воспользоваться ли Предметом «{ $card }».
night_watch-prompt-decided = «{ $card }»: сверху «{ $other }». Положить под низ колоды?
night_watch-prompt-decided-other = Куда положить верхнюю карту.
night_watch-prompt-seen = «{ $card }»: чьи Заклинания посмотреть?
night_watch-prompt-seen-other = Чьи Заклинания покажет «{ $card }».

# Что делает вариант
night_watch-option-pass-in-window = Больше ничего
night_watch-option-pass-came = Придержать карту
night_watch-option-pass-declared = Не звать
night_watch-option-pass-amulet-made = Без нового Амулета
night_watch-option-pass-drank = Не брать
night_watch-option-pass-seen = Не смотреть
night_watch-option-introduce = { $side ->
    [night] Ввести: { $card }. «Договор» – на { $n } у Ночного
    [day] Ввести: { $card }. «Договор» – на { $n } у Дневного
   *[none] Ввести: { $card }. «Договор» – на 0
}
night_watch-option-lay = Положить «{ $card }»: { $other }
night_watch-option-take = Взять «{ $card }»
night_watch-option-give = Передать «{ $card }»: { $other }
night_watch-option-play = Сыграть «{ $card }»
night_watch-option-play-on = Сыграть «{ $card }»: { $other }
night_watch-option-put = Сыграть «{ $card }»: { $place }
night_watch-option-move = { $card } → { $place }
night_watch-option-move-with = { $card } → { $place }, с собой: { $other }
night_watch-option-withdraw = Вывести из игры: { $card }
night_watch-option-stay = { $card } остаётся
night_watch-option-call = { $card } зовёт: { $other }
night_watch-option-call-keep = { $card } удерживает: { $other }
night_watch-option-level = { $move ->
    [stays] { $n ->
        [0] Остаться снаружи: одно Заклинание
       *[other] Остаться на уровне { $n }: Заклинаний { $cards }, цена { $price }
    }
    [in] В Сумрак, уровень { $n }: Заклинаний { $cards }, цена { $price }
    [deeper] Глубже, на уровень { $n }: Заклинаний { $cards }, цена { $price }
    [up] Выше, на уровень { $n }: Заклинаний { $cards }, цена { $price }
   *[out] Выйти из Сумрака: одно Заклинание, цена { $price }
}
night_watch-option-weaken = { $card }: уплатить { $n }, останется { $rest }
night_watch-option-burn = Сжечь { $card }: в уплату { $n }
night_watch-option-amulet-pays = Амулет { $card }: уплатить { $n }, останется { $rest }
night_watch-option-burn-amulet = Сжечь Амулет { $card }: в уплату { $n }
night_watch-option-wound = { $n ->
    [1] Взять рану
    [one] Взять { $n } рану
    [few] Взять { $n } раны
   *[many] Взять { $n } ран
}
night_watch-option-play-spell = { $on ->
    [self] { $card } на себя: Сила { $n }
    [vortex] { $card } в Воронку: Сила { $n }
   *[other] { $card } → { $other }: Сила { $n }
}
night_watch-option-play-amulet = { $on ->
    [self] Амулет { $card } на себя: Сила { $n }
    [vortex] Амулет { $card } в Воронку: Сила { $n }
   *[other] Амулет { $card } → { $other }: Сила { $n }
}
night_watch-option-maneuver-on = Манёвр { $card } → { $other }
night_watch-option-maneuver-defended = Защититься: { $card }
night_watch-option-end-played = Больше ничего
night_watch-option-end-defended = Больше ничего
night_watch-option-accept-sworded = { $card }: +1
night_watch-option-decline-sworded = { $card } без Меча
night_watch-option-credit = { $card }: { $n }
night_watch-option-heal = { $n ->
    [0] Взять Заклинаний: { $rest }
   *[other] Вылечить { $n }, взять { $rest }
}
night_watch-option-choose = Сбросить: { $card }
night_watch-option-amulet-amulet-made = Амулетом: { $card }
night_watch-option-draw = { $n ->
    [1] Взять Заклинание за рану
    [one] Взять { $n } Заклинание за столько же ран
    [few] Взять { $n } Заклинания за столько же ран
   *[many] Взять { $n } Заклинаний за столько же ран
}
night_watch-option-look = { $card }
night_watch-option-accept-looked = Посмотреть
night_watch-option-decline-looked = Не смотреть
night_watch-option-accept-decided = Положить под низ
night_watch-option-decline-decided = Оставить сверху

# Почему нельзя
night_watch-reason-too-far = Слишком далеко: один шаг, в соседнюю Локацию.
night_watch-reason-no-actions-in-the-metro = В Метро невозможны никакие действия.
night_watch-reason-not-in-the-metro = В Метро эту карту не кладут.
night_watch-reason-not-in-hand = Вводить можно только тех, чьи карты у вас на руке.
night_watch-reason-only-watchers-come = Вводят только Дозорных.
night_watch-reason-no-watcher-in-play = Такого Дозорного в игре нет.
night_watch-reason-other-watch = Чужие Дозорные вам не служат.
night_watch-reason-just-entered = Кто вошёл в этом ходу, до следующего никуда не идёт.
night_watch-reason-past-the-track = Фишка «Договор» ушла бы за десятую ячейку противника.
night_watch-reason-too-dear = Стоимость больше 10 – столько ячеек на треке нет.
night_watch-reason-stays-in-play = Из игры не вывести никого, кроме Гесера.
night_watch-reason-not-for-them = Этому Дозорному Предмет не служит.
night_watch-reason-item-not-in-hand = Предметы кладут с руки, а этого там нет.
night_watch-reason-not-an-item = Это не Предмет.
night_watch-reason-no-watcher-to-have-it = Предмет бывает только у Дозорного в игре.
night_watch-reason-not-on-the-giver = У отдающего этого Предмета нет.
night_watch-reason-not-together = Они в разных Локациях, а передают Предмет в одной.
night_watch-reason-to-itself = Предмет и так у него.
night_watch-reason-items-are-attacked = Ни Защиту, ни Исцеление на Предмет не сыграть.
night_watch-reason-not-a-colleague = Предметов чужого Дозора не берёт никто.
night_watch-reason-not-loose-here = В Локации этого Дозорного такого брошенного Предмета нет.
night_watch-reason-not-its-spell = Каждый Дозорный играет Заклинания своей руки.
night_watch-reason-not-a-spell = Это не Заклинание.
night_watch-reason-no-spell-target = Заклинание на это не играют.
night_watch-reason-not-weakened = Направляют только карту, которую ослабили при оплате.
night_watch-reason-not-a-maneuver = Это не Манёвр: Манёвры лежат под оборотнем.
night_watch-reason-names-nobody = Эту Случайность ни на кого не играют.
night_watch-reason-names-a-watcher = Эту Случайность играют на Дозорного в игре.
night_watch-reason-not-played-so = Её так не играют: Дозорных вводят, Предметы вручают, Доноров выкладывают в Локацию.
night_watch-reason-donor-moved = Этого Донора в эту фазу уже двигали.
night_watch-reason-no-donor-here = Там, где начинает Дозорный, такого Донора нет.
night_watch-reason-only-light-escorts = Доноров сопровождают только Светлые.
night_watch-reason-not-yours = Это не ваш Дозорный.
night_watch-reason-donor-kept = Этого Донора удерживает Зов.
night_watch-reason-cannot-pay = Этот уровень не оплатить, не дойдя до четырёх ран.
night_watch-reason-too-deep = Глубже третьего уровня не бывает.
night_watch-reason-no-more-cards = Этот Дозорный использовал все Заклинания, которые даёт уровень.
night_watch-reason-donors-are-not-healed = Донора можно защитить, но не исцелить.
night_watch-reason-not-here = Этого нет в Локации Дозорного.
night_watch-reason-only-dark = В Воронку атакуют только Тёмные.
night_watch-reason-only-light-mages = Это могут только Светлые маги.
night_watch-reason-other-side = Защищают и исцеляют только своих.
night_watch-reason-own-side = Своих не атакуют.
night_watch-reason-too-much = Это больше цены: лишнее берут, только если карту жгут целиком.
night_watch-reason-would-die = Это четвёртая рана, а заплатить можно иначе.
night_watch-reason-out-of-reach = Атака достаёт только Дозорного на том же уровне или выше.
night_watch-reason-goes-by-itself = Этот Донор идёт через Метро сам.
night_watch-reason-one-card = Вне Сумрака Дозорный играет за бой одно Заклинание, вампир – всегда одно.
night_watch-reason-truce = Здесь Менты: в этот ход не атакуют ни Дозорных, ни Предметы.
night_watch-reason-egor-guarded = С Егором Мама: в этот ход его нельзя ни двигать, ни атаковать.
night_watch-reason-jammed = Пробка: в этот ход этот Дозорный не движется.
night_watch-reason-licence-check = Проверка лицензий: в этот ход Доноров не атакуют.
night_watch-reason-blackout = Отключение света: в этот ход уровень никто не меняет.
night_watch-reason-no-gloom = В Сумрак уходят только маги и ведьмы.
night_watch-reason-set-already = Уровень назначают один раз за ход: войти и выйти в один ход нельзя.
night_watch-reason-leads-nowhere = Так всю цену не заплатить.
night_watch-reason-no-room = Больше карт использовать нельзя, а те, что платят, тоже в счёт.
night_watch-reason-whole-is-burnt = Карту, которая отдаёт всю Силу, сжигают.
night_watch-reason-not-its-card = Каждый Дозорный платит своими Заклинаниями.
night_watch-reason-pays-in-its-slot = За Сумрак платят в бою, в очередь этого Дозорного и первым делом.
night_watch-reason-only-on-itself = Защиту и Исцеление оборотень играет только на себя.
night_watch-reason-no-spell-now = Это теперь Манёвр, а не Заклинание.
night_watch-reason-one-opponent = Все Манёвры в атаке идут на одного противника.
night_watch-reason-no-attack-there = Манёвров в атаке не бывает без собственной Атаки по тому же Дозорному.
night_watch-reason-no-protection = Манёвров в обороне не бывает без Защиты.
night_watch-reason-only-on-itself-or-attack = Защиту и Исцеление вампир играет на себя или как Атаку-1.
night_watch-reason-has-cards = Брать за раны может только вампир без карт.
night_watch-reason-only-vampires-drink = Берут за раны только вампиры.
night_watch-reason-suicide = Убить себя так вампир не может, и берёт он не больше трёх.
night_watch-reason-only-vampires = Доноров атакуют только вампиры.
night_watch-reason-only-vampires-call = Зовут только вампиры.
night_watch-reason-has-called = Этот вампир звал, поэтому не движется.
night_watch-reason-one-call = Один вампир зовёт одного Донора.
night_watch-reason-called-already = Этого Донора уже двигают, дважды за фазу нельзя.
night_watch-reason-vampire-in-the-metro = Вампир в Метро не зовёт.
night_watch-reason-not-a-donor = Звать можно только Доноров, которые в игре.
night_watch-reason-not-her-spell = Амулет – одно из её собственных Заклинаний.
night_watch-reason-only-witches = Амулеты бывают только у ведьм.
night_watch-reason-no-amulet = Это не её Амулет.
night_watch-reason-egor-is-out = Егора в игре нет.
night_watch-reason-had-its-slot = Очередь этого Дозорного в этом ходу уже была.
night_watch-reason-needs-an-opponent = Назовите Дозорного противника.
night_watch-reason-needs-your-own = Назовите своего Дозорного.
night_watch-reason-nobody-in-the-flat = В Квартире Светланы нет того, кто для этого нужен.
night_watch-reason-not-with-egor = Её кладут туда, где Егор.
night_watch-reason-wrong-kind = Дозорных этого вида карта не называет.

# Характеристики и слагаемые: «Сила 2 = 3 на карте, −1 уплачено за Сумрак»
night_watch-value-power = Сила
night_watch-term-printed = { $n } на карте
night_watch-term-paid = { $n } уплачено за Сумрак
night_watch-term-amulet = { $n } Амулет
night_watch-term-self = { $n } на себя
night_watch-term-floor = меньше 0 не бывает
night_watch-term-bite = { $n } как Атака вампира
night_watch-term-item = { $n } «{ $card }»
night_watch-term-ambush = { $n } Засада
night_watch-term-maneuver = { $n } Манёвр
night_watch-value-strength = Сила
night_watch-value-experience = Опыт
night_watch-value-initiative = Инициатива
night_watch-value-cost = Стоимость
night_watch-value-wounds = Раны
night_watch-value-steps = Шаги
night_watch-value-price = Цена Сумрака
night_watch-value-cards = Заклинаний за бой
night_watch-value-vortex = Воронка
night_watch-term-wounds = { $n } на нём
night_watch-term-step = { $n } за ход
night_watch-term-level = { $n } за уровень
night_watch-term-one-card = { $n } вне Сумрака
night_watch-term-headquarters = { $n } в своём штабе
night_watch-term-vortex = { $n } на треке

# Отказы: чья очередь и когда
night_watch-reason-game-over = Игра окончена.
night_watch-reason-opponent-decides = Сейчас решает противник.
night_watch-reason-answer-first = Сначала решите то, о чём вас спрашивают.
night_watch-reason-not-its-slot = Дозорный движется в свою очередь.
night_watch-reason-slot-over = Очередь этого Дозорного прошла: ввести его можно в следующем ходу.
night_watch-reason-comes-in-its-slot = Дозорного вводят, когда наступает его очередь.
night_watch-reason-laid-in-its-slot = Предмет кладут на Дозорного в его очередь двигаться.
night_watch-reason-given-in-givers-slot = Предмет передают в очередь того, кто его отдаёт.
night_watch-reason-taken-in-its-slot = Предмет забирают в свою очередь двигаться.
night_watch-reason-leaves-in-its-slot = Гесера выводят из игры в его очередь двигаться.
night_watch-reason-accident-not-in-hand = Этой карты у вас на руке нет.
night_watch-reason-not-your-turn = Случайности играют в своё окно в начале движения или в очередь своего Дозорного.
night_watch-reason-only-in-the-window = Доноров играют только в окно в начале движения.
night_watch-reason-only-day-calls = Зовут только вампиры Дневного Дозора.
night_watch-reason-calls-before-moves = Зов объявляют до того, как кто-нибудь из Дозорных сдвинулся.
night_watch-reason-in-the-gloom-step = Уровень назначают в начале боя, когда входят в Сумрак.
night_watch-reason-in-battle = Заклинания играют в бою, в очередь того Дозорного, у которого они на руке.
night_watch-reason-in-its-slot-or-defence = Манёвры тратят в очередь оборотня или в обороне, после последней очереди.
night_watch-reason-when-receiving = Амулет кладут, когда ведьма получает Заклинания.
night_watch-reason-blood-when-receiving = Карты за раны берут, когда получают Заклинания.
night_watch-reason-not-among = Этой карты среди тех, из которых выбирают, нет.
night_watch-reason-must-pay = Сначала нужно заплатить за Сумрак.
night_watch-reason-must-aim = Сначала нужно сыграть ослабленную карту.
night_watch-reason-not-now = Сейчас решается не это.

# Что происходит
night_watch-title-slot = Действует { $card }
night_watch-title-price = { $card } платит за Сумрак: { $n }
night_watch-title-battle = Бой: { $place }
night_watch-sum-wounds = { $card }: новые раны
night_watch-sum-healing = { $card }: Исцеление
night_watch-sum-item = Предмет атакуют: { $card }
night_watch-sum-vortex = Воронка сдвинется на

# Предупреждения
night_watch-reason-powerless = Силы у карты не остаётся: она ничего не сделает.
night_watch-reason-nothing-to-heal = Старых ран на этом Дозорном нет, лечить нечего.
night_watch-reason-deadly-price = Эту цену не заплатить без четвёртой раны.
night_watch-reason-no-effect = Так можно, но это ничего не даст.
