import type { Bout, Seen } from '@dedalo/arena';
import { escapeText } from '@dedalo/arena/report/page';
import { printable } from '@dedalo/clients/printable';
import { spokenLanguage } from '../../speech.ts';
import { arenaSpeech } from '../arena-words.ts';
import { numberText } from '../figures.ts';
import { playerText } from '../player-text.ts';

export interface Standing {
  readonly name: string;
  readonly bots?: readonly string[];
  readonly points: number;
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly faults: Readonly<Record<string, number>>;
}

/** A game on the page. */
export interface ShownGame {
  readonly bout: Bout;
  /** How it ended; undefined while it is played. */
  readonly ending?: string;
}

/** The content of the page. */
export interface WatchView {
  readonly title: string;
  readonly done: number;
  readonly of: number;
  readonly notes: readonly string[];
  readonly standings: readonly Standing[];
  /** The newest first. */
  readonly underway: readonly ShownGame[];
  readonly last: readonly ShownGame[];
  /** The large one. */
  readonly live?: ShownGame & { readonly seen?: Seen };
}

/** The current page; its script loads it again and again. Names of programs are escaped. */
export function watchPage(view: WatchView): string {
  const said = arenaSpeech().watch;
  return `<!doctype html>
<html lang="${spokenLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(view.title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="watch.css">
<script src="watch.js" defer></script>
<noscript><meta http-equiv="refresh" content="2"></noscript>
</head>
<body>
<p id="over" hidden>${text(said.over)}</p>
<main>
<h1>${text(view.title)}</h1>
<p>${text([said.played(view), ...view.notes].join(', '))}</p>
<progress max="${view.of}" value="${view.done}"></progress>
<section><h2>${text(said.standings)}</h2>${standingsTable(view.standings)}</section>
<section><h2>${text(said.underway)}</h2>${gameList(view.underway, said.nothingUnderway)}</section>
${view.live ? liveGame(view.live) : ''}
<section><h2>${text(said.last)}</h2>${gameList(view.last, said.nothingPlayed)}</section>
</main>
</body>
</html>
`;
}

const text = (value: string): string => escapeText(printable(value));

function standingsTable(standings: readonly Standing[]): string {
  const { heads } = arenaSpeech().tournament;
  const names = [heads.name, heads.points, heads.games, heads.wins, heads.draws, heads.losses, heads.forfeits];
  const rows = standings.map((player) => {
    const forfeits = Object.values(player.faults).reduce((sum, count) => sum + count, 0);
    const figures = [player.points, player.games, player.wins, player.draws, player.losses, forfeits];
    return [playerText(player), ...figures.map((figure) => numberText(figure, 1))];
  });
  const line = (cell: 'td' | 'th', cells: readonly string[]): string =>
    `<tr>${cells.map((one) => `<${cell}>${text(one)}</${cell}>`).join('')}</tr>`;
  return `<table>${line('th', names)}${rows.map((row) => line('td', row)).join('')}</table>`;
}

function gameList(games: readonly ShownGame[], nothing: string): string {
  if (games.length === 0) return `<p>${text(nothing)}</p>`;
  const items = games.map(({ bout, ending }) => {
    const link = `<a href="?game=${encodeURIComponent(bout.id)}">${text(bout.id)}</a>`;
    return `<li>${link} ${text(playersOf(bout))}${ending === undefined ? '' : `: ${text(ending)}`}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

const playersOf = ({ players }: Bout): string => players.map(({ name }) => name).join(' – ');

function liveGame({ bout, ending, seen }: NonNullable<WatchView['live']>): string {
  const said = arenaSpeech().watch;
  const nameOf = (seat: number): string => bout.players[seat]!.name;
  const facts = [
    playersOf(bout),
    ...(seen ? [said.turn(seen.turn)] : []),
    ...(ending === undefined ? (seen?.seat === undefined ? [] : [said.toMove(nameOf(seen.seat))]) : [ending]),
  ];
  const boards = (seen?.boards ?? []).map((board, seat, all) => {
    const caption = all.length === 1 ? '' : `<figcaption>${text(said.seenBy(nameOf(seat)))}</figcaption>`;
    return `<figure><pre>${escapeText(board)}</pre>${caption}</figure>`;
  });
  const shown = seen ? `<div class="boards">${boards.join('')}</div>` : `<p>${text(said.notSeen)}</p>`;
  return `<section id="live"><h2>${text(bout.id)}</h2><p>${text(facts.join(', '))}</p>${shown}</section>`;
}
