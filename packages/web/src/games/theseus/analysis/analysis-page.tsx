import {
  decidingMoments,
  type DecidingMoment,
  type JudgedGame,
  LEAST_MISTAKE,
} from '@dedalo/clients/theseus/judged-game';
import { sentence } from '@dedalo/clients/message';
import { hasPerson } from '@dedalo/clients/theseus/session';
import { percentText } from '@dedalo/clients/percent-text';
import { oddsText, tooLargeText } from '@dedalo/clients/theseus/words';
import type { GameRecord } from '@dedalo/engine';
import { type Played, playedDice, statesOf, THESEUS, type TheseusTypes } from '@dedalo/theseus';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { announce } from '../../../app/announcer.tsx';
import { useTitle } from '../../../app/page.tsx';
import { go, linkTo } from '../../../app/route.ts';
import { useCommands } from '../../../input/commands.ts';
import { language, words } from '../../../speech.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { LabyrinthPicture } from '../../../labyrinth/labyrinth-picture.tsx';
import { sceneOf } from '../board/scene-of.ts';
import { finishedRecord } from '../finished.ts';
import { Analyser } from './analyser.ts';
import { Chart } from './chart.tsx';
import { MovesTable } from './moves-table.tsx';
import { Options } from './options.tsx';
import { Parity } from './parity.tsx';

/** The analysis by exact play of the last finished game, or of a replay. */
export function AnalysisPage(): JSX.Element {
  const record = useMemo(finishedRecord, []);
  const { games, web } = words.value;
  const said = web.theseus;
  useTitle(`${said.analysis}: ${games.theseus.name}`);
  return (
    <div class="page analysis-page">
      <header class="page-head">
        <h1>{said.analysis}</h1>
        <p>{said.analysisIntro}</p>
      </header>
      {record ? <Analysis record={record} /> : <NoGame />}
    </div>
  );
}

function NoGame(): JSX.Element {
  const { web } = words.value;
  useCommands({ commands: ['back'], run: () => go(linkTo(['theseus'])) });
  return (
    <>
      <p>{web.theseus.noGame}</p>
      <p class="actions">
        <a class="button button-first" href={linkTo(['theseus'])}>
          {web.theseus.begin}
        </a>
        <a class="button" href={linkTo(['replay'])}>
          {web.theseus.openReplay}
        </a>
      </p>
    </>
  );
}

function Analysis({ record }: { readonly record: GameRecord<TheseusTypes> }): JSX.Element {
  const analyser = useMemo(() => new Analyser(record), [record]);
  useEffect(() => {
    analyser.start();
    return () => analyser.stop();
  }, [analyser]);
  const { web } = words.value;
  const said = web.theseus;
  const { state } = analyser;
  if (state.kind === 'judged') return <Judged record={record} game={state.game} />;
  return (
    <div class="analysis-wait">
      {state.kind === 'working' && (
        <>
          <p>{said.analysing}</p>
          <progress value={state.progress} max={1} aria-label={said.analysing} />
          <button type="button" class="button" onClick={() => analyser.stop()}>
            {web.stop}
          </button>
        </>
      )}
      {state.kind === 'stopped' && <p>{said.analysisStopped}</p>}
      {state.kind === 'too-large' && (
        <p class="said-bad">{sentence(tooLargeText(state.problem, { words: words.value }))}</p>
      )}
      {state.kind === 'failed' && <p class="said-bad">{web.notLoaded}</p>}
      {(state.kind === 'stopped' || state.kind === 'failed') && (
        <button type="button" class="button button-first" onClick={() => analyser.start()}>
          {said.analyse}
        </button>
      )}
      <WayBack record={record} />
    </div>
  );
}

interface JudgedProps {
  readonly record: GameRecord<TheseusTypes>;
  readonly game: JudgedGame;
}

function Judged({ record, game }: JudgedProps): JSX.Element {
  const states = useMemo(() => statesOf(record), [record]);
  const dice = useMemo(() => playedDice(record), [record]);
  const moments = useMemo(() => decidingMoments(game), [game]);
  const last = states.length - 1;
  const [position, setPosition] = useState(0);
  const { games, web } = words.value;
  const said = web.theseus;
  const textAt = (at: number): string => {
    const odds = oddsText(game.positions[at]!.odds, { words: words.value, language: language.value });
    const marks = moments.filter((moment) => moment.position === at).map((moment) => momentText(moment));
    return [whereText(dice, at), odds, ...marks].map(sentence).join(' ');
  };
  const goTo = (at: number): void => {
    const next = Math.max(0, Math.min(last, at));
    setPosition(next);
    announce(textAt(next));
  };
  const handlers = {
    left: () => goTo(position - 1),
    right: () => goTo(position + 1),
    first: () => goTo(0),
    last: () => goTo(last),
    'theseus.next-moment': () => goTo(moments.find((moment) => moment.position > position)?.position ?? last),
    'theseus.previous-moment': () => goTo(moments.findLast((moment) => moment.position < position)?.position ?? 0),
    back: () => go(backLink(record)),
  } as const;
  const names = Object.keys(handlers) as (keyof typeof handlers)[];
  useCommands({ commands: names, run: (command) => handlers[command as keyof typeof handlers]() });
  useEffect(() => announce(textAt(0)), []);
  const scene = useMemo(
    () =>
      sceneOf(states[position]!, {
        trail: states.slice(Math.max(0, position - 12), position + 1).map(({ theseus }) => theseus),
      }),
    [position, states],
  );
  const tool = (icon: IconName, label: string, run: () => void, isDisabled: boolean): JSX.Element => (
    <button type="button" class="icon-button" aria-label={label} title={label} disabled={isDisabled} onClick={run}>
      <Icon name={icon} />
    </button>
  );
  const { replay } = web;
  return (
    <div class="analysis">
      <Chart game={game} moments={moments} position={position} text={textAt(position)} onPosition={goTo} />
      <div class="analysis-steps">
        {tool('first', replay.first, handlers.first, position === 0)}
        {tool('mark-back', replay.previousEvent, handlers['theseus.previous-moment'], position === 0)}
        {tool('back', said.previous, handlers.left, position === 0)}
        <p class="analysis-where">{whereText(dice, position)}</p>
        {tool('forward', said.next, handlers.right, position === last)}
        {tool('mark-forward', replay.nextEvent, handlers['theseus.next-moment'], position === last)}
        {tool('last', replay.last, handlers.last, position === last)}
      </div>
      <section class="analysis-board" aria-label={web.game.board(games.theseus.name)}>
        <LabyrinthPicture scene={scene} />
      </section>
      <div class="analysis-side">
        <Options position={game.positions[position]!} played={dice[position]} isOver={position === last} />
        <Parity state={states[position]!} />
        <section>
          <h2>{said.moments}</h2>
          {moments.length === 0 && <p>{games.theseus.noMistakes}</p>}
          <ol class="moments">
            {moments.map((moment) => (
              <li key={`${moment.position} ${moment.kind}`}>
                <button
                  type="button"
                  class={`row-button moment-${moment.kind}`}
                  aria-current={moment.position === position ? 'true' : undefined}
                  onClick={() => goTo(moment.position)}
                >
                  <span>{whereText(dice, moment.position)}</span>
                  <span>{momentText(moment)}</span>
                </button>
              </li>
            ))}
          </ol>
        </section>
        <MovesTable game={game} dice={dice} />
        <p class="field-note">
          {games.theseus.solved({
            states: new Intl.NumberFormat(language.value).format(game.states),
            megabytes: String(Math.ceil(game.bytes / 1e6)),
          })}
        </p>
        <WayBack record={record} />
      </div>
    </div>
  );
}

/** To the game that was played, or to the menu. */
const backLink = ({ names }: GameRecord<TheseusTypes>): string =>
  linkTo(hasPerson(names) ? ['theseus', 'play'] : ['theseus']);

function WayBack({ record }: { readonly record: GameRecord<TheseusTypes> }): JSX.Element {
  const { toGame, begin } = words.value.web.theseus;
  return (
    <a class="button" href={backLink(record)}>
      {hasPerson(record.names) ? toGame : begin}
    </a>
  );
}

/** The die that led to a position. */
function whereText(dice: readonly Played[], position: number): string {
  const { web, games } = words.value;
  const die = dice[position - 1];
  if (!die) return web.theseus.start;
  const seat = games.theseus.seats[die.seat === THESEUS ? 0 : 1];
  return web.theseus.afterDie({ round: die.round, seat, move: web.theseus.ways[die.dice] });
}

function momentText({ kind, lost }: DecidingMoment): string {
  const { web, games } = words.value;
  if (kind === 'won') return web.theseus.wonHere;
  const cost =
    lost < LEAST_MISTAKE ? web.theseus.lostByChance : games.theseus.mistake(percentText(lost, language.value));
  return kind === 'lost' && lost >= LEAST_MISTAKE ? `${cost}, ${games.theseus.lostHere}` : cost;
}
