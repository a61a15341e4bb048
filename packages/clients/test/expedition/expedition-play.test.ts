import { JourneyJudging } from '@dedalo/pokelabirinto/expedition';
import { loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import { ExpeditionPlay, type ToJudge } from '../../src/expedition/expedition-play.ts';
import { MemoryStore } from '../memory-store.ts';
import { journey, seedWhere } from './journeys.ts';

const words = await loadWords('en');
const isOffered = ({ phase }: { readonly phase: { readonly name: string } }): boolean => phase.name === 'offer';
const SEED = seedWhere('always-fight', isOffered);

const playOf = (until: Parameters<typeof journey>[2]): ExpeditionPlay =>
  new ExpeditionPlay({ store: new MemoryStore(), words, language: 'en' }, journey('always-fight', SEED, until));

function judge(play: ExpeditionPlay): ToJudge {
  const asked = play.toJudge()!;
  const judging = new JourneyJudging(asked.record);
  judging.advance(Number.POSITIVE_INFINITY);
  play.judge(judging.result(), asked);
  return asked;
}

test('whoever is face to face with somebody is told nothing', () => {
  expect(playOf(({ phase }) => phase.name === 'meeting').toJudge()).toBeUndefined();
  expect(playOf(({ phase }) => phase.name === 'fighting').toJudge()).toBeUndefined();
});

test('a fight that is over is judged once', () => {
  const play = playOf(isOffered);
  expect(play.lastFightTexts()).toEqual([]);
  expect(judge(play)).toMatchObject({ fights: 1 });
  expect(play.toJudge()).toBeUndefined();
  expect(play.lastFightTexts()[0]).toMatch(/^Against \w+ your chance to win was \d+% at first\.$/);
});

test('another journey has nothing to be judged, and nothing of the one before', () => {
  const play = playOf(isOffered);
  judge(play);
  play.begin('another');
  expect(play.toJudge()).toBeUndefined();
  expect(play.judged).toEqual([]);
  expect(play.lastFightTexts()).toEqual([]);
});

test('what has just been fought is known until the next action', () => {
  const play = playOf(({ phase }) => phase.name === 'meeting');
  expect(play.isJustFought).toBe(false);
  play.source.act({ seat: 0, action: { type: 'turn-back' } }, () => {});
  expect(play.isJustFought).toBe(true);
});
