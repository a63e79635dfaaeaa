export { GoalSettingPage } from './asking/GoalSettingPage.tsx';
export { ObjectivesPage } from './plan/ObjectivesPage.tsx';
export { LearningOf, ObjectivesCard } from './windows.ts';
export { useLearningPlace } from './place.ts';
export { useDueWords } from './words.ts';
