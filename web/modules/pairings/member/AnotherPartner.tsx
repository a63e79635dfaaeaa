import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { askAnotherPartner } from '../../../../contract/pairings/endpoints.ts';
import { pairingLimits, rematchDays } from '../../../../contract/pairings/values.ts';
import { call, refusalOf } from '../../../lib/call.ts';
import { outOfDate } from '../../../lib/query-keys.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';

interface Props {
  pairingId: number;
  /** The partner's name. */
  name: string;
}

const useAskAnotherPartner = (pairingId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => call(askAnotherPartner, { params: { id: pairingId }, body: { reason } }),
    onSettled: () => outOfDate(client, ['pairings', 'bookings', 'dashboard']),
  });
};

/** M15: within 14 days a pair ends without blame, and its mentee is matched again. */
export const AnotherPartner = ({ pairingId, name }: Props) => {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const { mutate, isPending, error, reset } = useAskAnotherPartner(pairingId);
  const close = () => {
    reset();
    setAsked(false);
  };
  const ended = () => {
    close();
    toastSuccess(t`You and ${name} are no longer a pair. Your program looks for someone else.`);
  };
  return (
    <>
      <Button kind="quiet" full onPress={() => setAsked(true)}>
        {t`Ask for another partner`}
      </Button>
      <ConfirmDialog
        opened={asked}
        onClose={close}
        onConfirm={(reason) => mutate(reason, { onSuccess: ended })}
        title={t`Ask for another partner?`}
        confirmLabel={t`Ask for another partner`}
        pending={isPending}
        error={refusalOf(error)?.error ?? null}
        reason={{ label: t`Reason`, requiredMessage: t`Please provide a reason`, max: pairingLimits.reason }}
      >
        {t`For ${rematchDays} days after being paired this is nobody’s fault. Your pair with ${name} ends, sessions ahead are cancelled and their points go back. Only your program’s admins read the reason.`}
      </ConfirmDialog>
    </>
  );
};
