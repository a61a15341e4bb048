import { cleanTitle } from '@dedalo/clients';
import { gameWords } from '@dedalo/words';
import type { JSX } from 'preact';
import { go, linkTo } from '../app/route.ts';
import { words } from '../speech.ts';
import type { Source } from './judge.ts';
import { OpenScreen } from './open-screen.tsx';
import { refusalOf } from './refusal.ts';
import { ReplayPlayer } from './replay-player.tsx';
import { useJudgement } from './use-judgement.ts';
import type { PositionAddress } from './use-position-address.ts';

interface JudgedReplayProps extends PositionAddress {
  readonly source: Source;
  /** The file's name, where there is one. */
  readonly name?: string;
  /** Whether the person here played it. */
  readonly isOwn?: boolean;
}

const leave = (): void => go(linkTo(['replay']));

/** A replay that was opened: it is verified before it is shown. */
export function JudgedReplay({ source, name = '', isOwn = false, asked, onPosition }: JudgedReplayProps): JSX.Element {
  const reading = useJudgement(source);
  if (reading.kind === 'reading') return reading.isSlow ? <Reading /> : <div class="page" />;
  if (reading.kind === 'refused') return <OpenScreen refusal={refusalOf(words.value, name, reading.judgement)} />;
  const { game, record, text } = reading;
  const title = cleanTitle(record.title ?? '') || gameWords(words.value, game).name;
  const shown = { isOwn, asked, onPosition };
  return <ReplayPlayer gameId={game} record={record} title={title} text={text} onLeave={leave} {...shown} />;
}

const Reading = (): JSX.Element => (
  <div class="page page-note">
    <div class="meander loading" aria-hidden="true" />
    <div role="status">
      <h1>{words.value.web.reading}</h1>
    </div>
    <button type="button" class="button" onClick={leave}>
      {words.value.web.stop}
    </button>
  </div>
);
