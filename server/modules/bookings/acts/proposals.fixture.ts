import type { Temporal } from 'temporal-polyfill';
import { acceptBooking, keepTime, rescheduleMyBooking, withdrawMove } from '../../../../contract/bookings/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import type { World } from '../../../testing/world.fixture.ts';
import { movedTo } from '../bookings.fixture.ts';

const of = (id: number) => ({ params: { id } });

/** The acts of M26: suggesting another time of a confirmed session, and the three answers to it. */
export const proposing = (world: () => World) => ({
  of,
  suggest: (who: Person, id: number, at: Temporal.ZonedDateTime, reason?: string) =>
    world().ask(who, rescheduleMyBooking, { ...of(id), body: { ...movedTo(at), reschedule_reason: reason } }),
  accept: (who: Person, id: number) => world().ask(who, acceptBooking, of(id)),
  keep: (who: Person, id: number) => world().ask(who, keepTime, of(id)),
  takeBack: (who: Person, id: number) => world().ask(who, withdrawMove, of(id)),
});
