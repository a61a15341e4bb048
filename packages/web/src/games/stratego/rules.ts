export { stratego } from '@dedalo/stratego';
