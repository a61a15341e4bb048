import type { JSX } from 'preact';
import { words } from '../speech.ts';
import { changeSettings, settings } from '../store/settings.ts';
import { Switch } from '../ui/switch.tsx';

type ToggleName = 'sound' | 'timer' | 'deadlockNotice' | 'deadSquares';

export const Toggle = ({ name }: { readonly name: ToggleName }): JSX.Element => (
  <Switch
    label={words.value.web.settings.names[name]}
    isOn={settings.value[name]}
    onChange={(isOn) => changeSettings({ [name]: isOn })}
  />
);
