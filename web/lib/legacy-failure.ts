import { t } from '@lingui/core/macro';
import { CallRefused } from './call.ts';
import { lostWords } from './failure.ts';

const messageOf = (error: Error) => {
  if (!(error instanceof CallRefused)) return lostWords();
  // A fault has no words of its own: what it answers is the same for every one.
  return error.status < 500 ? error.refusal.error : t`Network response was not ok`;
};

/** NAV-10, M23: what a page says, in the printed words, that could not load what it shows. */
export const legacyFailure = (error: Error | null) => {
  if (error === null) return null;
  const message = messageOf(error);
  return t`Error loading content: ${message}`;
};
