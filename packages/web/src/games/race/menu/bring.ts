import { placedText, type Problem, problemText, type Warning, warningText } from '@dedalo/clients/race/finding-text';
import { signal } from '@preact/signals';
import type { Opening } from '../../../app/opener.ts';
import { go, linkTo } from '../../../app/route.ts';
import { toast } from '../../../app/toasts.tsx';
import { words } from '../../../speech.ts';
import { withPatience } from '../../../work/with-patience.ts';
import { games } from '../games.ts';
import type { BroughtItem } from '../../../app/dropped-items.ts';
import { changePreferences } from '../preferences.ts';

/** Messages about the game that was opened last, a line each. */
export interface Findings {
  readonly title: string;
  readonly lines: readonly string[];
}

export const findings = signal<Findings | undefined>(undefined);
/** Goes up when the list of own games has changed. */
export const listRevision = signal(0);

const nameOf = (items: readonly BroughtItem[]): string =>
  items[0] && 'fullPath' in items[0]
    ? items[0].name
    : ((items[0]?.webkitRelativePath.split('/')[0] || items[0]?.name) ?? '');

/** Opens a designer's game that was dropped or chosen; problems are shown in the menu. */
export async function bring(items: readonly BroughtItem[]): Promise<Opening> {
  const said = words.value.web.race.own;
  // Most people race the shipped games, so what reads others is loaded when it is needed.
  const { bringOwnGame } = await import('../own/bring-own-game.ts');
  const brought = await withPatience((stop) => bringOwnGame(items, stop));
  if (brought === 'stopped') return brought;
  go(linkTo(['race']));
  if (!brought.ok) {
    findings.value = { title: said.problems(nameOf(items)), lines: brought.error.map(problemLine) };
    return 'opened';
  }
  const { game, isKept } = brought.value;
  const { raceGameOf } = await import('../own/find-own-game.ts');
  games.put(await raceGameOf(game));
  changePreferences({ game: game.id, level: null });
  listRevision.value++;
  toast(isKept ? said.added(game.name) : said.notKept, { role: isKept ? 'good' : 'bad' });
  findings.value =
    game.warnings.length === 0
      ? undefined
      : { title: said.warnings(game.name), lines: game.warnings.map((warning) => warningLine(warning)) };
  return 'opened';
}

const problemLine = (problem: Problem): string => placedText('', problem, problemText(words.value, problem));

const warningLine = (warning: Warning): string => placedText('', warning, warningText(words.value, warning));
