import { counted } from '../counted.ts';
import type { Words } from '../words.ts';

export const webSokoban: Words['web']['sokoban'] = {
  onGoals: (what: { readonly done: number; readonly of: number }) => `${what.done} de ${what.of} nos objetivos`,
  onGoalsHead: 'objetivos',
  walked: (place: string) => `passo para ${place}`,
  pushed: (place: string) => `caixa empurrada para ${place}`,
  pulled: (place: string) => `caixa puxada para ${place}`,
  picked: counted('pt', {
    one: 'Caixa agarrada; pode ir para # casa.',
    other: 'Caixa agarrada; pode ir para # casas.',
  }),
  letGo: 'Caixa largada.',
  firstStep: {
    mouse: (keys: string) =>
      `Anda com ${keys}, ou clica onde queres ir. Vai contra uma caixa e ela avança. Ou clica numa caixa e depois na casa para onde deve ir. Empurra todas as caixas para os objetivos.`,
    touch:
      'Desliza o dedo para andar, ou toca onde queres ir. Vai contra uma caixa e ela avança. Ou toca numa caixa e depois na casa para onde deve ir. Empurra todas as caixas para os objetivos.',
  },
  squares: {
    wall: 'parede',
    floor: 'chão',
    goal: 'objetivo',
    box: 'caixa',
    'box-on-goal': 'caixa num objetivo',
    player: 'tu',
    'player-on-goal': 'tu, num objetivo',
    outside: 'fora',
  },
  notSolved: 'por resolver',
  levelCard: (what: { readonly number: number; readonly title: string }) =>
    what.title === '' ? `Nível ${what.number}` : `Nível ${what.number}: ${what.title}`,
  started: 'a meio',
  levelNumber: 'Número do nível',
  goToLevel: 'Ir para o nível',
  addLevels: 'Juntar níveis',
  addLevelsNote: 'Cola um nível em texto ou traz um ficheiro (.sok, .xsb, .txt, .slc): larga-o aqui ou escolhe-o.',
  pasteHere: 'Texto do nível',
  playIt: 'Jogar',
  chooseFile: 'Escolher ficheiro',
  added: (what: { readonly levels: string; readonly name: string }) =>
    `Juntaste ${what.levels} com o nome «${what.name}».`,
  pasted: 'Texto colado',
  remove: (name: string) => `Remover ${name}`,
  removed: (name: string) => `Removeste ${name}.`,
  notKeptLevels: 'Podes jogar estes níveis agora, mas o navegador não os conseguiu guardar.',
  forwardPlay: 'Normal',
  reversePlay: 'Inverso',
  watch: 'Ver uma solução',
  solutions: {
    stored: 'Solução guardada',
    moves: 'Recorde em movimentos',
    pushes: 'Recorde em empurrões',
    shortened: 'Encurtada pelo Dedalo',
  },
  noMovesYet: 'Ainda não há movimentos.',
  best: 'melhor',
  backToLevel: 'Voltar ao nível',
};
