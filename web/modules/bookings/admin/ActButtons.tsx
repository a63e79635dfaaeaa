import type { AdminAct } from '../../../../contract/booking-states.ts';
import type { AdminBooking } from '../../../../contract/bookings-admin-fields.ts';
import { Button } from '../../../ui/Button.tsx';
import { useActWords } from './words.ts';

/** In the order of the screen. */
const order: readonly AdminAct[] = ['cancel', 'reschedule', 'miss', 'refund', 'investigate', 'complete'];

interface Props {
  booking: AdminBooking;
  onAct: (act: AdminAct) => void;
  size?: 'sm' | 'md';
}

/** ADB-24, ADB-26: the acts that the server allows now, and no others. */
export const ActButtons = ({ booking, onAct, size = 'md' }: Props) => {
  const words = useActWords();
  return order
    .filter((act) => booking.allowed_actions.includes(act))
    .map((act) => (
      <Button key={act} kind={act === 'complete' ? 'light' : 'default'} size={size} onPress={() => onAct(act)}>
        {words[act]}
      </Button>
    ));
};
