import { Trans, useLingui } from '@lingui/react/macro';
import { IconLock } from '@tabler/icons-react';
import { paths } from '../../../lib/paths.ts';
import { rememberReturnAddress } from '../../../lib/return-address.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { IconLine } from '../../../ui/Facts.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useIsPhone } from '../../../ui/media.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { PriceLines } from '../PriceLines.tsx';
import type { Offer } from '../queries.ts';
import { creditWords } from '../words.ts';

export interface SummaryProps {
  offer: Offer;
  /** Its price is being asked for anew. */
  stale: boolean;
  signedIn: boolean;
  /** This page, as it is chosen now. */
  address: string;
  pending: boolean;
  onCheckOut: () => void;
}

/** CRD-10. What costs nothing needs no payment. */
export const Proceed = ({ offer, stale, signedIn, address, pending, onCheckOut }: SummaryProps) => {
  const { t } = useLingui();
  const whyNot = offer.can_pay || offer.pricing.total === 0 ? null : t`Payments have not been set up here yet.`;
  if (!signedIn && whyNot === null)
    return (
      <Button kind="primary" size="lg" full href={paths.signIn()} onPress={() => rememberReturnAddress(address)}>
        {t`Proceed to Checkout`}
      </Button>
    );
  return (
    <ActionButton kind="primary" size="lg" full onPress={onCheckOut} pending={pending || stale} whyNot={whyNot}>
      {t`Proceed to Checkout`}
    </ActionButton>
  );
};

/** CRD-11, CRD-12: what it costs, and the way on. */
export const Summary = (props: SummaryProps) => {
  const { t } = useLingui();
  const { offer, stale, signedIn } = props;
  const phone = useIsPhone();
  const { package: pack, quantity } = offer;
  const credits = creditWords(pack.credits * quantity);
  const next = offer.pricing.total > 0 ? t`You pay on the next page.` : t`There is nothing to pay.`;
  return (
    <SectionCard title={t`Price summary`} hint={`${pack.name} · ${credits}`}>
      <Stack gap="lg">
        <PriceLines
          package={pack}
          quantity={quantity}
          pricing={offer.pricing}
          discount={offer.promo?.discount ?? null}
          stale={stale}
        />
        <Stack gap="sm">
          {/* On a phone it stays at the lower edge of the screen. */}
          {!phone && <Proceed {...props} />}
          {!offer.can_pay && offer.pricing.total > 0 ? (
            <Notice tone="warning">
              <Trans>Payments have not been set up here yet.</Trans>
            </Notice>
          ) : (
            <IconLine icon={IconLock} tone="secondary" size="meta">
              {signedIn ? next : t`You sign in first, then come back here.`}
            </IconLine>
          )}
        </Stack>
      </Stack>
    </SectionCard>
  );
};
