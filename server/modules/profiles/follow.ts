import type { MentorFollowed } from '../../domain-events/profiles.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { deleteFollow, insertFollow } from './store/follows.ts';

/** Follows a mentor of the platform, or stops following; returns whether the person follows them now (DIS-32, D22). */
export const toggleFollow = async ({ tx, now, actor, announce, refresh }: Work<Actor>, mentorId: number) => {
  refresh({ people: [actor.id], keys: ['mentors', 'dashboard', 'profile'] });
  if (await deleteFollow(tx, actor.id, mentorId)) return false;
  if (await insertFollow(tx, actor.id, mentorId, now)) {
    await announce<MentorFollowed>({ name: 'mentor.followed', userId: actor.id, mentorId, at: now.toString() });
  }
  return true;
};
