import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** B100: one purchase at a time waits for its payment. */
export const UnpaidNotice = ({ id }: { id: number }) => {
  const { t } = useLingui();
  return (
    <Notice
      tone="warning"
      title={t`A purchase is waiting for its payment`}
      action={
        <Button size="sm" href={paths.pendingPayment(id)}>
          {t`See the purchase`}
        </Button>
      }
    >
      <Trans>Pay for it or remove it before you buy something else.</Trans>
    </Notice>
  );
};
