import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

const decisions = counted('it', { one: '# decisione', other: '# decisioni' });

export const theseusOpponents: Pick<Words['games']['theseus'], 'players' | 'well' | 'boards' | 'parity'> = {
  players: {
    theseus: {
      random: ['Vagabondo', 'fa un passo qualsiasi, ovunque porti'],
      bold: ['Temerario', 'va dritto alla provvista più vicina e non bada mai al Minotauro'],
      careful: ['Prudente', 'va alla provvista più vicina e scappa quando vede il Minotauro in linea retta'],
      wary: ['Guardingo', 'sente il Minotauro attraverso i muri e non va mai dove potrebbe arrivare subito dopo'],
      cunning: ['Astuto', 'conosce ogni probabilità e fa il passo migliore; un dado su dodici gli sfugge'],
      heuristic: ['Una mossa avanti', 'guarda lungo ogni passo, fino a tre caselle'],
      minmax: ['Due mosse avanti', 'valuta il proprio passo e la risposta'],
      optimal: ['Impavido', 'gioca al meglio contro un Minotauro che tira il dado'],
    },
    minotaur: {
      random: ['Addormentato', 'tira ogni dado nel sonno, muri o non muri'],
      drowsy: ['Assonnato', 'insegue Teseo quando lo vede, entro tre caselle in linea retta; altrimenti tira il dado'],
      hunter: ['Cacciatore', 'prende sempre la via più breve, ma non gioca mai contro un muro'],
      stalker: ['Predatore', 'insegue, e gioca contro un muro quando altrimenti non potrebbe prendere Teseo'],
      cunning: ['Astuto', 'conosce ogni probabilità e gioca il dado migliore; uno su quattro gli sfugge'],
      optimal: ['Infallibile', 'forza tutto ciò che si può forzare; su quasi tutte le griglie è imbattibile'],
    },
  },
  well: {
    start: (chance) => `All’inizio, giocando al meglio, la tua probabilità di vincere era ${chance}.`,
    flawless: 'Ognuna delle tue decisioni era la migliore.',
    lost: (what) =>
      `Probabilità sprecate: ${what.lost} in tutto; senza perdite ${what.flawless} su ${decisions(what.decisions)}.`,
    worst: (what) => `Il momento peggiore: turno ${what.round}, ${what.way} invece di ${what.best} (${what.lost}).`,
  },
  boards: {
    label: 'Griglia',
    ladder: 'Scala',
    fair: 'Equilibrata',
    own: 'A tua scelta',
    ladderNote: 'Dodici griglie per ogni parte, ognuna più difficile della precedente.',
    fairNote: 'Una griglia su cui la tua probabilità esatta di vincere, all’inizio, è tra il 35 e il 65%.',
    rung: (number) => `Griglia ${number}`,
    rungOf: (what) => `Griglia ${what.number} di ${what.of}`,
    won: 'vinta',
    notWon: 'non ancora vinta',
    chance: (chance) => `la tua probabilità: ${chance}`,
    next: 'Griglia successiva',
    again: 'Di nuovo',
    seeking: 'Cerco una griglia equilibrata…',
    none: 'Non è stata trovata nessuna griglia equilibrata. Prova un’altra dimensione o un altro avversario.',
  },
  parity: {
    why: 'Il Minotauro può arrivare su Teseo solo se, quando tocca a lui, è a un numero dispari di passi. All’inizio la distanza è pari e ogni turno la lascia pari; la cambia soltanto un dado giocato dal Minotauro contro un muro.',
    even: counted('it', {
      one: 'È a # passo: pari, quindi da solo non può prenderlo.',
      other: 'È a # passi: pari, quindi da solo non può prenderlo finché non sbatte contro un muro.',
    }),
    odd: counted('it', {
      one: 'È a # passo: dispari, quindi può prenderlo.',
      other: 'È a # passi: dispari, quindi può prenderlo.',
    }),
  },
};
