import type { Temporal } from 'temporal-polyfill';
import type { MenteeProfile, MentorProfile } from '../../../contract/screens/index.ts';
import { found } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { isPublicMentor, maySeeContact, nothingShared, sharedProgrammes, type Shown } from '../../policies/profiles.ts';
import { slotsByDay } from '../availability/index.ts';
import { bookableSlotsOf } from '../bookings/index.ts';
import { chatLinks, type LinkPlace } from '../chat/index.ts';
import { fullName } from '../accounts/index.ts';
import { ownProfile, presentPerson, recordView } from '../profiles/index.ts';
import { badgeCountsOf, presentReview, ratingOf, reviewsAbout, type ReviewsFrom } from '../reviews/index.ts';
import {
  followingCount,
  impactOf,
  isFollowing,
  personByKey,
  programmesOf,
  type PersonView,
  sharedSessions,
} from './queries/people.ts';

type Viewer = Work<Actor | null>;

type Portal = LinkPlace['portal'];

/** CHT-02 */
const chatLinkTo = async ({ tx, actor }: Viewer, userId: number, portal: Portal) =>
  actor === null ? null : (await chatLinks(tx, { viewerId: actor.id, portal }, [userId]))(userId);

const newMentorDays = 30;

export const shownOf = ({ user }: PersonView): Shown => ({ ...user, deleted: user.deletedAt !== null });

/** The part that both kinds of profile show. */
const presentShared = async (
  viewer: Viewer,
  view: PersonView,
  { reviewsFrom: from, portal }: { reviewsFrom: ReviewsFrom; portal: Portal },
) => {
  const { tx, now, actor } = viewer;
  const { user, info, country } = view;
  const profile = await ownProfile(tx, user.id);
  const reviews = (await reviewsAbout(tx, user.id, now, { from })).map((view) => presentReview(view));
  const theirs = await programmesOf(tx, user.id);
  const seesContact = maySeeContact(actor, shownOf(view), { ...nothingShared, ...sharedProgrammes(actor, theirs) });
  const impact = await impactOf(tx, user.id);
  const person = presentPerson({
    ...user,
    profilePhoto: info?.profilePhoto ?? null,
    jobTitle: info?.jobTitle ?? null,
    company: info?.company ?? null,
  });
  return {
    profile,
    impact,
    shared: {
      ...person,
      user_id: user.id,
      banner_url: profile.banner_url,
      profile_intro: profile.profile_intro,
      country,
      timezone: user.timezone,
      info: profile.info,
      goals: profile.goals,
      languages: profile.user_languages.map(({ language_id: id, name }) => ({ id, name })),
      industries: profile.industries,
      skills: profile.skills,
      jobs: profile.jobs,
      colleges: profile.colleges,
      reviews: reviews.filter(({ star_rating: stars, feedback_text: text }) => stars !== null || text !== null),
      thank_you: reviews.filter(({ thank_you_note: note }) => note !== null),
      badges: (await badgeCountsOf(tx, [user.id], now, from)).map(({ count, badge }) => ({ count, badge })),
      mentoring_sessions_count: impact.mentoring_sessions,
      programs_joined_count: theirs.length,
      is_own: actor?.id === user.id,
      chat_link: await chatLinkTo(viewer, user.id, portal),
      email: seesContact ? user.email : null,
      phone_no: seesContact ? user.phoneNo : null,
      application_pending: profile.application_pending,
      application: profile.application,
    },
  };
};

/** B19 */
const isNew = (mentorSince: Temporal.Instant | null, now: Temporal.Instant) =>
  mentorSince !== null && mentorSince.until(now).total('hours') < newMentorDays * 24;

/** What connects a viewer and a mentor. */
const bondsWith = async ({ tx, actor }: Viewer, mentorId: number, programId: number | null) => {
  if (actor === null) return { is_following: false, have_booked: false };
  const sessions = await sharedSessions(tx, mentorId, actor.id, programId ?? undefined);
  return { is_following: await isFollowing(tx, actor.id, mentorId), have_booked: sessions.length > 0 };
};

interface InPortal {
  portal?: Portal;
  /** The reviews that this viewer can read there (B16, M32). */
  reviewsFrom?: ReviewsFrom;
}

/** A person's mentor profile, for anyone who may see them. */
export const mentorProfileOf = async (
  work: Viewer,
  view: PersonView,
  { timezone, portal = null, reviewsFrom = 'platform' }: InPortal & { timezone?: string | undefined },
): Promise<MentorProfile> => {
  const { tx, now, actor } = work;
  const { user, info } = view;
  const programId = portal?.programId ?? null;
  if (actor) await recordView(tx, { userId: user.id, viewerId: actor.id, now });
  const { shared, profile, impact } = await presentShared(work, view, { reviewsFrom, portal });
  const rating = await ratingOf(tx, user.id, now, reviewsFrom);
  const open = (await bookableSlotsOf(tx, [user.id], { now, programId })).get(user.id) ?? [];
  return {
    ...shared,
    services: profile.interested_services,
    who_to_mentor: profile.info.who_to_mentor,
    who_to_mentor_list: profile.info.who_to_mentor_list,
    mentees_helped_count: impact.mentees_helped,
    fl_average_rating: rating.average,
    total_reviews: rating.total,
    new_mentor: isNew(info?.mentorSince ?? null, now),
    ...(await bondsWith(work, user.id, programId)),
    ...slotsByDay(open, timezone ?? actor?.timezone ?? user.timezone),
  };
};

/**
 * An approved mentor of the platform, visible to everyone (PRO-01, PRO-29, PRO-90); applicants can see their own
 * (PRO-20).
 */
export const presentMentorProfile = async (work: Viewer, key: string, timezone?: string) => {
  const view = found(await personByKey(work.tx, key), 'bookings.mentor_not_found');
  found(isPublicMentor(shownOf(view)) ? view : undefined, 'bookings.mentor_not_found');
  return mentorProfileOf(work, view, { timezone });
};

type Sessions = Awaited<ReturnType<typeof sharedSessions>>;

/** A person's mentee profile, with the sessions that the viewer may see. */
export const menteeProfileOf = async (
  work: Work<Actor>,
  view: PersonView,
  sessions: Sessions,
  { reviewsFrom = 'platform', portal = null }: InPortal = {},
): Promise<MenteeProfile> => {
  const { tx, now } = work;
  const { shared, profile } = await presentShared(work, view, { reviewsFrom, portal });
  const { average } = await ratingOf(tx, view.user.id, now, reviewsFrom);
  return {
    ...shared,
    interested_companies: profile.interested_companies,
    interested_industries: profile.interested_industries,
    following_count: await followingCount(tx, view.user.id),
    average_rating: average,
    session_history: sessions.map(({ booking, mentor }) => ({
      id: booking.id,
      status: booking.status,
      start_at: booking.startAt.toString(),
      topic: booking.topic,
      with: fullName(mentor),
    })),
  };
};
