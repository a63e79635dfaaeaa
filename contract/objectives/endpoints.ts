import type { Call } from '../endpoint.ts';
import type * as own from './schemas/own.ts';
import type * as mentors from './schemas/with-mentors.ts';

export const goalSettingQuestions: Call<typeof own.goalSettingQuestions> = {
  method: 'GET',
  path: '/api/v2/my/goal_setting/questions',
};
export const myObjectives: Call<typeof own.myObjectives> = { method: 'GET', path: '/api/v2/my/goal_setting' };
export const createGoalSetting: Call<typeof own.createGoalSetting> = {
  method: 'POST',
  path: '/api/v2/my/goal_setting',
};
export const showObjectives: Call<typeof own.showObjectives> = { method: 'GET', path: '/api/v2/my/goal_setting/{id}' };
export const deleteObjectives: Call<typeof own.deleteObjectives> = {
  method: 'DELETE',
  path: '/api/v2/my/goal_setting/{id}',
};
export const retryObjectives: Call<typeof own.retryObjectives> = {
  method: 'POST',
  path: '/api/v2/my/goal_setting/{id}/retry',
};
export const changeObjective: Call<typeof own.changeObjective> = {
  method: 'PUT',
  path: '/api/v2/my/goal_setting/objective/{id}',
};
export const addObjective: Call<typeof own.addObjective> = {
  method: 'POST',
  path: '/api/v2/my/goal_setting/{id}/objectives',
};
export const removeObjective: Call<typeof own.removeObjective> = {
  method: 'DELETE',
  path: '/api/v2/my/goal_setting/objective/{id}',
};
export const orderObjectives: Call<typeof own.orderObjectives> = {
  method: 'PUT',
  path: '/api/v2/my/goal_setting/{id}/order',
};

/** B29 */
export const learningProgress: Call<typeof mentors.learningProgress> = {
  method: 'GET',
  path: '/api/v2/members/{userId}/learning_progress',
};
export const commentObjective: Call<typeof mentors.commentObjective> = {
  method: 'POST',
  path: '/api/v2/my/goal_setting/objective/{id}/comments',
};
export const deleteObjectiveComment: Call<typeof mentors.deleteObjectiveComment> = {
  method: 'DELETE',
  path: '/api/v2/my/goal_setting/comments/{id}',
};
export const suggestObjective: Call<typeof mentors.suggestObjective> = {
  method: 'POST',
  path: '/api/v2/my/goal_setting/{id}/suggestions',
};
export const answerSuggestion: Call<typeof mentors.answerSuggestion> = {
  method: 'POST',
  path: '/api/v2/my/goal_setting/suggestions/{id}',
};
