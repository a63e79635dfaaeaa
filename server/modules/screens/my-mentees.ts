import { Temporal } from 'temporal-polyfill';
import type { MenteeCard } from '../../../contract/screens.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { presentPerson } from '../profiles/index.ts';
import { menteesOf } from './queries/people.ts';

const instantOrNull = (text: string | null) => (text === null ? null : Temporal.Instant.from(text).toString());

/** DSH-04, DSH-15: empty for who mentors nobody. */
export const presentMyMentees = async ({ tx, actor, now }: Work<Actor>) => {
  const rows = await menteesOf(tx, actor.id, now);
  const mentees = rows.map(({ user, info, country, sessions, last, next }): MenteeCard => {
    const shown = {
      profilePhoto: info?.profilePhoto ?? null,
      jobTitle: info?.jobTitle ?? null,
      company: info?.company ?? null,
    };
    const person = presentPerson({ ...user, ...shown });
    return {
      ...person,
      country: person.deleted ? null : country,
      sessions,
      last_session_at: instantOrNull(last),
      next_session_at: instantOrNull(next),
      profile_link: person.slug === null ? null : `/mentee_profile/${person.slug}`,
    };
  });
  return { mentees, total: mentees.length };
};
