import type { CalendarProvider } from '../../../../contract/calendars/values.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { cancel, reschedule, type SeenBooking } from '../../bookings/index.ts';
import { entryOf } from '../queries/linked.ts';
import { lockLink, markWriteDue, updateEntry } from '../store/linked.ts';
import { syncNow } from './jobs.ts';
import { texts } from '../texts.ts';

const nothingAsked = { question: null, askedAt: null };

/**
 * CAL-10: 'Follow the calendar?' Yes moves or cancels the session by the same acts as its buttons, with the same
 * refusals; the other side answers a new time as always. No writes the session into the calendar again as it is.
 */
export const answerChange = async (
  work: Work<Actor>,
  seen: SeenBooking,
  { provider, follow }: { provider: CalendarProvider; follow: boolean },
) => {
  const { tx, now, actor } = work;
  const which = { userId: actor.id, provider };
  await lockLink(tx, which);
  const entry = await entryOf(tx, seen.booking.id, which);
  if (!entry?.question) throw new Refusal('calendars.change_answered');
  if (!follow) await updateEntry(tx, entry, { ...nothingAsked, written: '', seenStartAt: null, seenEndAt: null });
  else if (entry.question === 'removed' || entry.seenStartAt === null) {
    await cancel(work, seen, texts.removedInCalendar);
    await updateEntry(tx, entry, nothingAsked);
  } else {
    const start = entry.seenStartAt.toZonedDateTimeISO(actor.timezone);
    await reschedule(work, seen, {
      reschedule_date: start.toPlainDate().toString(),
      reschedule_time: start.toPlainTime().toString({ smallestUnit: 'minute' }),
      user_timezone: actor.timezone,
    });
    await updateEntry(tx, entry, nothingAsked);
  }
  if (await markWriteDue(tx, [actor.id], now)) await work.later(syncNow, {});
  work.refresh({ people: [actor.id], keys: ['me', 'calendars'] });
};
