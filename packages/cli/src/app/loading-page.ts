import type { Command } from '@dedalo/words';
import type { Client } from './client.ts';
import type { Page } from './page.ts';

/** Shown until a page is loaded, which then replaces it. */
export class LoadingPage implements Page {
  readonly #client: Client;

  constructor(client: Client, load: () => Promise<Page>) {
    this.#client = client;
    void load().then(
      (page) => client.replace(page),
      (error: unknown) => client.fail(error),
    );
  }

  commands(): readonly Command[] {
    return ['back'];
  }

  draw(): void {}

  run(): void {
    this.#client.back();
  }
}
