import type { Person } from '../../testing/personas.fixture.ts';
import { beginning, type World } from '../../testing/world.fixture.ts';
import { confirmed, tenOClock } from '../bookings/bookings.fixture.ts';

interface PlannedSession {
  mentee?: Person;
  mentor?: Person;
  /** Days after the beginning, at ten in the morning. */
  days?: number;
  status?: string;
}

/** A session that was booked and accepted, and now has this status. */
export const session = async (
  world: World,
  { mentee = 'mentee', mentor = 'mentor', days = 3, status = 'fully_rated' }: PlannedSession = {},
) => {
  const booking = await confirmed(world, tenOClock(days), mentee, mentor);
  await world.rows('update bookings set status = $2 where id = $1', [booking.id, status]);
  return booking;
};

interface Said {
  stars?: number | null;
  text?: string | null;
  thanks?: string | null;
  badges?: number[];
  hidden?: boolean;
  /** Still sealed for this many hours (M08). */
  sealedHours?: number;
}

/** One side's review of the other after a session; returns the review's id. */
export const reviewed = async (world: World, bookingId: number, from: Person, about: Person, said: Said) => {
  const { stars = null, text = null, thanks = null, badges = [], hidden = false, sealedHours = 0 } = said;
  const [row] = await world.rows<{ id: string }>(
    `insert into reviews (booking_id, rater_id, ratee_id, rater_type, star_rating, feedback_text, thank_you_note, submitted_at, unsealed_at, hidden)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      bookingId,
      world.ids[from],
      world.ids[about],
      from.includes('mentor') ? 'mentor' : 'mentee',
      stars,
      text,
      thanks,
      beginning.toString(),
      beginning.add({ hours: sealedHours }).toString(),
      hidden,
    ],
  );
  for (const badge of badges) await world.rows('insert into review_badges values ($1, $2)', [row?.id, badge]);
  return Number(row?.id);
};
