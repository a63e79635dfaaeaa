import { completeBooking, acceptBooking } from '../../../contract/bookings/index.ts';
import { giveFeedback } from '../../../contract/reviews/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { askedInAlpha, confirmed, tenOClock } from '../bookings/bookings.fixture.ts';

/** A session that took place and is waiting for its reviews. */
export const heldSession = async (world: World, mentee: Person = 'mentee', at = tenOClock()) => {
  const { id } = await confirmed(world, at, mentee);
  await world.ask('mentor', completeBooking, { params: { id }, body: { confirm_early: true } });
  return id;
};

/** The same in programme Alpha. */
export const heldInAlpha = async (world: World, at = tenOClock()) => {
  const { body } = await askedInAlpha(world, 'mentee', 'mentor', at);
  const { id } = body.booking;
  await world.ask('mentor', acceptBooking, { params: { id } });
  await world.ask('mentor', completeBooking, { params: { id }, body: { confirm_early: true } });
  return id;
};

/** The ids of the questions that a side of a session is asked, primary question first. */
export const questionIds = async (world: World, side: 'mentee' | 'mentor', programId: number | null = null) =>
  (
    await world.rows<{ id: string }>(
      `select id from impact_questions where user_type = $1 and program_id is not distinct from $2 and deleted_at is null
       order by position`,
      [side, programId],
    )
  ).map(({ id }) => Number(id));

interface Said {
  stars?: readonly number[];
  text?: string | null;
  badges?: number[];
  thanks?: string;
  programId?: number | null;
  onPlatform?: boolean;
}

/** A complete review: stars for every question, and a comment on the first. */
export const feedbackOf = async (
  world: World,
  side: 'mentee' | 'mentor',
  { stars = [5, 4], text = null, badges, thanks, programId = null, onPlatform }: Said = {},
) => ({
  answers: (await questionIds(world, side, programId)).map((question_id, at) => ({
    question_id,
    value: stars[at] ?? null,
    ...(at === 0 && text !== null && { text }),
  })),
  ...(badges && { badges }),
  ...(thanks !== undefined && { thank_you_note: thanks }),
  ...(onPlatform !== undefined && { on_platform: onPlatform }),
});

const sideOf = (who: Person) => (who.includes('mentor') && who !== 'pending_mentor' ? 'mentor' : 'mentee');

/** One side reviews the other. */
export const review = async (world: World, bookingId: number, who: Person, about: Person, said?: Said) =>
  world.ask(who, giveFeedback, {
    params: { bookingId, participantId: world.ids[about] },
    body: await feedbackOf(world, sideOf(who), said),
  });
