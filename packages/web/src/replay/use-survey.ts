import type { GameRecord } from '@dedalo/engine';
import { useEffect, useState } from 'preact/hooks';
import type { ReplayGame } from './replay-game.ts';
import { type Survey, surveySteps } from './survey.ts';

/** Goes through a whole game in slices, so that the page stays responsive; undefined until it is done. */
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
