import type { MentorFollowed } from '../../domain-events/profiles.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { isFollowing, publicMentor } from './queries/mentors.ts';
import { deleteFollow, insertFollow } from './store/follows.ts';

/** Follows a mentor of the platform, or stops following; answers whether the person follows now (DIS-32, D22). */
export const toggleFollow = async ({ tx, now, actor, announce, refresh }: Work<Actor>, mentorId: number) => {
  refuseIf(mentorId === actor.id ? 'profiles.own_profile' : null);
  found(await publicMentor(tx, mentorId), 'profiles.mentor_not_found');
  refresh({ people: [actor.id], keys: ['mentors', 'dashboard', 'profile'] });
  if (await deleteFollow(tx, actor.id, mentorId)) return false;
  if (await insertFollow(tx, actor.id, mentorId, now)) {
    await announce<MentorFollowed>({ name: 'mentor.followed', userId: actor.id, mentorId, at: now.toString() });
  }
  return true;
};

/** DIS-31 */
export const followsMentor = async ({ tx, actor }: Work<Actor>, mentorId: number) => {
  found(await publicMentor(tx, mentorId), 'profiles.mentor_not_found');
  return isFollowing(tx, actor.id, mentorId);
};
