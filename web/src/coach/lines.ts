// An answer that comes line by line: how far the work is, then what was found. Breaking off ends the work.
import { ApiError } from '../lib/api';
import type { CoachLine } from '../protocol/types';

/** Every line of an answer, as it comes. */
export async function* linesOf(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<CoachLine> {
  const answer = await fetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
    signal,
  });
  if (!answer.ok || !answer.body) {
    const told = (await answer.json().catch(() => ({}))) as { detail?: string };
    throw new ApiError(told.detail ?? '', answer.status);
  }
  yield* split(answer.body.pipeThrough(new TextDecoderStream()));
}

/** The lines of a text that comes in pieces. */
export async function* split(pieces: ReadableStream<string>): AsyncGenerator<CoachLine> {
  const reader = pieces.getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const whole = (rest + (value ?? '')).split('\n');
    rest = whole.pop() ?? '';
    for (const line of whole) if (line) yield JSON.parse(line) as CoachLine;
    if (done) return;
  }
}
