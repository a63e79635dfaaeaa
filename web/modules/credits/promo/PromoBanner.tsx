import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { packages } from '../../../../contract/credits/values.ts';
import type { CurrentUser } from '../../../../contract/me/schemas.ts';
import type { Place } from '../../../lib/kept/places.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useMe } from '../../accounts/index.ts';
import { hide, promoPlace, useIsHidden } from './hidden.ts';

type Tracker = CurrentUser['promo_trackers'][number];

/** Hidden at once; what counts is loaded then. */
const useClose = (place: Place, promoCodeId: number | null) => {
  const client = useQueryClient();
  return () => {
    hide(place);
    import('./count-close.ts').then(({ countClose }) => countClose(client, place, promoCodeId)).catch(reportError);
  };
};

/** A100: once the code is there, the way to where it is used. */
const Offer = ({ userId, tracker }: { userId: number; tracker: Tracker }) => {
  const { t } = useLingui();
  const { promo_code_id: id, promo_code: code, discount, package_id: packageId } = tracker;
  const place = promoPlace(userId, id);
  const closeIt = useClose(place, id);
  if (useIsHidden(place)) return null;
  const isEarned = id !== null && code !== null;
  const action = isEarned ? (
    <Button size="sm" href={paths.package(packageId ?? packages.single, code)}>
      {t`Use your code`}
    </Button>
  ) : (
    <Button size="sm" href={paths.discover()}>
      {t`Find mentors`}
    </Button>
  );
  return (
    <Notice tone="promo" title={t`Follow 3 mentors and get 30% credit discounts!`} action={action} onClose={closeIt}>
      {isEarned && (
        <Trans>
          You did: {code} takes {discount}% off.
        </Trans>
      )}
    </Notice>
  );
};

/** CRD-31, CRD-32, DSH-23: for a mentee who has not taken notice of it yet. */
export const PromoBanner = () => {
  const { me } = useMe();
  const tracker = me?.promo_trackers.find(({ recipient_confirmed: known }) => !known);
  if (!me || me.user_type !== 'mentee' || !tracker) return null;
  return <Offer key={tracker.promo_code_id} userId={me.id} tracker={tracker} />;
};
