import type { LogicMazePlay } from '@dedalo/clients/logic-maze/logic-maze-play';
import { sentence } from '@dedalo/clients/message';
import type { LogicMazeTypes } from '@dedalo/theseus/logic';
import { announce } from '../../../app/announcer.tsx';
import type { Happening } from '@dedalo/clients/play/happening';
import { playSound } from '../../../sound/sounds.ts';
import { words } from '../../../speech.ts';
import { mazeEventTexts } from './event-texts.ts';

/** What has happened, as a sound and a few words. */
export function hear(play: LogicMazePlay, { kind, events }: Happening<LogicMazeTypes>): void {
  if (kind === 'refused') return playSound('refused');
  if (kind !== 'played') return playSound('undo');
  const { config, standing } = play.source;
  const { outcome } = standing;
  const isSolved = outcome?.reason === 'escaped';
  playSound(isSolved ? 'solved' : outcome ? 'refused' : 'step');
  const told = mazeEventTexts(events, config.level.rooms.columns, words.value).map(sentence);
  return announce([...told, play.verdict()?.text].filter(Boolean).join(' '));
}
