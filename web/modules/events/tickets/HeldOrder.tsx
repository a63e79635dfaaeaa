import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { HeldOrder as Order } from '../../../../contract/events/schemas/taking.ts';
import { serverNow } from '../../../lib/clock.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { outOfDate } from '../../../lib/query-keys.ts';
import { timeOfDay } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useNavigateTo } from '../../../ui/navigation.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Temporal } from '../../../ui/temporal.ts';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useViewerZone } from '../../accounts/index.ts';
import { useLeaving, useRemovePayment } from '../../payments/index.ts';
import { PriceSums } from './PriceSums.tsx';

/** The order knows its payment by the address that gives it up. */
const paymentOf = ({ delete_url: url }: Order) => Number(/^\/payments\/(\d+)\/delete$/.exec(url)?.[1] ?? 0);

const Remove = ({ order }: { order: Order }) => {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigateTo = useNavigateTo();
  const [asked, setAsked] = useState(false);
  const { mutate, isPending } = useRemovePayment(paymentOf(order));
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
      onSettled: () => void outOfDate(client, ['events']),
    });
  return (
    <>
      <Button full onPress={() => setAsked(true)}>
        {t`Remove`}
      </Button>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        onConfirm={remove}
        title={t`Give up this order?`}
        confirmLabel={t`Remove`}
        cancelLabel={t`Keep it`}
        pending={isPending}
      >
        <Trans>Your spot is free for somebody else, and nothing is charged.</Trans>
      </ConfirmDialog>
    </>
  );
};

/** When the time to pay is over, the page asks what has become of it. */
const useAskAtTheEnd = (until: string) => {
  const client = useQueryClient();
  useEffect(() => {
    const left = serverNow().until(Temporal.Instant.from(until)).total('milliseconds');
    const timer = setTimeout(() => void outOfDate(client, ['events']), Math.max(left, 0) + 1000);
    return () => clearTimeout(timer);
  }, [client, until]);
};

/** M44: an order that waits for its payment; its tickets are nobody else's meanwhile. */
export const HeldOrder = ({ order }: { order: Order }) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const { leaving, leaveTo } = useLeaving();
  useAskAtTheEnd(order.held_until);
  const until = timeOfDay(order.held_until, zone);
  return (
    <Stack>
      <Notice tone="warning" title={t`Your spot is held until ${until}`}>
        <Trans>Pay before then. After that the order ends, and nothing is charged.</Trans>
      </Notice>
      <PriceSums
        lines={order.items.map(({ ticket: name, amount, price }) => ({ key: name, name, amount, price }))}
        tax={order.service_tax}
        total={order.total}
      />
      <Stack gap="sm">
        <Button kind="primary" size="lg" full onPress={() => leaveTo(order.pay_url)} pending={leaving}>
          {t`Pay Now`}
        </Button>
        <Remove order={order} />
      </Stack>
    </Stack>
  );
};
