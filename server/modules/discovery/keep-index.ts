import { Temporal } from 'temporal-polyfill';
import type { Change } from '../../platform/work.ts';
import { openSlotsOf } from '../bookings/index.ts';
import { listedMentor, meanNow, meanOfMentors, sessionsHeld } from './queries/people.ts';
import { lexemesOf, wordsIn } from './rules/lexemes.ts';
import { standingOf } from './rules/standing.ts';
import { changeMean, removeMentor, writeLook, writeMentor } from './store.ts';

/** B20 asks for fourteen days; a mentor with only later slots is not put first. */
const daysLookedAt = 14;

const nextSlots = async ({ tx, now }: Change, mentorIds: readonly number[]) => {
  const open = await openSlotsOf(tx, mentorIds, { now, until: now.add({ hours: daysLookedAt * 24 }) });
  return mentorIds.map((userId) => {
    const first = open.get(userId)?.[0];
    return { userId, nextSlotAt: first === undefined ? null : Temporal.Instant.fromEpochMilliseconds(first) };
  });
};

const numbers = (value: unknown) => (Array.isArray(value) ? value.map(Number) : []);
const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);

const foundBy = (row: Record<string, unknown>) => ({
  words: String(row.words),
  countryId: row.country_id === null ? null : Number(row.country_id),
  gender: textOrNull(row.gender),
  workingExperience: textOrNull(row.working_experience),
  workingExperienceLevel: textOrNull(row.working_experience_level),
  industries: numbers(row.industries),
  skills: numbers(row.skills),
  languages: numbers(row.languages),
  jobRoles: Array.isArray(row.job_roles) ? row.job_roles.map(String) : [],
});

/** Brings a person's index row up to date with the other modules: adds, changes or removes it. */
export const listMentor = async (change: Change, userId: number) => {
  const { tx, now } = change;
  const row = await listedMentor(tx, userId);
  if (!row) return removeMentor(tx, userId);
  const [next] = await nextSlots(change, [userId]);
  const findable = foundBy(row);
  const rated = { rating: typeof row.rating === 'number' ? row.rating : null, stars: Number(row.stars) };
  return writeMentor(tx, wordsIn(findable.words), {
    userId,
    ...findable,
    lexemes: lexemesOf(findable),
    goals: numbers(row.goals),
    ...rated,
    standing: standingOf(rated, await meanOfMentors(tx)),
    sessions: Number(row.sessions),
    mentorSince: Temporal.Instant.from(String(row.mentor_since)),
    nextSlotAt: next?.nextSlotAt ?? null,
    lookedAt: now,
  });
};

/** Checks again when these mentors are next available, and how many sessions they have held. */
export const lookAgain = async (change: Change, mentorIds: readonly number[]) => {
  const held = await sessionsHeld(change.tx, mentorIds);
  const next = await nextSlots(change, mentorIds);
  await writeLook(
    change.tx,
    next.map((one) => ({ ...one, sessions: held.get(one.userId) ?? 0 })),
    change.now,
  );
};

/** M33: when everyone's mean has changed, everyone stands elsewhere. */
export const keepMean = async ({ tx }: Change) => {
  const mean = await meanNow(tx);
  if (Math.abs(mean - (await meanOfMentors(tx))) >= 0.005) await changeMean(tx, mean);
};
