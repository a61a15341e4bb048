import { type Day, dayOf } from '@dedalo/clients/today/day';
import { type ReadonlySignal, signal } from '@preact/signals';

const now = signal(dayOf(new Date()));

/** The day on the person's own calendar; a page that stays open past midnight follows. */
export const today: ReadonlySignal<Day> = now;

function follow(): void {
  const date = new Date();
  now.value = dayOf(date);
  const midnight = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1);
  setTimeout(follow, midnight.getTime() - date.getTime() + 1);
}

follow();
// A timer does not run while the machine sleeps.
document.addEventListener('visibilitychange', () => {
  now.value = dayOf(new Date());
});
