# Файлы колод «Берсерка»: что не читается и что нарушает B-4.1 и B-4.2.

berserk-deck-syntax = Строка { $line }, столбец { $column }: это не TOML.
berserk-deck-unknown-field = Строка { $line }: в файле колоды не бывает «{ $field }», только game, name и [cards].
berserk-deck-missing-field = Не хватает «{ $field }».
berserk-deck-not-text = Строка { $line }: «{ $field }» должно быть текстом в кавычках.
berserk-deck-not-a-table = Строка { $line }: «{ $field }» должно быть таблицей: [{ $field }], а под ней по карте в строке, например "Кочевник" = 2.
berserk-deck-not-a-number = Строка { $line }: у «{ $name }» должно стоять число копий, 1 или больше.
berserk-deck-other-game = Строка { $line }: это колода игры «{ $game }», а не berserk.
berserk-deck-unknown-card = Строка { $line }: карты «{ $name }» нет.
berserk-deck-unknown-card-near = Строка { $line }: карты «{ $name }» нет. Похожие: { $near }.
berserk-deck-twice = Строка { $line }: карта «{ $card }» уже указана выше.

berserk-deck-size =
    { $n ->
        [one] В колоде { $n } карта, а должно быть от { $least } до { $most }.
        [few] В колоде { $n } карты, а должно быть от { $least } до { $most }.
       *[other] В колоде { $n } карт, а должно быть от { $least } до { $most }.
    }
berserk-deck-copies =
    { $n ->
        [one] В колоде { $n } копия карты «{ $card }», а можно не больше { $most }.
        [few] В колоде { $n } копии карты «{ $card }», а можно не больше { $most }.
       *[other] В колоде { $n } копий карты «{ $card }», а можно не больше { $most }.
    }
