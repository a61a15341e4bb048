/**
 * npm run pictures: every screen of the browser client as a picture, by day, by night and on a phone, into
 * docs/pictures/web, and the client's icons as pixels. `-- --all FOLDER` puts every screen at every size into a folder
 * instead; `--only WORD` chooses screens by their names.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ALL_VIEWS } from '../packages/web/test/browser/all-screens.ts';
import { SCREENS, setStage, type Stage } from './browser.ts';

const { values } = parseArgs({ options: { all: { type: 'string' }, only: { type: 'string', default: '' } } });
const path = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
const folder = values.all ?? path('docs/pictures/web');

const DEVICES = Object.keys(SCREENS) as (keyof typeof SCREENS)[];
const THEMES = ['light', 'dark'] as const;
const SHOWN = ['desk-light', 'desk-dark', 'phone-light'];
const LOOKS = DEVICES.flatMap((device) => THEMES.map((theme) => ({ device, theme, name: `${device}-${theme}` })));

/** Long enough for what moves to have moved a little. */
const LOOK_MS = 1500;

async function takePictures(stage: Stage): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const looks = LOOKS.filter(({ name }) => values.all !== undefined || SHOWN.includes(name));
  for (const screen of ALL_VIEWS.filter(({ name }) => name.includes(values.only))) {
    for (const { device, theme, name } of looks) {
      const page = await stage.open({
        viewport: SCREENS[device],
        colorScheme: theme,
        hasTouch: device !== 'desk',
        locale: 'en',
      });
      await screen.open(page);
      await page.waitForTimeout(LOOK_MS);
      await page.screenshot({ path: join(folder, `${screen.name}-${name}.png`) });
      await page.context().close();
    }
    console.log(screen.name);
  }
}

/** A maskable icon is cut to any shape, so its ground reaches to the edge and its sign keeps away from it. */
const ICONS = [
  { name: 'icon-192', size: 192, scale: 1, isMaskable: false },
  { name: 'icon-512', size: 512, scale: 1, isMaskable: false },
  { name: 'icon-maskable-512', size: 512, scale: 0.72, isMaskable: true },
];

async function drawIcons(stage: Stage): Promise<void> {
  const svg = readFileSync(path('packages/web/public/icon.svg'), 'utf8');
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  for (const { name, size, scale, isMaskable } of ICONS) {
    const page = await stage.open({ viewport: { width: size, height: size } });
    const ground = isMaskable ? '#a23a1c' : 'transparent';
    await page.setContent(
      `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}">` +
        `<img src="${source}" width="${size * scale}" height="${size * scale}">`,
    );
    await page.screenshot({ path: path(`packages/web/public/${name}.png`), omitBackground: true });
    await page.context().close();
  }
}

const stage = await setStage();
try {
  if (values.all === undefined && values.only === '') await drawIcons(stage);
  await takePictures(stage);
} finally {
  await stage.close();
}
