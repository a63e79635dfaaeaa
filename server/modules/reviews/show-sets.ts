import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { fullName } from '../accounts/index.ts';
import { type BookingView, whyNotReviewView } from '../bookings/index.ts';
import { photoUrl } from '../profiles/index.ts';
import { programmeById } from '../programmes/index.ts';
import { type Participant, presentSets } from './present.ts';
import { reviewsOfBooking } from './queries.ts';
import { leftToReview, toReview } from './reviewed.ts';
import { isPrivate } from './rules.ts';

type ReadNow = Pick<Work<Actor>, 'tx' | 'actor' | 'now'>;

const participantOf = (row: BookingView['participants'][number]): Participant => ({
  userId: row.userId,
  fullName: fullName(row),
  photo: row.deletedAt === null ? photoUrl(row.photo) : null,
});

/** B48: the other mentors of a group that a mentee may still review after reviewing one. */
const leftFor = ({ actor, now }: ReadNow, view: BookingView, reviewed: readonly (number | null)[]) => {
  const { booking, participants } = view;
  const me = participants.find(({ userId }) => userId === actor.id);
  if (me === undefined || reviewed.length === 0 || whyNotReviewView(view, actor, now) !== null) return [];
  return leftToReview({ booking, role: me.userType, people: participants }, reviewed).map(toReview);
};

/** The reviews of one session by author, sealed where this viewer may not read them yet (REV-04, M08). */
export const reviewSetsOf = async (asked: ReadNow, view: BookingView) => {
  const { tx, actor, now } = asked;
  const { booking, participants } = view;
  const everybody = participants.map(participantOf);
  const me = participants.find(({ userId }) => userId === actor.id);
  // C2: reviews of a session under investigation are only visible to its admins.
  const given = await reviewsOfBooking(tx, booking.id);
  // REV-22: when there are several mentors, each reads the reviews of themselves and of all of them together.
  const isTheirs = ({ rateeId, raterId }: (typeof given)[number]['review']) =>
    rateeId === null || rateeId === actor.id || raterId === actor.id;
  const views = given.filter(({ review }) => me === undefined || (!review.hidden && isTheirs(review)));
  const programme = booking.programId === null ? undefined : await programmeById(tx, booking.programId);
  const viewer = {
    id: actor.id,
    isAdmin: me === undefined,
    keptFrom: me !== undefined && isPrivate(programme?.program ?? null),
  };
  // Reviews are for the person they are about: in a group nobody reads what their own side said about the other.
  const shown = participants.filter(
    ({ userId, userType }) => me === undefined || userId === actor.id || userType !== me.userType,
  );
  const setsOf = (side: 'mentee' | 'mentor') =>
    shown
      .filter(({ userType }) => userType === side)
      .flatMap((row) => presentSets(participantOf(row), views, everybody, viewer, now));
  const own = given.filter(({ review }) => review.raterId === actor.id);
  const left = leftFor(
    asked,
    view,
    own.map(({ review }) => review.rateeId),
  );
  return { mentee: setsOf('mentee'), mentor: setsOf('mentor'), left_to_review: left };
};
