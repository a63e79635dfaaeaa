import { Temporal } from 'temporal-polyfill';
import type { DirectoryCard, MentorCard } from '../../../contract/discovery/index.ts';
import type { Change } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { fullName } from '../accounts/index.ts';
import { nextThreeDays } from '../availability/index.ts';
import { bookableSlotsOf, priceInPoints } from '../bookings/index.ts';
import { chatLinks } from '../chat/index.ts';
import { photoUrl } from '../profiles/index.ts';
import { goalImageUrl } from '../reference/index.ts';
import { badgeCountsOf, ratingsOf, type ReviewsFrom } from '../reviews/index.ts';
import { bondsOf, type CardRow, cardRows } from './queries/cards.ts';

/** The programme whose portal shows the cards. */
export interface Portal {
  programId: number;
  path: string;
  /** The programme's id if this reader may see its reviews, otherwise null (B16). */
  reviewsFrom: ReviewsFrom;
  /** B34: sessions in the programme cost its members credits. */
  paidAccess: boolean;
}

export interface Viewer {
  actor: Actor | null;
  zone: string;
  /** Absent on the platform. */
  portal?: Portal;
}

/** DIS-22: ratings are shown from this value up. */
const shownFrom = 4;
/** B19 */
const newFor = 30 * 24;
/** B17 */
const topBadges = 3;
/** DIS-25 */
const interestsShown = 3;

/** Ratings and badges of all these people in one go. */
const marksOf = async ({ tx, now }: Change, ids: readonly number[], from: ReviewsFrom) => {
  const ratings = new Map((await ratingsOf(tx, ids, now, from)).map((row) => [row.userId, row]));
  const badges = await badgeCountsOf(tx, ids, now, from);
  return (id: number) => {
    const rating = ratings.get(id)?.average ?? null;
    const own = badges.filter(({ userId }) => userId === id).slice(0, topBadges);
    return {
      fl_average_rating: rating !== null && rating >= shownFrom ? rating : null,
      total_reviews: ratings.get(id)?.total ?? 0,
      top_badges: own.map(({ badge }) => badge),
    };
  };
};

/** Free slots, and the viewer's follows and sessions with each of these mentors. */
const bookingFactsOf = async ({ tx, now }: Change, ids: readonly number[], { actor, zone, portal }: Viewer) => {
  const programId = portal?.programId ?? null;
  const open = await bookableSlotsOf(tx, ids, { now, programId });
  const bonds = actor ? await bondsOf(tx, actor.id, ids, programId) : null;
  return (id: number) => ({
    is_following: bonds?.following.has(id) ?? false,
    have_booked: bonds?.booked.has(id) ?? false,
    next_dates: nextThreeDays(open.get(id) ?? [], zone).map(({ date, time, start }) => ({
      date,
      time,
      start: Temporal.Instant.fromEpochMilliseconds(start).toString(),
    })),
  });
};

/** CHT-02: where the viewer writes to each of these mentors; nowhere for visitors. */
const chatLinksFor = ({ tx }: Change, ids: readonly number[], { actor, portal }: Viewer) =>
  actor === null ? () => null : chatLinks(tx, { viewerId: actor.id, portal: portal ?? null }, ids);

/** M28: what a session asked for from a card costs this reader, in points. */
const priceFor = ({ actor, portal }: Viewer) =>
  priceInPoints({
    madeBy: 'mentee',
    kind: 'one_on_one',
    isOffline: false,
    isPlatformMentor: actor?.isFlMentor ?? false,
    programme: portal ?? null,
  });

const personOf = ({ user, info, country, goals, languages, industries }: CardRow, now: Temporal.Instant) => {
  const name = fullName(user);
  const photo = photoUrl(info?.profilePhoto ?? null);
  const since = info?.mentorSince ?? null;
  return {
    id: user.id,
    slug: user.slug,
    fullname: name,
    full_name: name,
    photo,
    profile_photo: photo,
    info: { job_title: info?.jobTitle ?? null, company: info?.company ?? null },
    country,
    goals: goals.map(({ id, name: label }) => ({ id, image_url: goalImageUrl(id), mentor_label: label })),
    interests: industries.slice(0, interestsShown),
    user_languages: languages.map(({ id, name: label }) => ({ language_id: id, name: label })),
    new_mentor: since !== null && since.until(now).total('hours') < newFor,
  };
};

/** URLs of a mentor's page and of the viewer's history with them: on the platform or in a portal (B29). */
const pathsIn = (portal: Portal | undefined) => ({
  profile: (slug: string) => (portal ? `${portal.path}/members/${slug}` : `/mentor_profile/${slug}`),
  progress: (id: number) => (portal ? `${portal.path}/members/${id}/progress` : `/main/progress/${id}`),
});

/** The cards of these mentors, in order, with the same few statements however many there are. */
export const showCards = async (change: Change, ids: readonly number[], viewer: Viewer): Promise<MentorCard[]> => {
  const rows = await cardRows(change.tx, ids);
  const marks = await marksOf(change, ids, viewer.portal?.reviewsFrom ?? 'platform');
  const paths = pathsIn(viewer.portal);
  const facts = await bookingFactsOf(change, ids, viewer);
  const price = priceFor(viewer);
  const chatLink = await chatLinksFor(change, ids, viewer);
  return rows.map((row) => {
    const own = facts(row.user.id);
    return {
      ...personOf(row, change.now),
      ...marks(row.user.id),
      ...own,
      is_new_matched: false,
      chat_link: chatLink(row.user.id),
      price,
      profile_link: paths.profile(row.user.slug),
      progress_path: own.have_booked ? paths.progress(row.user.id) : null,
    };
  });
};

const noMarks = { fl_average_rating: null, total_reviews: 0, top_badges: [], new_mentor: false };

/** The people of a programme's directory, in order; each links to their page in its portal (PRO-05). */
export const showMembers = async (
  change: Change,
  ids: readonly number[],
  { shows, portal, reviewsFrom }: { shows: 'mentors' | 'mentees'; portal: string; reviewsFrom: ReviewsFrom },
): Promise<DirectoryCard[]> => {
  const rows = await cardRows(change.tx, ids, shows === 'mentors' ? 'own' : 'interested');
  const marks = await marksOf(change, ids, reviewsFrom);
  return rows.map((row) => ({
    ...personOf(row, change.now),
    // Mentees have no ratings or badges to show.
    ...(shows === 'mentors' ? marks(row.user.id) : noMarks),
    profile_link: `${portal}/members/${row.user.slug}`,
  }));
};
