// What went wrong, in the player's words: the server names its refusals, the client says them.
import { ApiError } from './api';
import { t, word } from './texts.svelte';

/** A message that was refused. */
export const refusalOf = (code: string, text: string): string => word('refusal', code, text);

/** A line that the server has closed for good. */
export const closingOf = (code: number, reason: string): string => word('closed', String(code), reason);

/** What is told to the player, and what the server found, in its own words. */
export interface Problem {
  text: string;
  detail?: string;
}

/** A request that failed; where something given was wrong, with what the server found. */
export function problemOf(error: unknown): Problem {
  const status = error instanceof ApiError ? error.status : -1;
  const detail = (error as Error).message;
  const text = word('problem', String(status), detail);
  return status === 400 ? { text, detail } : { text };
}

/** A replay that cannot be shown. */
export function replayProblem(error: unknown): Problem {
  const problem = problemOf(error);
  return problem.detail ? { ...problem, text: t('problem-replay') } : problem;
}
