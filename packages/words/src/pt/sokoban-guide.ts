import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

const moves = counted('pt', { one: '# movimento', other: '# movimentos' });
const pushes = counted('pt', { one: '# empurrão', other: '# empurrões' });
const missing = counted('pt', { one: 'Falta # empurrão', other: 'Faltam # empurrões' });
const positions = counted('pt', { one: '# posição', other: '# posições' });

/** Hints, solutions that are searched for, and solutions that get shorter. */
export const guide: Words['games']['sokoban']['guide'] = {
  ways: { north: 'para cima', east: 'para a direita', south: 'para baixo', west: 'para a esquerda' },
  push: ({ place, way, count }) => `Empurra ${way} a caixa em ${place}. ${missing(count)} para o fim.`,
  searching: ({ nodes, best, of, megabytes }) =>
    `À procura de uma solução: ${positions(nodes)}, ${best} de ${of} no lugar, ${megabytes} MB.`,
  unsolvable: 'A partir daqui o nível já não tem solução: todos os caminhos foram tentados. Anula para voltar atrás.',
  memoryFull: 'Não se encontrou nenhuma solução com a memória que a procura pode usar aqui.',
  failed: 'Não foi possível iniciar a procura.',
  onlyForward: 'As dicas são para o jogo normal, em que as caixas se empurram.',
  solution: (what) => `Uma solução a partir daqui, com ${moves(what.moves)} e ${pushes(what.pushes)}:`,
  hint: ['dica', 'mostrar o próximo empurrão e o que este nível ensina'],
  watchFromHere: 'Resolver e ver',
  shorten: {
    title: 'Encurtar a minha solução',
    by: { moves: 'Menos movimentos', pushes: 'Menos empurrões' },
    counts: (what) => `${moves(what.moves)}, ${pushes(what.pushes)}`,
    before: 'a tua',
    now: 'encurtada',
    working: 'À procura de um caminho mais curto…',
    done: 'Assim já não encurta mais.',
    none: 'Não há nada para encurtar enquanto o nível não estiver resolvido.',
    shortest: 'A tua solução já é a mais curta possível, em movimentos e em empurrões.',
    keep: 'Guardar',
    kept: 'Guardada entre as soluções deste nível. O teu recorde continua a ser teu.',
    watch: 'Vê-la',
    copy: 'Copiar os movimentos',
    save: 'Guardá-la como repetição',
  },
};
