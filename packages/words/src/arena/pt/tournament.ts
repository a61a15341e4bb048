import { counted } from '../../counted.ts';

const games = counted('pt', { one: '# jogo', other: '# jogos' });
const alikePairs = counted('pt', { one: '# par de entregas tem', other: '# pares de entregas têm' });
const meant = (word: string | undefined): string => (word === undefined ? '' : ` Querias dizer ${word}?`);

export const tournament = {
  file: {
    unreadable: () => 'não se consegue ler.',
    'not-toml': ({ detail }: { readonly detail: string }) => `isto não é TOML: ${detail}.`,
    'unknown-key': (what: { readonly key: string; readonly known: readonly string[]; readonly meant?: string }) =>
      `aqui não há uma chave ${what.key}; há ${what.known.join(', ')}.${meant(what.meant)}`,
    'missing-key': ({ key }: { readonly key: string }) => `falta a chave ${key}.`,
    'bad-value': ({ key, values }: { readonly key: string; readonly values: string }) => `${key} tem de ser ${values}.`,
    'name-taken': ({ name }: { readonly name: string }) => `outro jogador já se chama ${name}.`,
    'bad-command': ({ key, detail }: { readonly key: string; readonly detail: string }) =>
      `${key} não é uma linha de comando (${detail}).`,
    'either-or': ({ key, other }: { readonly key: string; readonly other: string }) =>
      `${key} e ${other} não se usam juntos.`,
  },
  folder: {
    'in-use': ({ pid }: { readonly pid: number }) => `nesta pasta já se está a jogar (processo ${pid}).`,
    'not-ours': ({ found }: { readonly found: string }) =>
      `esta pasta tem outra coisa (${found}). Escolhe outra com --out.`,
    'damaged-charter': () => 'tournament.json nesta pasta foi alterado ou está danificado. --restart começa de novo.',
    'old-charter': () =>
      'o torneio desta pasta foi começado por um Dedalo mais antigo, que sorteava os jogos a partir da semente. Acaba-o com esse, escolhe outra pasta com --out, ou começa de novo com --restart.',
    unusable: ({ reason }: { readonly reason: string }) => `esta pasta não pode ser usada (${reason}).`,
    'damaged-journal': ({ line }: { readonly line: number }) =>
      `a linha ${line} de games.jsonl foi alterada ou está danificada. Corrige-a ou retira-a, ou começa de novo com --restart.`,
    other: ({ differs }: { readonly differs: readonly string[] }) =>
      `esta pasta tem outro torneio ou confronto; difere em ${differs.join(', ')}. Escolhe outra com --out, ou começa de novo com --restart.`,
  },
  absent: {
    'stray-file': ({ place }: { readonly place: string }) =>
      `${place} não é uma pasta: põe-no, descomprimido, numa pasta própria com um bot.toml.`,
    'no-bot-file': ({ place }: { readonly place: string }) =>
      `falta ${place}/bot.toml: escreve um que diga pelo menos command = "…".`,
    'bad-bot-file': ({ detail }: { readonly detail: string }) => `${detail} Corrige esse ficheiro.`,
    'name-taken': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}/bot.toml: outro jogador já se chama ${detail}. Escolhe outro nome.`,
    'wrong-game': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}/bot.toml diz game = "${detail}", que aqui não se joga. Entrega um jogador para este jogo.`,
    'no-classes': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}/bot.toml indica uma classe, e as classes não jogam ${detail}. Indica o comando de um programa.`,
    'no-folder': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place} não se consegue ler (${detail}). Verifique o nome e as permissões.`,
    'too-large': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place} é demasiado grande (${detail}). Retira o que o programa não precisa.`,
    'too-many-files': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place} tem ficheiros a mais (${detail}). Retira o que o programa não precisa.`,
    'cannot-copy': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `não foi possível copiar ${place} (${detail}). Verifique as permissões.`,
    'build-not-started': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: não foi possível iniciar a compilação (${detail}). Instala esse programa, ou corrige build em bot.toml.`,
    'build-failed': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: a compilação falhou (${detail}). Corrige o que ela diz.`,
    'build-too-slow': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: a compilação demorou demasiado (${detail}). Compile menos, ou entregue o resultado.`,
    'no-command': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: ${detail} não está instalado nesta máquina. Instala-o, ou corrige command em bot.toml.`,
    'no-file': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `falta ${place}/${detail}, que command em bot.toml refere. Junte o ficheiro, ou corrige o comando.`,
    'not-executable': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}/${detail} não pode ser executado. Dá-lhe a permissão (chmod +x), ou indique o interpretador em command.`,
    'bad-class': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: a sua classe não pode jogar. ${detail}`,
    ended: ({ place }: { readonly place: string }) =>
      `${place}: o programa acabou antes de cumprimentar. Corrige o que ele diz, e experimente-o com dedalo bot check.`,
    'no-hello': ({ place, detail }: { readonly place: string; readonly detail: string }) =>
      `${place}: foi iniciado e não cumprimentou: ${detail}. Experimenta-o com dedalo bot check.`,
  },
  absentTitle: 'Não puderam participar:',
  noTarget: (target: string) => `${target}: não há tal ficheiro nem pasta.`,
  untrusted: {
    off: 'Sem isolamento (foi desligado) as entregas correm com os seus direitos: podiam ler e alterar os teus ficheiros, usar a rede e terminar outros processos. Tire --no-sandbox ou sandbox = false, ou, se confias em todas, acrescenta --trust.',
    'no-bubblewrap':
      'Sem isolamento (o bubblewrap não está instalado) as entregas correm com os seus direitos: podiam ler e alterar os teus ficheiros, usar a rede e terminar outros processos. Instala o bubblewrap, ou, se confias em todas, acrescenta --trust.',
    'bubblewrap-fails':
      'Sem isolamento (o bubblewrap não funciona aqui) as entregas correm com os seus direitos: podiam ler e alterar os teus ficheiros, usar a rede e terminar outros processos. Usa uma máquina em que o bubblewrap funcione, ou, se confias em todas, acrescenta --trust.',
  },
  noGame: 'Que jogo? Di-lo com --game, com a chave game em tournament.toml, ou com o mesmo game em cada bot.toml.',
  commonGame: (game: string) => `cada bot.toml diz game = "${game}": é o que se joga.`,
  noPlayers: (target: string) =>
    `${target}: não há jogadores: uma pasta de entregas tem para cada um uma subpasta com um bot.toml, um ficheiro tem tabelas [[player]].`,
  tooFewPlayers: 'Podem jogar menos de dois jogadores: não há jogos.',
  nameTaken: (name: string) => `dois jogadores chamam-se ${name}.`,
  oddGames: 'Os jogos vêm aos pares com os lugares trocados: games tem de ser um número par.',
  unknownChallenger: (what: { readonly name: string; readonly meant?: string }) =>
    `challenger: ninguém se chama ${what.name}.${meant(what.meant)}`,
  unknownBeaten: (what: { readonly name: string; readonly meant?: string }) =>
    `grade: ninguém se chama ${what.name}, que seria para vencer.${meant(what.meant)}`,
  noChallenger:
    'Num gauntlet é preciso alguém que defronte todos os outros: indique um challenger, ou um bot que vem com o jogo.',
  everybodyChallenges: 'Num gauntlet tem de sobrar alguém que os desafiantes possam defrontar.',
  preparing: (name: string) => `a preparar ${name}`,
  resumed: (what: { readonly done: number; readonly of: number; readonly folder: string }) =>
    `${what.folder}: ${games(what.done)} de ${what.of} já jogados; continua-se daí.`,
  changes: {
    added: (name: string) => `${name} é novo.`,
    changed: (name: string) => `${name} mudou; só contam os jogos da versão atual.`,
    removed: (name: string) => `${name} já não participa; os seus jogos deixam de contar.`,
  },
  leads: (name: string) => `${name} à frente`,
  left: (time: string) => `faltam ${time}`,
  leftAtMost: (time: string) => `faltam no máximo ${time}`,
  stopped: (what: { readonly done: number; readonly of: number; readonly command: string }) =>
    `parado depois de ${games(what.done)} de ${what.of}. O mesmo comando continua daí: ${what.command}`,
  formats: {
    'round-robin': 'todos contra todos',
    swiss: 'sistema suíço',
    knockout: 'eliminatórias',
    gauntlet: 'um contra todos os outros',
  },
  headline: (what: {
    readonly title: string;
    readonly format: string;
    readonly games: number;
    readonly seed: string;
  }) => `${what.title}: ${what.format}, ${games(what.games)}, semente ${what.seed}`,
  heads: {
    rank: '#',
    name: 'nome',
    grade: 'nota',
    points: 'pontos',
    games: 'jogos',
    wins: 'ganhos',
    draws: 'empates',
    losses: 'perdidos',
    forfeits: 'por falta',
    rating: 'força ± 95 %',
    buchholz: 'Buchholz',
    outIn: 'fora na ronda',
  },
  crossTitle: 'Pontos da linha contra a coluna:',
  lot: (what: { readonly winner: string; readonly loser: string; readonly round: number }) =>
    `Ronda ${what.round}: ${what.winner} e ${what.loser} ficaram iguais até ao fim; a semente sorteou ${what.winner}.`,
  secret: (secret: string) =>
    `O segredo dos jogos: ${secret}. Com --secret ${secret} e outro --out jogam-se outra vez.`,
  alike: (pairs: number) =>
    `${alikePairs(pairs)} em comum metade do código ou mais: vê same-code.csv e o relatório, e julgue por si.`,
  superseded: (count: number) =>
    `${games(count)} de versões anteriores e de jogadores que saíram ficam na pasta e não contam.`,
  written: 'Escritos:',
  files: {
    report: 'o relatório',
    grades: 'a tabela para as notas',
    sameCode: 'quem tem código em comum',
    results: 'todos os resultados',
    replays: 'as gravações',
  },
  noReport: (reason: string) => `não foi possível escrever o relatório (${reason}).`,
  cannotWrite: (reason: string) =>
    `não se consegue escrever na pasta do torneio (${reason}). O que acabou fica guardado; o mesmo comando continua.`,
  noSuchGame: (what: { readonly id: string; readonly folder: string }) =>
    `${what.folder}: não se jogou aí um jogo ${what.id}; results.json tem a lista.`,
  notBegun: (folder: string) => `${folder}: não começou aí nenhum torneio.`,
  playedAgain: (folder: string) => `A gravação e os registos: ${folder}`,
};
