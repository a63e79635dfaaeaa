import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconClockOff, IconDiscount2, IconReceiptRefund, IconTrash } from '@tabler/icons-react';
import { useEffect } from 'react';
import type { Subscription } from '../../../../contract/credits/schemas/purchase.ts';
import type { PaymentOutcome } from '../../../../contract/payments/values.ts';
import { paths } from '../../../lib/paths.ts';
import { shortDay, timeOfDay } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, SectionCard } from '../../../ui/Card.tsx';
import { Facts, IconLine } from '../../../ui/Facts.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { MessagePage } from '../../../ui/frames/MessagePage.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useIsPhone } from '../../../ui/media.ts';
import { useNavigateTo } from '../../../ui/navigation.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useViewerZone } from '../../accounts/index.ts';
import { OutcomeNotice, useLeaving } from '../../payments/index.ts';
import { OnePurchase, PurchaseNotThere } from '../OnePurchase.tsx';
import { PriceLines } from '../PriceLines.tsx';
import { usePurchase } from '../queries.ts';
import { creditWords, durationWords } from '../words.ts';
import { RemovePayment } from './RemovePayment.tsx';

type Payment = NonNullable<Subscription['payment']>;

const Promo = ({ promo }: { promo: NonNullable<Subscription['promo']> }) => {
  const { t } = useLingui();
  return (
    <Card as="section" label={t`Promo applied`}>
      <IconLine icon={IconDiscount2} tone="accent">
        <Text as="span" strong size="control">
          <Trans>Promo applied</Trans>
        </Text>
        <br />
        <Trans>
          {promo.code} takes {promo.discount}% off.
        </Trans>
      </IconLine>
    </Card>
  );
};

const PayNow = ({ payment }: { payment: Payment }) => {
  const { t } = useLingui();
  const { leaving, leaveTo } = useLeaving();
  return (
    <Button kind="primary" size="lg" full onPress={() => leaveTo(payment.url)} pending={leaving}>
      {t`Pay Now`}
    </Button>
  );
};

const OrderSummary = ({ purchase, payment }: { purchase: Subscription; payment: Payment }) => {
  const { t } = useLingui();
  const phone = useIsPhone();
  return (
    <SectionCard title={t`Order Summary`}>
      <Stack gap="lg">
        <PriceLines
          package={purchase.package}
          quantity={purchase.quantity}
          pricing={purchase.pricing}
          discount={purchase.promo?.discount ?? null}
        />
        <Stack gap="sm">
          {!phone && <PayNow payment={payment} />}
          <RemovePayment paymentId={payment.id} />
        </Stack>
      </Stack>
    </SectionCard>
  );
};

const What = ({ purchase }: { purchase: Subscription }) => {
  const { t } = useLingui();
  const { package: pack, quantity, credits } = purchase;
  return (
    <SectionCard title={t`What you get`}>
      <Facts
        columns={2}
        items={[
          { label: t`Package`, value: pack.name },
          { label: t`Quantity`, value: quantity },
          { label: t`Credits`, value: creditWords(credits) },
          { label: t`Validity`, value: durationWords(pack.valid_duration) },
        ]}
      />
    </SectionCard>
  );
};

/** CRD-25 */
const Pending = ({ purchase, outcome }: { purchase: Subscription; outcome: PaymentOutcome | undefined }) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const phone = useIsPhone();
  const { payment, promo } = purchase;
  if (payment === null) return <PurchaseNotThere />;
  const until = `${shortDay(payment.expires_at, zone)}, ${timeOfDay(payment.expires_at, zone)}`;
  return (
    <DetailPage
      title={t`Pending Payment`}
      lead={t`Your credits are added as soon as this is paid.`}
      back={{ href: paths.credits(), label: t`Credits` }}
      aside={<OrderSummary purchase={purchase} payment={payment} />}
      asideLabel={t`Order Summary`}
      {...(phone && { phoneActions: <PayNow payment={payment} /> })}
    >
      {outcome && <OutcomeNotice outcome={outcome} />}
      <Notice tone="warning" title={t`This purchase has not been paid yet`}>
        <Trans>You can pay until {until}. After that the order is given up, and nothing is charged.</Trans>
      </Notice>
      <What purchase={purchase} />
      {promo && <Promo promo={promo} />}
    </DetailPage>
  );
};

const ToThanks = ({ id }: { id: number }) => {
  const { t } = useLingui();
  const navigateTo = useNavigateTo();
  const thanks = paths.purchaseThanks(id);
  useEffect(() => navigateTo(thanks, { replace: true }));
  return (
    <MessagePage
      icon={IconCheck}
      title={t`This purchase is paid`}
      actions={<Button href={thanks}>{t`Go on now`}</Button>}
    />
  );
};

const icons = { removed: IconTrash, expired: IconClockOff, refunded: IconReceiptRefund } as const;

/** Nothing to pay any more, and how that came about. */
const Over = ({ purchase, status }: { purchase: Subscription; status: keyof typeof icons }) => {
  const { t } = useLingui();
  const titles = {
    removed: t`This payment was removed`,
    expired: t`The time to pay has run out`,
    refunded: t`This purchase was refunded`,
  };
  const words = {
    removed: t`The order was given up, and nothing was charged.`,
    expired: t`The order was given up, and nothing was charged. You can place it again.`,
    refunded: t`The money went back to the way you paid. Your purchase history has the details.`,
  };
  const actions = (
    <>
      <Button kind="primary" href={paths.package(purchase.package.id)}>
        {t`Buy again`}
      </Button>
      <Button href={paths.credits()}>{t`Go to your credits`}</Button>
    </>
  );
  return (
    <MessagePage icon={icons[status]} title={titles[status]} actions={actions}>
      {words[status]}
    </MessagePage>
  );
};

interface Props {
  id: number | undefined;
  outcome: PaymentOutcome | undefined;
}

const Loaded = ({ id, outcome }: Props & { id: number }) => {
  const { t } = useLingui();
  return (
    <OnePurchase title={t`Pending Payment`} query={usePurchase(id)}>
      {(purchase) => {
        const { status } = purchase;
        if (status === 'pending') return <Pending purchase={purchase} outcome={outcome} />;
        return status === 'paid' ? <ToThanks id={id} /> : <Over purchase={purchase} status={status} />;
      }}
    </OnePurchase>
  );
};

/** CRD-25 to CRD-28: a purchase that waits for its payment. */
export const PendingPaymentPage = ({ id, outcome }: Props) =>
  id === undefined ? <PurchaseNotThere /> : <Loaded id={id} outcome={outcome} />;
