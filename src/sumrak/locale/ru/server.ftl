# Что говорит сервер: отказы по проводу и по HTTP, терминал.

server-open = Стол открыт: { $address } (Ctrl-C закрывает его)
server-port = Не удаётся слушать { $host }:{ $port }: { $detail }.
server-port-taken = Порт { $port } занят, может быть, другим столом; свободен { $other } (--port { $other }).
server-store = Каталог данных или база недоступны: { $detail }.
server-store-too-new = База создана более новой версией «Сумрака».

server-bad = Сообщение не читается: { $detail }
server-binary = Сообщения должны быть текстовыми.
server-too-big = Слишком длинно.
server-flood = Слишком много сообщений сразу.
server-stale = На столе уже другое положение.
server-illegal = Так нельзя.
server-not-offered = Такого варианта нет.
server-not-yours = Решаете не вы.
server-unfair = В партии между людьми подсказок нет. Когда она кончится, разобрать её сможет каждый.
server-unfair-watching = Подсказки – для того, кто играет. Когда партия кончится, разобрать её сможет каждый.
server-study-nothing = Здесь никто ничего не решает: подсказывать нечего.
server-study-over-only = Что лежало на самом деле, видно, когда партия кончится.
server-study-busy = Сейчас слишком многое обдумывается; попробуйте чуть позже.
server-study-failed = Просчитать это не удалось.
server-not-now = Не сейчас.
server-waiting = Второй игрок ещё не пришёл.
server-nothing-to-undo = Отменять нечего.
server-no-offer = Такого предложения уже нет.
server-not-over = Партия не закончена.
server-over = Партия закончена.
server-frozen = Этот стол не продолжается.
server-internal = У нас что-то сломалось; положение на столе не изменилось.
server-no-such-card = Такой карты на столе, каким вы его видите, нет.
server-resigned = Игрок сдался: { $seat }.

server-frozen-record = Этот стол не продолжается: запись перестала подходить с ответа { $number }.
server-frozen-edition = Этот стол не продолжается: карты с тех пор изменились, и ответ { $number } больше не подходит.
server-frozen-show = Этот стол не продолжается: показать его больше нельзя.

server-no-such-table = Такого стола нет, или вам он не открыт.
server-no-such-link = Эта ссылка ничего не открывает.
server-seat-taken = Это место уже заняли.
server-record-after-the-end = Запись можно получить после конца партии.
server-unknown-game = Игры «{ $game }» нет; есть: { $known }.
server-unknown-deck = Колоды «{ $deck }» нет; есть: { $known }.
server-bad-body = Запрос не читается: { $detail }
server-not-json = Запрос должен быть в JSON.
server-too-many-tables = Слишком много новых столов сразу; подождите немного.
server-not-found = Здесь ничего нет.
server-wrong-method = Этот адрес такого не принимает.
server-no-client = Клиент для браузера не собран; установите пакет или запустите «python3 run.py».
server-wrong-seats = Здесь играют от { $fewest } до { $most } человек, а не { $n }.
server-flag = { $seat }: время вышло.
