import { Temporal } from 'temporal-polyfill';
import type { DashboardActivity, DashboardOverview, LatestReflection } from '../../../contract/screens/index.ts';
import type { Person } from '../../../contract/profiles/index.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { presentPerson } from '../profiles/index.ts';
import type { ProgrammeRow } from '../programmes/index.ts';
import { activitiesIn } from './queries/activities.ts';
import * as rows from './queries/programme.ts';

/** Whole percent; nothing out of nothing is 0. */
const percent = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((100 * part) / whole));

/** Looks up everyone in one query; people who were erased are null. */
const peopleOf = async (tx: Tx, ids: readonly (number | null)[]) => {
  const found = await rows.peopleById(
    tx,
    ids.filter((id) => id !== null),
  );
  const known = new Map<number, Person>(
    found.map(({ user, info }) => {
      const { profilePhoto = null, jobTitle = null, company = null } = info ?? {};
      return [user.id, presentPerson({ ...user, profilePhoto, jobTitle, company })];
    }),
  );
  return (id: number | null) => (id === null ? null : (known.get(id) ?? null));
};

/** ANA-09, PRG-50: the starting guide and the figures of the overview. */
export const presentOverview = async (tx: Tx, { program }: ProgrammeRow): Promise<DashboardOverview> => {
  const { id } = program;
  const people = await rows.peopleIn(tx, id);
  const sessions = await rows.sessionsIn(tx, id);
  const agendas = await rows.agendasFrom(tx, id);
  const mentors = await rows.busiestMentors(tx, id, 5);
  const person = await peopleOf(
    tx,
    mentors.map((mentor) => mentor.id),
  );
  // B94: an agenda; anyone other than admins, as member or invited; a pair, or services by which members pair
  // themselves.
  const has_invited_user = people.mentors + people.mentees > 0 || (await rows.hasInvited(tx, id));
  const has_setup_pairing =
    (program.pairingMethod !== 'admin_pairs' && (await rows.offersServices(tx, id))) || (await rows.hasPairing(tx, id));
  const has_created_agenda = agendas.length > 0;
  return {
    setup_status: {
      overall: has_invited_user && has_setup_pairing && has_created_agenda,
      has_invited_user,
      has_setup_pairing,
      has_created_agenda,
    },
    analytics: {
      bookings_count: { created: sessions.total, completed: sessions.held },
      pairings_count: await rows.pairingsIn(tx, id),
      participants_count: { mentees: people.mentees, mentors: people.mentors },
    },
    agendas: agendas.map(({ startTime, endTime, ...agenda }) => ({
      ...agenda,
      start_time: startTime.toString(),
      end_time: endTime.toString(),
    })),
    mentors: mentors.flatMap((mentor) => {
      const known = person(mentor.id);
      return known ? [{ person: known, sessions: mentor.sessions }] : [];
    }),
  };
};

/** ANA-10 */
export const presentUserSummary = async (tx: Tx, { program }: ProgrammeRow) => {
  const { admins, mentors, mentees } = await rows.peopleIn(tx, program.id);
  return {
    total_users_count: admins + mentors + mentees,
    admins_count: admins,
    mentors_count: mentors,
    mentees_count: mentees,
  };
};

/** ANA-11, B93 */
export const presentBookingSummary = async ({ tx, now }: Work<Actor>, { program }: ProgrammeRow) => {
  const { total, held } = await rows.sessionsIn(tx, program.id);
  const { due, given, owed } = await rows.dueIn(tx, program.id, now);
  return {
    total_bookings_count: total,
    completion_percentage: percent(held, due),
    rating_percentage: percent(given, owed),
  };
};

const pageSize = 20;

/** ANA-13: days follow the reader's own calendar. */
export const presentActivities = async (
  { tx, actor }: Work<Actor>,
  { program }: ProgrammeRow,
  { date, page }: { date?: string | undefined; page: number },
) => {
  const day = date === undefined ? null : Temporal.PlainDate.from(date);
  const startOf = (one: Temporal.PlainDate) => one.toZonedDateTime(actor.timezone).toInstant();
  const { rows: found, total } = await activitiesIn(tx, {
    programId: program.id,
    from: day && startOf(day),
    until: day && startOf(day.add({ days: 1 })),
    offset: (page - 1) * pageSize,
    limit: pageSize,
  });
  const person = await peopleOf(
    tx,
    found.flatMap(({ userId, mentorId, menteeIds }) => [userId, mentorId, ...menteeIds]),
  );
  const mentorOf = (mentorId: number | null) => {
    const mentor = person(mentorId);
    return mentor && { ...mentor, fullname: mentor.full_name };
  };
  const activities = found.map(
    ({ id, action, bookingId, userId, mentorId, menteeIds, createdAt }): DashboardActivity => ({
      id,
      action,
      booking_id: bookingId,
      created_at: createdAt.toString(),
      user: person(userId),
      mentor: mentorOf(mentorId),
      mentees: menteeIds.map(person).filter((mentee) => mentee !== null),
    }),
  );
  return { activities, page, total_pages: Math.max(1, Math.ceil(total / pageSize)) };
};

/** ANA-08, M08 */
export const presentReflections = async (tx: Tx, { program }: ProgrammeRow) => {
  const found = await rows.reflectionsIn(tx, program.id, 5);
  const person = await peopleOf(
    tx,
    found.flatMap(({ raterId, rateeId }) => [raterId, rateeId]),
  );
  const reflections = found.flatMap((review): LatestReflection[] => {
    const [rater, ratee] = [person(review.raterId), person(review.rateeId)];
    if (rater === null || (ratee === null && review.rateeId !== null)) return [];
    const at = review.submittedAt.toString();
    return [
      {
        id: review.id,
        booking_id: review.bookingId,
        rater,
        ratee,
        rater_type: review.raterType,
        star_rating: review.starRating,
        feedback_text: review.feedbackText,
        submitted_at: at,
        text: review.feedbackText,
        rater_name: rater.full_name,
        rater_user_type: review.raterType,
        rated_name: ratee?.full_name ?? null,
        profile_photo: rater.profile_photo_url,
        created_at: at,
      },
    ];
  });
  return { reflections };
};
