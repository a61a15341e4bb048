import type { JSX } from 'preact';
import { words } from '../../../speech.ts';
import { changeSettings, settings } from '../../../store/settings.ts';
import { Slider } from '../../../ui/slider.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { changePreferences, preferences } from '../preferences.ts';
import { Choice } from './setup.tsx';

const HUNDRED = 100;
const percent = (share: number): string => `${Math.round(share * HUNDRED)} %`;

/** Sound, looks and speed. */
export function Comfort(): JSX.Element {
  const said = words.value.web.race;
  const { music, contrast, calm } = preferences.value;
  const { volume } = settings.value;
  return (
    <section class="race-comfort" aria-label={said.comfort}>
      <h2>{said.comfort}</h2>
      <Slider
        label={said.names.music}
        value={Math.round(music * HUNDRED)}
        least={0}
        most={HUNDRED}
        step={5}
        text={percent(music)}
        onInput={(value) => changePreferences({ music: value / HUNDRED })}
      />
      <Slider
        label={said.names.effects}
        value={Math.round(volume * HUNDRED)}
        least={0}
        most={HUNDRED}
        step={5}
        text={percent(volume)}
        onInput={(value) => changeSettings({ volume: value / HUNDRED })}
      />
      <Switch label={said.names.contrast} isOn={contrast} onChange={(isOn) => changePreferences({ contrast: isOn })} />
      <Switch label={said.names.calm} isOn={calm} onChange={(isOn) => changePreferences({ calm: isOn })} />
      <Choice name="pad" label={said.names.pad} texts={said.pads} />
    </section>
  );
}
