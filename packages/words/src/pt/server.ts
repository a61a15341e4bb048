import type { Words } from '../words.ts';

/** What `dedalo serve` says in the terminal. */
export const server: Words['server'] = {
  at: (address) => `O Dedalo está em ${address}`,
  end: 'Ctrl-C para terminar.',
  open: (host) => `Outros computadores também lhe podem aceder, porque está à escuta em ${host}.`,
  portTaken: ({ port, other }) =>
    `a porta ${port} está ocupada, talvez pelo próprio Dedalo. Para usar outra: --port ${other}`,
  cannotListen: ({ host, port, reason }) => `não é possível escutar em ${host}, porta ${port} (${reason}).`,
  notBuilt: (folder) => `falta o cliente para o navegador em ${folder}. Para o criar: npm run build`,
};
