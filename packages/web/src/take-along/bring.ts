import type { Opening } from '../app/opener.ts';
import { ask } from '../app/question.tsx';
import { toast } from '../app/toasts.tsx';
import { words } from '../speech.ts';
import { readEntries, takeEntriesIn, type Told } from './read-in.ts';

/** A file of what somebody took along, brought to any page: it is taken in once that was confirmed. */
export async function bringTakeAlong(file: File): Promise<Opening> {
  const read = await readEntries(file);
  if (!read.ok) return { problem: read.error.text };
  const said = words.value.takeAlong.ask;
  const answer = await ask({
    title: said.title,
    text: said.text({ file: file.name, count: read.value.length }),
    answers: [{ value: 'yes', label: said.yes }],
  });
  if (answer !== 'yes') return 'stopped';
  tell(await takeEntriesIn(read.value));
  return 'opened';
}

function tell({ text, isGood, isTaken }: Told): void {
  const action = { label: words.value.web.reload, run: () => location.reload() };
  toast(text, { role: isGood ? 'good' : 'bad', ...(isTaken && { action }) });
}
