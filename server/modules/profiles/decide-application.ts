import type { MentorDecided } from '../../domain-events/profiles.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { promoteToMentor, recordAudit } from '../accounts/index.ts';
import { takeOverDetails } from './mentor-details.ts';
import { profileChanged } from './profile-changed.ts';
import { applicationView } from './queries/mentors.ts';
import { whyNotDecide } from './rules/applications.ts';
import { lockApplication, recordDecision } from './store/applications.ts';
import { lockInfo, recordMentorSince } from './store/info.ts';

/**
 * A platform admin accepts an applicant as a mentor, or turns them down (B10). An accepted application becomes the new
 * mentor's profile. The application of someone who has left in the meantime is not found.
 */
export const decideApplication = async (work: Work<Actor>, id: number, status: 'approved' | 'rejected') => {
  const { tx, now, actor, announce } = work;
  const application = found(await lockApplication(tx, id), 'profiles.application_not_found');
  found(await applicationView(tx, id), 'profiles.application_not_found');
  refuseIf(whyNotDecide(application.status, status));
  if (application.status === status) return;
  const { userId } = application;
  await recordDecision(tx, id, { status, by: actor.id, at: now });
  if (status === 'approved') {
    await promoteToMentor(tx, userId);
    await lockInfo(tx, userId);
    await takeOverDetails(tx, userId, application.payload);
    await recordMentorSince(tx, userId, now);
  }
  await recordAudit(work, {
    action: `mentor_application.${status}`,
    objectType: 'mentor_application',
    objectId: id,
    data: { user_id: userId },
  });
  const approved = status === 'approved';
  await announce<MentorDecided>({ name: 'mentor.decided', userId, applicationId: id, approved, at: now.toString() });
  await profileChanged(work, userId);
};
