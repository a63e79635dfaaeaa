import type { Temporal } from 'temporal-polyfill';
import type { BookingAct, SentStatus } from '../../../contract/bookings/index.ts';
import type { Actor } from '../../policies/actor.ts';
import { roleIn } from '../../policies/bookings.ts';
import { factsOfCard, factsOfView } from './facts.ts';
import type { BookingCard } from './queries/cards.ts';
import type { BookingView } from './queries/views.ts';
import { whyNotEditBrief } from './rules/brief.ts';
import { memberButtons } from './rules/buttons.ts';
import type { BookingFacts, CardFacts } from './rules/facts.ts';
import { answerUntil, confirmationAt, whyNotDelete } from './rules/confirming.ts';
import { faceOf, type ViewerRole } from './rules/labels.ts';
import { infoBlurb, phaseAt, whyNotJoin } from './rules/phases.ts';
import { isRefundable, returnsPoints } from './rules/points.ts';
import { answerableUntil, completingEarly, hasOpenMove } from './rules/requests.ts';
import { hasReviewsToRead } from './rules/reviewing.ts';
import { allowedActions, whyNot } from './rules/states.ts';

// What the rules say about a booking for this viewer, worked out before it is put into the wire format.

const actsOf = (facts: CardFacts, viewer: ViewerRole, now: Temporal.Instant) => {
  const may = (act: BookingAct) => whyNot(act, facts, viewer, now);
  return {
    buttons: viewer === 'admin' ? [] : buttonsServed(facts, viewer, now),
    why_not: {
      accept: may('accept'),
      cancel: may('cancel'),
      complete: may('complete'),
      keep_time: may('keep_time'),
      withdraw_move: may('withdraw_move'),
      reschedule: may('reschedule'),
      reschedule_not_carried_out: may('reschedule_not_carried_out'),
      report_not_carried_out: may('report_not_carried_out'),
      edit_brief: whyNotEditBrief(facts, viewer, now),
      join: viewer === 'admin' ? ('bookings.not_allowed_now' as const) : whyNotJoin(facts, now),
    },
    completing_early: completingEarly(facts, now),
    cancelling_returns_points:
      facts.pointsCharged > 0 && may('cancel') === null && returnsPoints('cancel', facts, viewer, now),
  };
};

const buttonsServed = (facts: CardFacts, viewer: 'mentee' | 'mentor', now: Temporal.Instant) =>
  memberButtons(facts, viewer, now).map(({ button, whyNot: reason }) => ({ button, why_not: reason }));

const faceAs = (facts: BookingFacts, role: ViewerRole, now: Temporal.Instant, reason: string | null) => {
  const { status, label, readable, tone, tab } = faceOf(facts, role, now);
  const phase = phaseAt(facts, now);
  return {
    tab,
    face: {
      status,
      label,
      readable_booking_status: readable,
      tone,
      phase,
      info: infoBlurb(status, phase, facts.contactMethod, reason),
    },
  };
};

/** The statuses in which reviews are shown; an investigation hides them (C2). */
const statesWithReviews: readonly SentStatus[] = ['pending_rating', 'partially_rated', 'fully_rated'];

/** BKG-106, M08: whether there is a review that this viewer may read. */
export const showsReviews = (
  { participants }: Pick<BookingView, 'participants'>,
  facts: BookingFacts,
  { status, role, readerId, now }: { status: SentStatus; role: ViewerRole; readerId: number; now: Temporal.Instant },
) =>
  statesWithReviews.includes(status) &&
  (role === 'admin' ? facts.reviewsGiven > 0 : hasReviewsToRead(facts, participants, readerId, now));

/** M43: what a logged session waits for; null when nobody was asked. */
const confirmationOf = (facts: BookingFacts, role: ViewerRole, now: Temporal.Instant) =>
  facts.confirmingRole === null
    ? null
    : {
        state: confirmationAt(facts, now),
        askedSide: facts.confirmingRole,
        asksViewer: whyNot('confirm_held', facts, role, now) === null,
        answerBy: answerUntil(facts),
      };

/** What a member, or an admin who looks at the members' view, is shown and may do. */
export const judgeBooking = (card: BookingCard, { actor, now }: { actor: Actor; now: Temporal.Instant }) => {
  const { booking, participants, programme } = card;
  const role = roleIn(actor, participants, programme?.program ?? null) ?? 'admin';
  const facts = factsOfCard(card, actor.id);
  const { face, tab } = faceAs(facts, role, now, booking.cancelReason);
  // M26: an admin sees the session at its standing time.
  const move = role !== 'admin' && hasOpenMove(facts, now) ? facts.proposed : null;
  const asksForAnswer = booking.status === 'pending' || move !== null;
  return {
    face,
    tab,
    contactMethod: facts.contactMethod,
    confirmation: confirmationOf(facts, role, now),
    expiresAt: asksForAnswer ? answerableUntil(facts) : null,
    move,
    hasRoom: booking.status === 'upcoming' && role !== 'admin' && facts.contactMethod === 'video',
    canJoin: whyNotJoin(facts, now) === null,
    acts: actsOf(facts, role, now),
    showsReviews: showsReviews(card, facts, { status: face.status, role, readerId: actor.id, now }),
  };
};
export type JudgedBooking = ReturnType<typeof judgeBooking>;

/** The same for the admins' own list. */
export const judgeForAdmin = (view: BookingView, viewerId: number | null, now: Temporal.Instant) => {
  // An admin has no review of their own here, and is a viewer only as the person who logged the session.
  const facts = { ...factsOfView(view, null), isLogger: factsOfView(view, viewerId).isLogger };
  const { status, label, tone } = faceOf(facts, 'admin', now);
  return {
    status,
    label,
    tone,
    contactMethod: facts.contactMethod,
    mayDelete: whyNotDelete(facts) === null,
    acts: {
      refundable: isRefundable(facts),
      allowed_actions: allowedActions(facts, now),
      why_not: {
        reschedule: whyNot('reschedule', facts, 'admin', now),
        refund: whyNot('refund', facts, 'admin', now),
      },
      completing_early: completingEarly(facts, now),
      cancelling_returns_points:
        facts.pointsCharged > 0 && !facts.pointsReturned && returnsPoints('cancel', facts, 'admin', now),
    },
  };
};
export type JudgedForAdmin = ReturnType<typeof judgeForAdmin>;
