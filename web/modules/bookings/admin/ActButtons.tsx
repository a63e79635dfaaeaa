import { useLingui } from '@lingui/react/macro';
import { IconChevronDown } from '@tabler/icons-react';
import type { AdminAct } from '../../../../contract/booking-states.ts';
import type { AdminBooking } from '../../../../contract/bookings-admin-fields.ts';
import { Button } from '../../../ui/Button.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { useActWords } from './words.ts';

/** In the order of the screen. */
const order: readonly AdminAct[] = ['cancel', 'reschedule', 'miss', 'refund', 'investigate', 'complete'];

/** ADB-24, ADB-26: the acts that the server allows now, and no others. */
const allowedFor = ({ allowed_actions: allowed }: AdminBooking) => order.filter((act) => allowed.includes(act));

interface Props {
  booking: AdminBooking;
  onAct: (act: AdminAct) => void;
}

export const ActButtons = ({ booking, onAct }: Props) => {
  const words = useActWords();
  return allowedFor(booking).map((act) => (
    <Button key={act} kind={act === 'complete' ? 'light' : 'default'} onPress={() => onAct(act)}>
      {words[act]}
    </Button>
  ));
};

/** The same in a row of a table, which they would make as tall as a card. */
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
