/** Loaded before dedalo: its clock goes on whenever it is looked at, and stands still at so many milliseconds. */
const STEP_MS = 20;
const standsAt = Number(process.env['CLOCK_STANDS_AT']);
let now = 0;
performance.now = () => (now = Math.min(now + STEP_MS, standsAt));
