import type { OwnProfile, College, Job } from '../../../../contract/profiles/index.ts';
import { fullName } from '../../accounts/index.ts';
import { goalImageUrl } from '../../reference/index.ts';
import type { ApplicationRow, ChosenLists, CollegeView, PersonWithInfo } from '../queries/own.ts';
import { presentWhoToMentor } from '../rules/who-to-mentor.ts';
import type { JobRow } from '../store/experience.ts';
import { photoUrl } from './person.ts';

export const presentJob = (job: JobRow): Job => ({
  id: job.id,
  user_id: job.userId,
  name: job.name,
  company_name: job.companyName,
  description: job.description,
  start_date: job.startDate,
  end_date: job.endDate,
  is_current: job.isCurrent,
});

export const presentCollege = ({ college, university }: CollegeView): College => ({
  id: college.id,
  user_id: college.userId,
  university: { id: college.universityId, name: university ?? college.universityName },
  university_name: college.universityName,
  level: college.level,
  program_name: college.programName,
  start_date: college.startDate,
  end_date: college.endDate,
  study_status: college.studyStatus === 1 ? 1 : 0,
});

/** PRO-20: when they applied, and since when they have been approved. */
export const presentStanding = (application: ApplicationRow | undefined) =>
  application === undefined
    ? null
    : {
        status: application.status,
        application_date: application.applicationDate.toString(),
        approved_on: application.status === 'approved' ? (application.decidedAt?.toString() ?? null) : null,
      };

type Info = Omit<NonNullable<PersonWithInfo['info']>, 'userId'>;

/** For a person who has said nothing about themselves yet. */
export const noInfo: Info = {
  profilePhoto: null,
  banner: null,
  profileIntro: null,
  jobTitle: null,
  company: null,
  countryId: null,
  gender: null,
  impactToCreate: null,
  linkedinUrl: null,
  instagramUrl: null,
  workingExperience: null,
  workingExperienceLevel: null,
  jobRoles: [],
  whoToMentor: [],
  usualTimes: [],
  ownGender: false,
  closeEditMentorProfilePopup: false,
  mentorSince: null,
};

/** PRO-86; `working_experience_list` repeats the job roles (B127). */
const presentInfo = (info: Info): OwnProfile['info'] => ({
  job_title: info.jobTitle,
  company: info.company,
  country_id: info.countryId,
  gender: info.gender,
  impact_to_create: info.impactToCreate,
  linkedin_url: info.linkedinUrl,
  instagram_url: info.instagramUrl,
  working_experience: info.workingExperience,
  working_experience_level: info.workingExperienceLevel,
  working_experience_list: info.jobRoles,
  job_roles: info.jobRoles,
  ...presentWhoToMentor(info.whoToMentor),
  usual_times: info.usualTimes,
  own_gender: info.ownGender,
});

const presentPictures = (info: Info) => {
  const photo = photoUrl(info.profilePhoto);
  return { profile_photo: photo, profile_photo_url: photo, banner_url: photoUrl(info.banner) };
};

const presentLists = (lists: ChosenLists) => ({
  user_languages: lists.languages.map(({ id, name }) => ({ language_id: id, name })),
  industries: lists.industries,
  interested_industries: lists.interested_industries,
  interested_companies: lists.companies,
  interested_services: lists.services,
  skills: lists.skills,
  goals: lists.goals.map(({ id, name }) => ({ id, image_url: goalImageUrl(id), mentor_label: name })),
});

interface Parts {
  person: PersonWithInfo;
  lists: ChosenLists;
  jobs: readonly JobRow[];
  colleges: readonly CollegeView[];
  application: ApplicationRow | undefined;
}

export const presentOwnProfile = ({ person, lists, jobs, colleges, application }: Parts): OwnProfile => {
  const { user, info: said } = person;
  const info = said ?? noInfo;
  return {
    id: user.id,
    slug: user.slug,
    firstname: user.firstname,
    lastname: user.lastname,
    full_name: fullName(user),
    email: user.email,
    phone_no: user.phoneNo,
    user_type: user.userType,
    is_fl_mentor: user.isFlMentor,
    timezone: user.timezone,
    lang: user.lang,
    whatsapp_notification: user.whatsappNotification,
    onboarded: user.onboardedAt !== null,
    ...presentPictures(info),
    profile_intro: info.profileIntro,
    close_edit_mentor_profile_popup: info.closeEditMentorProfilePopup,
    application_pending: application?.status === 'pending',
    application: presentStanding(application),
    info: presentInfo(info),
    ...presentLists(lists),
    jobs: jobs.map(presentJob),
    colleges: colleges.map(presentCollege),
  };
};
