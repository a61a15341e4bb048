/** What `dedalo serve` says in the terminal. */
export const server = {
  at: (address: string) => `Dedalo is at ${address}`,
  end: 'Ctrl-C ends it.',
  open: (host: string) => `Other machines can reach it too, since it listens at ${host}.`,
  portTaken: ({ port, other }: { readonly port: number; readonly other: number }) =>
    `port ${port} is taken, perhaps by Dedalo itself. Another one: --port ${other}`,
  cannotListen: ({ host, port, reason }: { readonly host: string; readonly port: number; readonly reason: string }) =>
    `cannot listen at ${host}, port ${port} (${reason}).`,
  notBuilt: (folder: string) => `there is no built browser client in ${folder}. npm run build makes it.`,
};
