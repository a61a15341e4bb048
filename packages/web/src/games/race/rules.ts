export { race } from '@dedalo/race';
