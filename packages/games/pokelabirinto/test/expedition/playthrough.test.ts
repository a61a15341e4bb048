import { readFileSync, writeFileSync } from 'node:fs';
import { Random } from '@dedalo/grid';
import { expect, test } from 'vitest';
import { alwaysFight } from '../../src/expedition/bots/always-fight.ts';
import { expedition } from '../../src/expedition/game.ts';
import { valueOf } from '../support/drawn.ts';

/** A journey with all that the rules say on the way; `DEDALO_GOLDEN=1` writes the file again. */
const FILE = new URL('playthrough.txt', import.meta.url);

/** How often the board is drawn. */
const DRAWN_EVERY = 10;

function playthrough(): string {
  let state = expedition.start({ starter: 'Bulbasaur', limit: 200 }, 'playthrough');
  const lines = [expedition.text.formatState(state)];
  const random = new Random('playthrough');
  while (!expedition.outcome(state)) {
    const { choice } = alwaysFight.think(expedition.view(state, 0), { seat: 0, random });
    const played = valueOf(expedition.play(state, 0, choice));
    ({ state } = played);
    const told = played.events.filter(({ type }) => type !== 'acted' && type !== 'sighted');
    lines.push(`# ${expedition.text.formatAction(choice)}`, ...told.map((event) => JSON.stringify(event)));
    if (state.actions % DRAWN_EVERY === 0) lines.push(expedition.text.draw(expedition.view(state, 0)));
  }
  return [...lines, JSON.stringify(expedition.outcome(state)), expedition.text.formatState(state), ''].join('\n');
}

test('the rules tell a journey as they always did', () => {
  const text = playthrough();
  if (process.env['DEDALO_GOLDEN']) writeFileSync(FILE, text);
  expect(text).toBe(readFileSync(FILE, 'utf8'));
});
