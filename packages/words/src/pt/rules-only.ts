import type { Words } from '../words.ts';

export const rulesOnly: Words['rulesOnly'] = {
  sitters: { person: 'uma pessoa', random: 'ações ao acaso', search: 'um bot que pensa à frente' },
  turnOf: (seat) => `é a vez de ${seat}`,
  thinking: (seat) => `${seat} está a pensar`,
  notAnAction: (text) => `“${text}” não é uma ação deste jogo`,
  tryOne: (example) => `por exemplo: ${example}`,
  actions: 'O que podes jogar',
  typeAction: 'Escreve uma ação',
  play: 'Jogar',
  players: 'Jogadores',
};
