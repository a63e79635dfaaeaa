import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { thanksSeconds } from '../../../contract/credits/values.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { MessagePage } from '../../ui/frames/MessagePage.tsx';
import { useNavigateTo } from '../../ui/navigation.tsx';
import { HiddenText } from '../../ui/Text.tsx';
import { OnePurchase, PurchaseNotThere } from './OnePurchase.tsx';
import { useThanks } from './queries.ts';
import { cameFrom, takeCameFrom } from './thanks-address.ts';
import { creditsOf, creditWords } from './words.ts';

/** Whole seconds from `from` down to 0; stands still while it is null. */
const useCountdown = (from: number, stopped: boolean, onEnd: () => void) => {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    if (stopped) return undefined;
    if (left === 0) return onEnd();
    const timer = window.setTimeout(() => setLeft(left - 1), 1000);
    return () => window.clearTimeout(timer);
  }, [left, stopped, onEnd]);
  return left;
};

const useGoOn = () => {
  const navigateTo = useNavigateTo();
  // Stays the same while the page is open: going on takes it.
  const [from] = useState(cameFrom);
  const [goOn] = useState(() => () => navigateTo(takeCameFrom() ?? paths.dashboard(), { replace: true }));
  return { from, goOn };
};

/** CRD-30: counts for the eye; a screen reader is told once, and whoever needs longer stays. */
const Thanks = ({ credits, balance }: { credits: number; balance: number }) => {
  const { t } = useLingui();
  const { from, goOn } = useGoOn();
  const [stays, setStays] = useState(false);
  const left = useCountdown(thanksSeconds, stays, goOn);
  const actions = (
    <>
      <Button kind="primary" onPress={goOn}>
        {t`Go on now`}
      </Button>
      {!stays && (
        <Button kind="quiet" onPress={() => setStays(true)}>
          {t`Stay on this page`}
        </Button>
      )}
      {stays && <Button href={paths.credits()}>{t`Go to your credits`}</Button>}
    </>
  );
  const [bought, have] = [creditWords(credits), creditWords(balance)];
  return (
    <MessagePage icon={IconCircleCheck} title={t`Thank you for your purchase!`} actions={actions}>
      <Trans>
        {bought} added. You have {have} now.
      </Trans>
      {!stays && (
        <>
          <br />
          <span aria-hidden>
            {from === null ? t`Your dashboard opens in ${left} s.` : t`You go back to where you were in ${left} s.`}
          </span>
          <HiddenText>
            {from === null
              ? t`Your dashboard opens in ${thanksSeconds} seconds.`
              : t`You go back to where you were in ${thanksSeconds} seconds.`}
          </HiddenText>
        </>
      )}
    </MessagePage>
  );
};

/** The gateway tells the server in its own time. */
const Confirming = ({ id }: { id: number }) => {
  const { t } = useLingui();
  const actions = <Button href={paths.pendingPayment(id)}>{t`See the purchase`}</Button>;
  return (
    <MessagePage icon={IconHourglass} title={t`Your payment is being confirmed`} actions={actions}>
      <Trans>This takes a few seconds. The page goes on by itself, and your credits are added even if you leave.</Trans>
    </MessagePage>
  );
};

const NoLonger = ({ id }: { id: number }) => {
  const navigateTo = useNavigateTo();
  const page = paths.pendingPayment(id);
  useEffect(() => navigateTo(page, { replace: true }));
  return null;
};

const Loaded = ({ id }: { id: number }) => {
  const { t } = useLingui();
  const query = useThanks(id);
  return (
    <OnePurchase title={t`Thank you`} query={query}>
      {({ subscription: { status, credits }, balance }) => (
        <div role="status">
          {status === 'pending' && <Confirming id={id} />}
          {status === 'paid' && <Thanks credits={credits} balance={creditsOf(balance)} />}
          {/* The page of the purchase says what became of it. */}
          {status !== 'pending' && status !== 'paid' && <NoLonger id={id} />}
        </div>
      )}
    </OnePurchase>
  );
};

/** CRD-30: thanks for a purchase, and on to what it was for. */
export const PurchaseThanksPage = ({ id }: { id: number | undefined }) =>
  id === undefined ? <PurchaseNotThere /> : <Loaded id={id} />;
