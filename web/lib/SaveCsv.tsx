import { useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../ui/Button.tsx';
import { toastSuccess } from '../ui/toast.tsx';
import { isCallFailure } from './call.ts';
import { sayFailure } from './failure.ts';
import { saveFile } from './save-file.ts';

/** Downloads a list as a file (SYS-04). A failure is logged and reported (SYS-05, SYS-10), and the page stays open. */
export const SaveCsv = ({ address, label }: { address: string; label?: string }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveFile(address, 'text/csv'),
    onSuccess: () => toastSuccess(t`Your download has started.`),
    onError: (fault) => {
      if (isCallFailure(fault)) reportError(fault); // whatever else it is, the query client has logged
      sayFailure(fault);
    },
  });
  return (
    <Button icon={IconDownload} onPress={() => mutate()} pending={isPending}>
      {label ?? t`Download CSV`}
    </Button>
  );
};
