import type { Acted, Game } from '@dedalo/engine';
import { Random } from '@dedalo/grid';
import type { Happened, Standing } from '@dedalo/protocol/live';
import { type Action, BLUE, type Event, type Piece, RED, type State, stratego, type View } from '@dedalo/stratego';
import { expect, test } from 'vitest';
import { type OpenRoom, openRoom, SEED, SPECTATOR } from './open-room.ts';

const game = stratego as Game;
const CONFIG = { rules: 'final', movesEach: 60 } as const;

function act(open: OpenRoom, { seat, action }: Acted, key: string): void {
  const before = open.room.match.version;
  open.room.act(open.followers[seat]!, { key, action: game.text.formatAction(action) });
  if (open.room.match.version === before) throw new Error(`${JSON.stringify(action)} was refused`);
  open.write();
}

/** A game by random actions, and what everybody was told of it. */
function playRandomly(seed: string): { readonly open: OpenRoom; readonly acts: Acted[] } {
  const random = new Random(seed);
  const open = openRoom(game, CONFIG);
  const acts: Acted[] = [];
  for (let number = 0; !open.room.match.outcome; number++) {
    const [seat] = open.room.match.turn as [number];
    const acted = { seat, action: random.pick(open.room.match.session.legal(seat)) };
    acts.push(acted);
    act(open, acted, `k${number}`);
  }
  return { open, acts };
}

/** What is told about the pieces of the other side, in a message of a match that goes on. */
function secretsIn(message: Standing | Happened, viewer: number | null): string[] {
  const view = message.view as View | undefined;
  const soldiers = (view?.armies ?? []).flatMap((army, seat) =>
    seat === viewer ? [] : army.filter(({ piece, isShown }) => piece !== null && !isShown),
  );
  const events = message.type === 'standing' ? [] : (message.events as Event[]);
  const placed = events.filter(
    (event) => event.type === 'placed' && event.seat !== viewer && (event.piece !== null || event.cell !== null),
  );
  return [...soldiers, ...placed].map((secret) => JSON.stringify(secret));
}

test('of 200 games nobody is told a piece that no fight has shown, nor the seed', () => {
  const secrets: string[] = [];
  let messages = 0;
  for (let number = 0; number < 200; number++) {
    const { open } = playRandomly(`secrets ${number}`);
    for (const [index, { seat }] of open.followers.entries()) {
      const texts = open.told[index]!;
      secrets.push(...texts.filter((text) => text.includes(SEED)));
      const news = texts.map((text) => JSON.parse(text) as Standing | Happened);
      secrets.push(...news.filter(({ outcome }) => outcome === undefined).flatMap((each) => secretsIn(each, seat)));
      messages += news.length;
    }
  }
  expect(secrets).toEqual([]);
  expect(messages).toBeGreaterThan(10_000);
});

/** Pieces that move alike. */
const WALKERS: readonly Piece[] = ['MA', 'GE', 'FM', 'SM', 'SP'];

/** The same game, but for two pieces of Red that no fight has shown: each stands where the other stood. */
function withSecretsSwapped(acts: readonly Acted[], { armies }: State): Acted[] | undefined {
  const [one, other] = armies[RED].filter(({ piece, isShown }) => !isShown && WALKERS.includes(piece));
  if (!one || !other) return undefined;
  const cells = new Map([
    [one.id, other.id],
    [other.id, one.id],
  ]);
  return acts.map(({ seat, action: given }) => {
    const action = given as Action;
    const cell = seat === RED && action.type === 'place' ? cells.get(action.cell) : undefined;
    return { seat, action: cell === undefined ? action : { type: 'place', cell } };
  });
}

test('where only the secrets of one side differ, the other side and the public are told the same to the byte', () => {
  let compared = 0;
  for (let number = 0; number < 40; number++) {
    const { open, acts } = playRandomly(`alike ${number}`);
    const swapped = withSecretsSwapped(acts, open.room.match.session.state as State);
    if (!swapped) continue;
    const again = openRoom(game, CONFIG);
    for (const [index, acted] of swapped.entries()) act(again, acted, `k${index}`);
    for (const index of [BLUE, SPECTATOR]) {
      const untilEnd = ({ told }: OpenRoom): string[] => told[index]!.filter((text) => !text.includes('"outcome"'));
      expect(untilEnd(again)).toEqual(untilEnd(open));
      compared += untilEnd(open).length;
    }
    expect(again.told[RED]).not.toEqual(open.told[RED]);
  }
  expect(compared).toBeGreaterThan(2000);
});
