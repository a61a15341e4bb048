import type { JSX } from 'preact';
import type { Page } from '../app/page.tsx';

/** In the making. */
export const TheseusPage: Page = (): JSX.Element => <div class="page" />;
