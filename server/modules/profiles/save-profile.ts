import { missing, notInList, type ProfileParts } from '../../../contract/profiles/index.ts';
import { nothingLeft } from '../../platform/nothing-left.ts';
import { found, refuseField, refuseIf } from '../../platform/refusal.ts';
import type { Change, Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { whyNotAsMentor } from '../../policies/profiles.ts';
import { changePerson, markOnboarded, personById } from '../accounts/index.ts';
import { profileChanged } from './profile-changed.ts';
import { allInList, jobRolesCalled } from './queries/lists.ts';
import { lacksPhone } from './rules/phone.ts';
import { saveLists } from './save-lists.ts';
import { changeInfo, lockInfo } from './store/info.ts';

/** Name, phone, zone and language belong to the account; the intro and the closed popup belong to the profile. */
const saveUser = async ({ tx, actor }: Work<Actor>, given: NonNullable<ProfileParts['user']>) => {
  const person = found(await personById(tx, actor.id), 'accounts.not_found');
  if (lacksPhone(person, given)) refuseField('user.phone_no', missing('Phone no'));
  const { firstname, lastname, phone_no: phoneNo, timezone, lang, ...others } = given;
  const {
    whatsapp_notification: whatsappNotification,
    profile_intro: profileIntro,
    close_edit_mentor_profile_popup: closeEditMentorProfilePopup, // PRO-42
    ...rest
  } = others;
  nothingLeft(rest);
  await changePerson(tx, actor.id, {
    ...(firstname !== undefined && { firstname }),
    ...(lastname !== undefined && { lastname }),
    ...(phoneNo !== undefined && { phoneNo }),
    ...(timezone !== undefined && { timezone }),
    ...(whatsappNotification !== undefined && { whatsappNotification }),
    ...(lang !== undefined && { lang }),
  });
  await changeInfo(tx, actor.id, { profileIntro, closeEditMentorProfilePopup });
};

/** PRO-71: roles come from the list and are stored in its spelling, so that the filter of discovery finds them. */
const listedRoles = async (tx: Tx, given: readonly string[]) => {
  const listed = await jobRolesCalled(tx, given);
  const roles = given.map((name) => listed.find((role) => role.toLowerCase() === name.toLowerCase()));
  const known = roles.filter((role) => role !== undefined);
  if (known.length < given.length) refuseField('info.job_roles', notInList);
  return [...new Set(known)];
};

const saveInfo = async ({ tx, actor }: Work<Actor>, given: NonNullable<ProfileParts['info']>) => {
  const {
    country_id: countryId,
    job_roles: jobRoles,
    usual_times: usualTimes,
    own_gender: ownGender,
    gender,
    ...named
  } = given;
  const { company, job_title: jobTitle, ...others } = named;
  const {
    linkedin_url: linkedinUrl,
    instagram_url: instagramUrl,
    impact_to_create: impactToCreate,
    ...career
  } = others;
  const { working_experience: workingExperience, working_experience_level: workingExperienceLevel, ...rest } = career;
  nothingLeft(rest);
  if (countryId !== undefined && !(await allInList(tx, 'countries', [countryId])))
    refuseField('info.country_id', missing('Country'));
  const roles = jobRoles && (await listedRoles(tx, jobRoles));
  await changeInfo(tx, actor.id, {
    countryId,
    jobRoles: roles,
    usualTimes,
    ownGender,
    gender,
    impactToCreate,
    linkedinUrl,
    instagramUrl,
    jobTitle,
    company,
    workingExperience,
    workingExperienceLevel,
  });
};

/** Parts of a profile that later modules store, in the same transaction; the app passes them in. */
export interface KeptElsewhere {
  /** PRO-75: what a person looks for or offers in one of their programmes. */
  keepChosenGoals: (
    change: Change,
    chosen: { userId: number; programId: number; goals: readonly number[] },
  ) => Promise<void>;
  /** AVL-05: the caller has made sure that the user is a mentor. */
  setDnd: (change: Change, userId: number, active: boolean) => Promise<unknown>;
}

/** Saves the parts that were sent; if one is refused, none of them is saved. */
export const saveProfile = async (
  work: Work<Actor>,
  given: ProfileParts,
  { keepChosenGoals, setDnd }: KeptElsewhere,
) => {
  const { tx, now, actor } = work;
  const { user, info, availability, onboarded, program_id: programId, program_goals: goals, ...lists } = given;
  await lockInfo(tx, actor.id);
  if (user) await saveUser(work, user);
  if (info) await saveInfo(work, info);
  await saveLists(work, lists);
  if (onboarded) await markOnboarded(tx, actor.id, now);
  if (goals) {
    if (!programId) return refuseField('program_id', missing('Program'));
    await keepChosenGoals(work, { userId: actor.id, programId, goals });
  }
  if (availability) {
    refuseIf(whyNotAsMentor(actor), 403); // AVL-11
    await setDnd(work, actor.id, availability.dnd);
  }
  await profileChanged(work);
};
