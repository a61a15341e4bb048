import { describe, expect, test } from 'vitest';
import { createConfig } from '../../src/config.ts';
import { pokelabirinto } from '../../src/game.ts';
import { Bulbasaur, Charmander, EndOfInput, Game, Maze, Pikachu, Pokemon } from '../../src/index.ts';
import { rowsOf, valueOf } from '../support/drawn.ts';
import { drawnGame, enemyOf, playerOf, previousOf, Screen } from './support.ts';

const HALL = `
  # # # E # # #
  # . . . . . #
  # . # . # . #
  # . # P . X #
  # # # # # # U
`;

/** The lines of a golden text at the margin, each with its end. */
const golden = (text: string): string => `${rowsOf(text).join('\n')}\n`;

/** A knocks out whatever it hits, B does no harm. */
const giant = (): Pokemon => new Pokemon('Titano', 99, 1, 1000, 200, 1000, 'Pugno', 'Sole');
const dwarf = (): Pokemon => new Pokemon('Topo', 1, 1, 1, 200, 1, 'Morso', 'Squittio');

describe('Game(row, col, player, enemy) (P20, P21, P22)', () => {
  const begun = (seed: string): Game => {
    const { print, readLine } = new Screen();
    return new Game(9, 12, new Charmander(), new Bulbasaur(), { seed, print, readLine });
  };

  test('is a Maze, with the places of the game of that seed', () => {
    const game = begun('knossos');
    const config = valueOf(createConfig({ rows: 9, columns: 12, creature: 1, rivals: [2] }));
    const { hero, opponents } = pokelabirinto.start(config, 'knossos');
    expect(game).toBeInstanceOf(Maze);
    expect(game.getPlayer()).toBeInstanceOf(Charmander);
    expect(game.getPlayerX() * 12 + game.getPlayerY()).toBe(hero.at);
    expect(game.getEnemyX() * 12 + game.getEnemyY()).toBe(opponents[0]!.at);
  });

  test('placePlayerRandomly, placeEnemyRandomly: open cells, neither entrance nor exit, not the same (PB6)', () => {
    for (let seed = 0; seed < 60; seed++) {
      const game = begun(String(seed));
      const [player, enemy] = [playerOf(game), enemyOf(game)];
      expect(previousOf(game)).toEqual(player);
      expect(enemy).not.toEqual(player);
      for (const [x, y] of [player, enemy]) {
        expect(game.getMaze()[x]![y]).toBe(0);
        expect([x, y]).not.toEqual([game.getEntranceX(), game.getEntranceY()]);
        expect([x, y]).not.toEqual([game.getExitX(), game.getExitY()]);
      }
    }
  });
});

test('printMazeSymbols: the maze, and what E means (P23)', () => {
  const { game, screen } = drawnGame(HALL);
  game.printMazeSymbols();
  expect(screen.text).toBe(
    [
      '# # # E # # # \n',
      '# . . . . . # \n',
      '# . # . # . # \n',
      '# . # . . . # \n',
      '# # # # # # U \n',
      " 'E' corrisponde all'entrata che corrisponde al punto di generazione del labirinto\n",
    ].join(''),
  );
});

test('printMazeWithPokemon: P, X, U, ., #, and the entrance as a wall (P24)', () => {
  const { game, screen } = drawnGame(HALL);
  game.printMazeWithPokemon();
  expect(screen.text).toBe(
    [
      '# # # # # # # \n', //
      '# . . . . . # \n',
      '# . # . # . # \n',
      '# . # P . X # \n',
      '# # # # # # U \n',
    ].join(''),
  );
});

describe('showAvailableMoves: the open ways in the order W, A, S, D (P25)', () => {
  test('walls are not listed', () => {
    const { game, screen } = drawnGame(HALL);
    game.showAvailableMoves();
    expect(screen.text).toBe('Puoi muoverti in:\n - su (W)\n - destra (D)\n');
  });

  test('all four', () => {
    const { game, screen } = drawnGame(`
      # # E # #
      # . . . #
      # . P . #
      # . . X #
      # # U # #
    `);
    game.showAvailableMoves();
    expect(screen.text).toBe('Puoi muoverti in:\n - su (W)\n - sinistra (A)\n - giù (S)\n - destra (D)\n');
  });

  test('neither is the entrance (PB7)', () => {
    const { game, screen } = drawnGame(HALL);
    game.movePokemon('W');
    game.movePokemon('W');
    game.showAvailableMoves();
    expect(screen.text).toBe('Puoi muoverti in:\n - sinistra (A)\n - giù (S)\n - destra (D)\n');
  });
});

describe('move, movePokemon (P26, P27)', () => {
  test('W, A, S, D in either case; the position before is kept', () => {
    const { game, screen } = drawnGame(HALL);
    for (const [letter, at] of [
      ['w', [2, 3]],
      ['W', [1, 3]],
      ['a', [1, 2]],
      ['D', [1, 3]],
      ['s', [2, 3]],
    ] as const) {
      const before = playerOf(game);
      game.movePokemon(letter);
      expect(playerOf(game)).toEqual(at);
      expect(previousOf(game)).toEqual(before);
    }
    expect(screen.text).toBe('');
  });

  test('a wall and the entrance change nothing, and nothing is printed', () => {
    const { game, screen } = drawnGame(HALL);
    game.movePokemon('A');
    expect([playerOf(game), previousOf(game)]).toEqual([
      [3, 3],
      [3, 3],
    ]);
    game.movePokemon('W');
    game.movePokemon('W');
    game.movePokemon('W');
    expect([playerOf(game), previousOf(game)]).toEqual([
      [1, 3],
      [2, 3],
    ]);
    expect(screen.text).toBe('');
  });

  test('another letter is an error', () => {
    const { game, screen } = drawnGame(HALL);
    for (const typed of ['x', '', 'ww']) game.movePokemon(typed);
    expect(screen.text).toBe('Errore. Mossa non valida\n'.repeat(3));
    expect(playerOf(game)).toEqual([3, 3]);
  });

  test('the enemy stays where it is', () => {
    const { game } = drawnGame(HALL);
    game.movePokemon('W');
    expect(enemyOf(game)).toEqual([3, 5]);
  });

  test('two that were set on one cell meet, whatever is typed', () => {
    const { game, screen } = drawnGame(HALL, { typed: ['T'] });
    game.setEnemyY(3);
    game.movePokemon('A');
    expect(screen.text).toMatch(/^Hai incontrato un Pokémon selvatico: Bulbasaur!\n/);
  });
});

describe('moveEnemy (P28)', () => {
  test('takes a step in a way that is open', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const { game } = drawnGame(HALL, { seed: String(seed) });
      game.moveEnemy();
      seen.add(enemyOf(game).join());
      expect(playerOf(game)).toEqual([3, 3]);
    }
    expect([...seen].toSorted()).toEqual(['2,5', '3,4']);
  });

  test('stays where no way is open (PB8)', () => {
    const { game } = drawnGame(`
      # # # # # #
      E X # . . #
      # # # . # #
      # P . . . #
      # # # # U #
    `);
    game.moveEnemy();
    expect(enemyOf(game)).toEqual([1, 1]);
  });

  test('on the player’s cell the two meet', () => {
    const { game, screen } = drawnGame(
      `
        # # # # # #
        E . . . . #
        # # # # # #
        # X P # # #
        # # U # # #
      `,
      { typed: ['t'] },
    );
    game.moveEnemy();
    expect(screen.text).toBe(
      [
        'Hai incontrato un Pokémon selvatico: Bulbasaur!\n',
        'Vuoi combattere (C) o tornare indietro (T)? t\n',
        // The player has taken no step to go back from (PB11).
        'Bulbasaur indietreggia!\n',
      ].join(''),
    );
    expect([playerOf(game), enemyOf(game)]).toEqual([
      [3, 2],
      [3, 1],
    ]);
  });
});

describe('encounter (P29)', () => {
  test('T: back to the position before', () => {
    const { game, screen } = drawnGame(HALL, { typed: ['T'] });
    game.movePokemon('D');
    game.movePokemon('D');
    expect(screen.text).toBe(
      [
        'Hai incontrato un Pokémon selvatico: Bulbasaur!\n',
        'Vuoi combattere (C) o tornare indietro (T)? T\n',
        'Sei tornato indietro!\n',
      ].join(''),
    );
    expect([playerOf(game), enemyOf(game)]).toEqual([
      [3, 4],
      [3, 5],
    ]);
  });

  test('another answer is an error, and it is asked again (PB19)', () => {
    const { game, screen } = drawnGame(HALL, { typed: ['x', '', '1', 't'] });
    game.movePokemon('D');
    game.movePokemon('D');
    const asked = 'Hai incontrato un Pokémon selvatico: Bulbasaur!\nVuoi combattere (C) o tornare indietro (T)? ';
    const bad = (typed: string): string => `${asked}${typed}\nErrore. Scelta non valida\n`;
    expect(screen.text).toBe(`${bad('x')}${bad('')}${bad('1')}${asked}t\nSei tornato indietro!\n`);
  });

  test('where there is no line any more, that is thrown, and nothing is decided', () => {
    const { game } = drawnGame(HALL);
    game.movePokemon('D');
    expect(() => game.movePokemon('D')).toThrow(EndOfInput);
    expect(playerOf(game)).toEqual([3, 5]);
    expect(game.gameEnd()).toBe(false);
  });
});

describe('combattimento, attacco, danno (P30, P31, P32)', () => {
  test('a whole fight, as it is printed', () => {
    const { game, screen } = drawnGame(HALL, { typed: ['C', ...Array.from({ length: 12 }, () => '1')], seed: '5' });
    game.movePokemon('D');
    game.movePokemon('D');
    expect(screen.text).toBe(
      golden(`
        Hai incontrato un Pokémon selvatico: Bulbasaur!
        Vuoi combattere (C) o tornare indietro (T)? C
        Turno di Bulbasaur
        1) Vine Whip (costo 10 energia, massimo 15 danni)
        2) Razor Leaf (costo 10 energia, massimo 15 danni)
        Bulbasaur usa Razor Leaf e infligge 7 danni!
        Turno di Charmander
        1) Ember (costo 12 energia, massimo 18 danni)
        2) Flamethrower (costo 12 energia, massimo 18 danni)
        Charmander non ha energia sufficiente!
        Charmander  PF: 32, Energia: 4
        Bulbasaur  PF: 45, Energia: 47
        -----
        Turno di Charmander
        1) Ember (costo 12 energia, massimo 18 danni)
        2) Flamethrower (costo 12 energia, massimo 18 danni)
        1
        Charmander usa Ember e infligge 18 danni!
        Turno di Bulbasaur
        1) Vine Whip (costo 10 energia, massimo 15 danni)
        2) Razor Leaf (costo 10 energia, massimo 15 danni)
        Bulbasaur usa Vine Whip e infligge 6 danni!
        Charmander  PF: 26, Energia: 19
        Bulbasaur  PF: 27, Energia: 69
        -----
        Turno di Bulbasaur
        1) Vine Whip (costo 10 energia, massimo 15 danni)
        2) Razor Leaf (costo 10 energia, massimo 15 danni)
        Bulbasaur usa Razor Leaf e infligge 2 danni!
        Turno di Charmander
        1) Ember (costo 12 energia, massimo 18 danni)
        2) Flamethrower (costo 12 energia, massimo 18 danni)
        1
        Charmander usa Ember e infligge 15 danni!
        Charmander  PF: 24, Energia: 94
        Bulbasaur  PF: 12, Energia: 135
        -----
        Turno di Charmander
        1) Ember (costo 12 energia, massimo 18 danni)
        2) Flamethrower (costo 12 energia, massimo 18 danni)
        1
        Charmander usa Ember e infligge 13 danni!
        Charmander  PF: 24, Energia: 101
        Bulbasaur  PF: 0, Energia: 233
        -----
      `),
    );
  });

  test('a round ends with one summary and one line of dashes, whoever strikes first', () => {
    for (let seed = 0; seed < 30; seed++) {
      const typed = ['C', ...Array.from({ length: 60 }, () => '2')];
      const { game, screen } = drawnGame(HALL, { typed, seed: String(seed) });
      game.movePokemon('D');
      game.movePokemon('D');
      const turns = screen.text.match(/^Turno di /gm)!.length;
      const rounds = screen.text.match(/^-----$/gm)!.length;
      expect(screen.text.match(/^Charmander {2}PF: /gm)).toHaveLength(rounds);
      expect(screen.text.match(/^Bulbasaur {2}PF: /gm)).toHaveLength(rounds);
      // The last round may end with its first turn.
      expect([2 * rounds, 2 * rounds - 1]).toContain(turns);
    }
  });

  test('attacco: what is no attack is asked again, and so is one without the energy for it (PB13)', () => {
    const { game, screen } = drawnGame(HALL, { player: giant(), enemy: dwarf(), typed: ['c', '3', 'a', '', '2', '1'] });
    game.movePokemon('D');
    game.movePokemon('D');
    const asked =
      'Turno di Titano\n1) Pugno (costo 1 energia, massimo 1000 danni)\n2) Sole (costo 200 energia, massimo 1000 danni)\n';
    const bad = (typed: string): string => `${asked}${typed}\nErrore. Scelta non valida\n`;
    expect(screen.text).toContain(
      `${bad('3')}${bad('a')}${bad('')}${asked}2\nTitano non ha energia sufficiente!\n${asked}1\nTitano usa Pugno e infligge `,
    );
  });

  test('attacco: who has energy for neither loses the turn (PB13)', () => {
    const slow = new Pokemon('Lento', 3, 5000, 1, 5000, 1, 'Uno', 'Due');
    // Each blow does at most 1, so that there are several rounds.
    const typed = ['c', ...Array.from({ length: 60 }, () => '1')];
    const { game, screen } = drawnGame(HALL, { player: dwarf(), enemy: slow, typed });
    game.movePokemon('D');
    game.movePokemon('D');
    expect(screen.text).not.toContain('Lento usa');
    const turn = golden(`
      Turno di Lento
      1) Uno (costo 5000 energia, massimo 1 danni)
      2) Due (costo 5000 energia, massimo 1 danni)
      Lento non ha energia sufficiente!
    `);
    expect(screen.text).toContain(turn);
  });

  test('danno: the damage comes off the hit points, the cost off the energy, and hit points stop at 0 (PB2)', () => {
    const [player, enemy] = [giant(), dwarf()];
    const { game, screen } = drawnGame(HALL, { player, enemy, typed: ['c', ...Array.from({ length: 9 }, () => '1')] });
    game.movePokemon('D');
    game.movePokemon('D');
    const bites = [...screen.text.matchAll(/^Topo usa Morso e infligge (\d+) danni!$/gm)];
    expect(player.getPf()).toBe(99 - bites.reduce((sum, [, damage]) => sum + Number(damage), 0));
    expect(enemy.getPf()).toBe(0);
    expect(screen.text).toContain(`\nTitano  PF: ${player.getPf()}, Energia: ${player.getE()}\nTopo  PF: 0, Energia: `);
  });

  test('with mind person the enemy’s attack is asked from the same user, as described (PB12)', () => {
    const typed = ['c', ...Array.from({ length: 60 }, () => '1')];
    const { game, screen } = drawnGame(HALL, { typed, mind: 'person' });
    game.movePokemon('D');
    game.movePokemon('D');
    const turns = screen.text.split(/^(?=Turno di )/m).slice(1);
    const isAskedOrPowerless = /^Turno di .+\n1\) .+\n2\) .+\n(?:1\n.+ usa |.+ non ha energia sufficiente!\n)/;
    for (const turn of turns) expect(turn).toMatch(isAskedOrPowerless);
    expect(screen.text).toMatch(/^Turno di Bulbasaur\n1\) .+\n2\) .+\n1\nBulbasaur usa Vine Whip /m);
  });

  test('two Pokémon of one name fight', () => {
    const typed = ['c', ...Array.from({ length: 60 }, () => '1')];
    const { game, screen } = drawnGame(HALL, { player: new Pikachu(), enemy: new Pikachu(), typed });
    game.movePokemon('D');
    game.movePokemon('D');
    expect(screen.text).toContain('Pikachu  PF: ');
  });
});

describe('vincitore, gameEnd (P33)', () => {
  const typed = ['c', ...Array.from({ length: 60 }, () => '1')];

  test('the player wins: told once, the enemy leaves the maze, and the game goes on (PB3)', () => {
    const { game, screen } = drawnGame(HALL, { player: giant(), enemy: dwarf(), typed });
    game.movePokemon('D');
    game.movePokemon('D');
    screen.taken();
    expect(game.gameEnd()).toBe(false);
    expect(screen.taken()).toBe('Titano vince la battaglia!\n');
    expect(game.gameEnd()).toBe(false);
    expect(screen.taken()).toBe('');
    game.movePokemon('A');
    game.moveEnemy();
    game.printMazeWithPokemon();
    expect(screen.taken()).not.toContain('X');
  });

  test('the enemy wins: the game is over', () => {
    const { game, screen } = drawnGame(HALL, { player: dwarf(), enemy: giant(), typed });
    game.movePokemon('D');
    game.movePokemon('D');
    screen.taken();
    expect(game.gameEnd()).toBe(true);
    expect(screen.taken()).toBe('Titano vince la battaglia!\n');
    expect(game.gameEnd()).toBe(true);
  });

  test('nobody has fought: nothing is printed', () => {
    const { game, screen } = drawnGame(HALL);
    expect(game.gameEnd()).toBe(false);
    expect(screen.text).toBe('');
  });

  test('on the exit the game is won', () => {
    const { game, screen } = drawnGame(`
      # # # E # #
      # . . . X #
      # . # # # #
      # . P # # #
      # # U # # #
    `);
    game.movePokemon('S');
    expect(game.gameEnd()).toBe(true);
    expect(screen.text).toBe('Uscita dal labirinto trovata !\n Hai vinto il gioco\n');
  });

  test('who stands on the exit no more after a fight there has not won (PB9)', () => {
    const { game, screen } = drawnGame(
      `
        # # # E # #
        # . . . X #
        # . # # # #
        # . . # # #
        # # P # # #
        # # U # # #
      `,
      { typed: ['t'] },
    );
    game.setEnemyX(5);
    game.setEnemyY(2);
    game.movePokemon('S');
    expect(screen.text).toContain('Sei tornato indietro!\n');
    expect(game.gameEnd()).toBe(false);
  });
});

test('getPlayer, setPlayer, and a getter and a setter for each position (P20)', () => {
  const { game } = drawnGame(HALL);
  const other = new Pikachu();
  game.setPlayer(other);
  expect(game.getPlayer()).toBe(other);
  game.setPlayerX(1);
  game.setPlayerY(2);
  game.setPreviousPX(2);
  game.setPreviousPY(1);
  game.setEnemyX(1);
  game.setEnemyY(4);
  expect([playerOf(game), previousOf(game), enemyOf(game)]).toEqual([
    [1, 2],
    [2, 1],
    [1, 4],
  ]);
  expect(() => game.setPlayerX(9)).toThrow('row 9, column 2');
  expect(() => game.setRow(2)).toThrow('would be cut off');
});
