import { counted } from '../../counted.ts';

const actions = counted('el', { one: '# ενέργεια', other: '# ενέργειες' });
const turns = counted('el', { one: '# σειρά', other: '# σειρές' });

export const debug = {
  begins: (what: { readonly game: string; readonly seat: number; readonly seed: string }) =>
    `${what.game}, το πρόγραμμα στη θέση ${what.seat}, σπόρος ${what.seed}. Δεν υπάρχει όριο χρόνου. Το Ctrl+C τελειώνει το παιχνίδι.`,
  waiting: (address: string) =>
    `Αναμονή για πρόγραμμα στο ${address}. Ξεκίνα το με DEDALO_CONNECT=${address} στο περιβάλλον του. Το Ctrl+C τελειώνει την αναμονή.`,
  connected: 'Ένα πρόγραμμα συνδέθηκε.',
  turn: (turn: number) => `Σειρά ${turn}:`,
  over: (what: { readonly result: string; readonly ending: string; readonly actions: number }) =>
    `Το παιχνίδι τελείωσε: ${what.result}, ${what.ending} (${actions(what.actions)}).`,
  closed: 'Το πρόγραμμα έκλεισε τη σύνδεση.',
  stopped: 'Διακόπηκε.',
  saved: (file: string) => `Το παιχνίδι αποθηκεύτηκε: dedalo replay ${file}`,
  badPort: {
    EADDRINUSE: (port: number) => `Η θύρα ${port} χρησιμοποιείται ήδη. Διάλεξε άλλη με το --listen.`,
    EACCES: (port: number) => `Η θύρα ${port} δεν σου επιτρέπεται. Διάλεξε μία από το 1024 και πάνω με το --listen.`,
    other: (what: { readonly port: number; readonly code: string }) =>
      `Η θύρα ${what.port} δεν μπορεί να ανοίξει (${what.code}). Διάλεξε άλλη με το --listen.`,
  },
  noPlayer:
    'Δώσε την εντολή του προγράμματος, όπως "python3 my_bot.py", ή --listen 9000 για πρόγραμμα που ξεκινάς εσύ.',
  alone: (game: string) => `Το ${game} παίζεται εδώ από έναν: βγάλε το --against.`,
  noSeat: (seats: number) => `Δεν υπάρχει τέτοια θέση: το --seat είναι από 1 έως ${seats}.`,
  whichSeat: (seats: readonly { readonly seat: number; readonly name: string }[]) =>
    `Πες ποια θέση παίρνει το πρόγραμμα: ${seats.map(({ seat, name }) => `--seat ${seat} (${name})`).join(', ')}.`,
  noTurn: (what: { readonly turn: number; readonly turns: number }) =>
    `Δεν υπάρχει σειρά ${what.turn}: σε αυτό το παιχνίδι το πρόγραμμα ρωτήθηκε ${what.turns} φορές.`,
  played: (action: string) => `παίχτηκε ${action}`,
  notPlayed: 'δεν παίχτηκε τίποτα: το καταγεγραμμένο παιχνίδι τελειώνει εδώ',
  same: 'τώρα το ίδιο',
  other: (action: string) => `τώρα ${action}`,
  noAnswer: 'τώρα καμία ενέργεια',
  ranThrough: (what: { readonly name: string; readonly turns: number; readonly same: number }) =>
    `${what.name}: ${turns(what.turns)}, από αυτές ${what.same} όπως στην καταγραφή.`,
};
