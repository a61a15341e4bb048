import { counted } from '../counted.ts';
import type { Words } from '../words.ts';
import { mazes } from './mazes.ts';

type RaceFiles = Words['games']['race']['files'];

const problems = counted('pt', { one: '# problema', other: '# problemas' });
const warnings = counted('pt', { one: '# aviso', other: '# avisos' });
const levels = counted('pt', { one: '# nível', other: '# níveis' });
const maps = counted('pt', { one: '# mapa', other: '# mapas' });
const opponents = counted('pt', { one: '# adversário', other: '# adversários' });
const powerUps = counted('pt', { one: '# bónus', other: '# bónus' });
const files = counted('pt', { one: '# ficheiro escrito', other: '# ficheiros escritos' });
const games = counted('pt', { one: '# partida', other: '# partidas' });
const won = counted('pt', { one: '# ganha', other: '# ganhas' });
const number = counted('pt', { one: '#', other: '#' });
const names = counted('pt', { one: '# nome encontrado', other: '# nomes encontrados' });
const either = new Intl.ListFormat('pt-PT', { type: 'disjunction' });

const kinds: RaceFiles['kinds'] = {
  'type-missing': 'falta o tipo',
  'unknown-type': 'este tipo não existe',
  'bad-name': 'isto não é um nome',
  'equals-missing': 'falta o sinal =',
  'bad-value': 'este valor não se consegue ler',
};

const expected: RaceFiles['expected'] = {
  type: 'um tipo (int, float, string, list[…], size, rectangle, dictionary)',
  'element-type': 'um tipo que caiba numa lista (int, float, string, size, rectangle)',
  name: 'um nome',
  equals: 'o sinal =',
  int: 'um número inteiro',
  float: 'um número',
  string: 'um texto entre aspas',
  size: 'um tamanho, por exemplo [4, 3]',
  rectangle: 'um retângulo, por exemplo [0, 0, 4, 3]',
  dictionary: 'um dicionário entre chavetas',
  'safe-number': 'um número menos grande',
  comma: 'uma vírgula',
  'opening-bracket': 'o sinal [',
  'closing-bracket': 'o sinal ]',
  'closing-brace': 'o sinal }',
  'closing-quote': 'as aspas de fecho',
  'less-nesting': 'menos dicionários uns dentro dos outros',
};

const problem: RaceFiles['problem'] = (map) => ({
  'duplicate-key': ({ key, first }) => `${key} já está definido na linha ${first.line}, coluna ${first.column}.`,
  'text-too-long': ({ most, found }) => `o ficheiro tem ${found} caracteres; só se leem até ${most}.`,
  'missing-root': () => 'falta este ficheiro, e é por ele que um jogo começa.',
  'too-many-files': ({ found, most }) => `há ${found} ficheiros; só se leem até ${most}.`,
  'missing-file': ({ key, path }) => `${key} indica o ficheiro ${path}, que não existe.`,
  'missing-key': (found) => `falta ${found.key} (tipo ${found.expected}).`,
  'wrong-type': (found) => `${found.key} tem de ser do tipo ${either.format(found.expected)}, e não ${found.found}.`,
  'out-of-range': ({ key, found, least, most }) =>
    `${key} é ${found}; tem de ser ${most === Number.MAX_SAFE_INTEGER ? `pelo menos ${least}` : `um valor de ${least} a ${most}`}.`,
  'bad-choice': ({ key, found, allowed }) =>
    `${key} é «${found}»; só pode ser ${either.format(allowed.filter(Boolean))}.`,
  'bad-text': ({ key, found, longest }) =>
    `${key}: «${found}» não serve; um nome tem de 1 a ${longest} caracteres visíveis, sem aspas e sem espaços no início ou no fim.`,
  'bad-path': ({ key, found }) =>
    `${key}: «${found}» não é um caminho dentro da pasta do jogo; as partes separam-se com /, sem .. e sem \\ : * ? < > |`,
  'empty-list': ({ key }) => `${key} está vazio; tem de indicar alguma coisa.`,
  'too-many': ({ key, found, most }) => `${key} indica ${found}; o máximo é ${most}.`,
  'name-taken': ({ key, name }) => `${key}: o nome «${name}» já está a ser usado.`,
  'bad-map': (found) => map(found.problem),
  'exit-unreachable': ({ exit }) =>
    `do ponto de partida não se chega à saída (linha ${exit.line}, coluna ${exit.column}).`,
  'not-a-picture': ({ key, path, expected }) =>
    `${key}: ${path} não é uma imagem que se consiga ler; os formatos são ${expected}.`,
  'picture-too-large': ({ key, path, found, most }) =>
    `${key}: ${path} tem ${found} pontos; uma imagem tem no máximo ${most} de cada lado.`,
  'too-many-points': ({ key, path, most }) =>
    `${key}: com ${path}, todas as imagens juntas passam dos ${most} milhões de pontos; torna-as mais pequenas.`,
  'rect-outside': ({ key, path, found, most }) => `${key} chega a ${found} pontos, mas ${path} só tem ${most}.`,
  'tiling-size': ({ key, found, expected }) =>
    `${key}: ${found} pontos; uma parede ou um chão tem de ser 2 : 3, com uma largura divisível por 4, por exemplo ${expected}.`,
  'character-size': ({ key, found, expected }) =>
    `${key}: ${found} pontos; uma personagem tem 3 × 4 imagens, por isso a largura tem de ser divisível por 3 e a altura por 4, por exemplo ${expected}.`,
  'frame-too-large': ({ key, found, most }) =>
    `${key}: uma só célula tem ${found} pontos; pode ter no máximo ${most} de cada lado.`,
});

const warning: RaceFiles['warning'] = {
  'unused-file': () => 'nenhum outro ficheiro refere este.',
  'unknown-key': ({ key, nearest }) =>
    `aqui não há nada chamado ${key}.${nearest === undefined ? '' : ` Querias dizer ${nearest}?`}`,
  'not-listed': ({ key, list }) => `${key} não está na lista ${list} e fica de fora.`,
  alias: ({ key, instead }) => `${key} é um nome antigo; escreve ${instead}.`,
  replaced: (found) =>
    `${found.key} é ${found.found}, fora do intervalo de ${found.least} a ${found.most}; em vez disso usa-se ${found.used}.`,
  'trigger-ignored': ({ key, found }) =>
    `${key}: «${found}» não é uma só letra de A a Z e é ignorado; por isso este bónus atua logo.`,
  'same-trigger': ({ key, trigger, other }) => `${key}: a letra ${trigger} já é a de ${other}.`,
  'no-effect': ({ key }) => `${key} não tem efeito aqui.`,
  'exit-behind-walls': ({ exit }) =>
    `do ponto de partida só chega à saída (linha ${exit.line}, coluna ${exit.column}) quem parte paredes.`,
  'font-ignored': ({ key, path, expected }) =>
    `${key}: ${path} é ignorado; o navegador escreve com tipos de letra ${expected} e, quando não há, com os nossos.`,
  ...mazes.warning,
};

const folder: RaceFiles['folder'] = {
  'not-text': () => 'isto não é texto em UTF-8.',
  'too-large': ({ megabytes }) => `este ficheiro passa dos ${megabytes} MB.`,
  'too-much': ({ megabytes }) =>
    `daqui em diante nada é lido: todos os ficheiros .cfg juntos passam dos ${megabytes} MB.`,
  'too-many-entries': ({ most }) => `tem mais de ${number(most)} ficheiros e pastas; será mesmo a pasta de um jogo?`,
  'cannot-read': ({ reason }) => `não se consegue ler (${reason}).`,
  'missing-media': ({ path }) => `na pasta do jogo não há nenhum ficheiro ${path}.`,
  'link-left-out': () => 'esta ligação leva a uma pasta ou para fora da pasta do jogo e não é seguida.',
  'too-much-brought': ({ megabytes }) =>
    `todos os ficheiros juntos passam dos ${megabytes} MB; tira o que o jogo não usa, ou torna as imagens e os sons mais pequenos.`,
  'bad-zip': () => 'este zip não se consegue ler; pode estar danificado ou protegido por palavra-passe.',
  'name-left-out': () => 'nenhum jogo pode indicar um ficheiro com este nome; fica de fora.',
};

export const raceFiles: RaceFiles = {
  kinds,
  expected,
  syntax: (what) => {
    const found = what.found === null ? 'mas o ficheiro acaba' : `mas está «${what.found}»`;
    const opened = what.opened ? ` (aberto na linha ${what.opened.line}, coluna ${what.opened.column})` : '';
    return `${what.kind} (erro ${what.number}); aqui devia estar: ${what.expected}${opened}, ${found}.`;
  },
  problem,
  warning,
  folder,
  check: {
    noFolder: 'esta pasta ou este zip não existe.',
    notAFolder: 'isto é um ficheiro, mas não um zip; é precisa a pasta de um jogo, ou um zip dela.',
    found: (what) => `${problems(what.problems)}, ${warnings(what.warnings)}`,
    problems,
    root: (path) => `o jogo começa em ${path}`,
    lookups: {
      above: (what) => `${names(what.count)} a partir de uma pasta acima da de config.cfg, por exemplo ${what.path}`,
      shortened: (what) => `${names(what.count)} sem a primeira pasta: ${what.name} é ${what.path}`,
    },
    has: (what) =>
      `${levels(what.levels)}, ${maps(what.maps)}, ${opponents(what.opponents)}, ${powerUps(what.powerUps)}`,
    watching: (name) => `De olho em ${name}: cada alteração é verificada. Ctrl-C para terminar.`,
    written: (what) =>
      `${files(what.files)}. Para verificar: dedalo race check ${what.place}; para jogar: dedalo play race --content ${what.place}`,
    notEmpty: 'já há alguma coisa nesta pasta; escolhe uma nova.',
  },
  simulation: {
    simulated: (what) => `${games(what.games)}, ${won(what.wins)}`,
    lost: (what) =>
      `perdidas: ${number(what.overtaken)} para um adversário mais rápido, ${number(what.noLives)} por falta de vidas, ${number(what.time)} por falta de tempo`,
    livesLost: counted('pt', { one: '# vida perdida', other: '# vidas perdidas' }),
    heads: ['nível', 'alcançado', 'superado', 'segundos em média'],
    interval: (what) => `são ganhas entre ${what.low} e ${what.high} das partidas (95% de certeza)`,
    stopped: (what) => `interrompido ao fim de ${number(what.games)} das ${games(what.of)}`,
    noLevel: (count) => `este jogo tem ${levels(count)}.`,
  },
};
