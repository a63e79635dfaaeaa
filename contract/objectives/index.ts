import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as own from './schemas/own.ts';
import * as mentors from './schemas/with-mentors.ts';

export * from './values.ts';
export type { ObjectiveSet } from './schemas/plans.ts';

export const goalSettingQuestions = join(calls.goalSettingQuestions, own.goalSettingQuestions);
export const myObjectives = join(calls.myObjectives, own.myObjectives);
export const createGoalSetting = join(calls.createGoalSetting, own.createGoalSetting);
export const showObjectives = join(calls.showObjectives, own.showObjectives);
export const deleteObjectives = join(calls.deleteObjectives, own.deleteObjectives);
export const retryObjectives = join(calls.retryObjectives, own.retryObjectives);
export const changeObjective = join(calls.changeObjective, own.changeObjective);
export const addObjective = join(calls.addObjective, own.addObjective);
export const removeObjective = join(calls.removeObjective, own.removeObjective);
export const orderObjectives = join(calls.orderObjectives, own.orderObjectives);
export const learningProgress = join(calls.learningProgress, mentors.learningProgress);
export const commentObjective = join(calls.commentObjective, mentors.commentObjective);
export const deleteObjectiveComment = join(calls.deleteObjectiveComment, mentors.deleteObjectiveComment);
export const suggestObjective = join(calls.suggestObjective, mentors.suggestObjective);
export const answerSuggestion = join(calls.answerSuggestion, mentors.answerSuggestion);
