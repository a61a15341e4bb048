import type { ClientContext } from '@dedalo/clients/client-context';
import { speech, spokenLanguage } from '../speech.ts';

/** What a game needs line by line: the store, and the current language. */
export const spokenContext = <S extends Pick<ClientContext, 'store'>>(given: S): S & ClientContext =>
  Object.assign(
    {
      get words() {
        return speech();
      },
      get language() {
        return spokenLanguage();
      },
    },
    given,
  );
