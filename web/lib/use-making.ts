import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { toastFailure } from '../ui/toast.tsx';

/** A file that is made on the device: whether that is under way, and what to do on a press. A failure is shown and logged. */
export const useMaking = (make: () => Promise<void>) => {
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  const start = async () => {
    setPending(true);
    try {
      await make();
    } catch (fault) {
      reportError(fault);
      toastFailure(t`Failed to generate PDF. Please try again.`);
    } finally {
      setPending(false);
    }
  };
  return { start, pending };
};
