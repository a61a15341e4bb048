import type { JSX } from 'preact';
import type { Page } from '../app/page.tsx';

export const RulesOnlyPage: Page = ({ route }): JSX.Element => <p>{route.path[0]}</p>;
