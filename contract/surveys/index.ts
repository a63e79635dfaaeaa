import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as nps from './schemas/nps.ts';
import * as pulses from './schemas/pulses.ts';
import * as surveys from './schemas/surveys.ts';

export * from './values.ts';
export * from './schemas/nps.ts';
export * from './schemas/pulses.ts';
export * from './schemas/surveys.ts';

export const npsDue = join(calls.npsDue, nps.npsDue);
export const submitNps = join(calls.submitNps, nps.submitNps);
export const programmeNps = join(calls.programmeNps, nps.programmeNps);
export const platformNps = join(calls.platformNps, nps.platformNps);
export const listSurveys = join(calls.listSurveys, surveys.listSurveys);
export const createSurvey = join(calls.createSurvey, surveys.createSurvey);
export const showSurvey = join(calls.showSurvey, surveys.showSurvey);
export const updateSurvey = join(calls.updateSurvey, surveys.updateSurvey);
export const deleteSurvey = join(calls.deleteSurvey, surveys.deleteSurvey);
export const sendSurvey = join(calls.sendSurvey, surveys.sendSurvey);
export const remindSurvey = join(calls.remindSurvey, surveys.remindSurvey);
export const closeSurvey = join(calls.closeSurvey, surveys.closeSurvey);
export const surveyForMember = join(calls.surveyForMember, surveys.surveyForMember);
export const answerSurvey = join(calls.answerSurvey, surveys.answerSurvey);
export const surveyResults = join(calls.surveyResults, surveys.surveyResults);
export const surveyResultsFile = join(calls.surveyResultsFile, surveys.surveyResultsFile);
export const pulsesDue = join(calls.pulsesDue, pulses.pulsesDue);
export const givePulse = join(calls.givePulse, pulses.givePulse);
