import type { Call } from '../endpoint.ts';
import type * as nps from './schemas/nps.ts';
import type * as pulses from './schemas/pulses.ts';
import type * as surveys from './schemas/surveys.ts';

export const npsDue: Call<typeof nps.npsDue> = { method: 'GET', path: '/users/current/nps' };

export const submitNps: Call<typeof nps.submitNps> = { method: 'POST', path: '/users/current/nps_submission' };

export const programmeNps: Call<typeof nps.programmeNps> = { method: 'GET', path: '/programs/{id}/nps_submissions' };

export const platformNps: Call<typeof nps.platformNps> = { method: 'GET', path: '/api/v2/admin/nps_submissions' };

export const listSurveys: Call<typeof surveys.listSurveys> = { method: 'GET', path: '/surveys' };

export const createSurvey: Call<typeof surveys.createSurvey> = { method: 'POST', path: '/surveys' };

export const showSurvey: Call<typeof surveys.showSurvey> = { method: 'GET', path: '/surveys/{id}' };

export const updateSurvey: Call<typeof surveys.updateSurvey> = { method: 'PATCH', path: '/surveys/{id}' };

export const deleteSurvey: Call<typeof surveys.deleteSurvey> = { method: 'DELETE', path: '/surveys/{id}' };

export const sendSurvey: Call<typeof surveys.sendSurvey> = { method: 'POST', path: '/surveys/{id}/send' };

export const remindSurvey: Call<typeof surveys.remindSurvey> = { method: 'POST', path: '/surveys/{id}/remind' };

export const closeSurvey: Call<typeof surveys.closeSurvey> = { method: 'POST', path: '/surveys/{id}/close' };

export const surveyForMember: Call<typeof surveys.surveyForMember> = { method: 'GET', path: '/surveys/{id}/answers' };

export const answerSurvey: Call<typeof surveys.answerSurvey> = { method: 'POST', path: '/surveys/{id}/answers' };

export const surveyResults: Call<typeof surveys.surveyResults> = { method: 'GET', path: '/surveys/{id}/results' };

export const surveyResultsFile: Call<typeof surveys.surveyResultsFile> = {
  method: 'GET',
  path: '/surveys/{id}/results.csv',
};

export const pulsesDue: Call<typeof pulses.pulsesDue> = { method: 'GET', path: '/api/v2/my/pulses' };

export const givePulse: Call<typeof pulses.givePulse> = { method: 'POST', path: '/api/v2/my/pulses' };
