import type { MentorDetails } from '../../../contract/profiles/index.ts';
import type { MentorApplied } from '../../domain-events/profiles.ts';
import { refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { checkServices } from './mentor-details.ts';
import { latestApplication } from './queries/own.ts';
import { isSameApplication } from './rules/applications.ts';
import { insertApplication } from './store/applications.ts';

/** A mentee asks to become a mentor of the platform; after a rejection they may ask again (B10, C10). */
export const applyAsMentor = async ({ tx, now, actor, announce, refresh }: Work<Actor>, details: MentorDetails) => {
  await checkServices(tx, details);
  const application = await insertApplication(tx, actor.id, details, now);
  if (!application) {
    // The same application sent again, for example by a double tap, simply returns the present state.
    const pending = await latestApplication(tx, actor.id);
    const repeated = pending !== undefined && isSameApplication(pending.payload, details);
    return refuseIf(repeated ? null : 'profiles.application_pending');
  }
  await announce<MentorApplied>({
    name: 'mentor.applied',
    userId: actor.id,
    applicationId: application.id,
    at: now.toString(),
  });
  refresh({ people: [actor.id], keys: ['me', 'profile'] });
};
