import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './design/controls.css';
import './design/shell.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { NotStarted } from './app/not-started.tsx';
import { startPasting } from './app/paste.ts';
import { startGamepads } from './input/gamepad.ts';
import { followInputKind } from './input/input-kind.ts';
import { stayOffline } from './offline/register.ts';
import { learnToSpeak } from './speech.ts';

const app = document.querySelector('#app')!;
try {
  await learnToSpeak();
  render(<App />, app);
  followInputKind();
  startGamepads();
  startPasting();
  stayOffline();
} catch (error) {
  console.error(error);
  render(<NotStarted />, app);
}
