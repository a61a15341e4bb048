import { MESSAGES, OWN_MESSAGES } from '@dedalo/pokelabirinto';
import { describe, expect, test } from 'vitest';
import { loadWords } from '../src/index.ts';

const italian = await loadWords('it');
const said = italian.games.pokelabirinto;

describe('the Italian of PokéLabirinto is that of the description', () => {
  test('P10: sizes that are no sizes', () => {
    expect(said.badSize).toBe('ERRORE: dimensioni labirinto non valide.');
  });

  test('P23: what E means', () => {
    expect(said.entranceNote).toBe("'E' corrisponde all'entrata che corrisponde al punto di generazione del labirinto");
  });

  test('P25: the ways that are open', () => {
    expect(said.canGo).toBe('Puoi muoverti in:');
    expect(said.ways).toEqual({ W: 'su', A: 'sinistra', S: 'giù', D: 'destra' });
  });

  test('P26: a letter that is no way', () => {
    expect(said.badWay).toBe('Errore. Mossa non valida');
  });

  test('P29: meeting a creature', () => {
    expect(said.met('Bulbasaur')).toBe('Hai incontrato un Pokémon selvatico: Bulbasaur!');
    expect(said.fightOrBack).toBe('Vuoi combattere (C) o tornare indietro (T)?');
    expect(said.turnedBack).toBe('Sei tornato indietro!');
  });

  test('P29, PB19: an answer that is none, spelled right', () => {
    expect(said.badChoice).toBe('Errore. Scelta non valida');
  });

  test('P30: how both stand after a round', () => {
    expect(said.condition({ name: 'Charmander', hp: 39, energy: 57 })).toBe('Charmander  PF: 39, Energia: 57');
  });

  test('P31: whose turn it is, and what can be done', () => {
    expect(said.turnOf('Charmander')).toBe('Turno di Charmander');
    expect(said.attack({ number: 1, name: 'Ember', cost: 12, mostDamage: 18 })).toBe(
      '1) Ember (costo 12 energia, massimo 18 danni)',
    );
    expect(said.attack({ number: 2, name: 'Flamethrower', cost: 12, mostDamage: 18 })).toBe(
      '2) Flamethrower (costo 12 energia, massimo 18 danni)',
    );
    expect(said.powerless('Charmander')).toBe('Charmander non ha energia sufficiente!');
  });

  test('P32: an attack', () => {
    const attacked = (damage: number): string => said.attacked({ name: 'Squirtle', attack: 'Water Gun', damage });
    expect(attacked(14)).toBe('Squirtle usa Water Gun e infligge 14 danni!');
    expect(attacked(1)).toBe('Squirtle usa Water Gun e infligge 1 danni!');
  });

  test('P33: the end of a fight and of a game', () => {
    expect(said.fightWon('Pikachu')).toBe('Pikachu vince la battaglia!');
    expect(said.escaped).toBe('Uscita dal labirinto trovata !\n Hai vinto il gioco');
  });

  test('P34: where to go', () => {
    expect(said.chooseWay).toBe('Seleziona dove vuoi muoverti:');
  });
});

test('the described classes of PokéLabirinto print the same sentences', () => {
  const attack = { number: 1, name: 'Ember', cost: 12, mostDamage: 18 };
  const attacked = { name: 'Squirtle', attack: 'Bubble', damage: 3 };
  const condition = { name: 'Pikachu', hp: 35, energy: 7 };
  const { ways, badSize, entranceNote, chooseWay, canGo, badWay, fightOrBack, badChoice, turnedBack, escaped } = said;
  expect(MESSAGES).toMatchObject({ ways, badSize, entranceNote, chooseWay, canGo, badWay, fightOrBack, badChoice });
  expect(MESSAGES).toMatchObject({ turnedBack, escaped });
  expect(MESSAGES.attack(attack)).toBe(said.attack(attack));
  expect(MESSAGES.attacked(attacked)).toBe(said.attacked(attacked));
  expect(MESSAGES.condition(condition)).toBe(said.condition(condition));
  for (const name of ['met', 'turnOf', 'powerless', 'fightWon'] as const) {
    expect(MESSAGES[name]('Bulbasaur')).toBe(said[name]('Bulbasaur'));
  }
  expect(OWN_MESSAGES.chooseCreature).toBe(said.chooseCreature);
  expect(OWN_MESSAGES.madeWay('Bulbasaur')).toBe(said.madeWay('Bulbasaur'));
});

describe('the Italian of Labyrinth Race is that of the description', () => {
  const { race } = italian.web;

  test('R52: the menu', () => {
    expect(race.start).toBe('Avvia il gioco');
    expect(race.soundOff).toBe('Disattiva Audio');
    expect(race.soundOn).toBe('Attiva Audio');
    expect(race.leave).toBe('Esci');
  });

  test('R52: how a race ends', () => {
    expect(race.victory).toBe('Vittoria');
    expect(race.lost).toBe('Game Over');
  });
});
