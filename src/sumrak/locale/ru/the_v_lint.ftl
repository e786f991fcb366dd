# Проверка файлов с картами The V; перед каждым сообщением стоят файл и строка.

the_v-lint-syntax = Это не Python: { $detail }.
the_v-lint-import = Импортировать можно только Final и слова словаря, а здесь { $module }.
the_v-lint-not-data = В файле карт только данные: вызовы словаря, числа, тексты и кортежи. Уберите { $what }.
the_v-lint-unknown-word = В словаре нет «{ $name }».
the_v-lint-not-listed = { $name } нет в CARDS: добавьте или удалите.
the_v-lint-fails = Карта не создаётся: { $detail }.
the_v-lint-taken = { $card }: «{ $word }» уже занято картой в { $where }; id и названия не должны повторяться.
the_v-lint-name =
    { $language ->
        [ru] { $card }: русского названия нет, или оно не русское.
       *[en] { $card }: английского названия нет, или оно не английское.
    }
the_v-lint-no-values = { $card }: укажите влияние и угрозу.
the_v-lint-no-specialisation = { $card }: титульной карте нужна специализация.
the_v-lint-number = { $card }: { $what } – { $n }, а может быть от { $low } до { $high }; у свойства число не 0.
the_v-lint-useless = { $card }: { $what } здесь ничего не значит; уберите.
the_v-lint-explained = { $card }: свойство { $word } расшифровано, но его нет среди свойств.
the_v-lint-keyword-twice = { $card }: свойство { $word } указано дважды; сложите числа.
the_v-lint-keyword-in-text = { $card }: { $word } указано и как свойство, и в тексте; оставьте одно.
the_v-lint-not-in-list = { $card }: { $what } – «{ $found }», а может быть: { $allowed }.
the_v-lint-no-say = { $card }: у { $what } нет `say`, и карта не может сказать, что она делает.
the_v-lint-wrong-type = { $card }: { $what } не бывает у карты типа «{ $type }».
the_v-lint-empty = { $card }: { $what } ничего не делает; допишите или уберите.
the_v-lint-target-unused = { $card }: то, что выбирают по { $what }, нигде не нужно.
the_v-lint-nothing-chosen = { $card }: IT – карта, выбранная раньше, а ничего не выбрано.
the_v-lint-no-duel = { $card }: { $what } бывает только в схватке, а этот текст работает вне схваток.
the_v-lint-no-bearer = { $card }: изменению, которое вводят в игру, нужно `on` – персонаж, под которого оно ляжет.
the_v-lint-unsayable =
    { $language ->
        [ru] { $card }: текст не получается по-русски: { $detail }
       *[en] { $card }: текст не получается по-английски: { $detail }
    }
the_v-lint-counted-noun = В образце число стоит прямо перед «{ $noun }»; сделайте именную группу, она знает формы.
