// Written by sumrak.table.tsgen from protocol.py. Do not edit.
export const PROTO = 1;
export interface Ack { t: 'ack'; n: number; seq: number }
export interface Act { t: 'act'; n: number; seq: number; option: string }
/** Exactly one is set: a card's id, a place's id, a cell's name, a seat, a number. */
export interface Anchor { card?: string | null; place?: string | null; cell?: string | null; seat?: number | null; number?: number | null }
export interface Answer { t: 'answer'; n: number; kind: 'rematch' | 'undo'; yes: boolean }
/** `cell`: only about what the card could do there. */
export interface AskWhy { t: 'why'; n: number; card: string; cell?: string }
/** `id` is opaque and differs by viewer; zero and absent fields are left out. Without a definition it lies face down. `marks`: numbers laid on it, by name; `cell`: where on a grid it lies. */
export interface Card { id: string; def: string; turned?: number; tokens?: number; host?: string | null; values?: Record<string, number>; badges?: string[]; marks?: Record<string, number>; cell?: string | null; controller?: number | null; owner?: number | null }
/** What is printed on a card; texts by language. */
export interface CardFace { id: string; names: Record<string, string>; group: string; type: string; kinds?: string[]; extra?: string[]; unique?: boolean; key?: boolean; influence?: number | null; threat?: number | null; sign?: string | number | null; specialisation?: Record<string, string> | null; values?: Record<string, number>; gloss?: string | null; line?: Record<string, string>; text?: Record<string, string> }
/** `GET /api/catalogue/{game}`. `cards` and `keywords` by id. */
export interface Catalogue { game: string; hash: string; names: Record<string, string>; cards: Record<string, CardFace>; groups: Record<string, Record<string, string>>; decks: DeckFace[]; layout: unknown; keywords?: Record<string, Keyword>; places?: Record<string, Record<string, string>> }
/** What a seat has left, in milliseconds, when the view was made; whether it runs. */
export interface ClockFace { left: number; runs: boolean }
/** Each player's time for the whole game and what every decision adds, in milliseconds. */
export interface Clocks { bank: number; increment: number }
/** The same for a whole game that is over; more points come until `done`. */
export interface Course { t: 'course'; n: number; seat: number | null; points: Point[]; done?: boolean }
export interface Decision { seat: number; cite: string; prompt: Message; parts?: Part[]; several?: Several | null; window?: string }
export interface DeckFace { id: string; names: Record<string, string>; group: string; title?: string | string[]; main?: Record<string, number>; duel?: Record<string, number> }
export interface DeckName { id: string; names: Record<string, string> }
/** `rolls`: every number that it has shown, the last one counts; `terms` are added, `total` is what counts. */
export interface Die { seat: number; rolls: number[]; total: number; terms?: Term[]; card?: string | null }
/** A line of a reckoning: how much a card or a rule gives or takes, and why so much. */
export interface Entry { how: string; amount: number; card?: string | null; def?: string | null; terms?: Term[]; cite?: string }
/** `n` is the frame's, -1 where it could not be read. */
export interface Err { t: 'err'; n: number; code: 'bad' | 'binary' | 'flood' | 'frozen' | 'illegal' | 'internal' | 'not_now' | 'not_yours' | 'over' | 'stale' | 'too_big' | 'unfair'; text: Message; reason?: Reason | null }
/** A card with a new id came from `src`: the id it had, or the place where it was not known. Decoration only. */
export interface Fx { card: string; src: string }
/** One of `GET /api/games`. `accent` and `sign`: its colour and what stands for it, as in its layout. */
export interface GameInfo { id: string; names: Record<string, string>; decks: DeckName[]; bots: ('greedy' | 'ismcts-deep' | 'ismcts-quick' | 'ismcts-steady' | 'random')[]; seats: number[]; accent?: number; sign?: string }
export interface GameView { game: string; seat: number | null; turn: number; active: number | null; phase: string; players: Player[]; places: Place[]; scopes: Scope[]; decisions: Decision[]; options?: Option[]; outcome?: Outcome | null; own?: Record<string, number>; ring?: number[]; cells?: Record<string, string[]> }
/** First frame of a socket, and again whenever something in it changes. `seat`: whose eyes the viewer has, null for a spectator; `both`: the browser holds all seats, and the view follows whoever decides (`view.view.seat`). `bots[seat]`: the bot's name, "" for a person. `note` says why a frozen table does not go on. `build`: when it differs from the first one this page heard, the page is old and loads itself again. `seed` (hexadecimal) follows the end; `seed_hash` is its SHA-256. `rematch`: the table where these players went on. `may_sit`: the seats among which who was invited may choose. `left`: seats whose players have left or run out of time; a bot plays on there. `clocks`: only where the table has any. */
export interface Hello { t: 'hello'; proto: number; build: string; table: string; seat: number | null; names: string[]; game: string; decks: string[]; state: 'frozen' | 'over' | 'playing' | 'waiting'; bots: string[]; seed_hash: string; links: Links; both?: boolean; seed?: string | null; note?: Message | null; rematch?: string | null; may_sit?: number[]; left?: number[]; clocks?: Clocks | null }
/** What a seat could best do after so many answers, the best first. More of them come until `done`. `played`: what it has done there, where one looks back. */
export interface Hint { t: 'hint'; n: number; ply: number; seat: number; ideas: Idea[]; simulations: number; done?: boolean; played?: Option | null }
/** `text` is the sentence in the request's language, `error` the same as a message. */
export interface HttpError { error: Message; text: string }
/** An option that may be given: `win` is the share of the game that is expected of it, 0 to 1, after so many `visits` of a search; `line`: what is expected to follow, told by what the seat knows and guesses. `seldom`: tried too seldom for `win` to be compared with the others'. */
export interface Idea { option: Option; win: number; visits: number; line?: Step[]; seldom?: boolean }
export interface Invite { seat: number; path: string }
export interface Keyword { names: Record<string, string>; text: Record<string, string> }
/** Paths, to be put behind the page's origin. `invites` are the seats still free, `invite` the first of them; `seat` opens my own seat on another device. */
export interface Links { watch: string; seat?: string | null; invite?: string | null; invites?: Invite[] }
/** `n` counts the entries this viewer has, from 0; `seq` is after how many answers it happened. */
export interface LogEntry { n: number; k: string; cite: string; seq: number; a?: Record<string, string | number | Ref>; cards?: string[] }
export interface Message { k: string; a?: Record<string, string | number | Ref> }
/** How far something has come: a price of which `done` of `of` is paid. */
export interface Meter { what: string; done: number; of: number }
/** Seconds for the whole game and for every decision. */
export interface NewClocks { bank: number; increment?: number }
/** Who sits there, with which deck. A friend may bring another one; without any, it is one of the game's list. */
export interface NewSeat { by: 'greedy' | 'ismcts-deep' | 'ismcts-quick' | 'ismcts-steady' | 'random' | 'friend' | 'me'; deck?: string }
/** Body of `POST /api/tables`. `deck2`: the other seat's deck; without it, the next deck of the game's list. `seat`: which of the seats the maker takes; a game without decks of one's own needs no `deck`. `seats`, if given, says all of that seat by seat. `clocks`: none unless given. */
export interface NewTable { game: string; opponent?: 'greedy' | 'ismcts-deep' | 'ismcts-quick' | 'ismcts-steady' | 'random' | 'both' | 'friend' | null; deck?: string; deck2?: string | null; seat?: number; lang?: 'en' | 'ru'; name?: string; seats?: NewSeat[]; clocks?: NewClocks | null }
/** An accepted rematch names the new `table`; everybody at the old one may go to `/t/{table}`. */
export interface Offer { t: 'offer'; kind: 'rematch' | 'undo'; by: number; state: 'accepted' | 'declined' | 'open'; table?: string | null }
export interface Online { t: 'presence'; online: ('bot' | 'free' | 'left' | 'offline' | 'online')[]; watching?: number }
/** `id` is the canonical notation; `act` sends it back. */
export interface Option { id: string; label: Message; cite: string; anchors?: Anchor[]; warning?: Reason | null }
export interface Outcome { winners: number[]; scores: number[]; termination: string; cite: string; text: Message }
/** One of `GET /api/rules/{game}`. `opens`: the title of the chapter whose first paragraph it is, by language. */
export interface Paragraph { id: string; kind: 'definition' | 'rule'; chapter: string; en: string; ru: string; opens?: Record<string, string> }
/** What has gone already into a choice of several parts: a number, perhaps of a card. */
export interface Part { n: number; card?: string | null }
/** `rtt`: how long the last answer took to come back, in milliseconds: clocks allow for it. */
export interface Ping { t: 'ping'; c: number; rtt?: number }
export interface Place { id: string; seat: number | null; zone: string; count: number; cards?: Card[] }
export interface Player { seat: number; counters: Record<string, number> }
/** `given`: the answers since the point before. */
export interface Point { ply: number; shares: number[]; given?: Step[] }
export interface Pong { t: 'pong'; c: number; at: number }
/** In which windows this viewer does not want to be asked: passes are given for him there. `off`: a stop's id and "own" or "others", as "block:others". `wake`: asked all the same where he is aimed at. `spare`: not asked where only verbs that the layout calls idle are offered. `until`: nothing is asked until his next turn. */
export interface Prefer { t: 'prefer'; off?: string[]; wake?: boolean; spare?: boolean; until?: '' | 'turn' }
export interface Reason { cite: string; message: Message }
/** One is set: a definition or a place whose name is to be said, a seat whose player's name is; or words in both languages. `cell` tells a card from its copies. */
export interface Ref { card?: string | null; cell?: string | null; seat?: number | null; place?: string | null; en?: string | null; ru?: string | null }
export interface Rematch { t: 'rematch'; n: number }
export interface Resign { t: 'resign'; n: number }
/** What is going on: `kind`, `step`, `tags` are words that the layout knows, `targets` the seats at which it is aimed. `over`: shown once more, to be read. */
export interface Scope { kind: string; title: Message; cards?: string[]; arrow?: string[]; seat?: number | null; place?: string | null; cite?: string; step?: string; dice?: Die[]; sums?: Sum[]; meters?: Meter[]; targets?: number[]; standings?: Standing[]; tags?: string[]; over?: boolean }
/** -1 goes back to live. `seat` (another seat's eyes, -1 for a spectator's) only after the end. */
export interface Seek { t: 'seek'; ply: number; seat?: number | null }
/** `n` of these cards are to be chosen one after the other, in this order, after `done` others; one may point in any. Where only one name is left for a part, it is taken without a question: `done` tells which part is asked for. */
export interface Several { done: number; n: number; cards: string[] }
/** Takes a free seat, with a deck and a name; while the table waits also to change them. */
export interface Sit { t: 'sit'; n: number; seat: number; deck?: string; name?: string }
/** How a seat stands to what is going on, as a word that the layout knows, and a number that belongs to it. */
export interface Standing { seat: number; how: string; n: number }
/** An answer that is expected of a seat. */
export interface Step { seat: number; label: Message; cite: string }
/** What could best be done at the moment that the viewer looks at (`hint`), who stands how well there (`worth`) or stood in the whole game (`course`); "stop": no hint and no course any more. The last wish of a kind counts. `truth`: as it truly is. Only alone against bots, by what one's own seat sees; in a game that is over everybody may, with any eyes and `truth`. */
export interface Study { t: 'study'; n: number; what: 'course' | 'hint' | 'stop' | 'worth'; truth?: boolean }
/** A reckoning about one thing, perhaps a card: what is laid on it and what that comes to. */
export interface Sum { what: Message; total: number; entries?: Entry[]; card?: string | null }
/** Paths. `invites`: to the seats of friends, `invite` is the first of them. */
export interface TableMade { table: string; url: string; watch: string; invite?: string | null; invites?: string[] }
/** A message like any other, with its paragraph. */
export interface Term { k: string; cite: string; a?: Record<string, string | number | Ref> }
export interface Undo { t: 'undo'; n: number; seq: number }
/** One conceivable use of a card; `reason` is null where nothing forbids it, `cite` its paragraph. */
export interface Use { option: string; label: Message; cite: string; reason?: Message | null }
/** What a public card has now; `terms` say in their order how it comes about. */
export interface Value { what: Message; value: number; terms: Term[] }
/** The whole table for one viewer. `seq`: how many answers, undos and resignations the record has; an `act` names it. `ply`: answers given up to what is shown, `last`: up to now. `live` false: a view that `seek` asked for; until `seek` -1 it comes again when the game goes on, with another `last`. `log`: the entries from number `log_from` on; what the client has from there on is replaced. `undo`: whether taking my last answer back is free, needs consent, or has no object. `spared`: my decision will be passed for me, as I wished. `clocks`: one for each seat, null for a bot. */
export interface View { t: 'view'; seq: number; ply: number; last: number; view: GameView; log: LogEntry[]; log_from: number; online: ('bot' | 'free' | 'left' | 'offline' | 'online')[]; undo: 'ask' | 'free' | 'no'; live?: boolean; fx?: Fx[]; offer?: Offer | null; spared?: boolean; clocks?: (ClockFace | null)[] }
/** `answers`: empty for a spectator, who can do nothing. Both speak of the moment that the viewer looks at. */
export interface Why { t: 'why'; n: number; card: string; answers: Use[]; values?: Value[] }
/** Who stands how well after so many answers, as shares of the game, one a seat: as `seat` sees it, null as it truly is. */
export interface Worth { t: 'worth'; n: number; ply: number; seat: number | null; shares: number[] }
export type ServerMsg = Hello | View | Ack | Err | Pong | Offer | Online | Why | Hint | Worth | Course;
export type ClientMsg = Act | Undo | Answer | Seek | AskWhy | Resign | Rematch | Ping | Sit | Prefer | Study;
