import { err, ok, type Result } from '@dedalo/grid';
import { Compile } from 'typebox/compile';
import { LiveNews } from './news.ts';
import { LiveRequest, MOST_REQUEST } from './requests.ts';

const request = Compile(LiveRequest);
const news = Compile(LiveNews);

export type LiveProblem = { readonly code: 'malformed' | 'too-long' };

/** What anybody may have sent. */
export function readRequest(text: string): Result<LiveRequest, LiveProblem> {
  if (text.length > MOST_REQUEST) return err({ code: 'too-long' });
  const value = parse(text);
  return request.Check(value) ? ok(value) : err({ code: 'malformed' });
}

/** What a server has sent; another one than ours may answer at its address. */
export function readNews(text: string): Result<LiveNews, LiveProblem> {
  const value = parse(text);
  return news.Check(value) ? ok(value) : err({ code: 'malformed' });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
