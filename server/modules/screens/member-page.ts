import type { Given } from '../../../contract/endpoint.ts';
import type { memberProfile } from '../../../contract/screens/index.ts';
import { found } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { forMember, membershipOf } from '../programmes/index.ts';
import { administers } from '../../policies/programmes.ts';
import { readableIn } from '../reviews/index.ts';
import { menteeProfileOf, mentorProfileOf } from './profile-pages.ts';
import { personByKey, sharedSessions } from './queries/people.ts';

/** PRO-05, B15: somebody of a programme, for its people: strangers find neither the programme nor the person. */
export const presentMember = async (work: Work<Actor>, { params, query }: Given<typeof memberProfile>) => {
  const { tx, actor } = work;
  const { program, standing } = await forMember(work, query.program_id);
  const view = found(await personByKey(tx, params.id), 'programmes.member_not_found');
  const { role } = found(await membershipOf(tx, program.id, view.user.id), 'programmes.member_not_found');
  const as = { role_name: role.name, user_type: role.userType };
  const reviewsOf = readableIn(program, { isAdmin: administers(standing) });
  if (role.userType === 'mentor') {
    const there = { timezone: query.timezone, programId: program.id, reviewsOf };
    return { side: 'mentor' as const, ...as, profile: await mentorProfileOf(work, view, there) };
  }
  const sessions = await sharedSessions(tx, view.user.id, actor.id, program.id);
  return { side: 'mentee' as const, ...as, profile: await menteeProfileOf(work, view, sessions, { reviewsOf }) };
};
