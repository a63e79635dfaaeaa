import type { FeedbackForm } from '../../../contract/reviews/index.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { fullName } from '../accounts/index.ts';
import { type BookingView, whyNotReviewView } from '../bookings/index.ts';
import { photoUrl } from '../profiles/index.ts';
import { presentQuestion, programmeById, questionsOf } from '../programmes/index.ts';
import type { SessionToReview } from './permissions.ts';
import { allBadges, ownReview, reviewedBy } from './queries/giving.ts';
import { offersBox } from './queries/on-platform.ts';
import { leftToReview, toReview } from './reviewed.ts';
import { isEditable, isSealed, suggestsMentors } from './rules.ts';

const personOf = (row: BookingView['participants'][number]) => {
  const gone = row.deletedAt !== null;
  return {
    id: row.userId,
    full_name: fullName(row), // ACC-66
    profile_photo_url: gone ? null : photoUrl(row.photo),
    slug: gone ? null : row.slug,
    job_title: gone ? null : row.jobTitle,
    company: gone ? null : row.company,
    deleted: gone,
  };
};

const presentOwn = (
  own: NonNullable<Awaited<ReturnType<typeof ownReview>>>,
  booking: BookingView['booking'],
  now: Work<Actor>['now'],
) => ({
  answers: own.answers.map(({ questionId, value, text, options }) => ({
    question_id: questionId,
    value,
    text,
    options,
  })),
  badges: own.badgeIds,
  thank_you_note: own.review.thankYouNote,
  on_platform: own.review.onPlatform,
  submitted_at: own.review.submittedAt.toString(),
  unsealed_at: own.review.unsealedAt.toString(),
  sealed: isSealed(own.review, now),
  editable: isEditable(own.review, booking, now),
});

/** REV-01, REV-02: the questions a participant is asked, about whom, and what they have answered. */
export const showForm = async (
  { tx, actor, now }: Work<Actor>,
  { view, role, person, rateeId }: SessionToReview,
): Promise<FeedbackForm> => {
  const { booking, participants } = view;
  const said = { bookingId: booking.id, raterId: actor.id, rateeId };
  const programme = booking.programId === null ? undefined : await programmeById(tx, booking.programId);
  const questions = await questionsOf(tx, booking.programId);
  const own = await ownReview(tx, said);
  const whyNot = whyNotReviewView(view, actor, now);
  const session = { booking, role, people: participants };
  const left = whyNot === null ? leftToReview(session, [...(await reviewedBy(tx, said)), person.userId]) : [];
  return {
    booking: {
      id: booking.id,
      topic: booking.topic,
      start_at: booking.startAt.toString(),
      end_at: booking.endAt.toString(),
      program_id: booking.programId,
      is_group: booking.bookingType === 'group',
    },
    participant: personOf(person),
    participant_type: person.userType,
    mentees: participants.filter(({ userType }) => userType === 'mentee').length,
    questions: questions.filter(({ userType }) => userType === role).map(presentQuestion),
    badges: role === 'mentee' ? await allBadges(tx) : [],
    offers_platform: rateeId !== null && (await offersBox(tx, booking.programId)),
    review: own ? presentOwn(own, booking, now) : null,
    why_not: own ? 'bookings.no_review_due' : whyNot,
    left_to_review: left.map(toReview),
    other_submitted: booking.bookingType === 'one_on_one' && person.ratedAt !== null,
    suggests_mentors: suggestsMentors(role, person.userType, programme?.program ?? null),
  };
};
