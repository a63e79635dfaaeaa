import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { sayFailure } from '../../../lib/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useNavigateTo } from '../../../ui/navigation.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useRemovePayment } from '../../payments/index.ts';

/** CRD-27, CRD-28: gives the purchase up, after a question. */
export const RemovePayment = ({ paymentId }: { paymentId: number }) => {
  const { t } = useLingui();
  const navigateTo = useNavigateTo();
  const [asked, setAsked] = useState(false);
  const { mutate, isPending } = useRemovePayment(paymentId);
  const remove = () =>
    mutate(undefined, {
      onSuccess: ({ redirect_url: next }) => {
        toastSuccess(t`Payment removed.`);
        navigateTo(next, { replace: true });
      },
      onError: (error) => {
        setAsked(false);
        sayFailure(error, t`Failed to remove payment. Please try again.`, 'below');
      },
    });
  return (
    <>
      <Button full onPress={() => setAsked(true)}>
        {t`Remove Payment`}
      </Button>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        onConfirm={remove}
        title={t`Remove this payment?`}
        confirmLabel={t`Remove Payment`}
        cancelLabel={t`Keep it`}
        pending={isPending}
      >
        <Trans>Your order is given up, and nothing is charged. A promo code can be used again.</Trans>
      </ConfirmDialog>
    </>
  );
};
