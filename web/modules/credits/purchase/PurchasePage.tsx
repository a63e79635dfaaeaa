import { useLingui } from '@lingui/react/macro';
import { IconPackageOff } from '@tabler/icons-react';
import { useEffect } from 'react';
import { creditLimits, packages } from '../../../../contract/credits/values.ts';
import { isNotFound } from '../../../lib/call.ts';
import { money } from '../../../lib/money.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { MessagePage } from '../../../ui/frames/MessagePage.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useIsPhone } from '../../../ui/media.ts';
import { PriceCards } from '../../../ui/PriceCards.tsx';
import { SkeletonDetail } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { useMe } from '../../accounts/index.ts';
import { type Offer, useOffer } from '../queries.ts';
import { UnpaidNotice } from '../UnpaidNotice.tsx';
import { creditsOf, creditWords, sessionWords, validityWords } from '../words.ts';
import { PromoField } from './PromoField.tsx';
import { Proceed, Summary, type SummaryProps } from './Summary.tsx';
import { isPromoInvalid, useCheckout } from './useCheckout.ts';
import { usePromo } from './usePromo.ts';

interface Chosen {
  id: number;
  quantity: number;
}

interface Props extends Chosen {
  /** CRD-05 */
  promoCode: string;
  onChoose: (chosen: Chosen) => void;
}

const Packages = ({ offer, chosen, onChoose }: { offer: Offer; chosen: Chosen; onChoose: Props['onChoose'] }) => {
  const { t } = useLingui();
  const options = offer.packages.map(({ id, name, cost, currency, credits, valid_duration: days, recommended }) => ({
    value: String(id),
    label: name,
    price: money(cost, currency),
    lines: [sessionWords(credits), validityWords(days)],
    ...(recommended && { badge: t`Recommended` }),
  }));
  return (
    <SectionCard title={t`Choose a package`} hint={t`One credit is one session with a mentor.`}>
      <Stack gap="lg">
        <PriceCards
          label={t`Package`}
          labelHidden
          options={options}
          value={String(chosen.id)}
          onChange={(id) => onChoose({ ...chosen, id: Number(id) })}
        />
        <Stepper
          label={t`Quantity`}
          value={chosen.quantity}
          onChange={(quantity) => onChoose({ ...chosen, quantity })}
          min={1}
          max={creditLimits.quantity}
        />
      </Stack>
    </SectionCard>
  );
};

const useWords = () => {
  const { t } = useLingui();
  const { me } = useMe();
  const balance = creditWords(creditsOf(me?.balance ?? 0));
  return {
    title: t`Buy credits`,
    lead: me ? t`You have ${balance}.` : t`Book sessions with mentors who have been where you are going.`,
  };
};

const Waiting = ({ error, retry, retrying }: { error: unknown; retry: () => void; retrying: boolean }) => (
  <DetailPage {...useWords()}>
    {error ? <ErrorState onRetry={retry} retrying={retrying} /> : <SkeletonDetail />}
  </DetailPage>
);

const NotOffered = () => {
  const { t } = useLingui();
  usePageTitle(t`This package does not exist.`);
  return (
    <MessagePage
      icon={IconPackageOff}
      title={t`This package does not exist.`}
      actions={<Button kind="primary" href={paths.package(packages.single)}>{t`See what is offered`}</Button>}
    >
      {t`The address is wrong, or the package is no longer sold.`}
    </MessagePage>
  );
};

const Shop = ({ id, quantity, promoCode, onChoose }: Props) => {
  const { me, isLoading } = useMe();
  const words = useWords();
  const phone = useIsPhone();
  usePageTitle(words.title);
  const signedIn = me !== null;
  const promo = usePromo({ packageId: id, given: promoCode, signedIn });
  const choice = { packageId: id, quantity, promoCodeId: promo.applied?.promo_code_id ?? null };
  const { data: offer, error, refetch, isFetching, isPlaceholderData } = useOffer(choice);
  const { checkOut, pending } = useCheckout(choice, promo.lose);
  const isLost = isPromoInvalid(error);
  const { lose } = promo;
  useEffect(() => {
    if (isLost) lose();
  }, [isLost, lose]);
  if (isNotFound(error)) return <NotOffered />;
  // Until it is known who reads, nobody is taken for a visitor: their code would lead to the sign-in.
  if (!offer || isLoading)
    return <Waiting error={isLost ? null : error} retry={() => void refetch()} retrying={isFetching} />;
  const addressWith = (code: string) => {
    const words = new URLSearchParams({
      ...(quantity > 1 && { quantity: String(quantity) }),
      ...(code && { promo_code: code }),
    });
    return `${paths.package(id)}${words.size > 0 ? `?${words}` : ''}`;
  };
  const summary: SummaryProps = {
    offer,
    stale: isPlaceholderData,
    signedIn,
    address: addressWith(promoCode),
    pending,
    onCheckOut: () => (promo.isUntried() ? promo.submit() : checkOut()),
  };
  return (
    <DetailPage
      {...words}
      asideLabel={words.title}
      aside={<Summary {...summary} />}
      {...(phone && { phoneActions: <Proceed {...summary} /> })}
    >
      {offer.unpaid_id !== null && <UnpaidNotice id={offer.unpaid_id} />}
      <Packages offer={offer} chosen={{ id, quantity }} onChoose={onChoose} />
      <PromoField promo={promo} signedIn={signedIn} addressWith={addressWith} />
    </DetailPage>
  );
};

/** CRD-02, CRD-03, CRD-10: for everybody to look at; whoever buys is signed in. */
export const PurchasePage = ({ id, quantity, promoCode, onChoose }: Omit<Props, 'id'> & { id: number | undefined }) => {
  if (id === undefined) return <NotOffered />;
  const { quantity: most, promoCode: longest } = creditLimits;
  const wish = { quantity: Math.min(quantity, most), promoCode: promoCode.slice(0, longest) };
  return <Shop id={id} {...wish} onChoose={onChoose} />;
};
