import type { Words } from '../words.ts';

export const webLab: Words['web']['lab'] = {
  title: 'Laboratorio dei labirinti',
  intro: 'Guarda, passo passo, come nascono i labirinti e come gli algoritmi trovano la strada.',
  view: 'Quanti esperimenti',
  one: 'Uno',
  two: 'Due affiancati',
  left: 'Sinistra',
  right: 'Destra',
  generator: 'Generatore',
  finder: 'Ricerca',
  setup: 'Preparazione',
  cannotWrap: (generator: string) =>
    `${generator} non sa unire i lati opposti: il suo labirinto mantiene il muro esterno.`,
  size: 'Dimensioni',
  shape: 'Forma',
  shapes: { auto: 'come lo schermo', wide: 'larga', square: 'quadrata', tall: 'alta' },
  sizeText: (what: { readonly columns: number; readonly rows: number }) => `${what.columns} × ${what.rows}`,
  speed: 'Velocità',
  perSecond: (steps: string) => (steps === '1' ? '1 passo al secondo' : `${steps} passi al secondo`),
  seed: 'Seme',
  newSeed: 'Un altro seme',
  braid: 'Apri vicoli ciechi',
  wrap: 'I lati opposti si toccano',
  beginWithSearch: 'Comincia dalla ricerca',
  run: 'Esecuzione',
  play: 'Avvia',
  pause: 'Pausa',
  step: 'Un passo',
  finish: 'Vai alla fine',
  again: 'Da capo',
  export: 'Salva',
  svg: 'Immagine SVG',
  png: 'Immagine PNG',
  text: 'Testo',
  copyText: 'Copia come testo',
  notSaved: 'Il browser non è riuscito a creare l’immagine.',
  copyLink: 'Copia il link',
  linkCopied: 'Link copiato: chi lo apre vede questi labirinti.',
  present: 'Per la classe: in grande',
  leaveLarge: 'Esci dalla vista grande',
  picture: (what: {
    readonly generator: string;
    readonly finder: string;
    readonly columns: number;
    readonly rows: number;
    readonly phase: string;
  }) =>
    `Labirinto di ${what.columns} per ${what.rows} celle, generatore ${what.generator}, ricerca ${what.finder}: ${what.phase}`,
  said: (what: { readonly side: string; readonly text: string }) => `${what.side}: ${what.text}.`,
  drawing: 'disegno in corso',
  stepsHead: 'passi',
  lookedHead: 'celle esplorate',
  pathHead: 'cammino minimo',
  measures: 'Misure',
  measureNames: {
    rooms: 'stanze',
    deadEnds: 'vicoli ciechi',
    junctions: 'incroci',
    longestPath: 'cammino più lungo',
    river: 'fiume',
    steps: 'passi finora',
    looked: 'celle esplorate',
    path: 'cammino minimo',
  },
  measureNotes: {
    longestPath: 'in stanze, tra le due più lontane',
    river: 'stanze di un vicolo cieco, in media',
    path: 'in celle, da A a B',
  },
  notYet: 'non ancora',
  legendTitle: 'Legenda',
  legend: {
    wall: 'muro',
    floor: 'passaggio',
    seen: 'esplorato',
    head: 'punto attuale',
    path: 'cammino minimo',
    entrance: 'entrata',
    exit: 'uscita',
  },
  generators: {
    classic: ['Classico', 'Scava cella per cella da punti a caso, come in PokéLabirinto, angoli storti compresi.'],
    clean: ['Pulito', 'Il labirinto classico, scavato su una griglia regolare: nessun muro resta isolato.'],
    backtracker: ['Backtracking', 'Avanza finché può, poi torna all’ultimo bivio. Corridoi lunghi e tortuosi.'],
    'hunt-and-kill': [
      'Hunt-and-kill',
      'Cammina a caso; quando si blocca, va a caccia, riga per riga, di un punto da cui proseguire.',
    ],
    prim: [
      'Prim',
      'Cresce da una stanza in tutte le direzioni: ogni volta aggiunge, a caso, una stanza di frontiera. Tanti vicoli ciechi corti.',
    ],
    kruskal: ['Kruskal', 'Abbatte muri a caso tra parti ancora separate, finché tutto è collegato.'],
    wilson: [
      'Wilson',
      'Passeggiate casuali che cancellano i propri giri: tutti i labirinti perfetti sono ugualmente probabili.',
    ],
    'aldous-broder': [
      'Aldous-Broder',
      'Una sola passeggiata casuale per tutte le stanze. Imparziale come Wilson, ma se la prende comoda.',
    ],
    eller: ['Eller', 'Riga per riga, ricordando solo quali stanze della riga sono collegate tra loro.'],
    sidewinder: [
      'Sidewinder',
      'Riga per riga, a tratti, ognuno con un solo passaggio verso l’alto. La prima riga è un unico corridoio.',
    ],
    'binary-tree': [
      'Albero binario',
      'Ogni stanza si apre verso l’alto o verso sinistra. Veloce, ma pende verso un angolo.',
    ],
    division: [
      'Divisione',
      'Parte dal vuoto e costruisce muri: divide in due, poi ogni parte ancora in due, e così via.',
    ],
    'growing-newest': [
      'Albero crescente, dalla più nuova',
      'Riparte sempre dalla stanza più nuova: come il backtracking.',
    ],
    'growing-oldest': [
      'Albero crescente, dalla più vecchia',
      'Riparte sempre dalla stanza più vecchia: raggi dritti verso l’esterno.',
    ],
    'growing-random': ['Albero crescente, a caso', 'Riparte da una stanza qualsiasi: come Prim, un po’ più tondo.'],
    race: ['Gara', 'Avanza e, quando si blocca, riparte dalla stanza più vecchia: il labirinto della gara.'],
  },
  finders: {
    bfs: ['In ampiezza', 'Esplora in tutte le direzioni insieme, anello dopo anello, come un’onda.'],
    dijkstra: [
      'Dijkstra',
      'Prima la cella che costa meno: funziona anche quando i costi sono diversi. Qui tutte costano uguale: di nuovo un’onda.',
    ],
    astar: ['A*', 'Al costo fin lì somma la distanza che manca: punta verso l’uscita.'],
  },
};
