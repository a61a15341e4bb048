import { counted } from '../../counted.ts';

const actions = counted('pt', { one: '# ação', other: '# ações' });
const answers = counted('pt', { one: '# resposta', other: '# respostas' });

interface Meant {
  readonly field: string;
  readonly meaning: string;
}

const legalReturn =
  'position() devolve uma casa vazia das tuas quatro linhas: linha e coluna. move() devolve a casa de uma das tuas peças, uma direção (1 em frente, 2 para trás, 3 esquerda, 4 direita) e tantos passos quantos essa peça pode dar para aí.';

export const bot = {
  noGame: 'Que jogo? Di-lo com --game, ou com game = "…" no bot.toml da pasta.',
  noProgram: (name: string) =>
    `${name} é um bot que vem com o jogo. Dá o comando de um programa, como "python3 my_bot.py" ou ./my_bot.`,
  stopped: 'parado antes de a verificação acabar.',
  gameBegins: (what: { readonly game: number; readonly games: number; readonly seat: number }) =>
    `Jogo ${what.game} de ${what.games}, o programa no lugar ${what.seat}:`,
  fine: (name: string) => `${name} cumpre o protocolo.`,
  played: (what: {
    readonly game: number;
    readonly seat: number;
    readonly result: string;
    readonly ending: string;
    readonly actions: number;
  }) => `jogo ${what.game}, lugar ${what.seat}: ${what.result}, ${what.ending} (${actions(what.actions)})`,
  results: { win: 'ganho', draw: 'ninguém ganhou', loss: 'perdido' },
  answers: (what: {
    readonly answers: number;
    readonly mean: string;
    readonly longest: string;
    readonly limit: string;
  }) =>
    `${answers(what.answers)}: ${what.mean} em média, ${what.longest} no máximo; para uma jogada são permitidos ${what.limit}`,
  warning: (text: string) => `aviso: ${text}`,
  warnings: {
    'slow-end':
      'ainda corria 0,3 s depois de a sua entrada ter sido fechada, e foi terminado. Quando não há mais linhas para ler, o programa deve acabar.',
    'stray-fields': (fields: string) =>
      `ninguém lê estes campos das suas respostas: ${fields}. Há um nome mal escrito?`,
    'near-limit': (what: { readonly turn: number; readonly took: string; readonly limit: string }) =>
      `a resposta ${what.turn} levou ${what.took} de ${what.limit}: numa máquina mais lenta pode ser demasiado.`,
    'much-log': (what: { readonly written: string; readonly limit: string }) =>
      `escreveu ${what.written} kB no erro padrão num jogo; aos ${what.limit} kB perde.`,
  },
  next: (command: string) => `A seguir: ${command}`,
  faulty: (what: { readonly name: string; readonly game: number; readonly seat: number; readonly what: string }) =>
    `${what.name}, jogo ${what.game}, lugar ${what.seat}: ${what.what}.`,
  asked: (message: number) => `A mensagem ${message} da arena era:`,
  said: 'O programa disse:',
  saidNothing: 'O programa não disse nada.',
  inSandbox:
    'Correu isolado: não há rede, nem nada além do sistema e da sua pasta. Para ver se é essa a razão, acrescenta --no-sandbox.',
  wrong: 'O que está mal:',
  expected: 'O que se esperava, por exemplo:',
  advice: 'O que fazer:',
  log: 'O erro padrão acabava com:',
  crashed: {
    python: 'Acabou com um erro de Python; o erro padrão acabava com:',
    javascript: 'Acabou com um erro de JavaScript; o erro padrão acabava com:',
    java: 'Acabou com um erro de Java; o erro padrão acabava com:',
  },
  again: 'Para ver todas as mensagens:',
  notStarted: {
    ENOENT: (what: string) => `não há tal programa: ${what}`,
    EACCES: (what: string) => `está lá, mas não pode ser executado: ${what}`,
  },
  refused: (sentence: string) => `As regras recusam-no: ${sentence}`,
  late: {
    'too-slow': (time: string) => `Nada chegou em ${time}.`,
    'half-line': (time: string) => `Em ${time} só chegou uma parte de uma linha: falta-lhe o fim.`,
  },
  misreadings: {
    'no-object': 'É JSON, mas não um objeto: uma resposta está entre chavetas.',
    'missing-field': ({ field, meaning }: Meant) => `Falta o campo "${field}": ${meaning}.`,
    'bad-field': ({ field, meaning }: Meant) => `O campo "${field}" não está como devia: ${meaning}.`,
    'other-turn': (what: { readonly said: number; readonly asked: number }) =>
      `Responde ao turno ${what.said}, e foi-lhe pedido o turno ${what.asked}: repete o turno da mensagem.`,
  },
  fields: {
    name: 'um texto de 1 a 80 caracteres, como se chama o programa',
    version: 'um texto de 40 caracteres no máximo',
    wants: 'uma lista de "legal", "events", "board" e "rematch", quantos quiseres',
    turn: 'um número inteiro, o turno da mensagem',
    action: 'um texto de 200 caracteres no máximo, a ação como docs/protocol.md a escreve',
  },
  advices: {
    'not-started':
      'Experimenta o comando sozinho nesta pasta. O programa está instalado, o nome está certo, pode ser executado? Uma só palavra é um bot nosso: um programa sem argumentos escreve-se ./my_bot.',
    exited:
      'Mantém o programa a correr até a sua entrada acabar: lê linha a linha num ciclo. Se se avariou, a razão está no seu erro padrão.',
    'missing-file':
      'Um ficheiro não foi encontrado; as últimas linhas do erro padrão dizem qual. O caminho no comando está certo, a partir da pasta em que estás? O programa carrega um ficheiro que não está nessa pasta?',
    'too-slow':
      'A linha é enviada logo? Faz flush depois de cada resposta: print(…, flush=True) em Python, System.out.flush() em Java, fflush(stdout) em C. Espera por uma segunda linha antes de responder? Se pensa demasiado, deve cumprir o relógio da mensagem.',
    'half-line': 'Acaba cada resposta com um fim de linha e faz flush: print(…, flush=True), System.out.println(…).',
    'not-json':
      'A saída padrão é só para respostas: escreve o texto de depuração no erro padrão, print(…, file=sys.stderr) em Python, console.error em JavaScript, System.err em Java. Escreve JSON com uma biblioteca: textos e nomes estão entre aspas duplas.',
    'wrong-answer':
      'Responde a um hello com o teu nome e a um act com o turno dele e a tua ação, um objeto numa linha.',
    'unasked-line':
      'Responde a um hello e a um act com uma linha cada, e a start, events e end com nenhuma. Escreve o texto de depuração no erro padrão.',
    'line-too-long': 'Uma resposta é curta: não devolvas a vista, e acaba cada resposta com um fim de linha.',
    'log-too-long': 'Escreve menos no erro padrão: uma linha por jogada chega.',
    'too-much-memory': 'Guarda menos na memória, ou permite mais com --memory; Java aceita -Xmx256m.',
    'too-many-processes': 'Faz o trabalho no próprio programa, num processo com poucas threads.',
    'too-much-disk':
      'Escreve menos, ou apaga o que já não é preciso: a sua pasta tem lugar para 64 MB com os próprios ficheiros, e 10 000 ficheiros.',
    'unknown-action':
      'Escreve a ação como o jogo. Com "wants": ["legal"] no hello cada act lista todas as ações que seriam aceites: escolhe uma delas.',
    'illegal-action':
      'Com "wants": ["legal"] no hello cada act lista todas as ações que seriam aceites: escolhe uma delas.',
    resigned: 'Desistiu por si mesmo: é o que significa devolver null ou None em move().',
    threw:
      'A exceção e o seu rastreio estão no erro padrão: o lugar é a primeira linha do rastreio que nomeia um ficheiro teu.',
    malformed:
      'Devolve o que o método promete: position() linha e coluna, move() linha, coluna, direção e número de passos.',
  },
  classAdvices: {
    exited:
      'Uma classe não termina o seu processo: sai do método com return, e não chames System.exit() nem process.exit(). Se se avariou, a razão está no seu erro padrão.',
    'missing-file':
      'Um ficheiro não foi encontrado; as últimas linhas do erro padrão dizem qual. A classe carrega um ficheiro que não está na sua pasta?',
    'too-slow':
      'O método não acabou a tempo. Há um ciclo sem fim? Se pensa demasiado, faz com que procure menos, ou permite mais com --move-time.',
    'too-much-memory': 'Guarda menos na memória, ou permite mais com --memory.',
    'unknown-action': legalReturn,
    'illegal-action': legalReturn,
  },
};
