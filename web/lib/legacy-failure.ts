import { t } from '@lingui/core/macro';
import { refusalOf } from './call.ts';

/** NAV-10, M23: what a page says, in the printed words, that could not load what it shows. */
export const legacyFailure = (error: Error | null) => {
  if (error === null) return null;
  const message = refusalOf(error)?.error ?? t`Network response was not ok`;
  return t`Error loading content: ${message}`;
};
