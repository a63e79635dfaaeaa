import type { ReviewChanged, ReviewGiven } from '../../domain-events/reviews.ts';
import type { giveFeedback } from '../../../contract/reviews/index.ts';
import type { EndpointInput } from '../../../contract/endpoint.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import { Refusal, refuseField, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { type LockedForReview, lockForReview, recordReview, unsealsAt, whyNotReview } from '../bookings/index.ts';
import { programmeById, questionsOf } from '../programmes/index.ts';
import { readAnswers, summaryOf } from './answers.ts';
import type { SessionToReview } from './permissions.ts';
import { badgesKnown, ownReview } from './queries/giving.ts';
import { offersBox } from './queries/on-platform.ts';
import { reviewedIn } from './reviewed.ts';
import { isEditable, isPrivate, isSealed } from './rules.ts';
import { insertReview, openReviewsOf, replaceReview, type ReviewContent } from './store.ts';

type Body = EndpointInput<typeof giveFeedback>['body'];

const contentOf = async ({ tx }: Work<Actor>, session: LockedForReview, rateeId: number | null, body: Body) => {
  const { booking, role } = session;
  const { answers: given, badges, thank_you_note: note, on_platform: ticked, ...rest } = body;
  nothingLeft(rest);
  const questions = (await questionsOf(tx, booking.programId)).filter(({ userType }) => userType === role);
  const { answers, fields } = readAnswers(questions, given);
  if (Object.keys(fields).length > 0) throw new Refusal('request.invalid', 422, { fields });
  const badgeIds = [...new Set(badges)];
  if (role === 'mentor' && badgeIds.length > 0) refuseField('badges', 'Only mentees give badges');
  if ((await badgesKnown(tx, badgeIds)) < badgeIds.length) refuseField('badges', 'This badge does not exist');
  const thankYouNote = note || null;
  if (role === 'mentor' && thankYouNote !== null) refuseField('thank_you_note', 'Only mentees write a thank-you note');
  // M32: without the box there is nothing to tick, and a group as a whole has no page.
  const onPlatform = ticked && rateeId !== null && (await offersBox(tx, booking.programId));
  return { answers, badgeIds, thankYouNote, onPlatform, ...summaryOf(questions, answers) };
};

const announceGiven = async (
  { tx, now, announce }: Work<Actor>,
  { booking }: LockedForReview,
  review: { raterId: number; rateeId: number | null; unsealedAt: Work<Actor>['now'] },
) => {
  const { id: bookingId, programId } = booking;
  const programme = programId === null ? undefined : await programmeById(tx, programId);
  await announce<ReviewGiven>({
    name: 'review.given',
    bookingId,
    programId,
    raterId: review.raterId,
    rateeId: review.rateeId,
    sealed: isSealed(review, now),
    private: isPrivate(programme?.program ?? null),
    at: now.toString(),
  });
};

/** The first time: stores it and moves the session on; when there are two, the second unseals both (M08). */
const give = async (work: Work<Actor>, session: LockedForReview, rateeId: number | null, content: ReviewContent) => {
  const { tx, now, actor } = work;
  const { booking, people, role } = session;
  const othersIn = people.every(({ userId, ratedAt }) => userId === actor.id || ratedAt !== null);
  const unsealedAt = unsealsAt({ kind: booking.bookingType, othersIn }, now);
  const review = {
    bookingId: booking.id,
    programId: booking.programId,
    raterId: actor.id,
    rateeId,
    raterType: role,
    isGroupRating: booking.bookingType === 'group',
    submittedAt: now,
    unsealedAt,
  };
  await insertReview(tx, review, content);
  if (othersIn) await openReviewsOf(tx, booking.id, now);
  await recordReview(work, session);
  await announceGiven(work, session, review);
};

/**
 * REV-02, B48: each participant reviews each person they may review once per session. Sending it again while it is
 * sealed changes it (M08); sending the same again gives the same answer.
 */
export const giveReview = async (work: Work<Actor>, { view, person }: SessionToReview, body: Body) => {
  const { tx, now, actor, announce } = work;
  const { id: bookingId, programId } = view.booking;
  const session = await lockForReview(work, bookingId);
  const { rateeId } = reviewedIn(session, person.userId);
  const before = await ownReview(tx, { bookingId, raterId: actor.id, rateeId });
  if (before === undefined) refuseIf(whyNotReview(session, now));
  const content = await contentOf(work, session, rateeId, body);
  if (before === undefined) return give(work, session, rateeId, content);
  if (isEditable(before.review, session.booking, now)) {
    await replaceReview(tx, before.review.id, content);
    return announce<ReviewChanged>({ name: 'review.changed', bookingId, programId, at: now.toString() });
  }
  if (!before.says(content)) throw new Refusal('reviews.no_longer_editable');
};
