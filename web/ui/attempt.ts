import { t } from '@lingui/core/macro';
import { toastFailure } from './toastList.ts';

/**
 * Runs the action of a button. Callers show the server's replies themselves, so errors that get here are unexpected:
 * they are logged and the user is told, so that nothing fails silently.
 */
export const attempt = async (act: () => unknown) => {
  try {
    await act();
  } catch (fault) {
    reportError(fault);
    toastFailure(t`Something went wrong. Please try again.`, { title: t`Oops, something went wrong!` });
  }
};
