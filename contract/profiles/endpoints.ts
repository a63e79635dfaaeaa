import type { Call } from '../endpoint.ts';
import type * as own from './schemas/own.ts';
import type * as experience from './schemas/experience.ts';
import type * as following from './schemas/following.ts';
import type * as mentoring from './schemas/mentoring.ts';

export const profileSettings: Call<typeof own.profileSettings> = {
  method: 'GET',
  path: '/api/v2/users/{slug}/profile_settings',
};

export const saveProfile: Call<typeof own.saveProfile> = { method: 'POST', path: '/users/current' };

export const updateProfilePhoto: Call<typeof own.updateProfilePhoto> = {
  method: 'POST',
  path: '/users/current/update_profile_photo',
};

export const updateBanner: Call<typeof own.updateBanner> = { method: 'POST', path: '/users/current/update_banner' };

export const publicFile: Call<typeof own.publicFile> = { method: 'GET', path: '/files/{kind}/{name}' };

export const addJob: Call<typeof experience.addJob> = { method: 'POST', path: '/jobs' };

export const changeJob: Call<typeof experience.changeJob> = { method: 'PATCH', path: '/jobs/{id}' };

export const removeJob: Call<typeof experience.removeJob> = { method: 'DELETE', path: '/jobs/{id}' };

export const addCollege: Call<typeof experience.addCollege> = { method: 'POST', path: '/colleges' };

export const changeCollege: Call<typeof experience.changeCollege> = { method: 'PATCH', path: '/colleges/{id}' };

export const removeCollege: Call<typeof experience.removeCollege> = { method: 'DELETE', path: '/colleges/{id}' };

export const followStatus: Call<typeof following.followStatus> = {
  method: 'GET',
  path: '/users/current/follow_status',
};

export const setFollow: Call<typeof following.setFollow> = { method: 'POST', path: '/users/current/set_follow' };

export const referFriend: Call<typeof following.referFriend> = { method: 'POST', path: '/referrals' };

export const referralLink: Call<typeof following.referralLink> = { method: 'GET', path: '/referrals' };

export const mentorDetails: Call<typeof mentoring.mentorDetails> = {
  method: 'GET',
  path: '/users/{id}/mentor_details',
};

export const applyAsMentor: Call<typeof mentoring.applyAsMentor> = {
  method: 'POST',
  path: '/users/{id}/mentor_details',
};

export const mentorProfileForm: Call<typeof mentoring.mentorProfileForm> = {
  method: 'GET',
  path: '/users/{id}/edit_mentor',
};

export const editMentorProfile: Call<typeof mentoring.editMentorProfile> = {
  method: 'POST',
  path: '/users/{id}/edit_mentor',
};

export const mentorApplications: Call<typeof mentoring.mentorApplications> = {
  method: 'GET',
  path: '/api/v2/admin/mentor_applications',
};

export const approveMentor: Call<typeof mentoring.approveMentor> = {
  method: 'POST',
  path: '/api/v2/admin/mentor_applications/{id}/approve',
};

export const rejectMentor: Call<typeof mentoring.rejectMentor> = {
  method: 'POST',
  path: '/api/v2/admin/mentor_applications/{id}/reject',
};
