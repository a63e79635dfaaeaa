import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { administers } from '../../policies/programmes.ts';
import { portalPath } from '../programmes/index.ts';
import { readableIn } from '../reviews/index.ts';
import type { MetMember } from './permissions.ts';
import { menteeProfileOf, mentorProfileOf } from './profile-pages.ts';
import { sharedSessions } from './queries/people.ts';

/** PRO-05: a member of a programme, for its people. */
export const presentMember = async (
  work: Work<Actor>,
  { programme: { standing, ...programme }, view, role }: MetMember,
  timezone: string | undefined,
) => {
  const { tx, actor } = work;
  const { program } = programme;
  const portal = { programId: program.id, path: portalPath(programme) };
  const as = { role_name: role.name, user_type: role.userType };
  const reviewsFrom = readableIn(program, { isAdmin: administers(standing) });
  if (role.userType === 'mentor') {
    const there = { timezone, portal, reviewsFrom };
    return { side: 'mentor' as const, ...as, profile: await mentorProfileOf(work, view, there) };
  }
  const sessions = await sharedSessions(tx, view.user.id, actor.id, program.id);
  return {
    side: 'mentee' as const,
    ...as,
    profile: await menteeProfileOf(work, view, sessions, { portal, reviewsFrom }),
  };
};
