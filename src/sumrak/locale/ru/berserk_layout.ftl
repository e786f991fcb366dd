# Берсерк: как называется то, что лежит на столе, и как играть.

berserk-about = Два отряда фантастических существ на поле пять на шесть. Наберите отряд втайне, расставьте и бейтесь, пока у одной из сторон не кончатся существа.
berserk-credits = «Берсерк» придумали Максим Истомин и Иван Попов; издавали «Мир фэнтези» и Hobby World. Здесь – неофициальный некоммерческий стол; правила и тексты карт изложены нашими словами.
berserk-spirit-a = Держит строй: стрелки в лесу и тяжёлые кулаки.
berserk-spirit-b = Яд и регенерация болот, внезапные удары степи.
berserk-spirit-c = Нежить, демоны и наёмники: пьёт, проклинает, летает.
berserk-spirit-d = Порядок против хаоса: благословения, пушка и чёрные рыцари.

berserk-life = Жизни
berserk-strike = Удар
berserk-move = Движение
berserk-cost = Стоимость
berserk-gold = Золото
berserk-silver = Серебро
berserk-field = Поле боя

berserk-area-deck = Колода
berserk-area-deck-short = колода
berserk-area-deal = Раздача
berserk-area-deal-short = раздача
berserk-area-squad = Отряд
berserk-area-squad-short = отряд
berserk-area-aside = Дополнительная зона
berserk-area-graveyard = Кладбище
berserk-area-graveyard-short = кладбище
berserk-area-exile = Изгнание
berserk-area-exile-short = изгнание

berserk-type-ground = Наземные существа
berserk-type-flyer = Летающие
berserk-type-companion = Компаньоны
berserk-type-parasite = Паразиты
berserk-type-artifact = Артефакты
berserk-type-terrain = Местности

berserk-badge-elite = Элитная: только за золото
berserk-badge-blessed = Благословление
berserk-badge-cursed = Проклятие
berserk-badge-net = Сеть
berserk-badge-fire = Костёр
berserk-badge-bomb = Бомба
berserk-badge-wall = Стена огня
berserk-badge-formation = В строю
berserk-badge-directed = Направленный удар
berserk-badge-unanswered = Безответный удар
berserk-badge-incorporeal = Бестелесность
berserk-badge-vampire = Вампиризм
berserk-badge-hidden = Скрыта от противника
berserk-badge-dying = Гибнет
berserk-badge-aiming = Закрылась, чтобы достать летающее
berserk-badge-stays-closed = Не открывается
berserk-badge-controlled = Под чужим контролем

berserk-mark-wounds = Раны
berserk-mark-poison = Отравление
berserk-mark-armour = Броня (остаток)
berserk-mark-tokens = Фишки
berserk-mark-incarnation = Инкарнация

berserk-phase-order = Очерёдность
berserk-phase-redeal = Пересдача
berserk-phase-recruit = Набор отряда
berserk-phase-place = Расстановка
berserk-phase-reveal = Вскрытие
berserk-phase-start = Начало боя
berserk-phase-preparation = Подготовка
berserk-phase-beginning = Начало хода
berserk-phase-main = Главная
berserk-phase-final = Конец хода

berserk-kind-strike = Удар
berserk-kind-simple = Простой удар
berserk-kind-special = Особый удар
berserk-kind-magic = Магический удар
berserk-kind-lunge = Удар через ряд
berserk-kind-shot = Выстрел
berserk-kind-throw = Метание
berserk-kind-discharge = Разряд
berserk-kind-spell = Заклинание
berserk-kind-influence = Воздействие
berserk-kind-leap = Прыжок
berserk-kind-move = Движение
berserk-kind-gather = Накопление
berserk-kind-aim = На летающее
berserk-kind-trigger = Сработавшая особенность
berserk-kind-roll = Бросок

berserk-step-declared = заявка
berserk-step-targets = цель
berserk-step-roll = кубики
berserk-step-table = таблица
berserk-step-value = величина
berserk-step-protect = защиты
berserk-step-apply = раны
berserk-step-pay = оплата

berserk-entry-strike = удар
berserk-entry-bonus = прибавка
berserk-entry-armour = броня
berserk-entry-protection = защита

berserk-how-1 = Набор: вам сданы 15 карт, отряд оплачивается кристаллами. Элитные карты – за золото, рядовые – за серебро (или золото). Каждая стихия сверх первой стоит один золотой кристалл.
berserk-how-2 = Расстановка – на своей половине, рубашкой вверх: сначала середина, потом края. Щёлкните карту, затем светящуюся клетку, или перетащите.
berserk-how-3 = В свой ход двигайте существо на клетку по ряду или столбцу за каждое очко движения и действуйте им один раз: ударьте соседа (и по диагонали), выстрелите, примените особенность. Кто действовал, тот закрыт: карта лежит боком и открывается в начале вашего следующего хода.
berserk-how-4 = Простой удар: оба бросают кубик, если цель открыта. По разнице таблица ударов говорит, кто как ударил. 3-5-6 на карте – слабый, средний и сильный удар.
berserk-how-5 = Вас атакуют? Открытое существо рядом с обоими может стать защитником; после сражения оно закроется.
berserk-how-6 = Пока что-то лежит в стеке, оба могут отвечать внезапными действиями – шаг за шагом. В настройках можно выбрать: спрашивать на каждом шаге или только там, где есть что применить.
berserk-how-7 = Кто остался без существ, тот проиграл.
berserk-how-8 = Почему карта не светится? Откройте её (правой кнопкой, долгим нажатием или «?»): там сказано, почему нельзя и по какому пункту.

berserk-stop-defend = Назначать ли защитника
berserk-stop-answer = Ответ, пока что-то объявлено
berserk-stop-dice = Кубики упали
berserk-stop-wounds = Пока раны не нанесены
berserk-stop-turn = Начало и конец хода
