import { theseusOpponents } from './bench/claims/theseus-opponents.ts';
for (const f of theseusOpponents.findings({ isSample: process.argv[2] === 'sample' }) as any) console.log(f.claim, '|', f.bar, '|', f.measured, '|', f.verdict);
