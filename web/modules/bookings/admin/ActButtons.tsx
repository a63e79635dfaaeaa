import { useLingui } from '@lingui/react/macro';
import { IconChevronDown } from '@tabler/icons-react';
import type { AdminAct } from '../../../../contract/booking-states.ts';
import type { AdminBooking } from '../../../../contract/bookings-admin-fields.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { reasonOf } from '../reasons.ts';
import { useActWords } from './words.ts';

/** In the order of the screen. */
const order: readonly AdminAct[] = ['cancel', 'reschedule', 'miss', 'refund', 'investigate', 'complete'];

/** ADB-24, ADB-26: the acts that the server allows now. */
const allowedFor = ({ allowed_actions: allowed }: AdminBooking) => order.filter((act) => allowed.includes(act));

interface Props {
  booking: AdminBooking;
  onAct: (act: AdminAct) => void;
}

/** ADB-26: where there is anything to press Reschedule stands as well; where it is not allowed it says why. */
const shownFor = ({ allowed_actions: allowed }: AdminBooking) =>
  order.filter((act) => allowed.includes(act) || (act === 'reschedule' && allowed.length > 0));

export const ActButtons = ({ booking, onAct }: Props) => {
  const words = useActWords();
  return shownFor(booking).map((act) => (
    <ActionButton
      key={act}
      kind={act === 'complete' ? 'light' : 'default'}
      whyNot={act === 'reschedule' ? reasonOf(booking.why_not.reschedule) : null}
      onPress={() => onAct(act)}
    >
      {words[act]}
    </ActionButton>
  ));
};

/** Those that are allowed, in a row of a table, which their buttons would make as tall as a card. */
export const ActMenu = ({ booking, onAct }: Props) => {
  const { t } = useLingui();
  const words = useActWords();
  const acts = allowedFor(booking);
  if (acts.length === 0) return null;
  const label = t`Settle booking ${booking.id}`;
  return (
    <Menu
      label={label}
      trigger={<Button size="sm" label={label} iconEnd={IconChevronDown}>{t`Settle`}</Button>}
      items={acts.map((act) => ({ label: words[act], onPress: () => onAct(act) }))}
    />
  );
};
