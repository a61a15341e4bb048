export { web } from '../en/web.ts';
