import { counted } from '../../counted.ts';

const games = counted('pt', { one: '# jogo', other: '# jogos' });
const meant = (word: string | undefined): string => (word === undefined ? '' : ` Queria dizer ${word}?`);

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
    'in-use': ({ pid }: { readonly pid: number }) => `nesta pasta está a jogar-se um torneio (processo ${pid}).`,
    'not-ours': ({ found }: { readonly found: string }) =>
      `esta pasta tem outra coisa (${found}). Escolha outra com --out.`,
    'damaged-charter': () => 'tournament.json nesta pasta foi alterado ou está danificado. --restart começa de novo.',
    unusable: ({ reason }: { readonly reason: string }) => `esta pasta não pode ser usada (${reason}).`,
    'damaged-journal': ({ line }: { readonly line: number }) =>
      `a linha ${line} de games.jsonl foi alterada ou está danificada. Corrija-a ou retire-a, ou comece de novo com --restart.`,
    other: ({ differs }: { readonly differs: readonly string[] }) =>
      `esta pasta tem outro torneio; difere em ${differs.join(', ')}. Escolha outra com --out, ou comece de novo com --restart.`,
  },
  absent: {
    'bad-bot-file': 'o seu bot.toml está errado',
    'no-folder': 'a sua pasta não se consegue ler',
    'too-large': 'a sua pasta é demasiado grande',
    'too-many-files': 'a sua pasta tem ficheiros a mais',
    'cannot-copy': 'não foi possível copiar a sua pasta',
    'build-not-started': 'não foi possível iniciar a sua compilação',
    'build-failed': 'a sua compilação falhou',
    'build-too-slow': 'a sua compilação demorou demasiado',
  },
  absentTitle: 'Não puderam participar:',
  noTarget: (target: string) => `${target}: não há tal ficheiro nem pasta.`,
  noGame: 'Que jogo? Diga-o com --game, ou com a chave game em tournament.toml.',
  noPlayers: (target: string) =>
    `${target}: não há jogadores: uma pasta de entregas tem para cada um uma subpasta com um bot.toml, um ficheiro tem tabelas [[player]].`,
  tooFewPlayers: 'Podem jogar menos de dois jogadores: não há jogos.',
  nameTaken: (name: string) => `dois jogadores chamam-se ${name}.`,
  oddGames: 'Os jogos vêm aos pares com os lugares trocados: games tem de ser um número par.',
  unknownChallenger: (what: { readonly name: string; readonly meant?: string }) =>
    `challenger: ninguém se chama ${what.name}.${meant(what.meant)}`,
  noChallenger:
    'Num gauntlet é preciso alguém que defronte todos os outros: indique um challenger, ou um bot que vem com o jogo.',
  everybodyChallenges: 'Num gauntlet tem de sobrar alguém que os desafiantes possam defrontar.',
  preparing: (name: string) => `a preparar ${name}`,
  resumed: (what: { readonly done: number; readonly of: number; readonly folder: string }) =>
    `${what.folder}: ${games(what.done)} de ${what.of} já jogados; continua-se daí.`,
  changed: (name: string) =>
    `${name} mudou depois de o torneio começar; continua a jogar o que foi copiado então. --restart começa de novo.`,
  leads: (name: string) => `${name} à frente`,
  left: (time: string) => `faltam ${time}`,
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
  written: 'Escritos:',
  files: {
    report: 'o relatório',
    grades: 'a tabela para as notas',
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
