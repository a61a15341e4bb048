import { type Config, createConfig, SHIPPED } from '@dedalo/pokelabirinto';
import { type Command, loadWords } from '@dedalo/words';
import { expect, test, vi } from 'vitest';
import { drawKeyLine } from '../../../../src/app/key-line.ts';
import { PROPOSED, type Setup } from '../../../../src/games/pokelabirinto/screen/setup.ts';
import { SettingsPage } from '../../../../src/app/settings-page.ts';
import { SetupPage } from '../../../../src/games/pokelabirinto/screen/setup-page.ts';
import { Surface } from '../../../../src/terminal/surface.ts';
import { valueOf } from '../../../store/support.ts';
import { fakeClient } from '../../../app/fake-client.ts';

const words = await loadWords('en');

function setup(proposed?: Setup) {
  const { client, noted } = fakeClient(words);
  const begin = vi.fn<(config: Config) => void>();
  const page = new SetupPage(client, { species: SHIPPED, ...(proposed && { setup: proposed }) }, begin);
  const see = (columns = 80, rows = 24): string => {
    const surface = new Surface(columns, rows);
    page.draw(surface);
    return surface.toText();
  };
  const run = (...commands: Command[]): string => {
    for (const command of commands) page.run(command);
    return see();
  };
  const click = (text: string): string => {
    const lines = see().split('\n');
    const y = lines.findIndex((line) => line.includes(text));
    page.click({ kind: 'press', x: lines[y]!.indexOf(text), y });
    return see();
  };
  const keyLine = (): string => {
    const surface = new Surface(80, 1);
    drawKeyLine(surface, page, client);
    return surface.toText().trim();
  };
  return { noted, begin, page, see, run, click, keyLine };
}

test('shows the described game, with the numbers of the creature', () => {
  const text = setup().see();
  for (const said of [
    '> Creature',
    '< Pikachu >',
    '< 20 × 20 >',
    '< classic, with open places >',
    '< wandering at random >',
    '< attacks at random >',
  ])
    expect(text).toContain(said);
  expect(text).toContain('Pikachu: 35 HP');
  expect(text).toContain('1) Thunder Shock (costs 10 energy, at most 20 damage)');
});

test('left, right and Enter change what is marked; Enter on Begin begins', () => {
  const { run, begin } = setup();
  expect(run('right')).toContain('Charmander: 39 HP');
  expect(run('down', 'right')).toContain('< alone in the maze >');
  expect(run('down', 'left')).toContain('< 15 × 15 >');
  expect(run('left')).toContain('< 9 × 9 >');
  expect(run('down', 'choose')).toContain('< clean, dug fully >');
  expect(run('choose')).toContain('< classic, with open places >');
  expect(run('choose')).toContain('< clean, dug fully >');
  expect(begin).not.toHaveBeenCalled();
  run('last', 'choose');
  const config = valueOf(
    createConfig({ creature: 1, opponents: 0, movement: 'still', rows: 9, columns: 9, maze: 'clean' }),
  );
  expect(begin.mock.calls).toEqual([[config]]);
});

test('the bottom line says what changes and what begins', () => {
  const { run, keyLine } = setup();
  expect(keyLine()).toMatch(/^↑↓ move {2}← change {2}→ change {2}Enter change /);
  run('up');
  expect(keyLine()).toMatch(/^↑↓ move {2}Enter begin /);
});

test('begins with the values that it is given', () => {
  const text = setup({ ...PROPOSED, creature: 2, size: 31, mind: 'greedy', fog: true }).see();
  for (const said of ['> Creature', '< Bulbasaur >', '< 31 × 31 >', '< takes the strongest attack >', '< yes >'])
    expect(text).toContain(said);
});

test('more opponents make a free mixture', () => {
  const { run } = setup();
  expect(run('down', 'down', 'down', 'down', 'right')).toContain('< your own mixture >');
});

test('on Begin arrows change nothing', () => {
  const { run, see, begin } = setup();
  const before = run('last');
  expect(before).toContain('> Begin');
  expect(run('left', 'right')).toBe(before);
  run('choose');
  expect(begin).toHaveBeenCalledOnce();
  expect(see(20, 6), 'in the smallest window').toContain('> Begin');
});

test('a click marks, a second one changes, one on Begin begins', () => {
  const { click, begin } = setup();
  expect(click('Fog')).toMatch(/> Fog +< no >/);
  expect(click('Fog')).toMatch(/> Fog +< yes >/);
  click('Begin');
  expect(begin.mock.calls[0]![0]).toMatchObject({ fog: true });
});

test('back goes back, o opens the settings', () => {
  const { run, noted, begin } = setup();
  run('settings');
  expect(noted.open.mock.calls[0]![0]).toBeInstanceOf(SettingsPage);
  run('back');
  expect(noted.back).toHaveBeenCalledOnce();
  expect(begin).not.toHaveBeenCalled();
});
