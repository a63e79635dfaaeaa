import { instagramHost, linkedInHost } from '../../../../contract/profiles/values.ts';
import type { OwnProfile, ProfileParts } from '../../../../contract/profiles/schemas/own.ts';
import type { z } from 'zod';
import { addressAt, handleAt, idOf, idsOf, picked } from '../form/values.ts';

/** The values of the profile form (PRO-43). */
export interface ProfileValues {
  firstname: string;
  lastname: string;
  gender: string | null;
  country_id: string | null;
  user_languages: string[];
  profile_intro: string;
  phone_no: string;
  whatsapp_notification: boolean;
  timezone: string;
  linkedin_url: string;
  instagram_url: string;
  impact_to_create: string;
  working_experience: string | null;
  user_industries_attributes: string[];
  services_attributes: string[];
}

export const profileValues = (profile: OwnProfile): ProfileValues => ({
  firstname: profile.firstname,
  lastname: profile.lastname,
  gender: profile.info.gender,
  country_id: profile.info.country_id === null ? null : String(profile.info.country_id),
  user_languages: profile.user_languages.map((one) => String(one.language_id)),
  profile_intro: profile.profile_intro ?? '',
  phone_no: profile.phone_no ?? '',
  whatsapp_notification: profile.whatsapp_notification,
  timezone: profile.timezone,
  linkedin_url: handleAt(linkedInHost, profile.info.linkedin_url),
  instagram_url: handleAt(instagramHost, profile.info.instagram_url),
  impact_to_create: profile.info.impact_to_create ?? '',
  working_experience: profile.info.working_experience,
  user_industries_attributes: picked(profile.industries),
  services_attributes: picked(profile.interested_services),
});

type Body = z.input<typeof ProfileParts>;

/** The request body. The schema reports what is wrong in it, so types are not narrowed here. */
export const profileBody = (values: ProfileValues, { isMentor }: { isMentor: boolean }) =>
  ({
    user: {
      firstname: values.firstname,
      lastname: values.lastname,
      profile_intro: values.profile_intro,
      phone_no: values.phone_no,
      whatsapp_notification: values.whatsapp_notification,
      timezone: values.timezone,
    },
    user_languages: idsOf(values.user_languages),
    info: {
      country_id: idOf(values.country_id),
      gender: values.gender,
      impact_to_create: values.impact_to_create,
      linkedin_url: addressAt(linkedInHost, values.linkedin_url),
      instagram_url: addressAt(instagramHost, values.instagram_url),
      working_experience: values.working_experience,
    },
    user_industries_attributes: idsOf(values.user_industries_attributes),
    // PRO-73
    ...(isMentor && { services_attributes: idsOf(values.services_attributes) }),
  }) as Body;
