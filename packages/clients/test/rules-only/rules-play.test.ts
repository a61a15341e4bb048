import type { Game } from '@dedalo/engine';
import { isles, type IslesTypes } from '@dedalo/isles';
import { loadWords } from '@dedalo/words';
import { describe, expect, test } from 'vitest';
import type { ClientContext } from '../../src/client-context.ts';
import { RulesPlay } from '../../src/rules-only/rules-play.ts';
import { keptRules, startRules } from '../../src/rules-only/session.ts';
import { type Sitter, sittersOf, usualSitters } from '../../src/rules-only/sitters.ts';
import { MemoryStore } from '../memory-store.ts';

const en = await loadWords('en');

const contextOf = (): ClientContext & { store: MemoryStore } => ({
  store: new MemoryStore(),
  words: en,
  language: 'en',
});

const begun = (sitters: readonly Sitter[], context = contextOf()): RulesPlay<IslesTypes> =>
  new RulesPlay(context, startRules({ game: isles, seed: 'sea', sitters }));

/** Lets the bot think and play. */
function letBotPlay(play: RulesPlay<IslesTypes>): void {
  while (play.work()!.workFor(5, () => 0) === 'searching');
  const intent = play.answer();
  if (intent.kind !== 'play') throw new Error('a bot must play');
  play.source.act({ seat: intent.seat!, action: intent.actions[0]! }, (refusal) => expect(refusal).toBeUndefined());
}

/** A person who plays the first that is possible, typed. */
function typeFirst(play: RulesPlay<IslesTypes>): void {
  const intent = play.type(` ${play.choices()[0]!.text} `);
  if (intent.kind !== 'play') throw new Error('an offered action must be one');
  play.source.act({ seat: play.seat, action: intent.actions[0]! }, (refusal) => expect(refusal).toBeUndefined());
}

describe('a game that brings only its rules', () => {
  test('is called by its id, counts its actions, and names the players and the seat in turn', () => {
    const play = begun(['person', 'random']);
    expect(play.title()).toBe('Isles');
    expect(play.counts()).toBe('0 actions');
    expect(play.best()).toBe('Seat 1: a person. Seat 2: Daydreamer. Seed sea.');
    expect(play.verdict()).toEqual({ text: 'Seat 1 is to play.', role: 'text' });
    expect(play.board()).toBe(isles.text.draw(play.source.standing.view));
  });

  test('is played to its end by typing against a bot, which draws the same after resuming', () => {
    const context = contextOf();
    const play = begun(['person', 'random'], context);
    for (let left = 100; !play.isOver && left > 0; left--) {
      if (play.isBotsTurn) letBotPlay(play);
      else typeFirst(play);
      play.keep();
      if (left !== 97) continue;
      const kept = keptRules(context.store, isles);
      if (!kept || 'aside' in kept) throw new Error('the game was not kept');
      const again = new RulesPlay(context, kept);
      expect(again.sitters).toEqual(['person', 'random']);
      expect(again.session.save()).toBe(play.session.save());
      expect(again.work()?.choice).toEqual(play.work()?.choice);
    }
    const [winner] = play.source.standing.outcome!.winners;
    expect(play.verdict()).toEqual({
      text: `Over: stranded, winner: Seat ${winner! + 1}.`,
      role: winner === 0 ? 'good' : 'bad',
    });
    expect(play.choices()).toEqual([]);
    expect(context.store.running('isles')).toBeUndefined();
  });

  test('offers nothing in a bot’s turn, and every legal action in a person’s', () => {
    const play = begun(['random', 'person']);
    expect(play.isBotsTurn).toBe(true);
    expect(play.seat).toBe(1);
    expect(play.choices()).toEqual([]);
    letBotPlay(play);
    expect(play.choices().map(({ action }) => action)).toEqual(play.session.legal(1));
  });

  test('an invalid text is answered with an example, a refusal with its code', () => {
    const play = begun(['person', 'random']);
    const [example] = play.choices();
    expect(play.type('north')).toMatchObject({
      kind: 'say',
      message: { text: `“north” is no action of this game. For example: ${example!.text}.`, role: 'bad' },
    });
    expect(play.type('  ')).toEqual({ kind: 'done' });
    expect(play.refusal({ code: 'too-far' })).toBe('too far');
  });

  test('squares may be typed as they are named everywhere, in capitals', () => {
    const play = begun(['person', 'random']);
    const { text, action } = play.choices()[0]!;
    expect(text).toMatch(/^[a-i][1-9]$/);
    expect(play.type(text.toUpperCase())).toEqual({ kind: 'play', actions: [action] });
  });

  test('two people at one screen play in turn', () => {
    const play = begun(['person', 'person']);
    expect(play.source.viewer).toBe('public');
    typeFirst(play);
    expect(play.seat).toBe(1);
    expect(play.verdict().text).toBe('Seat 2 is to play.');
  });

  test('another game has the same players, and begins at its start', () => {
    const play = begun(['person', 'search']);
    typeFirst(play);
    play.begin('other');
    expect(play.sitters).toEqual(['person', 'search']);
    expect(play.counts()).toBe('0 actions');
    expect(play.best()).toContain('Seed other.');
  });

  test('is played by a person and the searching bot by default', () => {
    expect(sittersOf(isles)).toEqual(['person', 'random', 'search']);
    const unsearched: Game<IslesTypes> = { ...isles };
    delete unsearched.guess;
    expect(sittersOf(unsearched)).toEqual(['person', 'random']);
    expect(usualSitters(isles, 2)).toEqual(['person', 'search']);
  });
});
