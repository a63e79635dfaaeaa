import { notInList, type MentorDetails } from '../../../contract/profiles/index.ts';
import { found, refuseField } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/work.ts';
import { presentMentorForm } from './present/mentors.ts';
import { allInList } from './queries/lists.ts';
import { chosenLists, latestApplication, personWithInfo } from './queries/own.ts';
import { changeInfo } from './store/info.ts';
import { replaceServices } from './store/lists.ts';

/** A person's form, filled in with what they said before (PRO-40, PRO-41). */
export const mentorFormOf = async (tx: Tx, userId: number) => {
  const person = found(await personWithInfo(tx, userId), 'accounts.not_found');
  const lists = await chosenLists(tx, userId);
  const application = await latestApplication(tx, userId);
  return presentMentorForm({ person, lists, application });
};

export const checkServices = async (tx: Tx, { services_attributes: ids }: MentorDetails) => {
  if (!(await allInList(tx, 'services', ids))) refuseField('services_attributes', notInList);
};

/** Copies what was said in the form to the mentor's profile. The caller holds the lock on the person's row. */
export const takeOverDetails = async (tx: Tx, userId: number, details: MentorDetails) => {
  await changeInfo(tx, userId, {
    jobTitle: details.job_title,
    company: details.company,
    workingExperience: details.working_experience,
    workingExperienceLevel: details.working_experience_level,
    whoToMentor: details.who_to_mentor,
    impactToCreate: details.impact_to_create,
    linkedinUrl: details.linkedin_url,
  });
  await replaceServices(tx, userId, details.services_attributes);
};
