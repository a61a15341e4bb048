import type { GameRecord } from '@dedalo/engine';
import { useEffect, useState } from 'preact/hooks';
import type { ReplayGame } from './replay-game.ts';
import { type Survey, surveySteps } from './survey.ts';

/** Goes over a whole game, in slices between which the page stays awake; undefined until that is done. */
export function useSurvey(replayGame: ReplayGame, record: GameRecord): Survey | undefined {
  const [survey, setSurvey] = useState<Survey>();
  useEffect(() => {
    const steps = surveySteps(replayGame, record);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = (): void => {
      const { done, value } = steps.next();
      if (done) setSurvey(value);
      else timer = setTimeout(goOn);
    };
    goOn();
    return () => clearTimeout(timer);
  }, [replayGame, record]);
  return survey;
}
