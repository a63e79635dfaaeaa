import { Temporal } from 'temporal-polyfill';
import type { MenteeCard } from '../../../contract/screens/index.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { chatLinks } from '../chat/index.ts';
import { presentPerson } from '../profiles/index.ts';
import { portalPath, type ProgrammeRow } from '../programmes/index.ts';
import { menteesOf } from './queries/mentees.ts';

const instantOrNull = (text: string | null) => (text === null ? null : Temporal.Instant.from(text).toString());

/** URLs of a person's page and of the viewer's history with them: on the platform or in a portal (B29). */
const pathsIn = (portal: string | null) => ({
  profile: (slug: string) => (portal === null ? `/mentee_profile/${slug}` : `${portal}/members/${slug}`),
  progress: (id: number) => (portal === null ? `/main/progress/${id}` : `${portal}/members/${id}/progress`),
});

/** DSH-04, DSH-15, DSH-19: on the platform (null) or in a programme; empty for someone who mentors nobody. */
export const presentMyMentees = async ({ tx, actor, now }: Work<Actor>, programme: ProgrammeRow | null) => {
  const paths = pathsIn(programme && portalPath(programme));
  const programId = programme?.program.id ?? null;
  const rows = await menteesOf(tx, { mentorId: actor.id, programId }, now);
  const portal = programme && { programId: programme.program.id, path: portalPath(programme) };
  const ids = rows.map(({ user }) => user.id);
  const chatLink = await chatLinks(tx, { viewerId: actor.id, portal }, ids);
  const mentees = rows.map(({ user, info, country, haveMet, sessions, last, next }): MenteeCard => {
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
      profile_link: person.slug === null ? null : paths.profile(person.slug),
      progress_path: haveMet ? paths.progress(person.id) : null,
      chat_link: chatLink(person.id),
    };
  });
  return { mentees, total: mentees.length };
};
