import { lang } from '../settings/settings';
import type { Catalogue, GameInfo, HttpError, NewTable, Paragraph, TableMade } from '../wire.gen';
import * as state from './state';

async function get<T>(path: string): Promise<T> {
  const answer = await fetch(path, { headers: { accept: 'application/json' } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

export async function loadGames(): Promise<void> {
  if (state.games.value.length === 0) state.games.value = await get<GameInfo[]>('/api/games');
}

let wanted = '';

/** The catalogue of a game; of two asked for one after the other the last one counts, whichever comes first. */
export async function loadCatalogue(game: string): Promise<void> {
  wanted = game;
  if (state.catalogue.value?.game === game) return;
  const found = await get<Catalogue>(`/api/catalogue/${game}`);
  if (wanted === game) state.catalogue.value = found;
}

let rulesOf = '';

export async function loadRules(game: string): Promise<void> {
  if (rulesOf === game) return;
  rulesOf = game;
  state.paragraphs.value = [];
  try {
    const found = await get<Paragraph[]>(`/api/rules/${game}`);
    if (rulesOf === game) state.paragraphs.value = found;
  } catch {
    rulesOf = ''; // asked again when the rules are opened again
  }
}

/** The table made, or what is wrong in one sentence. */
export async function makeTable(wish: NewTable): Promise<TableMade | string> {
  const answer = await fetch('/api/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': lang.value },
    body: JSON.stringify(wish),
  });
  if (answer.ok) return (await answer.json()) as TableMade;
  const error = (await answer.json()) as HttpError;
  return error.text;
}
