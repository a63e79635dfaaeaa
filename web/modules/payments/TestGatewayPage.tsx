import { Trans, useLingui } from '@lingui/react/macro';
import { IconReceiptOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { isNotFound } from '../../lib/call.ts';
import { sayFailure } from '../../lib/failure.ts';
import { money } from '../../lib/money.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { DetailPage } from '../../ui/frames/DetailPage.tsx';
import { MessagePage } from '../../ui/frames/MessagePage.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Link, useNavigateTo } from '../../ui/navigation.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { SkeletonDetail } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { useTestPayment, useTryPayment } from './queries.ts';

type Payment = NonNullable<ReturnType<typeof useTestPayment>['data']>;

/** The one that is pressed waits; the other does nothing meanwhile. */
const Outcomes = ({ id }: { id: number }) => {
  const { t } = useLingui();
  const navigateTo = useNavigateTo();
  const { mutate, isPending, variables } = useTryPayment(id);
  const end = (outcome: 'pay' | 'fail') => () =>
    isPending
      ? undefined
      : mutate(outcome, {
          onSuccess: ({ redirect_url: next }) => navigateTo(next, { replace: true }),
          onError: (error) => sayFailure(error),
        });
  return (
    <Row>
      <Button kind="primary" onPress={end('pay')} pending={isPending && variables === 'pay'}>
        {t`Pay`}
      </Button>
      <Button onPress={end('fail')} pending={isPending && variables === 'fail'}>
        {t`Fail`}
      </Button>
    </Row>
  );
};

/** It comes as a whole new document, after a button that is gone: the keyboard goes on from its heading. */
const useFocusOnArrival = () =>
  useEffect(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, []);

const OnePayment = ({ payment }: { payment: Payment }) => {
  const { t } = useLingui();
  usePageTitle(t`Test payment`);
  useFocusOnArrival();
  const { id, description, amount, currency, is_open: isOpen, back_url: back } = payment;
  return (
    <DetailPage
      width="narrow"
      title={t`Test payment`}
      lead={t`This page is for trying payments out.`}
      back={{ href: back, label: t`Back to your purchase` }}
    >
      <Stack>
        <Notice tone="warning" title={t`No money moves here`}>
          <Trans>Choose how the payment ends. “Pay” counts as paid, “Fail” as refused by the bank.</Trans>
        </Notice>
        <Card>
          <Stack gap="lg">
            <Facts
              columns={2}
              items={[
                { label: t`For`, value: description },
                { label: t`Amount`, value: money(amount, currency) },
              ]}
            />
            {isOpen ? (
              <Outcomes id={id} />
            ) : (
              <Notice>
                <Trans>This payment has already been made or given up.</Trans>{' '}
                <Link href={back}>{t`Go to your purchase`}</Link>
              </Notice>
            )}
          </Stack>
        </Card>
      </Stack>
    </DetailPage>
  );
};

const NotThere = () => {
  const { t } = useLingui();
  usePageTitle(t`This payment does not exist.`);
  return (
    <MessagePage
      icon={IconReceiptOff}
      title={t`This payment does not exist.`}
      actions={<Button kind="primary" href={paths.credits()}>{t`Go to your credits`}</Button>}
    >
      <Trans>The address is wrong, the payment is somebody else’s, or payments are real here by now.</Trans>
    </MessagePage>
  );
};

const Loaded = ({ id }: { id: number }) => {
  const { data, error, refetch, isFetching } = useTestPayment(id);
  if (data) return <OnePayment payment={data} />;
  if (isNotFound(error)) return <NotThere />;
  if (error) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  return <SkeletonDetail />;
};

/** B101: where a payment is made as long as no gateway is set up; never in production. */
export const TestGatewayPage = ({ id }: { id: number | undefined }) =>
  id === undefined ? <NotThere /> : <Loaded id={id} />;
