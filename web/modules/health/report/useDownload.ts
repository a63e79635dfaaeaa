import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { toastFailure, toastInfo, toastSuccess } from '../../../ui/toast.tsx';
import { makeReport } from './make-report.ts';

/** PAR-24: makes the file on the device, and says how that goes. */
export const useDownload = (given: Parameters<typeof makeReport>[0]) => {
  const [pending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    toastInfo(t`Generating PDF...`, { ms: 2000 });
    try {
      await makeReport(given);
      toastSuccess(t`PDF downloaded successfully!`, { ms: 3000 });
    } catch (fault) {
      reportError(fault);
      toastFailure(t`Failed to generate PDF. Please try again.`, { ms: 5000 });
    } finally {
      setPending(false);
    }
  };
  return { download, pending };
};
