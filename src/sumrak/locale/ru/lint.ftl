# Проверка файлов с картами; перед каждым сообщением стоят файл и строка.

lint-syntax = Это не Python: { $detail }.
lint-import = Импортировать можно только Final и слова словаря, а здесь { $module }.
lint-not-data = В файле карт только данные: вызовы словаря, числа, тексты и кортежи. Уберите { $what }.
lint-unknown-word = В словаре нет «{ $name }».
lint-not-listed = { $name } нет в CARDS: добавьте или удалите.
lint-fails = Карта не создаётся: { $detail }.
lint-taken = { $card }: «{ $word }» уже занято картой в { $where }; id и названия не должны повторяться.
lint-name =
    { $language ->
        [ru] { $card }: русского названия нет, или оно не русское.
       *[en] { $card }: английского названия нет, или оно не английское.
    }
lint-no-values = { $card }: укажите влияние и угрозу.
lint-no-specialisation = { $card }: титульной карте нужна специализация.
lint-number = { $card }: { $what } – { $n }, а может быть от { $low } до { $high }; у свойства число не 0.
lint-useless = { $card }: { $what } здесь ничего не значит; уберите.
lint-explained = { $card }: свойство { $word } расшифровано, но его нет среди свойств.
lint-keyword-twice = { $card }: свойство { $word } указано дважды; сложите числа.
lint-keyword-in-text = { $card }: { $word } указано и как свойство, и в тексте; оставьте одно.
lint-not-in-list = { $card }: { $what } – «{ $found }», а может быть: { $allowed }.
lint-no-say = { $card }: у { $what } нет `say`, и карта не может сказать, что она делает.
lint-wrong-type = { $card }: { $what } не бывает у карты типа «{ $type }».
lint-empty = { $card }: { $what } ничего не делает; допишите или уберите.
lint-target-unused = { $card }: то, что выбирают по { $what }, нигде не нужно.
lint-nothing-chosen = { $card }: IT – карта, выбранная раньше, а ничего не выбрано.
lint-no-duel = { $card }: { $what } бывает только в схватке, а этот текст работает вне схваток.
lint-no-bearer = { $card }: изменению, которое вводят в игру, нужно `on` – персонаж, под которого оно ляжет.
lint-unsayable =
    { $language ->
        [ru] { $card }: текст не получается по-русски: { $detail }
       *[en] { $card }: текст не получается по-английски: { $detail }
    }
lint-counted-noun = В образце число стоит прямо перед «{ $noun }»; сделайте именную группу, она знает формы.
lint-not-done = { $card }: { $what } напечатано, а правила этого не делают.
lint-not-sudden = { $card }: { $what } бывает только у внезапной особенности.
lint-no-attack = { $card }: { $what } – карта в атаке, а текст не про атаку.
