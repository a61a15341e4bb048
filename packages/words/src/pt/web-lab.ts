import type { Words } from '../words.ts';

export const webLab: Words['web']['lab'] = {
  title: 'Laboratório de labirintos',
  intro: 'Vê, passo a passo, como se fazem labirintos e como as pesquisas encontram o caminho.',
  view: 'Quantas experiências',
  one: 'Uma',
  two: 'Duas lado a lado',
  left: 'Esquerda',
  right: 'Direita',
  generator: 'Gerador',
  finder: 'Pesquisa',
  setup: 'Configuração',
  cannotWrap: (generator: string) =>
    `${generator}: este gerador não liga os lados opostos; o labirinto mantém a parede exterior.`,
  size: 'Tamanho',
  shape: 'Forma',
  shapes: { auto: 'a do ecrã', wide: 'larga', square: 'quadrada', tall: 'alta' },
  sizeText: (what: { readonly columns: number; readonly rows: number }) => `${what.columns} × ${what.rows}`,
  speed: 'Velocidade',
  perSecond: (steps: string) => `${steps} ${steps === '1' ? 'passo' : 'passos'} por segundo`,
  seed: 'Semente',
  newSeed: 'Outra semente',
  braid: 'Becos abertos',
  wrap: 'Lados opostos ligados',
  beginWithSearch: 'Começar pela pesquisa',
  run: 'Execução',
  play: 'Correr',
  pause: 'Pausar',
  step: 'Um passo',
  finish: 'Até ao fim',
  again: 'Recomeçar',
  export: 'Guardar',
  svg: 'Imagem SVG',
  png: 'Imagem PNG',
  text: 'Texto',
  copyText: 'Copiar texto',
  notSaved: 'O navegador não conseguiu criar a imagem.',
  copyLink: 'Copiar link',
  linkCopied: 'Link copiado. Quem o abrir vê estes labirintos.',
  present: 'Para a aula: em grande',
  leaveLarge: 'Voltar à vista normal',
  picture: (what: {
    readonly generator: string;
    readonly finder: string;
    readonly columns: number;
    readonly rows: number;
    readonly phase: string;
  }) =>
    `Labirinto de ${what.columns} por ${what.rows} células, gerador ${what.generator}, pesquisa ${what.finder}: ${what.phase}`,
  said: (what: { readonly side: string; readonly text: string }) => `${what.side}: ${what.text}.`,
  drawing: 'a desenhar o caminho',
  stepsHead: 'passos',
  lookedHead: 'células vistas',
  pathHead: 'caminho mais curto',
  measures: 'Medidas',
  measureNames: {
    rooms: 'salas',
    deadEnds: 'becos sem saída',
    junctions: 'cruzamentos',
    longestPath: 'caminho mais longo',
    river: 'rio',
    steps: 'passos até agora',
    looked: 'células vistas',
    path: 'caminho mais curto',
  },
  measureNotes: {
    longestPath: 'em salas, entre as duas mais afastadas',
    river: 'salas de um corredor sem saída, em média',
    path: 'em células, de A a B',
  },
  notYet: 'ainda não',
  legendTitle: 'Legenda',
  legend: {
    wall: 'parede',
    floor: 'chão',
    seen: 'célula vista',
    head: 'a trabalhar aqui',
    path: 'caminho mais curto',
    entrance: 'entrada',
    exit: 'saída',
  },
  generators: {
    classic: [
      'Clássico',
      'Escava célula a célula a partir de pontos ao acaso, como no PokéLabirinto, com os mesmos cantos tortos.',
    ],
    clean: ['Limpo', 'O labirinto clássico, escavado numa grelha regular para não deixar paredes soltas.'],
    backtracker: [
      'Retrocesso',
      'Anda até não poder mais e depois recua até à última bifurcação. Corredores longos e sinuosos.',
    ],
    'hunt-and-kill': [
      'Caçar e matar',
      'Anda ao acaso; quando fica preso, percorre as linhas à caça de um sítio por onde continuar.',
    ],
    prim: [
      'Prim',
      'Cresce em todas as direções a partir de uma sala, juntando de cada vez uma sala da fronteira, ao acaso. Muitos becos curtos.',
    ],
    kruskal: ['Kruskal', 'Abre paredes ao acaso onde duas partes separadas se tocam, até ficar tudo ligado.'],
    wilson: [
      'Wilson',
      'Passeios aleatórios que apagam os seus ciclos: todos os labirintos perfeitos são igualmente prováveis.',
    ],
    'aldous-broder': [
      'Aldous-Broder',
      'Um único passeio aleatório por todas as salas. Tão imparcial como Wilson, mas leva o seu tempo.',
    ],
    eller: ['Eller', 'Linha a linha; só precisa de saber que salas da linha já estão ligadas entre si.'],
    sidewinder: [
      'Sidewinder',
      'Linha a linha, em troços, cada um com uma só passagem para cima. A linha do topo é um único corredor.',
    ],
    'binary-tree': ['Árvore binária', 'Cada sala abre para cima ou para a esquerda. É rápido e pende para um canto.'],
    division: ['Divisão', 'Começa vazio e levanta paredes, dividindo cada parte em duas, uma e outra vez.'],
    'growing-newest': [
      'Árvore crescente, da mais nova',
      'Continua sempre a partir da sala mais recente: como o retrocesso.',
    ],
    'growing-oldest': [
      'Árvore crescente, da mais antiga',
      'Continua sempre a partir da sala mais antiga: raios retos para fora.',
    ],
    'growing-random': [
      'Árvore crescente, ao acaso',
      'Continua a partir de uma sala qualquer: como Prim, um pouco mais redondo.',
    ],
    race: ['Corrida', 'Vai andando e, quando fica preso, volta à sala mais antiga: o labirinto da corrida.'],
  },
  finders: {
    bfs: ['Em largura', 'Olha em todas as direções ao mesmo tempo, anel a anel, como uma onda.'],
    dijkstra: [
      'Dijkstra',
      'Primeiro a célula mais barata; acerta mesmo quando as células têm custos diferentes. Aqui custam todas o mesmo: outra vez uma onda.',
    ],
    astar: ['A*', 'Primeiro a menor soma de custo até ali e distância que falta: avança para a saída.'],
  },
};
