const names = (found: readonly string[]): string => (found.length === 0 ? '' : ` Encontradas: ${found.join(', ')}.`);

export interface Found {
  readonly says: string;
  readonly found: readonly string[];
}

export const classes = {
  otherGame: (game: string) =>
    `só Stratego Duel é jogado por classes com os seis métodos descritos; para ${game} dá o comando de um programa.`,
  problems: {
    'no-javac': () => 'o javac não está instalado: instala um JDK da versão 11 ou mais recente.',
    'no-java': () => 'o java não está instalado: instala um JDK da versão 11 ou mais recente.',
    'old-java': () => 'este Java é demasiado antigo: instala um JDK da versão 11 ou mais recente.',
    'no-python': () => 'o python3 não está instalado.',
    'no-classpath': ({ name }: { readonly name: string }) =>
      `onde está a classe ${name}? Dá --classpath DIR|JAR, ou java:DIR se a pasta tiver um só jogador.`,
    'no-cache': ({ folder, reason }: { readonly folder: string; readonly reason: string }) =>
      `não se pode escrever em ${folder} (${reason}): permite a escrita nessa pasta ou define XDG_CACHE_HOME.`,
    'no-place': ({ place }: { readonly place: string }) => `${place} não existe.`,
    'compile-failed': ({ place }: { readonly place: string }) =>
      `o javac não consegue compilar o que está em ${place}:`,
    'no-class': ({ says, found }: Found) =>
      `não há nenhuma classe ${says}. O nome está completo, com o pacote, e o lugar indicado está certo?${names(found)}`,
    'no-player': ({ says }: Found) =>
      `nenhuma classe em ${says} sabe jogar: precisa dos seis métodos, em Java com implements gj.stratego.player.Player.`,
    'several-players': ({ found }: Found) => `há mais de um jogador, diz qual: ${found.join(', ')}.`,
    'not-a-player': ({ says, found }: Found) => `${says} não implementa gj.stratego.player.Player.${names(found)}`,
    'no-methods': ({ says, found }: Found) => `faltam a ${says} os métodos ${found.join(', ')}.`,
    'no-constructor': ({ says }: Found) =>
      `${says} não pode ser criada: precisa de um construtor público sem parâmetros e não pode ser abstrata.`,
    broken: ({ says }: Found) => `não se consegue carregar: ${says}`,
    'no-answer': ({ says }: { readonly says: string }) => `o programa que a aloja não responde (${says}).`,
  },
};
