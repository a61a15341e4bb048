import type { Words } from '../words.ts';

/** Line by line, for pipes and screen readers. */
export const plain: Words['plain'] = {
  help: `u d l r              andar para cima, baixo, esquerda, direita; várias letras jogam-se de seguida
                     (no modo inverso, as maiúsculas puxam)
undo, redo, restart  anular, refazer, recomeçar; undo 5 anula cinco; um recomeço também se anula
go C2                ir até C2: a terceira coluna a contar da esquerda, a segunda linha a contar de cima
push C2 E2           empurrar a caixa de C2 para E2 sem mexer nas outras
jump C2              no modo inverso: começar aí
next                 o nível seguinte, depois de resolvido este
hint                 o próximo empurrão de uma solução a partir daqui
solve                uma solução inteira a partir daqui, em movimentos
board                mostrar outra vez o tabuleiro
brief                depois de um movimento, só os números; outra vez: o tabuleiro
quit                 guardar e sair (o fim da entrada faz o mesmo)
Atalhos: z undo, y redo, q quit, ? help.`,
  start: 'u, d, l, r: cima, baixo, esquerda, direita; help mostra os outros comandos.',
  seeHelp: 'help mostra todos os comandos.',
  didYouMean: (word) => `Querias dizer ${word}?`,
  undoGoesBack: 'Com undo voltas atrás.',
  undoOrNext: 'Com undo voltas atrás, com next passas ao nível seguinte.',
  nextGoesOn: 'Com next passas ao nível seguinte.',
  notSolvedYet: 'Este nível ainda não está resolvido.',
  noNext: 'Não há mais níveis aqui.',
  wholeNumber: (what) => `${what}: tem de ser um número a partir de 1.`,
  onePlace: (to) => `Indica uma casa, de A1 a ${to}.`,
  twoPlaces: (to) => `Indica duas casas, de A1 a ${to}.`,
  savedAs: (file) => `Guardado em ${file}. Para continuar: dedalo play sokoban --plain --resume ${file}`,
  couldNotSave: 'Não foi possível guardar a partida. Aqui fica, para a copiares:',
  menu: 'Escreve o número ou o nome do que queres:',
  menuUnknown: (typed) => `Aqui não há ${typed}.`,
};
