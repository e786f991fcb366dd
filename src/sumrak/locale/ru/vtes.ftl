# Вампиры: журнал, решения, варианты, причины, величины.
# The log
vtes-log-began-turn = Ход { $after }: { $seat }
vtes-log-untapped-by = «{ $cause }» антапает «{ $card }».
vtes-log-tapped-by = «{ $cause }» тапает «{ $card }».
vtes-log-gained-pool = { $n ->
    [one] { $seat } получает { $n } пул (теперь { $after }).
   *[other] { $seat } получает { $n } пула (теперь { $after }).
}
vtes-log-gained-pool-by = { $n ->
    [one] «{ $cause }»: { $seat } получает { $n } пул (теперь { $after }).
   *[other] «{ $cause }»: { $seat } получает { $n } пула (теперь { $after }).
}
vtes-log-burned-pool = { $n ->
    [one] { $seat } сжигает { $n } пул (остаётся { $after }).
   *[other] { $seat } сжигает { $n } пула (остаётся { $after }).
}
vtes-log-burned-pool-by = { $n ->
    [one] «{ $cause }»: { $seat } сжигает { $n } пул (остаётся { $after }).
   *[other] «{ $cause }»: { $seat } сжигает { $n } пула (остаётся { $after }).
}
vtes-log-gained-blood = { $n ->
    [one] «{ $card }» получает { $n } кровь (теперь { $after }).
   *[other] «{ $card }» получает { $n } крови (теперь { $after }).
}
vtes-log-gained-blood-life = { $n ->
    [one] «{ $card }» получает { $n } жизнь (теперь { $after }).
   *[other] «{ $card }» получает { $n } жизни (теперь { $after }).
}
vtes-log-gained-blood-by = { $n ->
    [one] «{ $cause }»: «{ $card }» получает { $n } кровь (теперь { $after }).
   *[other] «{ $cause }»: «{ $card }» получает { $n } крови (теперь { $after }).
}
vtes-log-gained-blood-life-by = { $n ->
    [one] «{ $cause }»: «{ $card }» получает { $n } жизнь (теперь { $after }).
   *[other] «{ $cause }»: «{ $card }» получает { $n } жизни (теперь { $after }).
}
vtes-log-burned-blood = { $n ->
    [one] «{ $card }» теряет { $n } кровь (остаётся { $after }).
   *[other] «{ $card }» теряет { $n } крови (остаётся { $after }).
}
vtes-log-burned-blood-life = { $n ->
    [one] «{ $card }» теряет { $n } жизнь (остаётся { $after }).
   *[other] «{ $card }» теряет { $n } жизни (остаётся { $after }).
}
vtes-log-burned-blood-by = { $n ->
    [one] «{ $cause }»: «{ $card }» теряет { $n } кровь (остаётся { $after }).
   *[other] «{ $cause }»: «{ $card }» теряет { $n } крови (остаётся { $after }).
}
vtes-log-burned-blood-life-by = { $n ->
    [one] «{ $cause }»: «{ $card }» теряет { $n } жизнь (остаётся { $after }).
   *[other] «{ $cause }»: «{ $card }» теряет { $n } жизни (остаётся { $after }).
}
vtes-log-drew = { $seat } берёт «{ $card }».
vtes-log-drew-hidden = { $seat } берёт карту.
vtes-log-discarded = { $seat } сбрасывает «{ $card }».
vtes-log-played = { $seat } играет «{ $card }».
vtes-log-played-hidden = { $seat } играет карту.
vtes-log-cancelled = «{ $card }» отменяется.
vtes-log-cancelled-referendum = Голосование отменяется.
vtes-log-entered = «{ $card }» входит в игру ({ $seat }).
vtes-log-title = «{ $card }» снова носит титул.
vtes-log-became-anarch = «{ $card }» теперь анарх.
vtes-log-put-on = «{ $card }» ложится на «{ $other }».
vtes-log-put-on-counters = На «{ $card }» в зоне неподчинённых теперь { $after } ({ $seat }).
vtes-log-put-on-counters-hidden = На неподчинённом вампире теперь { $after } ({ $seat }).
vtes-log-burned = «{ $card }» сгорает.
vtes-log-burned-by = «{ $cause }»: «{ $card }» сгорает.
vtes-log-burned-hidden = Сгорает закрытая карта ({ $seat }).
vtes-log-removed = «{ $card }» удаляется из игры.
vtes-log-removed-hidden = Карта удаляется из игры.
vtes-log-announced-bleed = «{ $card }» хочет укусить: цель – { $target }.
vtes-log-announced-hunt = «{ $card }» охотится.
vtes-log-announced-take = «{ $card }» берёт снаряжение.
vtes-log-announced-take-at = «{ $card }» берёт снаряжение: «{ $other }».
vtes-log-announced-card = «{ $card }» совершает действие.
vtes-log-announced-card-at = «{ $card }» совершает действие, цель – «{ $other }».
vtes-log-announced-offered = «{ $card }» совершает действие с карты в игре.
vtes-log-announced-offered-at = «{ $card }» совершает действие с карты в игре, цель – «{ $other }».
vtes-log-announced-leave-torpor = «{ $card }» пытается выйти из ступора.
vtes-log-announced-rescue = «{ $card }» идёт спасать вампира из ступора.
vtes-log-announced-rescue-at = «{ $card }» идёт спасать из ступора «{ $other }».
vtes-log-announced-diablerize = «{ $card }» идёт на диаблери.
vtes-log-announced-diablerize-at = «{ $card }» идёт на диаблери, жертва – «{ $other }».
vtes-log-announced-become-anarch = «{ $card }» хочет стать анархом.
vtes-log-block-attempt = «{ $card }» пытается блокировать «{ $other }».
vtes-log-block-failed = «{ $card }»: блок не удался.
vtes-log-block-failed-short = «{ $card }»: блок не удался, перехват { $before } против стелса { $after }.
vtes-log-blocked = «{ $card }» блокирует «{ $other }»: перехват { $before } против стелса { $after }.
vtes-log-stealth = «{ $card }»: стелс +{ $before }.
vtes-log-intercept = «{ $card }»: перехват +{ $before } (теперь { $after }).
vtes-log-bleed-changed = «{ $card }»: укус +{ $before }.
vtes-log-redirected = { $seat } перенаправляет укус «{ $card }»: цель – { $target }.
vtes-log-fizzled = Действие «{ $card }» проходит вхолостую.
vtes-log-fizzled-poll = Голосование проходит вхолостую: законных условий нет.
vtes-log-ended = Действие прекращается.
vtes-log-failed = Действие «{ $card }» провалено.
vtes-log-bled = Укус на { $after } удался («{ $card }»): { $target }.
vtes-log-took-edge = { $seat } берёт Эдж.
vtes-log-lost-edge = { $seat } отдаёт Эдж.
vtes-log-hunted = Охота удалась: «{ $card }».
vtes-log-woke = «{ $card }» пробуждается.
vtes-log-combat = Бой: «{ $card }» против «{ $other }».
vtes-log-round = Раунд { $after }.
vtes-log-range = { $after ->
    [1] «{ $card }» маневрирует: вдали.
   *[other] «{ $card }» маневрирует: вблизи.
}
vtes-log-strike = «{ $card }» бьёт.
vtes-log-strike-by = «{ $card }» бьёт: «{ $cause }».
vtes-log-dodged = «{ $card }» уворачивается.
vtes-log-combat-ended = «{ $card }» заканчивает бой.
vtes-log-combat-over = Бой окончен.
vtes-log-damage = { $after ->
    [0] { $before ->
        [one] «{ $card }» получает { $before } повреждение.
        [few] «{ $card }» получает { $before } повреждения.
       *[other] «{ $card }» получает { $before } повреждений.
    }
    [one] «{ $card }» получает { $after } неизлечимое повреждение{ $before ->
        [0] .
       *[other] , обычных – { $before }.
    }
   *[other] «{ $card }» получает неизлечимые повреждения: { $after }{ $before ->
        [0] .
       *[other] , обычных – { $before }.
    }
}
vtes-log-prevented = { $after ->
    [one] «{ $card }» предотвращает { $after } повреждение.
    [few] «{ $card }» предотвращает { $after } повреждения.
   *[other] «{ $card }» предотвращает { $after } повреждений.
}
vtes-log-went-to-torpor = «{ $card }» уходит в ступор.
vtes-log-left-torpor = «{ $card }» выходит из ступора.
vtes-log-diablerized = «{ $card }» совершает диаблери: «{ $other }».
vtes-log-called = «{ $card }» вызывает голосование.
vtes-log-called-hunt = Голосование: объявить ли кровавую охоту на «{ $card }».
vtes-log-voted-card-for = { $seat }: «{ $card }» – за ({ $after }).
vtes-log-voted-card-against = { $seat }: «{ $card }» – против ({ $after }).
vtes-log-voted-edge-for = { $seat } голосует Эджем: за.
vtes-log-voted-edge-against = { $seat } голосует Эджем: против.
vtes-log-passed-vote = Принято: { $before } против { $after }.
vtes-log-failed-vote = Не принято: { $before } против { $after }.
vtes-log-ousted = { $seat } вытеснен из игры.
vtes-log-changed-places = { $seat } и { $target } меняются местами.
vtes-log-new-seating = Все садятся по-новому.
vtes-log-scored = { $seat } получает победное очко.
vtes-log-withdrew = { $seat } выходит из игры.
vtes-log-contested = «{ $card }» оспаривается ({ $seat }).
vtes-log-yielded = { $seat } уступает: «{ $card }».
vtes-log-transferred = { $n ->
    [one] { $seat } переводит { $n } пул на «{ $card }» (теперь { $after }).
   *[other] { $seat } переводит { $n } пула на «{ $card }» (теперь { $after }).
}
vtes-log-transferred-hidden = { $n ->
    [one] { $seat } переводит { $n } пул на неподчинённого вампира (теперь { $after }).
   *[other] { $seat } переводит { $n } пула на неподчинённого вампира (теперь { $after }).
}
vtes-log-recalled = { $seat } забирает { $n } пул с «{ $card }» (остаётся { $after }).
vtes-log-recalled-hidden = { $seat } забирает { $n } пул с неподчинённого вампира (остаётся { $after }).
vtes-log-drained = «{ $card }» вмещает { $after }: лишняя кровь стекает ({ $n }).
vtes-log-brought-out = { $seat } выводит «{ $card }».

# How it ends
vtes-end-won = Больше всех победных очков: { $seat }.
vtes-end-shared = Больше всех победных очков сразу у нескольких.
vtes-end-none = Никто не побеждает.
vtes-end-time = Игра длилась слишком долго.
vtes-end-repetition = Положение повторилось в третий раз.

# What is asked
vtes-prompt-window-played = Играется карта: ответите?
vtes-prompt-window-played-other = { $seat } решает.
vtes-prompt-window-announced = Объявлено действие.
vtes-prompt-window-announced-other = { $seat } решает.
vtes-prompt-window-a = Действие: блокировать, сыграть что-нибудь или пасовать?
vtes-prompt-window-a-other = { $seat } решает.
vtes-prompt-window-a-acting = Ваше действие: примените что-нибудь или пасуйте.
vtes-prompt-window-a-acting-other = { $seat } решает.
vtes-prompt-window-a-early = Идёт действие: примените что-нибудь или пасуйте.
vtes-prompt-window-a-early-other = { $seat } решает.
vtes-prompt-window-b = Идёт попытка блока.
vtes-prompt-window-b-other = { $seat } решает.
vtes-prompt-window-c = От блоков отказались все.
vtes-prompt-window-c-other = { $seat } решает.
vtes-prompt-window-d = Действие вот-вот будет успешно.
vtes-prompt-window-d-other = { $seat } решает.
vtes-prompt-window-blocked = Действие заблокировано.
vtes-prompt-window-blocked-other = { $seat } решает.
vtes-prompt-window-facing = Сейчас начнётся бой.
vtes-prompt-window-facing-other = { $seat } решает.
vtes-prompt-panics = Кого из двух вампиров охватывает паника?
vtes-prompt-panics-other = { $seat } решает.
vtes-prompt-weapon-chosen = Удар рукой или холодным оружием?
vtes-prompt-weapon-chosen-other = { $seat } решает.
vtes-prompt-window-after = После действия.
vtes-prompt-window-after-other = { $seat } решает.
vtes-prompt-window-before-votes = До подачи голосов.
vtes-prompt-window-before-votes-other = { $seat } решает.
vtes-prompt-window-poll = Отдайте голоса или спасуйте.
vtes-prompt-window-poll-other = { $seat } решает.
vtes-prompt-window-before-range = Бой: до дистанции.
vtes-prompt-window-before-range-other = { $seat } решает.
vtes-prompt-window-before-strikes = Бой: до выбора ударов.
vtes-prompt-window-before-strikes-other = { $seat } решает.
vtes-prompt-window-strikes-chosen = Бой: удар объявлен.
vtes-prompt-window-strikes-chosen-other = { $seat } решает.
vtes-prompt-window-more-strikes = Бой: дополнительные удары.
vtes-prompt-window-more-strikes-other = { $seat } решает.
vtes-prompt-window-prevent = Повреждения: предотвратите?
vtes-prompt-window-prevent-other = { $seat } решает.
vtes-prompt-window-round-ends = Бой: раунд кончается.
vtes-prompt-window-round-ends-other = { $seat } решает.
vtes-prompt-window-after-combat = После боя.
vtes-prompt-window-after-combat-other = { $seat } решает.
vtes-prompt-window-to-torpor = Вампир уходит в ступор.
vtes-prompt-window-to-torpor-other = { $seat } решает.
vtes-prompt-window-burning = Вампир сейчас сгорит.
vtes-prompt-window-burning-other = { $seat } решает.
vtes-prompt-window-ousting = У игрока кончился пул.
vtes-prompt-window-ousting-other = { $seat } решает.
vtes-prompt-window-untap = Чужая фаза антапа.
vtes-prompt-window-untap-other = { $seat } решает.
vtes-prompt-window-between = Примените что-нибудь?
vtes-prompt-window-between-other = { $seat } решает.
vtes-prompt-window-diablerie = До голосования о кровавой охоте.
vtes-prompt-window-diablerie-other = { $seat } решает.
vtes-prompt-master-act = { $n ->
    [0] Фаза мастера: мастерских действий не осталось.
    [one] Фаза мастера: { $n } мастерское действие.
    [few] Фаза мастера: { $n } мастерских действия.
   *[other] Фаза мастера: { $n } мастерских действий.
}
vtes-prompt-master-act-other = { $seat } решает.
vtes-prompt-minion-act = Фаза миньонов: какое действие?
vtes-prompt-minion-act-other = { $seat } решает.
vtes-prompt-influence-act = { $n ->
    [one] Фаза влияния: остался { $n } трансфер.
    [few] Фаза влияния: осталось { $n } трансфера.
   *[other] Фаза влияния: осталось { $n } трансферов.
}
vtes-prompt-influence-act-other = { $seat } решает.
vtes-prompt-discarding-act = Фаза сброса: сбросьте карту или закончите ход.
vtes-prompt-discarding-act-other = { $seat } решает.
vtes-prompt-untapping-chosen = Фаза антапа.
vtes-prompt-untapping-chosen-other = { $seat } решает.
vtes-prompt-strikes-chosen = Выберите удар.
vtes-prompt-strikes-chosen-other = { $seat } решает.
vtes-prompt-range-chosen = Манёвр?
vtes-prompt-range-chosen-other = { $seat } решает.
vtes-prompt-press-chosen = Пресс?
vtes-prompt-press-chosen-other = { $seat } решает.
vtes-prompt-aimed = В кого направлен удар?
vtes-prompt-aimed-other = { $seat } решает.
vtes-prompt-aimed-at-equipment = Какое снаряжение?
vtes-prompt-aimed-at-equipment-other = { $seat } решает.
vtes-prompt-slot-chosen = Выберите.
vtes-prompt-slot-chosen-other = { $seat } решает.
vtes-prompt-slot-chosen-card = «{ $card }»: { $what ->
    [minion] выберите миньона.
    [card] выберите карту.
    [seat] выберите игрока.
    [number] сколько?
   *[other] выберите.
}
vtes-prompt-upkeep-chosen = Выберите.
vtes-prompt-upkeep-chosen-other = { $seat } решает.
vtes-prompt-upkeep-chosen-card = «{ $card }»: выберите.
vtes-prompt-term-chosen = Выберите условия голосования.
vtes-prompt-term-chosen-other = { $seat } решает.
vtes-prompt-points-given = Распределите очки.
vtes-prompt-points-given-other = { $seat } решает.
vtes-prompt-share-chosen = Пула меньше, чем было названо: распределите, что есть.
vtes-prompt-share-chosen-other = { $seat } решает.
vtes-prompt-piece-chosen = Какое снаряжение взять?
vtes-prompt-piece-chosen-other = { $seat } решает.
vtes-prompt-blocker-chose = Совершить диаблери над заблокированным вампиром?
vtes-prompt-blocker-chose-other = { $seat } решает.
vtes-prompt-rescue-split = Сколько крови платит спасённый?
vtes-prompt-rescue-split-other = { $seat } решает.
vtes-prompt-looted = Какое снаряжение жертвы взять?
vtes-prompt-looted-other = { $seat } решает.
vtes-prompt-learned = Какую карту Дисциплины положить на диаблериста?
vtes-prompt-learned-other = { $seat } решает.
vtes-prompt-comes = Какой вампир выходит первым?
vtes-prompt-comes-other = { $seat } решает.
vtes-prompt-chosen-one = Сбросьте карту.
vtes-prompt-chosen-one-other = { $seat } решает.
vtes-prompt-fetched = Поищите в библиотеке.
vtes-prompt-fetched-other = { $seat } решает.
vtes-prompt-margin-split = Сколько из этого – в ваш пул?
vtes-prompt-margin-split-other = { $seat } решает.
vtes-prompt-paid-for-counter = Чем платить: пулом или кровью вампира?
vtes-prompt-paid-for-counter-other = { $seat } решает.
vtes-prompt-sent-and-burned = Проходит ли он сначала через ступор?
vtes-prompt-sent-and-burned-other = { $seat } решает.
vtes-prompt-hunt-called = Потребовать кровавой охоты?
vtes-prompt-hunt-called-other = { $seat } решает.
vtes-prompt-kept-alive = Сколько пула отдать?
vtes-prompt-kept-alive-other = { $seat } решает.
vtes-prompt-armed = «{ $card }»: какое оружие взять с руки?
vtes-prompt-armed-other = { $seat } решает.
vtes-prompt-bleed-paid = «{ $card }»: сжечь 1 кровь за +1 к укусу? (0 – нет)
vtes-prompt-bleed-paid-other = { $seat } решает.
vtes-prompt-blood-given = «{ $card }»: сколько крови отдаст сир?
vtes-prompt-blood-given-other = { $seat } решает.
vtes-prompt-counted = «{ $card }»: положить на неё литр? (0 – нет)
vtes-prompt-counted-other = { $seat } решает.
vtes-prompt-discarded = Какую карту из увиденной руки сбросить?
vtes-prompt-discarded-other = { $seat } решает.
vtes-prompt-discipline-chosen = «{ $card }»: какую карту Дисциплины положить?
vtes-prompt-discipline-chosen-other = { $seat } решает.
vtes-prompt-entering-used = «{ $card }» выходит в игру: применить текст?
vtes-prompt-entering-used-other = { $seat } решает.
vtes-prompt-found-in-crypt = «{ $card }»: какого вампира взять из склепа?
vtes-prompt-found-in-crypt-other = { $seat } решает.
vtes-prompt-found-in-library = «{ $card }»: какую карту взять из библиотеки?
vtes-prompt-found-in-library-other = { $seat } решает.
vtes-prompt-gained = «{ $card }»: сколько крови получить?
vtes-prompt-gained-other = { $seat } решает.
vtes-prompt-has-bid = «{ $card }»: { $n ->
    [0] назовите первую ставку или спасуйте.
   *[other] ставьте больше { $n } или пасуйте.
}
vtes-prompt-has-bid-other = { $seat } решает.
vtes-prompt-intercept-paid = «{ $card }»: сжечь 1 кровь блокирующего за +1 к перехвату? (0 – нет)
vtes-prompt-intercept-paid-other = { $seat } решает.
vtes-prompt-location-placed = На кого из ваших миньонов положить локацию?
vtes-prompt-location-placed-other = { $seat } решает.
vtes-prompt-master-chosen = «{ $card }»: какие мастерские карты сбросить ради перехвата?
vtes-prompt-master-chosen-other = { $seat } решает.
vtes-prompt-master-spent = «{ $card }»: какую мастерскую карту сбросить, чтобы действие провалилось?
vtes-prompt-master-spent-other = { $seat } решает.
vtes-prompt-may-cancel = Вашего миньона заблокировали: отменить бой с блокирующим?
vtes-prompt-may-cancel-other = { $seat } решает.
vtes-prompt-moved-on = «{ $card }»: к кому она переходит?
vtes-prompt-moved-on-other = { $seat } решает.
vtes-prompt-much = Сколько крови переместить?
vtes-prompt-much-other = { $seat } решает.
vtes-prompt-paid-for-location = Заплатить за локацию 1 пул или сжечь её?
vtes-prompt-paid-for-location-other = { $seat } решает.
vtes-prompt-picked-up = «{ $card }»: какую карту взять из кучи пепла?
vtes-prompt-picked-up-other = { $seat } решает.
vtes-prompt-spared = «{ $card }»: сколько крови сжечь, чтобы не получать повреждений? (0 – получить их)
vtes-prompt-spared-other = { $seat } решает.
vtes-prompt-stolen-raised = «{ $card }»: сколько крови сжечь, чтобы вампир вышел из ступора? (0 – оставить его там)
vtes-prompt-stolen-raised-other = { $seat } решает.
vtes-prompt-tapped-one = «{ $card }»: кого тапнуть?
vtes-prompt-tapped-one-other = { $seat } решает.
vtes-prompt-tapped-or-paid = «{ $card }»: тапнуть её или сжечь 1 пул?
vtes-prompt-tapped-or-paid-other = { $seat } решает.
vtes-prompt-target-tapped = Кого из своих готовых миньонов тапнуть?
vtes-prompt-target-tapped-other = { $seat } решает.
vtes-prompt-through-mist = Сжечь 1 кровь, чтобы продолжить заблокированное действие со стелсом +1? (0 – нет)
vtes-prompt-through-mist-other = { $seat } решает.
vtes-prompt-toll-paid = «{ $card }»: сколько крови сжечь за попытку блока? (0 – отказаться от неё)
vtes-prompt-toll-paid-other = { $seat } решает.
vtes-prompt-vampire-chosen = «{ $card }»: какого вампира выбрать?
vtes-prompt-vampire-chosen-other = { $seat } решает.

# Options
vtes-option-play = Сыграть «{ $card }»
vtes-option-play-on = «{ $other }» играет «{ $card }»
vtes-option-play-on-superior = «{ $other }» играет «{ $card }» (супер-эффект)
vtes-option-play-on-way = «{ $other }» играет «{ $card }»: { $what }
vtes-option-play_as = Сыграть «{ $card }» (иначе)
vtes-option-use = Применить «{ $card }»
vtes-option-use-way = «{ $card }»: { $what }
vtes-option-act = «{ $other }»: действие карты «{ $card }»
vtes-option-act-way = «{ $other }», действие карты «{ $card }»: { $what }
vtes-option-bleed = «{ $card }»: укус
vtes-option-hunt = «{ $card }»: охота
vtes-option-take-on = «{ $card }» берёт снаряжение («{ $other }»)
vtes-option-leave = «{ $card }»: выход из ступора
vtes-option-rescue-on = «{ $card }» спасает: «{ $other }»
vtes-option-diablerize-on = «{ $card }»: диаблери, жертва – «{ $other }»
vtes-option-anarch = «{ $card }» становится анархом
vtes-option-block = Блокировать: «{ $card }»
vtes-option-use_slave = «{ $card }» дерётся вместо него
vtes-option-finish = «{ $card }» оканчивает бой
vtes-option-through_torpor = «{ $card }» проходит через ступор
vtes-option-burn = «{ $card }» сгорает сразу
vtes-option-hunt_down = Объявить кровавую охоту на «{ $card }»
vtes-option-discard = Сбросить «{ $card }»
vtes-option-choose = «{ $card }»
vtes-option-learn = { $place ->
    [hand] «{ $card }» с руки
    [library] «{ $card }» из библиотеки
   *[ash_heap] «{ $card }» из кучи пепла
}
vtes-option-target = { $seat }
vtes-option-number = { $n }
vtes-option-give = { $seat }: { $n }
vtes-option-edge = Взять 1 пул за Эдж
vtes-option-pay = Заплатить за «{ $card }»
vtes-option-pay_pool = Заплатить пулом
vtes-option-yield = Уступить «{ $card }»
vtes-option-untap = Сжечь 1 пул, чтобы антапнуть «{ $card }»
vtes-option-withdraw = Объявить выход из игры
vtes-option-transfer = { $n ->
    [one] Перевести { $n } пул на «{ $card }»
   *[other] Перевести { $n } пула на «{ $card }»
}
vtes-option-recall = Забрать 1 пул с «{ $card }» (2 трансфера)
vtes-option-crypt = Взять из склепа за 1 пул (4 трансфера)
vtes-option-bring = Вывести «{ $card }»
vtes-option-merge = Слить «{ $card }»
vtes-option-strike = Удар: «{ $card }»
vtes-option-maneuver = Манёвр: «{ $card }»
vtes-option-press = Пресс: «{ $card }»
vtes-option-prevent = «{ $card }» предотвращает 1 повреждение
vtes-option-for = За: «{ $card }»
vtes-option-against = Против: «{ $card }»
vtes-option-edge_for = За: Эдж
vtes-option-edge_against = Против: Эдж
vtes-option-burn_for = За: сжечь «{ $card }»
vtes-option-burn_against = Против: сжечь «{ $card }»
vtes-option-decline = Нет
vtes-option-done = Готово
vtes-option-pass = Пас
vtes-option-pass-a = Пас (и не блокировать)
vtes-option-end = Закончить

# What is going on
vtes-scope-bleed = «{ $card }»: укус на { $n }, цель – { $seat }, стелс { $stealth }
vtes-scope-bleed-blocked = «{ $card }»: укус на { $n }, цель – { $seat }, стелс { $stealth }; { $block ->
    [blocks] блокирует «{ $blocker }»
   *[tries] «{ $blocker }» пытается блокировать, перехват { $intercept }
}
vtes-scope-hunt = «{ $card }»: охота, стелс { $stealth }
vtes-scope-hunt-blocked = «{ $card }»: охота, стелс { $stealth }; { $block ->
    [blocks] блокирует «{ $blocker }»
   *[tries] «{ $blocker }» пытается блокировать, перехват { $intercept }
}
vtes-scope-take = «{ $card }» берёт снаряжение, стелс { $stealth }
vtes-scope-take-blocked = «{ $card }» берёт снаряжение, стелс { $stealth }; { $block ->
    [blocks] блокирует «{ $blocker }»
   *[tries] «{ $blocker }» пытается блокировать, перехват { $intercept }
}
vtes-scope-take-at = «{ $card }» берёт снаряжение: «{ $at }», стелс { $stealth }
vtes-scope-take-at-blocked = «{ $card }» берёт снаряжение: «{ $at }», стелс { $stealth }; { $block ->
    [blocks] блокирует «{ $blocker }»
   *[tries] «{ $blocker }» пытается блокировать, перехват { $intercept }
}
vtes-scope-card = Играется «{ $card }»
vtes-scope-card-blocked = «{ $card }»: «{ $other }», стелс { $stealth }; { $block ->
    [blocks] блокирует «{ $blocker }»
   *[tries] «{ $blocker }» пытается блокировать, перехват { $intercept }
}
vtes-scope-action = «{ $card }»: «{ $other }», стелс { $stealth }
vtes-scope-action-blocked = «{ $card }»: «{ $other }», стелс { $stealth }; { $block ->
    [blocks] блокирует «{ $blocker }»
   *[tries] «{ $blocker }» пытается блокировать, перехват { $intercept }
}
vtes-scope-action-at = «{ $card }»: «{ $other }» → «{ $at }», стелс { $stealth }
vtes-scope-action-at-blocked = «{ $card }»: «{ $other }» → «{ $at }», стелс { $stealth }; { $block ->
    [blocks] блокирует «{ $blocker }»
   *[tries] «{ $blocker }» пытается блокировать, перехват { $intercept }
}
vtes-scope-leave-torpor = «{ $card }» выходит из ступора, стелс { $stealth }
vtes-scope-leave-torpor-blocked = «{ $card }» выходит из ступора, стелс { $stealth }; { $block ->
    [blocks] блокирует «{ $blocker }»
   *[tries] «{ $blocker }» пытается блокировать, перехват { $intercept }
}
vtes-scope-rescue = «{ $card }» спасает вампира, стелс { $stealth }
vtes-scope-rescue-blocked = «{ $card }» спасает вампира, стелс { $stealth }; { $block ->
    [blocks] блокирует «{ $blocker }»
   *[tries] «{ $blocker }» пытается блокировать, перехват { $intercept }
}
vtes-scope-rescue-at = «{ $card }» спасает «{ $at }», стелс { $stealth }
vtes-scope-rescue-at-blocked = «{ $card }» спасает «{ $at }», стелс { $stealth }; { $block ->
    [blocks] блокирует «{ $blocker }»
   *[tries] «{ $blocker }» пытается блокировать, перехват { $intercept }
}
vtes-scope-diablerize = «{ $card }» идёт на диаблери, стелс { $stealth }
vtes-scope-diablerize-blocked = «{ $card }» идёт на диаблери, стелс { $stealth }; { $block ->
    [blocks] блокирует «{ $blocker }»
   *[tries] «{ $blocker }» пытается блокировать, перехват { $intercept }
}
vtes-scope-diablerize-at = «{ $card }» идёт на диаблери: «{ $at }», стелс { $stealth }
vtes-scope-diablerize-at-blocked = «{ $card }» идёт на диаблери: «{ $at }», стелс { $stealth }; { $block ->
    [blocks] блокирует «{ $blocker }»
   *[tries] «{ $blocker }» пытается блокировать, перехват { $intercept }
}
vtes-scope-become-anarch = «{ $card }» становится анархом, стелс { $stealth }
vtes-scope-become-anarch-blocked = «{ $card }» становится анархом, стелс { $stealth }; { $block ->
    [blocks] блокирует «{ $blocker }»
   *[tries] «{ $blocker }» пытается блокировать, перехват { $intercept }
}
vtes-scope-combat = «{ $card }» против «{ $other }», раунд { $n }, вблизи
vtes-scope-combat-far = «{ $card }» против «{ $other }», раунд { $n }, вдали
vtes-scope-poll = Голосование «{ $card }»: за { $before }, против { $after }
vtes-scope-blood-hunt = Кровавая охота на «{ $card }»: за { $before }, против { $after }
vtes-scope-torpor = «{ $card }» уходит в ступор
vtes-scope-burning = «{ $card }» сейчас сгорит
vtes-scope-diablerie = «{ $card }» совершает диаблери: «{ $other }»
vtes-scope-ousting = { $seat }: пул кончился

# Values
vtes-value-bleed = укус
vtes-value-strength = сила
vtes-value-capacity = объём крови
vtes-value-stealth = стелс
vtes-value-intercept = перехват
vtes-value-votes = голоса
vtes-term-own = { $n } – свои
vtes-term-text = { $n } – от текста
vtes-term-card = { $n } – «{ $card }»
vtes-term-title = { $n } – от титула

# Why not
vtes-reason-game-over = Игра окончена.
vtes-reason-not-asked = Импульс сейчас не у вас.
vtes-reason-not-now = Сейчас это невозможно.
vtes-reason-another-moment = Это применяют в другой момент.
vtes-reason-not-in-hand = Этой карты у вас на руке нет.
vtes-reason-not-in-play = Эта карта в игре такого не даёт.
vtes-reason-master-phase = Мастерские карты играют в свою фазу мастера.
vtes-reason-minion-phase = Действия совершают в свою фазу миньонов.
vtes-reason-action-under-way = Сначала исполняется то, что уже идёт; потом объявляют следующее действие.
vtes-reason-discard-phase = Карты сбрасывают в свою фазу сброса.
vtes-reason-not-there = Такой карты нет у вас на руке или такого миньона нет в игре.
vtes-reason-influence-phase = Трансферы тратят в свою фазу влияния.
vtes-reason-needs-a-minion = Её должен играть миньон.
vtes-reason-played-by-nobody = Её играете вы сами, а не миньон.
vtes-reason-not-a-minion = Это может только миньон в игре.
vtes-reason-target-not-a-minion = Такого миньона в игре нет.
vtes-reason-minion-not-yours = Этот миньон не ваш.
vtes-reason-takes-from-another = Снаряжение берут у другого миньона.
vtes-reason-not-political = За голос сжигают только карту политического действия.
vtes-reason-not-among = Этой карты нет среди тех, что сейчас можно выбрать.
vtes-reason-not-this-minion = Не этот миньон мог бы применить её сейчас.
vtes-reason-no-action-to-block = Нет действия, которое можно блокировать.
vtes-reason-nobody-to-keep = Удержать в игре вашим пулом некого.
vtes-reason-no-events = В этих правилах событий нет.
vtes-reason-one-event = Событие за фазу одно, каждое раз за игру.
vtes-reason-slave = Раб не совершает направленных действий без готового вампира того клана.
vtes-reason-only-improved = Только на превосходном уровне.
vtes-reason-tried = Его попытка не удалась, и с тех пор ничего не применили.
vtes-reason-no-discard = Сбросов в этой фазе больше нет.
vtes-reason-no-partner = Другой версии этого вампира у вас нет.
vtes-reason-not-enough-counters = Литров на нём меньше, чем его объём.
vtes-reason-comes-by-itself = Он выйдет сам в конце фазы.
vtes-reason-empty-crypt = Ваш склеп пуст.
vtes-reason-too-much-blood = Это больше, чем он вмещает: когда он выйдет, лишнее стечёт.
vtes-reason-falls-short = Перехват { $has } против стелса { $needs }, и добавить вам нечего: блок не удастся.
vtes-reason-not-uncontrolled = Это не вампир из вашей зоны неподчинённых.
vtes-reason-no-transfers = Трансферов не хватает.
vtes-reason-no-pool-to-transfer = Пула не хватает.
vtes-reason-no-counters = На нём ничего нет.
vtes-reason-diablerist-not-ready = Диаблери совершает только готовый вампир.
vtes-reason-allies-do-not = Союзники этого не могут.
vtes-reason-rescue-price = На это у них двоих нет 2 крови.
vtes-reason-no-torpid-vampire = Это не вампир в ступоре.
vtes-reason-two-blood = Это стоит 2 крови.
vtes-reason-torpid-tapped = Он тапнут.
vtes-reason-not-torpid = Он не в ступоре.
vtes-reason-nobody-falls = Его противник не уходит в ступор.
vtes-reason-falls-itself = Он сам уходит в ступор.
vtes-reason-nothing-to-prevent = Предотвращать нечего.
vtes-reason-wrong-press = Этот пресс для другого.
vtes-reason-one-source = За раунд – один источник дополнительных ударов.
vtes-reason-hands-only = В этом раунде можно бить только рукой.
vtes-reason-no-equipment-there = У противника нет снаряжения.
vtes-reason-is-committed = Удар уже выбран.
vtes-reason-weapon-maneuver-used = Её манёвр в этом бою потрачен.
vtes-reason-not-your-decision = Сейчас решаете не вы.
vtes-reason-is-queued = Следующий бой уже в очереди.
vtes-reason-not-fighting = Этот миньон не участвует в бою.
vtes-reason-no-combat = Боя нет.
vtes-reason-no-poll = Голоса сейчас не подают.
vtes-reason-has-declined = От блока этого действия вы отказались.
vtes-reason-not-your-turn-to-block = Сначала о блоке решает другой.
vtes-reason-blocker-tapped = Он тапнут и не пробудился.
vtes-reason-blocker-not-yours = Этот миньон не ваш.
vtes-reason-blocker-not-ready = Он не готов.
vtes-reason-outsider = Вы это действие не блокируете.
vtes-reason-price-is-a-tap = За это тапаются, а он уже тапнут.
vtes-reason-is-awake = Он и так не спит.
vtes-reason-not-needed = Сейчас это не нужно.
vtes-reason-not-bled = Кусают не вас.
vtes-reason-under-attempt = Идёт попытка блока.
vtes-reason-not-offered = Этому миньону карта действия не даёт.
vtes-reason-recruit = Он завербован в этот ход.
vtes-reason-has-one = Такое у него уже есть.
vtes-reason-no-equipment = Брать нечего.
vtes-reason-not-a-bleed = Это действие – не укус.
vtes-reason-limited = Укус этого действия уже увеличен ограниченной картой.
vtes-reason-same-action = Этот миньон уже совершал такое действие в этот ход.
vtes-reason-has-called = Этот вампир уже совершил политическое действие в этот ход.
vtes-reason-same-vote = Это голосование отменили: миньоны этого Метузелы не начинают его снова в этот ход.
vtes-reason-has-bled = Этот миньон уже кусал в этот ход.
vtes-reason-mandatory = Сначала обязан действовать другой миньон.
vtes-reason-is-stuck = Он обязан охотиться, а ещё раз в этот ход охотиться не может.
vtes-reason-barred-action = Это действие прекратили: в этот ход миньон его не повторит.
vtes-reason-not-yours = Это не под вашим контролем.
vtes-reason-has-voted = Он уже проголосовал: отданные голоса не меняют.
vtes-reason-no-votes = У него нет голосов: их даёт титул или текст карты.
vtes-reason-may-not-vote = Он воздерживается: в этом голосовании ему не даёт голосовать текст карты или секта.
vtes-reason-not-ready = Он не готов.
vtes-reason-actor-tapped = Он тапнут.
vtes-reason-no-master-action = Мастерских действий больше нет.
vtes-reason-has-copy = Копию этой уникальной карты вы уже контролируете или оспариваете.
vtes-reason-same-name = Карту с этим названием миньон в этом действии уже играл.
vtes-reason-ally-and-diablerie = Союзники не совершают диаблери.
vtes-reason-one-trifle = Пустяк за ход один.
vtes-reason-in-debt = Долг за прошлую внеходовую карту не погашен.
vtes-reason-own-turn = Внеходовую карту не играют в свой ход.
vtes-reason-nothing-to-cancel = Карты, которую она отменила бы, сейчас не играют.
vtes-reason-no-target = Нет законной цели.
vtes-reason-no-action = Действия нет.
vtes-reason-not-a-vampire = Её играет только вампир.
vtes-reason-no-pool = Пула не хватает.
vtes-reason-no-blood-there = Переносить нечего.
vtes-reason-no-blood = Крови не хватает.
vtes-reason-nobody-fits = Ни один ваш готовый миньон не отвечает требованиям.
vtes-reason-wrong-sect = Он другой секты.
vtes-reason-too-young = Его объём мал.
vtes-reason-no-title = У него нет нужного титула.
vtes-reason-no-discipline = Такой Дисциплиной на этом уровне он не владеет.
vtes-reason-wrong-clan = Он другого клана.
vtes-reason-used-up = Это уже применено.
vtes-reason-no-bearer = Миньон, на котором она лежит, не готов.
vtes-reason-cannot-block = Карта запрещает ему блокировать.
vtes-reason-is-tapped = Она тапнута.
vtes-reason-sterile = Он не может вводить в игру вампиров.
vtes-reason-blood-cursed = На нём проклятие крови.
vtes-reason-cannot-become-anarch = Только вампир без титула, не анарх, с кровью на это.
vtes-reason-only-bleed = Только при укусе.
vtes-reason-only-bleed-of-you = Только когда кусают вас.
vtes-reason-only-bleed-of-four = Только когда вас кусают на 4 или больше.
vtes-reason-only-political = Только при политическом действии.
vtes-reason-only-passed = Только после принятого голосования.
vtes-reason-only-successful = Только после успешного действия.
vtes-reason-only-was-blocked = Только после заблокированного действия.
vtes-reason-only-is-blocked = Только при блоке.
vtes-reason-only-younger-actor = Только против младшего действующего вампира, с которым ему драться.
vtes-reason-only-not-first-round = Не в первом раунде.
vtes-reason-only-close = Только вблизи.
vtes-reason-only-long = Только вдали.
vtes-reason-only-once-a-round = Только одна за раунд.
vtes-reason-only-once-a-combat = Только одна за бой.
vtes-reason-only-both-ready = Только если оба участника готовы.
vtes-reason-only-opponent-is-vampire = Только против вампира.
vtes-reason-only-tapped = Только если он тапнут.
vtes-reason-only-aggravated-strike = Только против удара с неизлечимыми повреждениями, который достаёт.
vtes-reason-only-no-pool = Только когда у другого игрока кончился пул.
vtes-reason-only-in-torpor = Только в ступоре.
vtes-reason-only-ready = Только если он готов.
vtes-reason-only-against-ally = Только против союзника.
vtes-reason-only-merged = Только слитому.
vtes-reason-only-bleeds = Только при укусе.
vtes-reason-only-your-blocker = Только когда пытается блокировать ваш миньон.
vtes-reason-only-others-blocker = Только когда пытается блокировать чужой миньон.
vtes-reason-only-acts = Только когда действует этот миньон.
vtes-reason-only-blocks = Только когда этот миньон пытается блокировать.
vtes-reason-only-has-blocked = Только если этот миньон заблокировал.
vtes-reason-only-fights = Только когда этот миньон дерётся.
vtes-reason-only-own-combat-ends = Только в бою этого миньона.
vtes-reason-only-your-action = Только когда действует ваш миньон.
vtes-reason-only-untapped = Только если он не тапнут.
vtes-reason-only-on-vote = Только при его политическом действии.
vtes-reason-only-on-hunt = Только когда он охотится.
vtes-reason-only-on-equip = Только когда он берёт снаряжение.
vtes-reason-only-on-recruit = Только когда он нанимает.
vtes-reason-only-on-undirected = Только при ненаправленном действии.
vtes-reason-only-on-directed = Только при направленном действии.
vtes-reason-only-on-diablerie = Только при диаблери.
vtes-reason-only-on-fight = Только при действии «вступить в бой».
vtes-reason-only-on-rescue = Только когда он спасает из ступора.
vtes-reason-only-not-on-bleed = Не при укусе.
vtes-reason-only-not-on-vote = Не при политическом действии.
vtes-reason-only-aimed-at-you = Только когда действие направлено на вас.
vtes-reason-only-not-elsewhere = Только когда действие направлено на его хозяина.
vtes-reason-only-first-round = Только в первом раунде.
vtes-reason-only-edge = Только если Эдж у вас.
vtes-reason-only-no-edge = Только если Эдж ничей.
vtes-reason-only-prey-has-edge = Только если Эдж у вашей жертвы.
vtes-reason-only-your-turn = Только в ваш ход.
vtes-reason-only-your-minion-phase = Только в вашу фазу миньонов.
vtes-reason-only-predator-bleeds-you = Только когда вас кусает ваш хищник.
vtes-reason-only-three-players = Только пока осталось больше двух Метузел.
vtes-reason-only-younger-bleeds = Только когда вас кусает более молодой вампир.
vtes-reason-only-other-combat = Только в чужом бою.
vtes-reason-only-opponent-wounded = Только если противник ранен в этом раунде.
vtes-reason-only-failed-vote = Только после голосования, которое не прошло.
vtes-reason-only-bled = Только после удачного укуса.
vtes-reason-only-hunted = Только после удачной охоты.
vtes-reason-only-titled = Только с титулом.
vtes-reason-only-not-titled = Только без титула.
vtes-reason-only-if-action-needs = Только при действии, где нужна эта Дисциплина.
vtes-reason-only-if-life-at-most = У него слишком много жизней.
vtes-reason-only-if-outnumber = Одних не больше, чем других.
vtes-reason-only-if-bleeds-you = Сейчас он вас не кусает.
vtes-reason-only-first-this-turn = Одна за ход.
vtes-reason-only-your-first-this-turn = Одна ваша за ход.
vtes-reason-only-first-this-action = Одна за действие.
vtes-reason-only-not-improved = Только на базовом уровне.
vtes-reason-only-same-targets = Только против тех же Метузел.
vtes-reason-only-directed = Только при направленном действии.
vtes-reason-only-was-untapped = В начале хода карта не была антапнута.
vtes-reason-only-comrade-fought = Только после боя другого вашего заблокировавшего миньона с действующим.
vtes-reason-only-abstained = Он голосовал, или голосования не было.
vtes-reason-only-it-acts = Сейчас действует не этот миньон.
vtes-reason-only-aimed-at-host = На карту, на которой она лежит, действия нет.
vtes-reason-only-one-of-a-name = Карта с этим названием в этот ход это уже сделала.
vtes-reason-only-was-put = Её не положили сюда в бою.
vtes-reason-only-has-passed = В этот ход ни одно его голосование не прошло.
vtes-reason-only-if-acts-with-card = Действие совершают не такой картой.
vtes-reason-no-such-trait = Нужен миньон другого рода.
vtes-reason-muted = Такие карты на действующего вампира не действуют.
vtes-reason-only-no-blood = Только без крови.
vtes-reason-only-younger-or-ally-bleeds = Только когда вас кусает союзник или более молодой вампир.
vtes-reason-only-diablerie = Только при диаблери.
vtes-reason-only-aimed-at-comrade = Только когда действие направлено на другого вашего миньона.
vtes-reason-only-equipped = Только когда удалось взять снаряжение.
vtes-reason-only-on-equip-weapon = Только когда он берёт оружие.
vtes-reason-only-if-against = Не против такого противника.
vtes-reason-only-if-blocking = Не против этого действующего миньона.
vtes-reason-only-if-blocked-by = Не против такого блокирующего.
vtes-reason-only-if-bleeds-holder = Не против того, кого он кусает.
vtes-reason-only-if-aims-at-holder = Не против того, на кого направлено действие.
vtes-reason-only-if-holds = Того, что нужно карте, в игре нет.
vtes-reason-only-if-acts-by = Только при действии, где нужна эта Дисциплина.
vtes-reason-only-if-actor-is = Не против этого действующего миньона.
vtes-reason-only-if-pool-at-most = У того, кого кусают, слишком много пула.
vtes-reason-only-if-counters = На карте слишком мало литров.
vtes-reason-nothing-there = Не к чему применить.
vtes-reason-not-burning = Это только для вампира, который сейчас сгорит.
vtes-reason-toll = Попытка заблокировать это действие стоит крови, которой у него нет.
vtes-reason-no-more-bleeds = В этот ход ваши миньоны больше не могут кусать.
vtes-reason-shielded = Этот миньон не может быть целью действий других Метузел.
vtes-reason-no-attempt = Никто не пытается блокировать.
vtes-reason-wrong-way = Этот манёвр ведёт только на другую дистанцию.
vtes-reason-no-retainer-there = У противника нет слуги.
vtes-reason-no-strike-cards = В этом бою он не может играть карты удара.
vtes-reason-no-edge-to-burn = Эдж не у вас.
vtes-reason-no-counters-on-it = На карте нет литров.
vtes-reason-no-master-action-left = Для этого не осталось действия фазы мастера.
vtes-reason-one-a-game = Такую карту играют раз за игру.
vtes-reason-text-forbids = Это запрещает текст карты.
vtes-reason-its-text-forbids = Играть это ему запрещает текст.
