import type { Words } from '../words.ts';

export const rulesOnly: Words['rulesOnly'] = {
  sitters: { person: 'uma pessoa', random: 'Sonhador', search: 'Estratega' },
  /** How bots play. */
  botsAbout: {
    random: 'uma ação qualquer, todas igualmente prováveis.',
    search: 'vê tão longe quanto o tempo lhe permite.',
  },
  turnOf: (seat) => `é a vez de ${seat}`,
  thinking: (seat) => `${seat} está a pensar`,
  notAnAction: (text) => `«${text}» não é uma ação deste jogo`,
  tryOne: (example) => `por exemplo: ${example}`,
  actions: 'O que podes jogar',
  typeAction: 'Escreve uma ação',
  play: 'Jogar',
  players: 'Jogadores',
  setup: 'Configuração',
  config: 'Tabuleiro',
  seed: 'Semente',
  seedNote: 'Vazio: outra partida de cada vez.',
  newSeed: 'Sortear uma semente',
  newGame: 'Nova partida',
  goOn: 'Continuar a partida',
  click: 'clique numa ação da lista: jogá-la',
  begin: 'Começar',
  beginKey: ['começar', 'começar esta partida'],
  newGoesOn: 'new começa outra partida, quit sai.',
  help: `uma ação             como as regras a escrevem
actions              mostrar o que podes jogar agora
board                mostrar outra vez o tabuleiro
undo, redo, restart  voltar atrás, avançar, ir ao início, quando jogas sozinho
new                  começar outra partida
quit                 guardar e sair (o fim da entrada faz o mesmo)`,
  savedAs: ({ file, game }) => `Guardado em ${file}. Para continuar: dedalo play ${game} --plain --resume ${file}`,
};
