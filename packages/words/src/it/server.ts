import type { Words } from '../words.ts';

/** What `dedalo serve` says in the terminal. */
export const server: Words['server'] = {
  at: (address) => `Dedalo si trova su ${address}`,
  end: 'Ctrl-C per terminare.',
  open: (host) => `Anche altri computer possono raggiungerlo, perché è in ascolto su ${host}.`,
  portTaken: ({ port, other }) =>
    `la porta ${port} è occupata, forse da Dedalo stesso. Per usarne un’altra: --port ${other}`,
  cannotListen: ({ host, port, reason }) => `impossibile mettersi in ascolto su ${host}, porta ${port} (${reason}).`,
  notBuilt: (folder) => `in ${folder} manca il client per il browser. Per crearlo: npm run build`,
};
