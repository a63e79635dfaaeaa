import { t } from '@lingui/core/macro';
import { CallRefused } from './call.ts';
import { noAnswerWords } from '../ui/line.ts';

const messageOf = (error: Error) => {
  if (!(error instanceof CallRefused)) return noAnswerWords();
  // A server fault has no message of its own, because its text is always the same.
  return error.status < 500 ? error.refusal.error : t`Network response was not ok`;
};

/** NAV-10, M23: what a page says, in the documented words, if it could not load its content. */
export const legacyFailure = (error: Error | null) => {
  if (error === null) return null;
  const message = messageOf(error);
  return t`Error loading content: ${message}`;
};
