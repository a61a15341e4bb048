import '../design/fonts.css';
import '../design/tokens.css';
import '../design/base.css';
import '../design/controls.css';
import '../design/shell.css';
import './report.css';
import './print.css';
import { render } from 'preact';
import { startKeyboard } from '../input/keyboard.ts';
import { App } from './app.tsx';
import { said } from './given/speech.ts';
import { openData } from './open-data.ts';
import { Report } from './report.ts';

const app = document.querySelector('#app')!;
try {
  startKeyboard();
  const data = await openData(document.querySelector('#data')!.textContent);
  render(<App report={new Report(data)} />, app);
} catch (error) {
  console.error(error);
  render(
    <main class="page page-note">
      <h1>{said.unreadable}</h1>
    </main>,
    app,
  );
}
