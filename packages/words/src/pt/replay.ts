import type { ReplayProblem } from '@dedalo/engine';
import { counted } from '../counted.ts';
import type { GameSentences } from '../game-sentences.ts';
import type { Sentences } from '../sentences.ts';
import type { Words } from '../words.ts';

const actions = counted('pt', { one: '# ação', other: '# ações' });
const players = counted('pt', { one: '# jogador', other: '# jogadores' });

const problem = (game: GameSentences): Sentences<ReplayProblem> => ({
  'not-a-replay': () => 'isto não é uma repetição do Dedalo; essas começam por «dedalo replay 1».',
  'unknown-version': ({ version, known }) =>
    `esta repetição está no formato ${version} e este Dedalo lê o formato ${known}. Foi escrita por um Dedalo mais recente.`,
  'bad-line': ({ expected }) => `aqui devia estar: ${expected}.`,
  'cut-short': () => 'o ficheiro acaba demasiado cedo: a última linha devia começar por «end». Falta uma parte.',
  'text-after-end': () => 'há mais texto depois do fim da repetição.',
  'wrong-count': ({ said, found }) =>
    `esta linha conta ${actions(said)}, mas estão lá ${found}: há linhas a mais ou a menos.`,
  'unknown-game': (found) => `aqui não há nenhum jogo ${found.game}.`,
  'other-rules': ({ said, known }) =>
    `esta partida foi jogada com a versão ${said} das regras, e este Dedalo joga com a versão ${known}.`,
  'config-edited': () =>
    'o nível ou as definições que se seguem não são os que foram jogados: a impressão digital não coincide.',
  'bad-config': (found) => game.problem(found.problem),
  'wrong-seats': ({ said, needed }) => `a repetição indica ${players(said)}, e este jogo precisa de ${needed}.`,
  'bad-action': (found) => `«${found.text}» não é uma ação: ${game.problem(found.problem)}`,
  'action-refused': ({ number, rejection }) => `a ação ${number} não é possível aqui: ${game.rejection(rejection)}`,
  'state-differs': ({ number, since }) =>
    `depois da ação ${number}, o jogo não está como o ficheiro diz. Até à ação ${since.number} está tudo certo, por isso a diferença está entre a linha ${since.line} e esta.`,
  'ending-differs': ({ said, found }) => `o ficheiro diz que o jogo acaba em «${said}», mas acaba em «${found}».`,
});

export const replay: Words['replay'] = {
  problem,
  actions,
  match: 'válida',
  open: 'por acabar',
  over: (reason) => `acabou: ${reason}`,
  wonBy: (winner) => `vencedor: ${winner}`,
  position: (what) => `${what.position} de ${what.length}`,
  stepBack: ['atrás', 'um passo atrás'],
  stepForward: ['à frente', 'um passo à frente'],
  paused: 'em pausa',
  playing: (speed) => `a reproduzir, ${speed} por segundo`,
};
