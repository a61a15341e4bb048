import type { Words } from '../words.ts';

/** What `dedalo serve` says in the terminal. */
export const server: Words['server'] = {
  at: (address) => `Το Dedalo βρίσκεται στο ${address}`,
  end: 'Ctrl-C για τερματισμό.',
  open: (host) => `Το φτάνουν και άλλοι υπολογιστές, γιατί ακούει στο ${host}.`,
  portTaken: ({ port, other }) =>
    `η θύρα ${port} είναι πιασμένη, ίσως από το ίδιο το Dedalo. Για άλλη: --port ${other}`,
  cannotListen: ({ host, port, reason }) => `δεν γίνεται να ακούσει στο ${host}, θύρα ${port} (${reason}).`,
  notBuilt: (folder) => `λείπει το πρόγραμμα για τον browser από το ${folder}. Το φτιάχνει το npm run build`,
};
