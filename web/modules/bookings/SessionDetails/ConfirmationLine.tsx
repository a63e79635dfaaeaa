import { useLingui } from '@lingui/react/macro';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import { shortDay, timeOfDay } from '../../../lib/time.ts';
import { Notice } from '../../../ui/Notice.tsx';

type Logged = NonNullable<Booking['confirmation']>;

/** What a logged session waits for, for the side that is asked and for the side that logged it. */
const useWaitingWords = ({ logged_by: who, waiting_for: names, asks_you: asksYou }: Logged, until: string) => {
  const { t } = useLingui();
  const [name = ''] = names;
  if (asksYou)
    return {
      title: t`Did this session take place?`,
      text: t`${who} logged it. It counts once you confirm it. Please answer by ${until}.`,
    };
  const text =
    names.length === 1
      ? t`${name} has been asked whether it took place. Until they confirm it, it does not count. They can answer until ${until}.`
      : t`The other side has been asked whether it took place. Until one of them confirms it, it does not count. They can answer until ${until}.`;
  return { title: t`Waiting for confirmation`, text };
};

const Waiting = ({ logged, zone }: { logged: Logged; zone: string }) => {
  const { answer_by: at } = logged;
  const { title, text } = useWaitingWords(logged, `${shortDay(at, zone)}, ${timeOfDay(at, zone)}`);
  return (
    <Notice tone={logged.asks_you ? 'warning' : 'info'} title={title}>
      {text}
    </Notice>
  );
};

/** M43: whether a session that one side logged is confirmed by the other. */
export const ConfirmationLine = ({ booking }: { booking: Booking }) => {
  const { t } = useLingui();
  const { confirmation: logged, display_timezone: zone } = booking;
  if (logged === null || logged.state === 'confirmed') return null;
  if (logged.state === 'waiting') return <Waiting logged={logged} zone={zone} />;
  return (
    <Notice>
      {logged.state === 'denied'
        ? t`One of you said that this session did not happen, so it does not count.`
        : t`Nobody confirmed this session within 14 days, so it does not count.`}
    </Notice>
  );
};
