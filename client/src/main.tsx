import { render } from 'preact';
import { StartPage } from './lobby/start';
import { applySettings } from './settings/settings';
import { TablePage } from './table/page';
import { keepScrolledReachable } from './table/scrolls';

applySettings();
keepScrolledReachable();

const table = /^\/t\/([^/]+)/.exec(location.pathname)?.[1];
const root = document.getElementById('app');
if (root !== null) render(table === undefined ? <StartPage /> : <TablePage table={decodeURIComponent(table)} />, root);
