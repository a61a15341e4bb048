import type { Content } from '@dedalo/race';
import { useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { toast } from '../../../app/toasts.tsx';
import { words } from '../../../speech.ts';
import { settings } from '../../../store/settings.ts';
import type { RaceGame } from '../games.ts';
import { preferences } from '../preferences.ts';
import { RaceAudio } from './race-audio.ts';

const VOLUMES = {
  music: () => (settings.peek().sound ? preferences.peek().music : 0),
  effects: () => (settings.peek().sound ? settings.peek().volume : 0),
};

/** The sound of a screen, at the current volume, until the screen is left. */
export function useRaceAudio({ readSound }: RaceGame, content: Content): RaceAudio {
  const audio = useMemo(
    () =>
      new RaceAudio({
        content,
        volumes: VOLUMES,
        own: { read: readSound },
        tell: ({ path }) => toast(words.value.web.race.soundBroken(path), { role: 'bad' }),
      }),
    [content],
  );
  useSignalEffect(() => {
    void [settings.value.sound, settings.value.volume, preferences.value.music];
    audio.volumesChanged();
  });
  useEffect(() => () => audio.destroy(), [audio]);
  return audio;
}
