import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './design/controls.css';
import './design/shell.css';
import './modes/presentation.css';
import './modes/embedded.css';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { EmbeddedApp } from './app/embedded-app.tsx';
import { isEmbedded, stayInFrame } from './app/embedded.ts';
import { NotStarted } from './app/not-started.tsx';
import { startPasting } from './app/paste.ts';
import { startGamepads } from './input/gamepad.ts';
import { followInputKind } from './input/input-kind.ts';
import { startKeyboard } from './input/keyboard.ts';
import { stayOffline } from './offline/register.ts';
import { learnToSpeak } from './speech.ts';

const app = document.querySelector('#app')!;
try {
  await learnToSpeak();
  followInputKind();
  startKeyboard();
  if (isEmbedded) {
    render(<EmbeddedApp />, app);
    stayInFrame();
  } else {
    render(<App />, app);
    startGamepads();
    startPasting();
    stayOffline();
  }
} catch (error) {
  console.error(error);
  render(<NotStarted />, app);
}
