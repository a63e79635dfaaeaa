export { AppearancePage } from './appearance/AppearancePage.tsx';
export { CreateProgrammePage } from './form/CreateProgrammePage.tsx';
export { DraftHere } from './form/DraftCard.tsx';
export { ActivePill } from './list/columns.tsx';
export { EditProgrammePage } from './form/EditProgrammePage.tsx';
export { GoalsPage } from './goals/GoalsPage.tsx';
export { HeadingLineField } from './import/HeadingLineField.tsx';
export { HeadingsQuestion } from './import/HeadingsQuestion.tsx';
export { useColumnOptions } from './import/useColumnOptions.ts';
export { ImportPage } from './import/ImportPage.tsx';
export { ProgrammesPage } from './list/ProgrammesPage.tsx';
export {
  useMyProgrammes,
  useProgramme,
  useProgrammeFront,
  useProgrammeRoles,
  useProgrammeView,
  useRememberOpened,
} from './queries.ts';
export { useMissingWords } from './words.ts';
export { ProgrammeBrand } from './ProgrammeBrand.tsx';
export { ProgrammeSettingsPage } from './settings/SettingsPage.tsx';
export { SetupPage } from './setup/SetupPage.tsx';
export { MyProgrammes } from './switcher/window.tsx';
export { openMyProgrammes } from './switcher/opened.ts';
export { ProgrammeProvider, useProgrammeHere, useThisProgramme } from './this-programme.tsx';
export { useParticipants, useRoles } from './participants/queries.ts';
export { ParticipantsPage } from './participants/ParticipantsPage.tsx';
export { participantSearch } from './participants/search.ts';
export { ProgrammeFilter } from './ProgrammeFilter.tsx';
export { AllProgrammesPage } from './AllProgrammesPage.tsx';
export { OwnGoals } from './goals/OwnGoals.tsx';
