import { SCREENS } from '../../../../tools/browser.ts';
import { checkEveryScreen } from './check-screen.ts';

checkEveryScreen('by night, on a phone', { colorScheme: 'dark', viewport: SCREENS.phone, hasTouch: true });
