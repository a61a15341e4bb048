export const houseBots = {
  bots: {
    pokelabirinto: {
      random: 'faz qualquer coisa permitida',
      escaper: 'vai para a saída contornando os adversários, e luta quando as probabilidades são boas',
    },
    expedition: {
      random: 'faz qualquer coisa permitida',
      'always-flee': 'volta para trás perante todos',
      'always-fight': 'luta contra todos com o ataque mais forte',
      odds: 'decide pelas probabilidades exatas contra quem lutar, com quem e como',
    },
    race: {
      random: 'carrega em qualquer tecla',
      runner: 'segue o caminho mais rápido, atento aos adversários, e usa os bónus',
    },
    sokoban: { random: 'anda ao acaso' },
    stratego: {
      random: 'faz qualquer coisa permitida',
      rules: 'olha uma jogada à frente, com regras de troca sensatas',
      search: 'imagina o que não vê, segundo as probabilidades, e olha várias jogadas à frente',
    },
    theseus: {
      random: 'joga um dado qualquer',
      heuristic: 'olha um passo à frente e vê três casas; o Minotauro é hunter',
      minmax: 'olha dois passos à frente, ou tantos quantos depth diz; o Minotauro é hunter',
      hunter: 'um Minotauro que segue sempre o caminho mais curto até Teseu',
      optimal: 'joga na perfeição nos tabuleiros que se podem resolver',
      'optimal-theseus': 'um Teseu que joga na perfeição nos tabuleiros que se podem resolver',
      'optimal-minotaur': 'um Minotauro que joga na perfeição nos tabuleiros que se podem resolver',
    },
    'logic-maze': { random: 'anda ao acaso' },
  },
  anyGame: { random: 'faz qualquer coisa permitida', search: 'olha várias jogadas à frente' },
  settings: (takes: string) => `aceita ${takes}`,
  about: (nodes: string) =>
    `A cada um pode dizer-se quanto pensa por jogada: NOME:nodes=N passos (${nodes} se nada for dito), ou NOME:ms=N milissegundos.`,
  own: (game: string) => `Um jogador teu: dedalo bot new my-bot --game ${game}`,
};
