import { describe, expect, test } from 'vitest';
import { createConfig } from '../src/config.ts';
import { sokoban } from '../src/game.ts';
import { after, at, board, legal, level, picture, played, refusal, startReverse } from './support/drawn.ts';

const ROOM = `
  #######
  #@  $ #
  # .   #
  #######
`;
const state = startReverse(ROOM);
const jump = (x: number, y: number): string => `jump ${at(state, x, y)}`;

test('reverse play begins with the boxes on the goals and the player nowhere', () => {
  expect(state.player).toBeNull();
  expect(picture(state)).toBe(
    board(`
      #######
      #     #
      # *   #
      #######
    `),
  );
});

describe('a jump', () => {
  test('comes first', () => {
    for (const letter of 'urdlURDL') expect(refusal(state, letter)).toEqual({ code: 'jump-first' });
    expect(legal(state)).toEqual([1, 2, 3, 4, 5].map((x) => jump(x, 1)).concat([1, 3, 4, 5].map((x) => jump(x, 2))));
  });

  test('puts the player on any free cell', () => {
    const { state: jumped, events } = played(state, jump(4, 1));
    expect(events).toEqual([{ type: 'jumped', to: at(state, 4, 1) }]);
    expect(jumped).toMatchObject({ player: at(state, 4, 1), moves: 1, pushes: 0 });
    expect(picture(jumped)).toBe(
      board(`
        #######
        #   @ #
        # *   #
        #######
      `),
    );
  });

  test('goes neither onto a box, nor into a wall, nor outside the grid', () => {
    for (const to of [jump(2, 2), jump(0, 0), 'jump 28', 'jump 999999']) {
      expect(refusal(state, to)).toEqual({ code: 'no-way-to-jump', to: Number(to.slice(5)) });
    }
  });

  test('goes not where the player stands', () => {
    expect(refusal(after(state, jump(4, 1)), jump(4, 1)).code).toBe('no-way-to-jump');
  });

  test('goes not where the player could never get, boxes or no boxes', () => {
    const cellar = startReverse(`
      ######
      #@.$ #
      ######
      #    #
      ######
    `);
    expect(refusal(cellar, `jump ${at(cellar, 2, 3)}`).code).toBe('no-way-to-jump');
  });
});

describe('jumps and the first pull', () => {
  const split = startReverse(`
    #######
    #@ . $#
    #######
  `);
  const cell = (x: number): string => `jump ${at(split, x, 1)}`;

  test('before it, the player may jump over a box, again and again', () => {
    const jumped = after(split, cell(1), cell(4), cell(2), cell(5));
    expect(picture(jumped)).toBe(
      board(`
        #######
        #  * @#
        #######
      `),
    );
  });

  test('before it, walks in between change nothing', () => {
    expect(after(split, cell(1), 'r', cell(4))).toMatchObject({ player: at(split, 4, 1), moves: 3, pushes: 0 });
  });

  test('after it, the player jumps only where it could walk', () => {
    const pulled = after(split, cell(2), 'L');
    expect(picture(pulled)).toBe(
      board(`
        #######
        #@$.  #
        #######
      `),
    );
    expect(sokoban.outcome(pulled)).toEqual({ winners: [], reason: 'stuck' });
    const roomy = after(state, jump(3, 2), 'R');
    expect(picture(roomy)).toBe(
      board(`
        #######
        #     #
        # .$@ #
        #######
      `),
    );
    expect(legal(roomy)).toContain(jump(1, 1));
    expect(refusal(roomy, jump(3, 2)).code).toBe('no-way-to-jump');
  });

  test('after it, a box in the way is in the way', () => {
    const hall = startReverse(`
      #########
      #@  . $ #
      #########
    `);
    const pulled = after(hall, `jump ${at(hall, 3, 1)}`, 'L');
    expect(picture(pulled)).toBe(
      board(`
        #########
        # @$.   #
        #########
      `),
    );
    expect(refusal(pulled, `jump ${at(hall, 6, 1)}`)).toEqual({ code: 'no-way-to-jump', to: at(hall, 6, 1) });
    expect(legal(pulled)).toEqual(['l', 'L', `jump ${at(hall, 1, 1)}`]);
  });
});

describe('a pull', () => {
  const centre = startReverse(`
    #######
    #     #
    #     #
    #@ . $#
    #     #
    #     #
    #######
  `);

  test.each([
    ['U', at(centre, 3, 2), at(centre, 3, 1)],
    ['R', at(centre, 4, 3), at(centre, 5, 3)],
    ['D', at(centre, 3, 4), at(centre, 3, 5)],
    ['L', at(centre, 2, 3), at(centre, 1, 3)],
  ])('%s takes the box behind along', (pull, beside, beyond) => {
    const { state: pulled, events } = played(centre, `jump ${beside}`, pull);
    expect(pulled).toMatchObject({ player: beyond, boxes: [beside], moves: 2, pushes: 1 });
    expect(events[1]).toEqual({ type: 'pulled', box: 0, from: at(centre, 3, 3), to: beside });
  });

  test('needs a box behind the player', () => {
    const away = after(state, jump(4, 2));
    expect(refusal(away, 'R')).toEqual({ code: 'no-box-to-pull', direction: 'east' });
    expect(refusal(after(state, jump(2, 1)), 'R')).toEqual({ code: 'no-box-to-pull', direction: 'east' });
  });

  test('at the edge of the grid finds no box across it', () => {
    const open = startReverse(`
      -@$
      --.
      ---
    `);
    expect(refusal(after(open, `jump ${at(open, 0, 1)}`), 'R')).toEqual({ code: 'no-box-to-pull', direction: 'east' });
    expect(refusal(after(open, `jump ${at(open, 0, 2)}`), 'R')).toEqual({ code: 'no-box-to-pull', direction: 'east' });
  });

  test('is blocked by a wall, by the edge and by a box ahead', () => {
    const crowded = startReverse(`
      -*.-
      -*-$
      #--@
      -*--
    `);
    const beside = (x: number, y: number): string => `jump ${at(crowded, x, y)}`;
    expect(refusal(after(crowded, beside(1, 2)), 'L')).toEqual({ code: 'wall-ahead', direction: 'west' });
    expect(refusal(after(crowded, beside(0, 0)), 'L')).toEqual({ code: 'edge-ahead', direction: 'west' });
    expect(refusal(after(crowded, beside(1, 2)), 'D')).toEqual({
      code: 'box-ahead',
      direction: 'south',
      box: at(crowded, 1, 3),
    });
  });
});

describe('a walk', () => {
  test('goes onto a free cell and leaves the box behind where it is', () => {
    const walked = played(state, jump(3, 2), 'r');
    expect(walked.events[1]).toEqual({ type: 'walked', from: at(state, 3, 2), to: at(state, 4, 2) });
    expect(picture(walked.state)).toBe(
      board(`
        #######
        #     #
        # * @ #
        #######
      `),
    );
  });

  test('never pushes', () => {
    expect(refusal(after(state, jump(3, 2)), 'l')).toEqual({
      code: 'box-ahead',
      direction: 'west',
      box: at(state, 2, 2),
    });
  });
});

describe('reverse play is solved', () => {
  test('when the boxes stand where the level begins and the player could walk to where it begins', () => {
    const home = startReverse(`
      ######
      #@$. #
      ######
    `);
    const first = `jump ${at(home, 2, 1)}`;
    const { state: solved, events } = played(home, first, 'L');
    expect(events.map(({ type }) => type)).toEqual(['jumped', 'pulled', 'solved']);
    expect(sokoban.outcome(solved)).toEqual({ winners: [0], reason: 'solved' });
    expect(legal(solved)).toEqual([]);
    expect(refusal(solved, first)).toEqual({ code: 'game-over' });
  });

  test('not when a box cuts the player off from there', () => {
    const wrongSide = startReverse(`
      #######
      # .$ @#
      #######
    `);
    expect(sokoban.outcome(after(wrongSide, `jump ${at(wrongSide, 3, 1)}`, 'R'))).toEqual({
      winners: [0],
      reason: 'solved',
    });
    const cutOff = startReverse(`
      #######
      #@.$  #
      #######
    `);
    expect(sokoban.outcome(after(cutOff, `jump ${at(cutOff, 3, 1)}`, 'R'))).toBeUndefined();
  });

  test('not before the first pull, however the level is drawn', () => {
    const drawnSolved = startReverse(`
      ######
      #@ * #
      ######
    `);
    expect(sokoban.outcome(after(drawnSolved, `jump ${at(drawnSolved, 1, 1)}`))).toBeUndefined();
  });

  test('with any box on any first place', () => {
    const swapped = startReverse(`
      ######
      #@ $.#
      #  $.#
      ######
    `);
    const solved = after(swapped, `jump ${at(swapped, 3, 1)}`, 'L', `jump ${at(swapped, 3, 2)}`, 'L');
    expect(sokoban.outcome(solved)).toEqual({ winners: [0], reason: 'solved' });
    expect(solved.boxes).toEqual([at(swapped, 3, 1), at(swapped, 3, 2)]);
  });
});

describe('boxes that the player can never get to', () => {
  const DECORATED = `
    #########
    #@$. #$.#
    #########
  `;

  test('stay where they are drawn, and do not count', () => {
    const decorated = startReverse(DECORATED);
    expect(picture(decorated)).toBe(
      board(`
        #########
        #  * #$.#
        #########
      `),
    );
    const solved = after(decorated, `jump ${at(decorated, 2, 1)}`, 'L');
    expect(sokoban.outcome(solved)).toEqual({ winners: [0], reason: 'solved' });
  });

  test('a level with another number of goals than boxes where the player gets has no reverse play', () => {
    const uneven = level(`
      ########
      #@$.##.#
      # $ ####
      ########
    `);
    expect(createConfig(uneven, { mode: 'reverse' })).toEqual({ ok: false, error: { code: 'no-reverse-play' } });
    expect(createConfig(uneven, { mode: 'forward' }).ok).toBe(true);
  });
});
