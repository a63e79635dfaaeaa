export { GoalSettingPage } from './asking/GoalSettingPage.tsx';
export { ObjectivesPage } from './plan/ObjectivesPage.tsx';
export { LearningOf, ObjectivesCard } from './windows.ts';
