import type { z } from 'zod';
import type { MentorDetails, MentorForm } from '../../../../contract/profiles/schemas/mentoring.ts';
import { linkedInHost } from '../../../../contract/profiles/values.ts';
import { addressAt, handleAt, idsOf } from '../form/values.ts';

/** The form of someone who wants to become a mentor, as it is filled in (B10). */
export interface MentorValues {
  job_title: string;
  company: string;
  working_experience: string | null;
  working_experience_level: string | null;
  services_attributes: string[];
  who_to_mentor: string[];
  impact_to_create: string;
  linkedin_url: string;
}

export const mentorValues = ({ details }: MentorForm): MentorValues => ({
  job_title: details.job_title ?? '',
  company: details.company ?? '',
  working_experience: details.working_experience,
  working_experience_level: details.working_experience_level,
  services_attributes: details.services_attributes.map(String),
  who_to_mentor: details.who_to_mentor.map(String),
  impact_to_create: details.impact_to_create ?? '',
  linkedin_url: handleAt(linkedInHost, details.linkedin_url),
});

export const mentorBody = (values: MentorValues) =>
  ({
    ...values,
    services_attributes: idsOf(values.services_attributes),
    who_to_mentor: idsOf(values.who_to_mentor),
    linkedin_url: addressAt(linkedInHost, values.linkedin_url),
  }) as z.input<typeof MentorDetails>;
