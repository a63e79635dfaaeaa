import type { z } from 'zod';
import type { OwnProfile, ProfileParts } from '../../../../contract/profiles/schemas/own.ts';
import { idsOf, picked } from '../form/values.ts';

/** The values of the matching preferences form (PRO-70). */
export interface MatchingValues {
  goals_attributes: string[];
  job_roles: string[];
  companies_attributes: string[];
  industries_attributes: string[];
  services_attributes: string[];
  working_experience: string | null;
  usual_times: string[];
  own_gender: boolean;
}

export const matchingValues = (profile: OwnProfile): MatchingValues => ({
  goals_attributes: picked(profile.goals),
  job_roles: profile.info.job_roles,
  companies_attributes: picked(profile.interested_companies),
  industries_attributes: picked(profile.interested_industries),
  services_attributes: picked(profile.interested_services),
  working_experience: profile.info.working_experience,
  usual_times: profile.info.usual_times,
  own_gender: profile.info.own_gender,
});

type Body = z.input<typeof ProfileParts>;

export const matchingBody = (values: MatchingValues, { isMentor }: { isMentor: boolean }) =>
  ({
    goals_attributes: idsOf(values.goals_attributes),
    companies_attributes: idsOf(values.companies_attributes),
    industries_attributes: idsOf(values.industries_attributes),
    info: {
      job_roles: values.job_roles,
      working_experience: values.working_experience,
      ...(!isMentor && { usual_times: values.usual_times, own_gender: values.own_gender }),
    },
    ...(isMentor && { services_attributes: idsOf(values.services_attributes) }),
  }) as Body;
