export { AvailabilityPage } from './AvailabilityPage.tsx';
export { AvailabilitySettings } from './AvailabilitySettings.tsx';
export { DndSwitch } from './DndSwitch.tsx';
export { ManageAvailabilityLink } from './ManageAvailabilityLink.tsx';
export { MentorAvailabilityPage } from './programme/MentorAvailabilityPage.tsx';
export { ProgrammeAvailabilityPage } from './programme/ProgrammeAvailabilityPage.tsx';
export { availabilitySearch } from './programme/search.ts';
