import { expect, test } from 'vitest';
import { type Language, LANGUAGES, loadWords, type Words } from '../src/index.ts';

type Stratego = Words['games']['stratego'];
type Rank = keyof Stratego['ranks'];

const said = async (language: Language): Promise<Stratego> => (await loadWords(language)).games.stratego;

/** Red attacks, and what it attacked with wins. */
function fight({ sides, ranks, fought, stays }: Stratego, piece: Rank, enemy: Rank): string {
  const [side, other] = sides;
  return `${fought({ side, piece: `${ranks[piece]} (P)`, other, enemy: `${ranks[enemy]} (E)` })}: ${stays(ranks[piece])}`;
}

/** The prompts are given the side in small letters. */
const place = ({ sides, ranks, insertPlace }: Stratego, piece: Rank): string =>
  insertPlace({ side: sides[0].toLowerCase(), piece: `${ranks[piece]} (P)` });

test('Italian ranks have their articles', async () => {
  const italian = await said('it');
  expect(fight(italian, 'marshal', 'general')).toBe(
    'il maresciallo (P) del Rosso attacca il generale (E) del Blu: vince il maresciallo',
  );
  expect(fight(italian, 'miner', 'bomb')).toBe(
    'l’artificiere (P) del Rosso attacca la bomba (E) del Blu: vince l’artificiere',
  );
  expect(fight(italian, 'spy', 'scout')).toBe('la spia (P) del Rosso attacca l’esploratore (E) del Blu: vince la spia');
  expect(place(italian, 'flag')).toBe('Inserisci riga e colonna per la bandiera (P) del rosso:');
});

test('Portuguese ranks have their articles', async () => {
  const portuguese = await said('pt');
  expect(fight(portuguese, 'miner', 'bomb')).toBe(
    'o mineiro (P) do Vermelho ataca a bomba (E) do Azul: vence o mineiro',
  );
  expect(fight(portuguese, 'spy', 'marshal')).toBe(
    'o espião (P) do Vermelho ataca o marechal (E) do Azul: vence o espião',
  );
  expect(place(portuguese, 'flag')).toBe('Indica a linha e a coluna para a bandeira (P) do vermelho:');
});

test('Greek ranks and sides have their articles and cases', async () => {
  const greek = await said('el');
  expect(fight(greek, 'spy', 'marshal')).toBe(
    'ο κατάσκοπος (P) του Κόκκινου χτυπά τον στρατάρχη (E) του Μπλε: κερδίζει ο κατάσκοπος',
  );
  expect(fight(greek, 'bomb', 'flag')).toBe('η βόμβα (P) του Κόκκινου χτυπά τη σημαία (E) του Μπλε: κερδίζει η βόμβα');
  expect(place(greek, 'general')).toBe('Δώσε σειρά και στήλη για τον στρατηγό (P) του κόκκινου:');
  expect(greek.insertRow(greek.sides[1].toLowerCase())).toBe('Δώσε τη σειρά για την κίνηση του μπλε:');
});

test.each(LANGUAGES)('an irregularity is a line of its own in %s, with a capital', async (language) => {
  const { irregular, sides } = await said(language);
  for (const side of sides) expect(irregular({ side, method: 'move', code: 'threw' })).toMatch(/^\p{Lu}/u);
});
