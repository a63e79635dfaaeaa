import type { FeedbackForm } from '../../../contract/reviews/index.ts';
import { found } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { ownBookings } from '../../policies/bookings.ts';
import { fullName } from '../accounts/index.ts';
import { type BookingView, bookingView, whyNotReviewView } from '../bookings/index.ts';
import { photoUrl } from '../profiles/index.ts';
import { presentQuestion, programmeById, questionsOf } from '../programmes/index.ts';
import { allBadges, ownReview, reviewedBy } from './queries/giving.ts';
import { leftToReview, reviewedIn, toReview } from './reviewed.ts';
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
  submitted_at: own.review.submittedAt.toString(),
  unsealed_at: own.review.unsealedAt.toString(),
  sealed: isSealed(own.review, now),
  editable: isEditable(own.review, booking, now),
});

/** REV-01, REV-02: for one who took part, what they are asked of whom, and what they have said. */
export const showForm = async (
  { tx, actor, now }: Work<Actor>,
  { bookingId, participantId }: { bookingId: number; participantId: number },
): Promise<FeedbackForm> => {
  const view = found(await bookingView(tx, bookingId, ownBookings(actor)), 'bookings.not_found');
  const { booking, participants } = view;
  const me = found(
    participants.find(({ userId }) => userId === actor.id),
    'bookings.not_found',
  );
  const session = { booking, role: me.userType, people: participants };
  const said = { bookingId, raterId: actor.id, rateeId: reviewedIn(session, participantId) };
  const person = found(
    participants.find(({ userId }) => userId === participantId),
    'bookings.not_found',
  );
  const programme = booking.programId === null ? undefined : await programmeById(tx, booking.programId);
  const questions = await questionsOf(tx, booking.programId);
  const own = await ownReview(tx, said);
  const whyNot = whyNotReviewView(view, actor, now);
  const left = whyNot === null ? leftToReview(session, [...(await reviewedBy(tx, said)), participantId]) : [];
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
    questions: questions.filter(({ userType }) => userType === me.userType).map(presentQuestion),
    badges: me.userType === 'mentee' ? await allBadges(tx) : [],
    review: own ? presentOwn(own, booking, now) : null,
    why_not: own ? 'bookings.no_review_due' : whyNot,
    left_to_review: left.map(toReview),
    other_submitted: booking.bookingType === 'one_on_one' && person.ratedAt !== null,
    suggests_mentors: suggestsMentors(me.userType, person.userType, programme?.program ?? null),
  };
};
