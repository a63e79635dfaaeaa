import { useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import { refusalOf } from '../../../lib/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { toastFailure, toastSuccess } from '../../../ui/toast.tsx';
import { useThisProgramme } from '../this-programme.tsx';
import { type Found, useSaveParticipants } from './queries.ts';

/** INV-02, INV-30: whom the page found, all pages of them, as a file. */
export const SaveParticipants = ({ found }: { found: Found }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useSaveParticipants(useThisProgramme());
  const save = () =>
    mutate(found, {
      onSuccess: () => toastSuccess(t`Your download has started.`),
      onError: (error) => toastFailure(refusalOf(error)?.error ?? ''),
    });
  return (
    <Button icon={IconDownload} onPress={save} pending={isPending}>
      {t`Download CSV`}
    </Button>
  );
};
