import type { MentorApplication, MentorDetails } from '../../../../contract/profiles/index.ts';
import type { RefusalCode } from '../../../../contract/messages.ts';

const comparable = (details: MentorDetails) =>
  JSON.stringify([
    details.job_title,
    details.company,
    details.working_experience,
    details.working_experience_level,
    details.services_attributes.toSorted((a, b) => a - b),
    details.who_to_mentor.toSorted((a, b) => a - b),
    details.impact_to_create,
    details.linkedin_url ?? null,
  ]);

/** Do two applications say the same, regardless of the order of their choices? */
export const isSameApplication = (one: MentorDetails, other: MentorDetails) => comparable(one) === comparable(other);

type Status = MentorApplication['status'];

/** C10: only a pending application can be decided. Repeating the decision that was already made is not an error. */
export const whyNotDecide = (status: Status, decision: Exclude<Status, 'pending'>): RefusalCode | null =>
  status === 'pending' || status === decision ? null : 'profiles.already_decided';
