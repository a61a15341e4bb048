import type { ClientContext } from '@dedalo/clients/client-context';
import { speech, spokenLanguage } from '../speech.ts';

/** What a game has at hand line by line: what is kept where, and the language of the moment. */
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
