import { checkEveryScreen } from './check-screen.ts';

checkEveryScreen('by day', { colorScheme: 'light' });
