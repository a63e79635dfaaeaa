import { t } from '@lingui/core/macro';
import { toastFailure } from './toastList.ts';

/**
 * Does what somebody asked for by a press. Answers of the server are shown by whoever asked it; what comes out here
 * nobody has foreseen: it is logged, and whoever pressed is told, so that nothing is lost in silence.
 */
export const attempt = async (act: () => unknown) => {
  try {
    await act();
  } catch (fault) {
    reportError(fault);
    toastFailure(t`Something went wrong. Please try again.`, { title: t`Oops, something went wrong!` });
  }
};
