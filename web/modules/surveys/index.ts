export { NpsPrompt } from './nps-prompt.ts';
export { PulsePrompt } from './pulse-prompt.ts';
export { useNpsAgain } from './nps-again.ts';
export { PlatformNpsPage } from './PlatformNpsPage.tsx';
export { SurveyAdminPage } from './admin/SurveyAdminPage.tsx';
export { SurveysPage, type SurveysView } from './admin/SurveysPage.tsx';
export { SurveyPage } from './member/SurveyPage.tsx';
