import type { JSX } from 'preact';
import { words } from '../../../speech.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import type { Question } from './use-commands.ts';

interface SureDialogProps {
  readonly question: Question;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** A game that is being played is given up only by who says so twice. */
export function SureDialog({ question, onYes, onNo }: SureDialogProps): JSX.Element {
  const { cancel, pokelabirinto: said } = words.value.web;
  return (
    <Dialog title={question === 'again' ? said.sureTitle : said.sureAnother} onClose={onNo}>
      <p>{said.sureText}</p>
      <div class="actions">
        <button type="button" class="button button-first" autoFocus onClick={onYes}>
          {question === 'again' ? said.sameMaze : said.anotherMaze}
        </button>
        <button type="button" class="button" onClick={onNo}>
          {cancel}
        </button>
      </div>
    </Dialog>
  );
}
