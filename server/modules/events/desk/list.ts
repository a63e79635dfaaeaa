import { pageAt } from '../../../platform/list-pages.ts';
import type { Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { answersOfOrders, countAttendees, listedAttendees } from '../queries/desk.ts';
import type { EventView } from '../queries/events.ts';
import { presentCard } from '../read/present.ts';
import { presentAttendee } from './present.ts';

const onPage = 50;

export const showAttendees = async (
  { tx, now }: Work<Actor>,
  view: EventView,
  { search, page: asked }: { search: string; page: number },
) => {
  const eventId = view.event.id;
  const { expected, checkedIn, found } = await countAttendees(tx, eventId, search);
  const { part, ...pages } = pageAt({ total: found, page: asked, size: onPage });
  const rows = await listedAttendees(tx, { eventId, search }, part);
  const answers = await answersOfOrders(
    tx,
    rows.map(({ admission }) => admission.purchaseId),
  );
  return {
    event: presentCard(view, now),
    attendees: rows.map((row) => presentAttendee(row, answers)),
    expected,
    checked_in: checkedIn,
    ...pages,
    total: found,
  };
};
