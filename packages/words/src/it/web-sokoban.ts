import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

export const webSokoban: Words['web']['sokoban'] = {
  onGoals: (what: { readonly done: number; readonly of: number }) => `obiettivi: ${what.done} di ${what.of}`,
  onGoalsHead: 'obiettivi',
  walked: (place: string) => `passo in ${place}`,
  pushed: (place: string) => `cassa spinta in ${place}`,
  pulled: (place: string) => `cassa tirata in ${place}`,
  picked: counted('it', {
    one: 'Cassa scelta: può andare in # casella.',
    other: 'Cassa scelta: può andare in # caselle.',
  }),
  letGo: 'Cassa lasciata.',
  firstStep: {
    mouse: (keys: string) =>
      `Muoviti con ${keys}, o fai clic dove vuoi andare. Se vai contro una cassa, la spingi. Oppure fai clic su una cassa e poi sulla casella dove deve andare. Porta ogni cassa su un obiettivo.`,
    touch:
      'Scorri con il dito per camminare, o tocca dove vuoi andare. Se vai contro una cassa, la spingi. Oppure tocca una cassa e poi la casella dove deve andare. Porta ogni cassa su un obiettivo.',
  },
  squares: {
    wall: 'muro',
    floor: 'pavimento',
    goal: 'obiettivo',
    box: 'cassa',
    'box-on-goal': 'cassa su un obiettivo',
    player: 'tu',
    'player-on-goal': 'tu, su un obiettivo',
    outside: 'fuori',
  },
  notSolved: 'da risolvere',
  levelCard: (what: { readonly number: number; readonly title: string }) =>
    what.title === '' ? `Livello ${what.number}` : `Livello ${what.number}: ${what.title}`,
  started: 'iniziato',
  levelNumber: 'Numero del livello',
  goToLevel: 'Vai al livello',
  addLevels: 'Aggiungi livelli',
  addLevelsNote: 'Incolla un livello come testo, oppure trascina o scegli un file (.sok, .xsb, .txt, .slc).',
  pasteHere: 'Testo del livello',
  playIt: 'Gioca',
  chooseFile: 'Scegli un file',
  added: (what: { readonly levels: string; readonly name: string }) =>
    `Aggiunta la raccolta «${what.name}»: ${what.levels}.`,
  pasted: 'Incollato',
  remove: (name: string) => `Togli ${name}`,
  removed: (name: string) => `Tolta la raccolta «${name}».`,
  notKeptLevels: 'Per ora questi livelli si possono giocare, ma il browser non è riuscito a salvarli.',
  forwardPlay: 'In avanti',
  reversePlay: 'A ritroso',
  watch: 'Guarda una soluzione',
  solutions: {
    stored: 'Soluzione salvata',
    moves: 'Il tuo record di mosse',
    pushes: 'Il tuo record di spinte',
    shortened: 'Accorciata da Dedalo',
  },
  noMovesYet: 'Non ci sono ancora mosse.',
  best: 'record',
  backToLevel: 'Torna al livello',
};
