import { confirmOfflineSession, denyOfflineSession, logOfflineSession } from '../../../../contract/bookings/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import type { World } from '../../../testing/world.fixture.ts';
import { tenOClock } from '../bookings.fixture.ts';

/** What the mentee of Alpha logs: a session yesterday at ten, with its mentor, over a coffee. */
export const heldWith = ({ ids, alpha }: World, changes: object = {}) => ({
  user_id: ids.mentee,
  program_id: alpha.id,
  booking_type: 'one_on_one' as const,
  booking_method: 'physical' as const,
  participant_id: ids.mentor,
  meetup_location: 'Kopi Place, Bangsar',
  start_time: tenOClock(-1).toInstant().toString(),
  duration: 45,
  learning_objectives_attributes: [{ objective: 'A portfolio that is read' }],
  ...changes,
});

export const log = (world: World, who: Person, changes: object = {}) =>
  world.ask(who, logOfflineSession, { body: { booking: heldWith(world, changes) } });

/** Logs a session, and answers its id. */
export const logged = async (world: World, who: Person, changes: object = {}) => {
  const { status, body } = await log(world, who, changes);
  if (status !== 200) throw new Error(`not logged: ${JSON.stringify(body)}`);
  return body.booking.id as number;
};

const answer =
  (endpoint: typeof confirmOfflineSession | typeof denyOfflineSession) => (world: World, who: Person, id: number) =>
    world.ask(who, endpoint, { params: { id } });
export const confirmHeld = answer(confirmOfflineSession);
export const denyHeld = answer(denyOfflineSession);
