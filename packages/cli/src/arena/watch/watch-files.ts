/** Fetches the page again and again and puts in what has changed; when no answer comes, says so and stops. */
export const WATCH_SCRIPT = `'use strict';
const PAUSE = 500;

async function look() {
  const answer = await fetch(location.href);
  if (!answer.ok) throw new Error(answer.statusText);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.querySelector('main').replaceChildren(...page.querySelector('main').childNodes);
  setTimeout(lookAgain, PAUSE);
}

function lookAgain() {
  look().catch(() => {
    document.getElementById('over').hidden = false;
  });
}

setTimeout(lookAgain, PAUSE);
`;

export const WATCH_STYLE = `
:root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 72rem; padding: 1rem; }
h1 { font-size: 1.4rem; margin: 0; }
h2 { font-size: 1rem; margin: 1.5rem 0 0.25rem; }
p { margin: 0.25rem 0; }
#over { padding: 0.5rem; border: 2px solid; font-weight: bold; }
progress { width: 100%; }
table { border-collapse: collapse; }
td, th { padding: 0.15rem 0.75rem; text-align: right; font-variant-numeric: tabular-nums; border-bottom: 1px solid #8884; }
td:first-child, th:first-child { text-align: left; padding-left: 0; }
ul { margin: 0; padding-left: 1.25rem; }
.boards { display: flex; flex-wrap: wrap; gap: 2rem; }
figure { margin: 0.5rem 0; overflow-x: auto; }
pre { margin: 0; font: 15px/1.2 ui-monospace, monospace; }
`;
