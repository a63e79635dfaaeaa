import { useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../ui/Button.tsx';
import { toastSuccess } from '../ui/toast.tsx';
import { isCallFailure } from './call.ts';
import { sayFailure } from './failure.ts';
import { saveFile } from './save-file.ts';

interface Props {
  address: string;
  label?: string;
  type?: string;
}

/**
 * Downloads a list as a file (SYS-04), or another file of this type. A failure is logged and reported (SYS-05, SYS-10),
 * and the page stays open.
 */
export const SaveCsv = ({ address, label, type = 'text/csv' }: Props) => {
  const { t } = useLingui();
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveFile(address, type),
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
