import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './design/controls.css';
import './design/shell.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { startGamepads } from './input/gamepad.ts';
import { stayOffline } from './offline/register.ts';
import { learnToSpeak } from './speech.ts';

await learnToSpeak();
render(<App />, document.querySelector('#app')!);
startGamepads();
stayOffline();
