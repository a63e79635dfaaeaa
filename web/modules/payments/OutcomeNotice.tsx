import { Trans, useLingui } from '@lingui/react/macro';
import type { PaymentOutcome } from '../../../contract/payments/values.ts';
import { Notice } from '../../ui/Notice.tsx';

/** What came of the last attempt to pay. */
export const OutcomeNotice = ({ outcome }: { outcome: PaymentOutcome }) => {
  const { t } = useLingui();
  if (outcome === 'failed')
    return (
      <Notice tone="error" title={t`The payment did not go through`}>
        <Trans>Nothing was charged. You can try again, or use another card.</Trans>
      </Notice>
    );
  if (outcome === 'left')
    return (
      <Notice title={t`You have not paid yet`}>
        <Trans>You left the payment page. Your order is kept, and nothing was charged.</Trans>
      </Notice>
    );
  if (outcome === 'silent')
    return (
      <Notice tone="warning" title={t`The payment provider is not answering`}>
        <Trans>Nothing was charged. Please try again in a minute.</Trans>
      </Notice>
    );
  return (
    <Notice tone="warning" title={t`Payments have not been set up here yet`}>
      <Trans>Nothing was charged. Your order is kept for now.</Trans>
    </Notice>
  );
};
