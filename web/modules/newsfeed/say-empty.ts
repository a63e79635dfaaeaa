import { CallRefused } from '../../lib/call.ts';

/** What is missing is said where it is to be typed. True if it was that. */
export const sayEmpty = (error: unknown, say: (message: string) => void) => {
  if (!(error instanceof CallRefused) || error.refusal.code !== 'newsfeed.empty') return false;
  say(error.refusal.error);
  return true;
};
