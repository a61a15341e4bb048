export { theseus } from '@dedalo/theseus';
