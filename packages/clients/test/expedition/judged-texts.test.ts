import { JourneyJudging, type JudgedDecision } from '@dedalo/pokelabirinto/expedition';
import { loadWords } from '@dedalo/words';
import { expect, test } from 'vitest';
import { dearestTexts, decisionText, lastFightTexts, summaryText } from '../../src/expedition/judged-texts.ts';
import { oddsText } from '../../src/expedition/odds-text.ts';
import { journey, seedWhere } from './journeys.ts';

const speaker = { words: await loadWords('en'), language: 'en' } as const;

const PECK: JudgedDecision = {
  action: { type: 'attack', attack: 1 },
  what: 'win',
  chance: 0.41,
  index: 20,
  maze: 2,
  meeting: 3,
  party: ['Harpy', 'Pikachu'],
  rival: 'Lamia',
  best: { action: { type: 'attack', attack: 2 }, what: 'win', chance: 0.63 },
  isChoice: true,
  lost: 0.22,
};
const FIGHT: JudgedDecision = {
  ...PECK,
  action: { type: 'fight' },
  chance: 0.7,
  best: { action: { type: 'fight' }, what: 'win', chance: 0.7 },
  lost: 0,
};
const AWAY: JudgedDecision = { ...FIGHT, action: { type: 'turn-back' }, what: 'away', chance: 0.88, isChoice: false };

test('a decision says its chance, and what was better', () => {
  expect(decisionText(PECK, speaker)).toBe('Peck: 41% to win; better: Dive, 63%.');
  expect(decisionText(FIGHT, speaker)).toBe('Fight with Harpy: 70% to win; nothing was better.');
  expect(decisionText({ ...FIGHT, isChoice: false }, speaker)).toBe('Fight with Harpy: 70% to win.');
  expect(decisionText({ ...FIGHT, action: { type: 'swap', member: 1 } }, speaker)).toContain(
    'Pikachu to the front: 70%',
  );
  expect(decisionText(AWAY, speaker)).toBe('Turn back: 88% to get away; fight with Harpy: 70% to win.');
});

test('the last fight: how it stood at first, the sum, and the dearest decision', () => {
  const earlier = { ...PECK, meeting: 2, lost: 0.5 };
  expect(lastFightTexts([], speaker)).toEqual([]);
  expect(lastFightTexts([earlier, FIGHT, PECK], speaker)).toEqual([
    'Against Lamia your chance to win was 70% at first.',
    'Chances you gave away: 22% in all; 1 of 2 decisions lost nothing.',
    'Peck: 41% to win; better: Dive, 63%.',
  ]);
  expect(lastFightTexts([earlier, FIGHT], speaker).at(-1)).toBe('There was one decision, and yours was the best.');
  expect(lastFightTexts([AWAY], speaker)).toEqual([decisionText(AWAY, speaker)]);
});

test('the journey: the sum, and the three dearest decisions with their places', () => {
  const decisions = [0.1, 0.4, 0.2, 0.3].map((lost): JudgedDecision =>
    Object.assign({}, PECK, { lost, chance: 0.63 - lost }),
  );
  expect(summaryText(decisions, speaker)).toBe('Chances you gave away: 100% in all; 0 of 4 decisions lost nothing.');
  expect(summaryText([FIGHT, FIGHT], speaker)).toBe('All 2 decisions were the best possible.');
  expect(summaryText([AWAY], speaker)).toBe('In your fights there was nothing to decide.');
  expect(dearestTexts(decisions, speaker)).toEqual([
    'Maze 2, Lamia. Peck: 23% to win; better: Dive, 63%.',
    'Maze 2, Lamia. Peck: 33% to win; better: Dive, 63%.',
    'Maze 2, Lamia. Peck: 43% to win; better: Dive, 63%.',
  ]);
});

test('the odds of all that can be decided are told, face to face with somebody only', () => {
  const seed = seedWhere('always-fight', ({ phase }) => phase.name === 'fighting');
  const { view } = { view: journey('always-fight', seed, ({ phase }) => phase.name === 'fighting').view(0) };
  expect(oddsText(view, speaker)).toMatch(/: \d+% to win; .*turn back: \d+% to get away\.$/);
  expect(oddsText({ ...view, phase: { name: 'walking' } }, speaker)).toBeUndefined();
});

test('every decision of a whole journey can be told', () => {
  const session = journey('random', '7');
  const judging = new JourneyJudging(session.record());
  judging.advance(Number.POSITIVE_INFINITY);
  for (const decision of judging.result()) expect(decisionText(decision, speaker)).toMatch(/^[^%]+: \d+% to .*\.$/);
});
