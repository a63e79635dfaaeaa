import { useLingui } from '@lingui/react/macro';
import { IconChevronDown } from '@tabler/icons-react';
import type { AdminAct } from '../../../../contract/bookings/schemas/states.ts';
import type { AdminBooking } from '../../../../contract/bookings/schemas/admin-rows.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { reasonOf } from '../../../lib/reasons.ts';
import { useActWords } from './words.ts';

/** In the order of the documents' screen. */
const order: readonly AdminAct[] = ['cancel', 'reschedule', 'miss', 'refund', 'investigate', 'complete'];

interface Props {
  booking: AdminBooking;
  onAct: (act: AdminAct) => void;
}

/** ADB-24: a refund is shown if the status permits one, and enabled only if there is something to refund. */
const offersRefund = ({ why_not: { refund } }: AdminBooking) => refund === null || refund === 'bookings.not_refundable';

/** The actions that the server allows now, plus a refund that is shown although there is nothing to refund. */
const settlingFor = (booking: AdminBooking) =>
  order.filter((act) => (act === 'refund' ? offersRefund(booking) : booking.allowed_actions.includes(act)));

/** ADB-26: Reschedule is shown whenever any other action is; where it is not allowed it says why. */
const shownFor = (booking: AdminBooking) => {
  const acts = settlingFor(booking);
  return order.filter((act) => acts.includes(act) || (act === 'reschedule' && acts.length > 0));
};

const whyNotOf = ({ why_not: whyNot }: AdminBooking, act: AdminAct) =>
  act === 'reschedule' || act === 'refund' ? reasonOf(whyNot[act]) : null;

export const ActButtons = ({ booking, onAct }: Props) => {
  const words = useActWords();
  return shownFor(booking).map((act) => (
    <ActionButton
      key={act}
      kind={act === 'complete' ? 'light' : 'default'}
      whyNot={whyNotOf(booking, act)}
      onPress={() => onAct(act)}
    >
      {words[act]}
    </ActionButton>
  ));
};

/** The same actions as a menu: buttons would make a table row as tall as a card. */
export const ActMenu = ({ booking, onAct }: Props) => {
  const { t } = useLingui();
  const words = useActWords();
  const acts = settlingFor(booking);
  if (acts.length === 0) return null;
  const label = t`Settle booking ${booking.id}`;
  return (
    <Menu
      label={label}
      trigger={<Button size="sm" label={label} iconEnd={IconChevronDown}>{t`Settle`}</Button>}
      // 'Cancel' alone, last in a menu, reads as if it closed the menu.
      items={acts.map((act) => ({
        label: act === 'cancel' ? t`Cancel the session` : words[act],
        whyNot: whyNotOf(booking, act),
        onPress: () => onAct(act),
      }))}
    />
  );
};
