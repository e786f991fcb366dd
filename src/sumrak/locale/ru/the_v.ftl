# The V: журнал, решения, варианты, причины отказа, характеристики.

# Журнал: начало и ход
the_v-log-kept-hand = { $seat } оставляет руку.
the_v-log-new-hand = { $seat } замешивает руку в колоду и берёт новую.
the_v-log-first-player = Жребий брошен: начинает { $seat }.
the_v-log-started-turn = Ход { $after }: { $seat }
the_v-log-extra-turn-by = «{ $cause }»: { $seat } получает ещё один ход после этого.
the_v-log-gained = { $seat } поднимает доминацию с { $before } до { $after }.
the_v-log-dealt = { $seat } тасует колоду и берёт { $after ->
    [one] { $after } карту
    [few] { $after } карты
   *[many] { $after } карт
}.
the_v-log-gained-alone = { $seat } в районе без соперников: доминация с { $before } до { $after }.
the_v-log-gained-empty-deck = Колода противника пуста: { $seat } поднимает доминацию с { $before } до { $after }.
the_v-log-lost-to-empty-deck = { $seat } не может взять карту: основная колода пуста.

# Журнал: рука и колода
the_v-log-went-along = Вместе с «{ $other }» уходит «{ $card }».
the_v-log-drew = { $seat } берёт карту «{ $card }».
the_v-log-drew-by = «{ $cause }»: { $seat } берёт карту «{ $card }».
the_v-log-drew-hidden = { $after ->
    [1] { $seat } берёт карту.
    [one] { $seat } берёт { $after } карту.
    [few] { $seat } берёт { $after } карты.
   *[many] { $seat } берёт { $after } карт.
}
the_v-log-drew-hidden-by = { $after ->
    [1] «{ $cause }»: { $seat } берёт карту.
    [one] «{ $cause }»: { $seat } берёт { $after } карту.
    [few] «{ $cause }»: { $seat } берёт { $after } карты.
   *[many] «{ $cause }»: { $seat } берёт { $after } карт.
}
the_v-log-discarded-by = «{ $cause }»: { $seat } скидывает карту «{ $card }».
the_v-log-voided = «{ $card }» уходит в пустоту.
the_v-log-voided-by = «{ $cause }»: «{ $card }» уходит в пустоту.
the_v-log-returned = «{ $card }» возвращается владельцу в руку.
the_v-log-returned-by = «{ $cause }» возвращает карту «{ $card }» владельцу в руку.
the_v-log-shuffled-in = «{ $card }» уходит в колоду владельца, колода замешивается.
the_v-log-shuffled-in-by = «{ $cause }» замешивает карту «{ $card }» в колоду владельца.
the_v-log-looked-by = «{ $cause }»: { $seat } смотрит руку противника.

# Журнал: розыгрыш
the_v-log-announced = { $seat } объявляет карту «{ $card }».
the_v-log-not-played = { $seat } не может выполнить требование: карта «{ $card }» считается несыгранной и уходит на свалку.
the_v-log-played = { $seat } играет карту «{ $card }».
the_v-log-laid-under = { $seat } играет карту «{ $card }» на персонажа «{ $other }».
the_v-log-entered-by = «{ $cause }» вводит в игру карту «{ $card }».
the_v-log-entered-on-by = «{ $cause }» вводит в игру карту «{ $card }» на персонажа «{ $other }».
the_v-log-used = { $seat } применяет способность карты «{ $card }».
the_v-log-nothing-happens = Для карты «{ $card }» нет подходящей цели: ничего не происходит.
the_v-log-no-effect = «{ $card }» здесь ничего не даёт.
the_v-log-keeps-one = { $seat } оставляет одну карту «{ $card }».

# Журнал: что происходит с картами в игре
the_v-log-turned = «{ $card }» поворачивается до { $after }°.
the_v-log-turned-by = «{ $cause }» поворачивает карту «{ $card }» до { $after }°.
the_v-log-untapped = «{ $card }» разворачивается до { $after }°.
the_v-log-untapped-by = «{ $cause }» разворачивает карту «{ $card }» до { $after }°.
the_v-log-held-turned = «{ $card }» не разворачивается.
the_v-log-held-turned-by = «{ $cause }»: «{ $card }» не разворачивается.
the_v-log-exhausted = «{ $card }» получает жетон истощения (теперь { $after }).
the_v-log-exhausted-by = «{ $cause }» истощает персонажа «{ $card }» (жетонов: { $after }).
the_v-log-exhausted-alone = Девушек в игре нет: «{ $card }» входит с жетоном истощения.
the_v-log-removed-token = «{ $card }» избавляется от истощения (жетонов: { $after }).
the_v-log-removed-token-by = «{ $cause }» снимает истощение с персонажа «{ $card }» (жетонов: { $after }).
the_v-log-fully-exhausted = Полное истощение: «{ $card }» уходит на свалку.
the_v-log-destroyed = Уничтожение: «{ $card }» уходит на свалку.
the_v-log-destroyed-by = «{ $cause }» уничтожает карту «{ $card }».
the_v-log-took-control-by = «{ $cause }»: { $seat } берёт под контроль персонажа «{ $card }».
the_v-log-gave-back = { $seat } снова контролирует персонажа «{ $card }».
the_v-log-lost-text = «{ $card }» теряет игровой текст.
the_v-log-lost-text-by = «{ $cause }»: «{ $card }» теряет игровой текст.
the_v-log-changed = «{ $card }» получает { $change }.
the_v-log-changed-by = «{ $cause }»: «{ $card }» получает { $change }.
the_v-log-became-influence = «{ $card }» – влияние становится равно { $after }.
the_v-log-became-influence-by = «{ $cause }»: «{ $card }» – влияние становится равно { $after }.
the_v-log-became-threat = «{ $card }» – угроза становится равна { $after }.
the_v-log-became-threat-by = «{ $cause }»: «{ $card }» – угроза становится равна { $after }.
the_v-log-became-endurance = «{ $card }» – выносливость становится равна { $after }.
the_v-log-became-endurance-by = «{ $cause }»: «{ $card }» – выносливость становится равна { $after }.
the_v-log-swapped = «{ $card }» меняет местами собственные влияние и угрозу.
the_v-log-swapped-by = «{ $cause }»: «{ $card }» меняет местами собственные влияние и угрозу.

# Журнал: схватка
the_v-log-started-duel = { $seat } атакует: «{ $card }» → «{ $other }».
the_v-log-opened-duel-card = { $seat } открывает карту «{ $card }».
the_v-log-duel-card-fails = «{ $card }» ничего не делает: { $seat } не может выполнить требование.
the_v-log-cancelled-by = «{ $cause }» отменяет карту «{ $card }».
the_v-log-not-cancelled-by = «{ $cause }» не отменяет карту «{ $card }»: у неё свойство «Непреодолимо».
the_v-log-stopped-duel = «{ $card }» прекращает схватку.
the_v-log-won-by-influence = Влияние { $before } против { $after }: побеждает «{ $card }».
the_v-log-won-by-threat = Угроза { $before } против { $after }: побеждает «{ $card }».
the_v-log-lost-by-influence = Влияние { $before } против { $after }: «{ $other }» держится.
the_v-log-lost-by-threat = Угроза { $before } против { $after }: «{ $other }» держится.
the_v-log-not-compared = Сравнивать нечего: в схватке не хватает участника.
the_v-log-duel-deck-renewed = Карты схватки кончились: { $seat } снова собирает из них колоду схватки.

the_v-scope-duel = Схватка: «{ $card }» → «{ $other }»

# Конец партии
the_v-end-domination = Победа – { $seat }: доминация дошла до 10.
the_v-end-empty_deck = Победа – { $seat }: противнику нечего взять из колоды.

# О чём спрашивают; «-other» – что читают остальные после «Ждём: …»
the_v-prompt-hand-decided = Оставить эту руку или сменить? Второй раз не спросят.
the_v-prompt-hand-decided-other = Оставить руку или сменить.
the_v-prompt-act = Играйте карты, применяйте способности или атакуйте.
the_v-prompt-act-other = Действия или атака.
the_v-prompt-attack-on = Атакуйте ещё или закончите ход.
the_v-prompt-attack-on-other = Ещё одна атака или конец хода.
the_v-prompt-draw-additional = Вы не играли персонажа в этот ход. Взять дополнительные карты?
the_v-prompt-draw-additional-other = Дополнительные карты.
the_v-prompt-lay = Выберите карту схватки: обе откроются одновременно.
the_v-prompt-lay-other = Выбор карты схватки.
the_v-prompt-host-chosen = «{ $card }»: на какого персонажа?
the_v-prompt-host-chosen-other = Персонаж для карты «{ $card }».
the_v-prompt-keep = Остаться может только одна карта «{ $card }». Какая?
the_v-prompt-keep-other = Какая «{ $card }» останется.
the_v-prompt-first = Несколько эффектов сразу: какой сработает раньше?
the_v-prompt-first-other = Порядок эффектов.
the_v-prompt-first-gain = До 10 доходят оба: кто получает уровни раньше?
the_v-prompt-first-gain-other = Кто раньше получает уровни.
the_v-prompt-decided = Применить эффект карты «{ $card }»?
the_v-prompt-decided-other = Применять ли карту «{ $card }».
the_v-prompt-reaped = «{ $card }» – Жнец. Взять карту?
the_v-prompt-reaped-other = Брать ли карту за Жнеца «{ $card }».
the_v-prompt-discard = «{ $card }»: { $n ->
    [one] скиньте { $n } карту.
    [few] скиньте { $n } карты.
   *[many] скиньте { $n } карт.
}
the_v-prompt-discard-other = Что скинуть для карты «{ $card }».
the_v-prompt-remove = «{ $card }»: { $n ->
    [one] удалите { $n } карту со своей свалки в пустоту.
    [few] удалите { $n } карты со своей свалки в пустоту.
   *[many] удалите { $n } карт со своей свалки в пустоту.
}
the_v-prompt-remove-other = Что удалить в пустоту для карты «{ $card }».
the_v-prompt-turn-own = «{ $card }»: { $n ->
    [one] поверните своего развёрнутого персонажа.
   *[other] дважды поверните своего развёрнутого персонажа.
}
the_v-prompt-turn-own-other = Кого повернуть для карты «{ $card }».
the_v-prompt-choose-exhaust = «{ $card }»: кого истощить?
the_v-prompt-choose-exhaust-other = Кого истощит «{ $card }».
the_v-prompt-choose-remove-token = «{ $card }»: с кого снять жетон истощения?
the_v-prompt-choose-remove-token-other = С кого «{ $card }» снимет жетон истощения.
the_v-prompt-choose-turn = «{ $card }»: что повернуть?
the_v-prompt-choose-turn-other = Что повернёт «{ $card }».
the_v-prompt-choose-untap = «{ $card }»: что развернуть?
the_v-prompt-choose-untap-other = Что развернёт «{ $card }».
the_v-prompt-choose-destroy = «{ $card }»: что уничтожить?
the_v-prompt-choose-destroy-other = Что уничтожит «{ $card }».
the_v-prompt-choose-return-to-hand = «{ $card }»: что вернуть в руку?
the_v-prompt-choose-return-to-hand-other = Что вернёт в руку «{ $card }».
the_v-prompt-choose-remove-to-void = «{ $card }»: что удалить в пустоту?
the_v-prompt-choose-remove-to-void-other = Что удалит в пустоту «{ $card }».
the_v-prompt-choose-shuffle-into-deck = «{ $card }»: что замешать в колоду?
the_v-prompt-choose-shuffle-into-deck-other = Что замешает в колоду «{ $card }».
the_v-prompt-choose-put-into-play = «{ $card }»: что ввести в игру?
the_v-prompt-choose-put-into-play-other = Что введёт в игру «{ $card }».
the_v-prompt-choose-play = «{ $card }»: что сыграть?
the_v-prompt-choose-play-other = Что сыграть благодаря карте «{ $card }».
the_v-prompt-choose-look-and-discard = «{ $card }»: что скинет противник?
the_v-prompt-choose-look-and-discard-other = Что придётся скинуть из-за карты «{ $card }».
the_v-prompt-choose-take-control = «{ $card }»: кого взять под контроль?
the_v-prompt-choose-take-control-other = Кого взять под контроль картой «{ $card }».
the_v-prompt-choose-lose-text = «{ $card }»: что потеряет игровой текст?
the_v-prompt-choose-lose-text-other = Что потеряет игровой текст из-за карты «{ $card }».
the_v-prompt-choose-change = «{ $card }»: кому изменить влияние и угрозу?
the_v-prompt-choose-change-other = Кому «{ $card }» изменит влияние и угрозу.
the_v-prompt-choose-become = «{ $card }»: чьи характеристики изменить?
the_v-prompt-choose-become-other = Чьи характеристики изменит «{ $card }».
the_v-prompt-choose-swap-values = «{ $card }»: чьи влияние и угрозу поменять местами?
the_v-prompt-choose-swap-values-other = Чьи влияние и угрозу поменяет местами «{ $card }».

# Что делает вариант
the_v-option-keep-hand = Оставить руку
the_v-option-new-hand = Сменить руку
the_v-option-play = Сыграть: «{ $card }»
the_v-option-play-on = Сыграть: «{ $card }» → «{ $other }»
the_v-option-use = Применить способность: «{ $card }»
the_v-option-attack = Атаковать: «{ $card }»
the_v-option-attack-on = Атаковать: «{ $card }» → «{ $other }»
the_v-option-lay = Выбрать: «{ $card }»
the_v-option-choose = Выбрать: «{ $card }»
the_v-option-choose-discard = Скинуть: «{ $card }»
the_v-option-choose-remove = В пустоту: «{ $card }»
the_v-option-turn = Повернуть: «{ $card }»
the_v-option-keep = Оставить: «{ $card }»
the_v-option-first = Сначала «{ $card }»
the_v-option-first-gain = Сначала { $seat }
the_v-option-draw = { $n ->
    [one] Взять { $n } карту
    [few] Взять { $n } карты
   *[many] Взять { $n } карт
}
the_v-option-accept = Да
the_v-option-accept-by = Применить: «{ $card }»
the_v-option-accept-draw = Взять карту
the_v-option-decline = Нет
the_v-option-decline-by = Не применять: «{ $card }»
the_v-option-decline-draw = Не брать
the_v-option-pass = Не брать
the_v-option-end = Закончить ход

# Почему нельзя
the_v-reason-game-over = Партия закончена.
the_v-reason-not-your-turn = Сейчас не ваш ход: действуют в свой.
the_v-reason-opponent-decides = Сейчас решает противник: дождитесь ответа.
the_v-reason-answer-first = Не сейчас: спрашивают о другом.
the_v-reason-not-among = Этой карты нет среди тех, что можно выбрать.
the_v-reason-no-more-actions = После первой атаки в этот ход можно только атаковать.
the_v-reason-once-only = Руку оставляют или меняют один раз, в начале партии.
the_v-reason-character-played = В этот ход вы играли персонажа, поэтому дополнительных карт нет.
the_v-reason-not-in-hand = Карты играют из руки, а этой там нет.
the_v-reason-one-character = Вы уже сыграли персонажа: за ход можно только одного.
the_v-reason-one-key = Вы уже сыграли карту со свойством Ключ: за ход можно только одну.
the_v-reason-has-copy = Карта уникальная, и её копия у вас уже в игре.
the_v-reason-requirement = Требование не выполнить: карта будет считаться несыгранной и уйдёт на свалку.
the_v-reason-for-duels = Карты схватки – только для схваток.
the_v-reason-title-stays = Титульная карта остаётся в игре: её можно только поворачивать и разворачивать.
the_v-reason-needs-host = Выберите персонажа, на которого её сыграть.
the_v-reason-not-on-anything = Её играют саму по себе: на персонажа играют только изменения.
the_v-reason-host-not-in-play = Изменение играют на персонажа в игре, а этого там нет.
the_v-reason-host-not-a-character = Изменение играют на персонажа, а эта карта не персонаж.
the_v-reason-no-host = Нет персонажа, на которого её можно сыграть.
the_v-reason-only-on = Её играют только на персонажа противника.
the_v-reason-carries-copy = На этом персонаже уже есть её копия.
the_v-reason-one-modification = На этого персонажа вы уже сыграли изменение; следующее – в ваш следующий ход.
the_v-reason-inviolable = Карты противника не могут выбрать Неприкосновенного персонажа.
the_v-reason-not-in-play = Этой карты нет в игре: атакуют и применяют способности только карты в игре.
the_v-reason-target-not-in-play = Карты, которую надо атаковать, нет в игре.
the_v-reason-not-there = В тексте речь о картах в другой зоне.
the_v-reason-not-a-target = Эта карта не подходит под условия текста.
the_v-reason-no-target = Подходящей цели сейчас нет: ничего не произойдёт.
the_v-reason-not-yours = Применять способности можно только у своих персонажей.
the_v-reason-no-ability = У этой карты нет способности.
the_v-reason-text-lost = Карта потеряла игровой текст, а с ним и способность.
the_v-reason-not-untapped = Применить способность может только развёрнутый персонаж.
the_v-reason-abilities-forbidden = Этому персонажу запрещено применять способности.
the_v-reason-not-a-character = Атаковать может только персонаж и только персонажа.
the_v-reason-target-not-a-character = Атаковать можно только персонажа.
the_v-reason-attacker-not-yours = Атаковать можно только своими персонажами.
the_v-reason-attacker-not-untapped = Атаковать может только развёрнутый персонаж.
the_v-reason-not-an-enemy = Атаковать можно только персонажей противника.
the_v-reason-nobody-to-attack = У противника нет персонажей, атаковать некого.
the_v-reason-guarded = Она Хранимая: пока на её стороне есть монстр, атаковать её нельзя.
the_v-reason-compulsory = Сначала выберите карту схватки: без неё нельзя.
the_v-reason-not-closed = Выберите одну из своих закрытых карт схватки.
the_v-reason-not-a-duel-card = Кладут только карты схватки.

# Характеристики и слагаемые: «угроза 5 = 3 на карте, +2 «Клинок»»
the_v-value-influence = влияние
the_v-value-threat = угроза
the_v-value-endurance = выносливость
the_v-value-rage = ярость
the_v-value-madness = безумие
the_v-value-tokens = жетоны истощения
the_v-value-turned = поворот
the_v-value-level = доминация
the_v-term-base = { $n } у каждого
the_v-term-own = { $n } на карте
the_v-term-becomes = { $n } задаёт «{ $card }»
the_v-term-swapped = { $n } после обмена: «{ $card }»
the_v-term-modification = { $n } «{ $card }»
the_v-term-text = { $n } «{ $card }»
the_v-term-effect = { $n } «{ $card }»
the_v-term-keyword = { $n } «{ $card }»
the_v-term-rage = { $n } Ярость
the_v-term-floor = меньше не бывает
the_v-term-tokens = { $n } на карте
the_v-term-turned = { $n }°
the_v-term-level = { $n } на титульной карте
