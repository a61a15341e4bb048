import type { Client } from './client.ts';
import { type Menu, MenuPage } from './menu-page.ts';
import type { Page } from './page.ts';

interface Question {
  readonly title: string;
  readonly text: string;
  /** The label of the harmless answer, which comes first. */
  readonly stay: string;
  readonly answer: string;
}

/** Asks before something that cannot be undone. */
export const questionPage = (client: Client, question: () => Question, act: () => void): Page =>
  new MenuPage(client, (): Menu => {
    const { title, text, stay, answer } = question();
    const then = (run: () => void) => (): void => {
      client.back();
      run();
    };
    return {
      title,
      items: [
        { text: stay, about: text, choose: then(() => {}) },
        { text: answer, about: text, choose: then(act) },
      ],
    };
  });

/** Asks whether an unfinished game may be given up. */
export const giveUpPage = (client: Client, act: () => void): Page =>
  questionPage(
    client,
    () => {
      const { title, givesUp, giveUp, keep } = client.words.client.notOver;
      return { title, text: givesUp, stay: keep, answer: giveUp };
    },
    act,
  );

/** Asks whether a file may reveal hidden information. */
export const tellAllPage = (client: Client, act: () => void): Page =>
  questionPage(
    client,
    () => {
      const { title, tellsAll, saveAll, dont } = client.words.client.notOver;
      return { title, text: tellsAll, stay: dont, answer: saveAll };
    },
    act,
  );
