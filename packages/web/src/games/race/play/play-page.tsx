import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { announce } from '../../../app/announcer.tsx';
import { useTitle } from '../../../app/page.tsx';
import { linkTo } from '../../../app/route.ts';
import { HowTo } from '../../../game/how-to.tsx';
import { inPlaceOf } from '../../../game/in-place-of.ts';
import { hasFinger } from '../../../pointing/has-finger.ts';
import { words } from '../../../speech.ts';
import { store } from '../../../store/game-store.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { RaceGame } from '../games.ts';
import { useRaceAudio } from '../sound/use-race-audio.ts';
import { preferences } from '../preferences.ts';
import { HudView } from './hud-view.tsx';
import { LevelTitle } from './level-title.tsx';
import { MapView } from './map-view.tsx';
import { Pad } from './pad.tsx';
import { PausePanel } from './pause-panel.tsx';
import { ReadyPanel } from './ready-panel.tsx';
import { RaceScreen } from './race-screen.ts';
import { StoreView } from './store-view.tsx';
import { EndPanel } from './end-panel.tsx';
import { type Begun, keepBegun } from './begin.ts';
import { useAbsence } from './use-absence.ts';
import { useRaceCommands } from './use-race-commands.ts';
import { finishRun, type Finished } from './finish-run.ts';

interface PlayPageProps {
  readonly game: RaceGame;
  readonly begun: Begun;
  /** Another race like this one. */
  readonly onAgain: () => void;
}

/** A race being run. */
export function PlayPage({ game, begun, onAgain }: PlayPageProps): JSX.Element {
  const { content } = begun.play.live.now;
  const looks = useMemo(() => game.looks.of(content), [begun]);
  const stage = useRef<HTMLElement>(null);
  const [finished, setFinished] = useState<Finished | undefined>(undefined);
  const [isHowTo, setHowTo] = useState(() => !store.progress.known.has('race'));
  const audio = useRaceAudio(game, content);
  const race = useMemo(
    () =>
      new RaceScreen({
        play: begun.play,
        audio,
        ghost: begun.ghost,
        onBegin: () => keepBegun(begun),
        onOver: () => void finishRun(begun).then(setFinished),
      }),
    [begun],
  );
  useTitle(words.value.games.race.name);
  useEffect(() => () => race.leave(), [race]);
  useAbsence(race);
  const phase = race.phase.value;
  useEffect(() => {
    if (phase === 'paused') announce(words.value.web.race.paused);
  }, [phase]);
  useRaceCommands(race, { onAgain });
  const said = words.value.web.race;
  const hud = race.hud.value;
  const { pad } = preferences.value;
  const isRunning = phase === 'running';
  return (
    <section ref={stage} class={`race race-pad-at-${pad}`} data-phase={phase} style={lettersOf(game)}>
      <h1 class="only-heard">{words.value.games.race.name}</h1>
      <HudView hud={hud} content={content} looks={looks} />
      <div class="race-stage">
        <MapView
          looks={looks}
          onCanvas={(canvas) => race.drawOn(canvas)}
          onSteer={(way) => race.steer(way)}
          onTap={() => phase === 'ready' && !isHowTo && race.goOn()}
        />
        {isRunning && <LevelTitle race={race} content={content} looks={looks} />}
        {isRunning && !race.entering.value && (
          <p class={`race-told said-${race.message.value?.role ?? 'faint'}`}>{race.message.value?.text}</p>
        )}
        {phase === 'ready' && !isHowTo && <ReadyPanel race={race} begun={begun} />}
        {phase === 'paused' && (
          <PausePanel race={race} onAgain={() => void inPlaceOf('race', onAgain)} onHowTo={() => setHowTo(true)} />
        )}
        {phase === 'over' && <EndPanel race={race} begun={begun} finished={finished} onAgain={onAgain} />}
      </div>
      <div class="race-foot">
        <StoreView hud={hud} content={content} looks={looks} onUse={(letter) => race.use(letter)} />
        {pad !== 'none' && <Pad onSteer={(way) => race.steer(way)} />}
        <div class="race-buttons">
          <button
            type="button"
            class="icon-button"
            aria-label={isRunning ? said.pause : said.resume}
            aria-disabled={phase === 'over'}
            onClick={() => (isRunning ? race.pause() : race.goOn())}
          >
            <Icon name={isRunning ? 'pause' : 'play'} />
          </button>
          <button
            type="button"
            class="icon-button"
            aria-label={said.full}
            onClick={() => void toggleFull(stage.current!)}
          >
            <Icon name="full" />
          </button>
          <a class="icon-button" href={linkTo(['race'])} aria-label={said.menu}>
            <Icon name="back" />
          </a>
        </div>
      </div>
      {isHowTo && (
        <HowTo
          game={words.value.games.race.name}
          steps={howToSteps()}
          onClose={() => {
            setHowTo(false);
            store.learned('race');
          }}
        />
      )}
    </section>
  );
}

function howToSteps(): readonly string[] {
  const { games, web } = words.value;
  const [keys, rules, store] = games.race.howTo;
  const touch = web.race.howToTouch;
  return hasFinger() ? [touch.steer, rules!, touch.store] : [keys!, rules!, store!];
}

/** The designer's font for all text round the map, with ours for missing characters. */
function lettersOf({ fontFamily }: RaceGame): Readonly<Record<string, string>> | undefined {
  if (fontFamily === undefined) return undefined;
  const letters = `"${fontFamily}", system-ui, sans-serif`;
  return { fontFamily: letters, '--serif': letters, '--sans': letters };
}

async function toggleFull(stage: HTMLElement): Promise<void> {
  try {
    await (document.fullscreenElement ? document.exitFullscreen() : stage.requestFullscreen());
  } catch {
    // Some devices have no full screen; the race works without it.
  }
}
