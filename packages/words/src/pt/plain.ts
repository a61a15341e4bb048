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
  /** What can be typed in each of the other games. */
  gameHelp: {
    pokelabirinto: `w a s d      andar para cima, esquerda, baixo, direita; várias letras jogam-se de seguida, até acontecer algo
c, t         lutar ou recuar, quando encontrares alguém
1, 2         o teu ataque numa luta
odds         as probabilidades desta luta
maze         mostrar outra vez o labirinto
new          começar outra partida
quit         guardar e sair (o fim da entrada faz o mesmo)
Atalhos: o odds, m maze, n new, q quit, ? help.`,
    expedition: `w a s d movem; várias letras são vários passos, enquanto nada acontecer.
c luta, t recua, 1 e 2 atacam. x2 ou x3 põe à frente a segunda ou a terceira criatura.
j acolhe quem foi vencido (j1, j2, j3: em vez de quem está nesse lugar), l deixa-o ir.
odds diz quanto vale cada decisão, maze desenha o labirinto, map conta a viagem, party diz como estão as tuas criaturas.
new começa outra viagem, quit sai (tal como o fim da entrada).`,
    race: `east 30      carregar numa tecla (n e s w, ou maiúscula guardada) e deixar passar 30 sexagésimos de segundo
wait 60      deixar passar o tempo sem teclas (sem número: 30)
board        mostrar outra vez o mapa
new          começar outra corrida
quit         guardar e sair (o fim da entrada faz o mesmo)
Atalhos: b board, q quit, ? help.`,
    stratego: `C4 C5        uma jogada de uma casa para outra: letras por baixo do tabuleiro, números à direita
2 8 1 1      o mesmo com linha, coluna, direção e passos, numa só linha ou um número por linha
pool, file   ao colocar: uma disposição já pronta, ou a do ficheiro com esse nome
J1, 0 9      ao colocar: onde fica a peça seguinte
board        mostrar outra vez o tabuleiro
pieces       o que foi capturado e o que resta ao inimigo
moves        as jogadas até agora; moves 12 mostra o tabuleiro depois das primeiras doze
resign       desistir
new          começar outra partida
quit         guardar e sair (o fim da entrada faz o mesmo)
Atalhos: b board, p pieces, n new, q quit, ? help.`,
    theseus: `u r d l     andar para cima, direita, baixo, esquerda; várias letras jogam-se de seguida
board       mostrar outra vez o tabuleiro
statistics  como está a correr a partida a Teseu
new         começar outra partida
quit        guardar e sair (o fim da entrada faz o mesmo)
Atalhos: q quit, ? help.`,
    'logic-maze': `u r d l              andar para cima, direita, baixo, esquerda; várias letras jogam-se de seguida
w                    esperar
undo, redo, restart  anular, refazer, recomeçar; undo 5 anula cinco; um recomeço também se anula
hint                 mostrar o que este nível ensina
next                 o nível seguinte, depois de resolvido este
board                mostrar outra vez o tabuleiro
quit                 guardar e sair (o fim da entrada faz o mesmo)
Atalhos: z undo, y redo, q quit, ? help.`,
  },
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
