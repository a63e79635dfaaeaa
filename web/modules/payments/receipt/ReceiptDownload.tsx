import { useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { toastFailure } from '../../../ui/toast.tsx';
import type { ReceiptWords } from './receipt-file.ts';

interface Props {
  number: string;
  words: () => ReceiptWords;
}

/** B104: a receipt as a file, made on the device. */
export const ReceiptDownload = ({ number, words }: Props) => {
  const { t } = useLingui();
  const [pending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      const { makeReceipt } = await import('./make-receipt.ts');
      makeReceipt(number, words());
    } catch (fault) {
      reportError(fault);
      toastFailure(t`Failed to generate PDF. Please try again.`);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button size="sm" icon={IconDownload} onPress={download} pending={pending} label={t`Receipt ${number}`}>
      {t`Receipt`}
    </Button>
  );
};
