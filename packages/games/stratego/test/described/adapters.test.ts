import { type Bot, playBots, Session } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import { describe, expect, test } from 'vitest';
import { random } from '../../src/bots/random.ts';
import { rules } from '../../src/bots/rules.ts';
import { createConfig } from '../../src/config.ts';
import { asBot } from '../../src/described/as-bot.ts';
import { asDescribed } from '../../src/described/as-described.ts';
import { playDescribed } from '../../src/described/manager.ts';
import type { DescribedMaker } from '../../src/described/player.ts';
import { stratego } from '../../src/game.ts';
import { RULE_SET_NAMES } from '../../src/rule-set.ts';
import type { Config, StrategoTypes, View } from '../../src/state.ts';
import { valueOf } from '../support/results.ts';
import { type Script, scripted } from '../support/scripted.ts';

const streams = (luck: string): readonly [Random, Random] => {
  const draws = new Random(luck);
  return [draws.stream('seat 1'), draws.stream('seat 2')];
};

/** The actions of a game between bots of the contract. */
function byContract(bots: readonly Bot<StrategoTypes>[], config: Config, luck: string): string[] {
  const session = new Session<StrategoTypes>(stratego, { config, seed: '', names: ['red', 'blue'] });
  const record = playBots(session, bots, { random: new Random(luck) });
  return record.actions.map(({ action }) => stratego.text.formatAction(action));
}

describe.each(RULE_SET_NAMES)('with the rules %s', (name) => {
  const config = valueOf(createConfig({ rules: name }));

  test('a bot plays the same game as a described player', () => {
    for (let luck = 0; luck < 12; luck++) {
      const [red, blue] = streams(String(luck));
      const { record, fault } = playDescribed(
        () => asDescribed(rules, { config, random: red }),
        () => asDescribed(random, { config, random: blue }),
        config,
      );
      expect(fault).toBeNull();
      const actions = record.actions.map(({ action }) => stratego.text.formatAction(action));
      expect(actions).toEqual(byContract([rules, random], config, String(luck)));
    }
  });

  test('it sees the same as in the contract', () => {
    const views: View[] = [];
    const watching = (bot: Bot<StrategoTypes>): Bot<StrategoTypes> => ({
      ...bot,
      think(view, about) {
        views.push(view);
        return bot.think(view, about);
      },
    });
    byContract([watching(random), watching(random)], config, 'eyes');
    const seen = views.splice(0);
    const [red, blue] = streams('eyes');
    const makers = [red, blue].map((draws) => () => asDescribed(watching(random), { config, random: draws }));
    playDescribed(makers[0]!, makers[1]!, config);
    expect(views).toEqual(seen);
    expect(seen.length).toBeGreaterThan(30);
  });

  test('a described player plays the same game as a bot, both ways round', () => {
    for (let luck = 0; luck < 12; luck++) {
      const described =
        (seat: 0 | 1): DescribedMaker =>
        () => {
          const draws = streams(String(luck))[seat];
          return asDescribed(random, { config, random: draws });
        };
      const expected = byContract([random, random], config, String(luck));
      const bots = [asBot('red', described(0)), asBot('blue', described(1))];
      expect(byContract(bots, config, String(luck))).toEqual(expected);
    }
  });
});

describe('what a described player is told as a bot', () => {
  const config = valueOf(createConfig());

  test('is what the GameManager tells', () => {
    for (let luck = 0; luck < 12; luck++) {
      const telling = (calls: string[], draws: Random): DescribedMaker => {
        const player = asDescribed(random, { config, random: draws });
        const answers: Script['answers'] = {
          start: (isFirst) => player.start(isFirst as boolean),
          position: (piece) => player.position(piece as string),
          viewPositions: (rows) => player.viewPositions(rows as number[][]),
          move: () => player.move(),
          tellMove: (move) => player.tellMove(move as number[]),
          fight: (piece) => player.fight(piece as string),
        };
        return scripted('', { answers }, calls);
      };
      const [asManaged, asTold]: [string[], string[]] = [[], []];
      playDescribed(
        telling(asManaged, streams(String(luck))[0]),
        () => asDescribed(random, { config, random: streams(String(luck))[1] }),
        config,
      );
      byContract([asBot('red', telling(asTold, streams(String(luck))[0])), random], config, String(luck));
      // What happens after its last move no view shows a bot.
      const last = asTold.lastIndexOf(' move');
      expect(asTold.slice(0, last + 1)).toEqual(asManaged.slice(0, last + 1));
    }
  });

  test('asked twice about the same turn, it answers the same', () => {
    const calls: string[] = [];
    const bot = asBot('red', scripted('red', { cells: [0] }, calls));
    const view = stratego.view(stratego.start(config, ''), 0);
    const about = { seat: 0, random: new Random('once') };
    expect(bot.think(view, about).choice).toEqual({ type: 'place', cell: 0 });
    expect(bot.think(view, about).choice).toEqual({ type: 'place', cell: 0 });
    expect(calls.filter((call) => call.startsWith('red position'))).toEqual(['red position FL']);
  });

  test.each([
    ['malformed', null],
    ['malformed', [1]],
    ['wrong-cell', [0, 12]],
  ])('what cannot be an action is thrown as %s', (code, answer) => {
    const bot = asBot('red', scripted('red', { answers: { position: () => answer } }, []));
    const view = stratego.view(stratego.start(config, ''), 0);
    expect(() => bot.think(view, { seat: 0, random: new Random('x') })).toThrow(code);
  });
});
