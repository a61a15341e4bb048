import type { JSX } from 'preact';
import type { Page } from '../app/page.tsx';

/** In the making. */
export const StrategoPage: Page = (): JSX.Element => <div class="page" />;
