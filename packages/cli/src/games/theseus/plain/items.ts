import { BotsGame } from '@dedalo/clients/theseus/bots-game';
import { describedMeeting, keptTheseus, usualTheseus } from '@dedalo/clients/theseus/session';
import { reportLines } from '@dedalo/clients/theseus/report';
import { freshSeed } from '../../../fresh-seed.ts';
import { speech } from '../../../speech.ts';
import type { Store } from '../../../store/store.ts';
import type { PlainItem } from '../../../plain/choose-item.ts';
import { playPlainTheseus } from './play.ts';
import { printLine as print } from '../../../plain/play-lines.ts';
import type { TypedLines } from '../../../plain/typed-lines.ts';

/** The menu of Theseus line by line: play on or start, or print the described game. */
export function theseusItems(store: Store): readonly PlainItem[] {
  const { menu } = speech().games.theseus;
  const isLeft = store.running('theseus') !== undefined;
  return [
    { name: isLeft ? menu.goOn : menu.begin, choose: (lines) => goOn(store, lines) },
    { name: menu.described, choose: printDescribed },
  ];
}

/** The game that was left, else a new one. */
export async function goOn(store: Store, lines: TypedLines): Promise<void> {
  const kept = keptTheseus(store);
  if (kept && 'aside' in kept) print(speech().client.runningBroken(kept.aside));
  const game = kept && 'session' in kept ? kept : usualTheseus(freshSeed());
  return playPlainTheseus(game, { saveAs: null, lines, store });
}

async function printDescribed(lines: TypedLines): Promise<void> {
  lines.close();
  const record = new BotsGame(describedMeeting(freshSeed())).playOut();
  print(reportLines(record, speech().games.theseus.report).join('\n'));
}
