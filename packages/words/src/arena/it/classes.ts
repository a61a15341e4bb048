const names = (found: readonly string[]): string => (found.length === 0 ? '' : ` Trovate: ${found.join(', ')}.`);

export interface Found {
  readonly says: string;
  readonly found: readonly string[];
}

export const classes = {
  otherGame: (game: string) =>
    `solo Stratego Duel si gioca con classi dai sei metodi descritti; per ${game} indica il comando di un programma.`,
  problems: {
    'no-javac': () => 'javac non è installato: installa un JDK, versione 11 o successiva.',
    'no-java': () => 'java non è installato: installa un JDK, versione 11 o successiva.',
    'old-java': () => 'questo Java è troppo vecchio: installa un JDK, versione 11 o successiva.',
    'no-python': () => 'python3 non è installato.',
    'no-classpath': ({ name }: { readonly name: string }) =>
      `dov’è la classe ${name}? Indica --classpath DIR|JAR, oppure java:DIR se la cartella ha un solo giocatore.`,
    'no-cache': ({ folder, reason }: { readonly folder: string; readonly reason: string }) =>
      `non si può scrivere in ${folder} (${reason}): rendi scrivibile quella cartella o imposta XDG_CACHE_HOME.`,
    'no-place': ({ place }: { readonly place: string }) => `${place} non esiste.`,
    'compile-failed': ({ place }: { readonly place: string }) => `javac non riesce a compilare ciò che è in ${place}:`,
    'no-class': ({ says, found }: Found) =>
      `non c’è una classe ${says}. Il nome è completo, con il suo pacchetto, e il posto indicato è giusto?${names(found)}`,
    'no-player': ({ says }: Found) =>
      `nessuna classe in ${says} sa giocare: servono i sei metodi, in Java con implements gj.stratego.player.Player.`,
    'several-players': ({ found }: Found) => `c’è più di un giocatore, indica quale: ${found.join(', ')}.`,
    'not-a-player': ({ says, found }: Found) => `${says} non implementa gj.stratego.player.Player.${names(found)}`,
    'no-methods': ({ says, found }: Found) => `a ${says} mancano i metodi ${found.join(', ')}.`,
    'no-constructor': ({ says }: Found) =>
      `${says} non si può creare: serve un costruttore pubblico senza parametri, e la classe non può essere astratta.`,
    broken: ({ says }: Found) => `non si può caricare: ${says}`,
    'no-answer': ({ says }: { readonly says: string }) => `il programma che la ospita non risponde (${says}).`,
  },
};
