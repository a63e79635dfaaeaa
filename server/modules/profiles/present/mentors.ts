import type { MentorApplication, MentorDetails, MentorForm } from '../../../../contract/profiles/index.ts';
import type { ApplicationView } from '../queries/mentors.ts';
import type { ApplicationRow, ChosenLists, PersonWithInfo } from '../queries/own.ts';
import { presentWhoToMentor } from '../rules/who-to-mentor.ts';
import { presentStanding, noInfo } from './own.ts';
import { presentPerson } from './person.ts';

type Said = typeof noInfo;

/** An application as shown to the admins who decide about it. */
export const presentApplication = (
  { application, user, info }: ApplicationView,
  services: ReadonlyMap<number, string>,
): MentorApplication => {
  const said = application.payload;
  const { profilePhoto, jobTitle, company } = info ?? noInfo;
  return {
    id: application.id,
    status: application.status,
    application_date: application.applicationDate.toString(),
    decided_at: application.decidedAt?.toString() ?? null,
    user: { ...presentPerson({ ...user, profilePhoto, jobTitle, company }), email: user.email },
    job_title: said.job_title,
    company: said.company,
    working_experience: said.working_experience,
    working_experience_level: said.working_experience_level,
    services: said.services_attributes.flatMap((id) => services.get(id) ?? []),
    who_to_mentor_list: presentWhoToMentor(said.who_to_mentor).who_to_mentor_list,
    impact_to_create: said.impact_to_create,
    linkedin_url: said.linkedin_url ?? null,
  };
};

const saidBefore = (info: Said, lists: ChosenLists): MentorForm['details'] => ({
  job_title: info.jobTitle,
  company: info.company,
  working_experience: info.workingExperience,
  working_experience_level: info.workingExperienceLevel,
  services_attributes: lists.services.map(({ id }) => id),
  who_to_mentor: presentWhoToMentor(info.whoToMentor).who_to_mentor,
  impact_to_create: info.impactToCreate,
  linkedin_url: info.linkedinUrl,
});

interface Parts {
  person: PersonWithInfo;
  lists: ChosenLists;
  application: ApplicationRow | undefined;
}

/** What the form starts with: the last application or, for a mentor, what their profile says. */
export const presentMentorForm = ({ person, lists, application }: Parts): MentorForm => {
  const applied: MentorDetails | undefined = person.user.userType === 'mentor' ? undefined : application?.payload;
  return {
    details: applied
      ? { ...applied, linkedin_url: applied.linkedin_url ?? null }
      : saidBefore(person.info ?? noInfo, lists),
    application: presentStanding(application),
  };
};
