import { useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { useMaking } from '../../../lib/use-making.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ReceiptWords } from './receipt-file.ts';

interface Props {
  number: string;
  words: () => ReceiptWords;
}

/** B104: a receipt as a file, made on the device. */
export const ReceiptDownload = ({ number, words }: Props) => {
  const { t } = useLingui();
  const { start, pending } = useMaking(async () => {
    const { makeReceipt } = await import('./make-receipt.ts');
    makeReceipt(number, words());
  });
  return (
    <Button size="sm" icon={IconDownload} onPress={start} pending={pending} label={t`Receipt ${number}`}>
      {t`Receipt`}
    </Button>
  );
};
