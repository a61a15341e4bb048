import { helped } from './commands.ts';

/** What lies under the help stays as it is: whoever plays there by themselves waits for this. */
export async function helpClosed(): Promise<void> {
  if (helped.peek() === undefined) return;
  await new Promise<void>((resolve) => {
    const end = helped.subscribe((commanded) => {
      if (commanded !== undefined) return;
      end();
      resolve();
    });
  });
}
