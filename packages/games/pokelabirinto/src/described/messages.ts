import type { Attack } from '../species.ts';
import type { Condition } from '../state.ts';
import type { Way } from '../way.ts';

/** The line that ends a round of a fight (P30). */
export const DASHES = '-----';

/** What the described program prints, letter by letter but for the spelling (PB19). `packages/words` says the same. */
export const MESSAGES = {
  badSize: 'ERRORE: dimensioni labirinto non valide.',
  entranceNote: "'E' corrisponde all'entrata che corrisponde al punto di generazione del labirinto",
  chooseWay: 'Seleziona dove vuoi muoverti:',
  canGo: 'Puoi muoverti in:',
  ways: { W: 'su', A: 'sinistra', S: 'giù', D: 'destra' } satisfies Readonly<Record<Way, string>>,
  badWay: 'Errore. Mossa non valida',
  met: (name: string) => `Hai incontrato un Pokémon selvatico: ${name}!`,
  fightOrBack: 'Vuoi combattere (C) o tornare indietro (T)?',
  badChoice: 'Errore. Scelta non valida',
  turnedBack: 'Sei tornato indietro!',
  turnOf: (name: string) => `Turno di ${name}`,
  attack: ({ number, name, cost, mostDamage }: Attack & { readonly number: number }) =>
    `${number}) ${name} (costo ${cost} energia, massimo ${mostDamage} danni)`,
  powerless: (name: string) => `${name} non ha energia sufficiente!`,
  attacked: (what: { readonly name: string; readonly attack: string; readonly damage: number }) =>
    `${what.name} usa ${what.attack} e infligge ${what.damage} danni!`,
  condition: ({ name, hp, energy }: Condition & { readonly name: string }) => `${name}  PF: ${hp}, Energia: ${energy}`,
  fightWon: (name: string) => `${name} vince la battaglia!`,
  escaped: 'Uscita dal labirinto trovata !\n Hai vinto il gioco',
} as const;

/** What the described program has no words for: the choice of a Pokémon (PB21), and an enemy that steps back (PB11). */
export const OWN_MESSAGES = {
  chooseCreature: 'Scegli la tua creatura:',
  madeWay: (name: string) => `${name} indietreggia!`,
} as const;
