import type { Call } from '../endpoint.ts';
import type * as building from './schemas/building.ts';
import type * as applicants from './schemas/applicants.ts';
import type * as applying from './schemas/applying.ts';
import type * as files from './schemas/files.ts';

export const listApplications: Call<typeof building.listApplications> = { method: 'GET', path: '/applications' };

export const readApplication: Call<typeof building.readApplication> = { method: 'GET', path: '/applications/{id}' };

export const createApplication: Call<typeof building.createApplication> = { method: 'POST', path: '/applications' };

export const changeApplication: Call<typeof building.changeApplication> = {
  method: 'PATCH',
  path: '/applications/{id}',
};

export const togglePublish: Call<typeof building.togglePublish> = {
  method: 'POST',
  path: '/applications/{id}/toggle_publish',
};

export const deleteApplication: Call<typeof building.deleteApplication> = {
  method: 'DELETE',
  path: '/applications/{id}',
};

export const listApplicants: Call<typeof applicants.listApplicants> = { method: 'GET', path: '/applicants' };

export const exportApplicants: Call<typeof applicants.exportApplicants> = { method: 'GET', path: '/applicants.csv' };

export const updateApplicantStatus: Call<typeof applicants.updateApplicantStatus> = {
  method: 'PATCH',
  path: '/applicants/update_status',
};

export const decideApplicants: Call<typeof applicants.decideApplicants> = {
  method: 'POST',
  path: '/api/v2/applicants/decisions',
};

export const undoRejections: Call<typeof applicants.undoRejections> = {
  method: 'POST',
  path: '/api/v2/applicants/undo_rejections',
};

export const sendInvite: Call<typeof applicants.sendInvite> = { method: 'POST', path: '/applicants/send_invite' };

export const sendRejection: Call<typeof applicants.sendRejection> = {
  method: 'POST',
  path: '/applicants/send_rejection',
};

export const deleteApplicant: Call<typeof applicants.deleteApplicant> = { method: 'DELETE', path: '/applicants' };

export const applicantForm: Call<typeof applying.applicantForm> = { method: 'GET', path: '/applicants/applicant_form' };

export const submitApplication: Call<typeof applying.submitApplication> = {
  method: 'POST',
  path: '/applicants/submission',
};

export const ownApplications: Call<typeof applying.ownApplications> = { method: 'GET', path: '/applicants/status' };

export const hasApplied: Call<typeof applying.hasApplied> = { method: 'GET', path: '/applicants/applicant_status' };

export const continueToProgramme: Call<typeof applying.continueToProgramme> = {
  method: 'POST',
  path: '/applicants/continue',
};

export const keepAnswerFile: Call<typeof files.keepAnswerFile> = { method: 'POST', path: '/api/v2/applicants/files' };

export const readAnswerFile: Call<typeof files.readAnswerFile> = {
  method: 'GET',
  path: '/api/v2/applicants/files/{id}',
};

export const removeAnswerFile: Call<typeof files.removeAnswerFile> = {
  method: 'DELETE',
  path: '/api/v2/applicants/files/{id}',
};
