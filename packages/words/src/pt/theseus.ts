export { theseus } from '../en/theseus.ts';
