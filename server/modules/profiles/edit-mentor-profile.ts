import type { MentorDetails } from '../../../contract/profiles/index.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { checkServices, takeOverDetails } from './mentor-details.ts';
import { profileChanged } from './profile-changed.ts';
import { lockInfo } from './store/info.ts';

/** PRO-40: what an approved mentor says about their mentoring. */
export const editMentorProfile = async (work: Work<Actor>, details: MentorDetails) => {
  await checkServices(work.tx, details);
  await lockInfo(work.tx, work.actor.id);
  await takeOverDetails(work.tx, work.actor.id, details);
  await profileChanged(work);
};
