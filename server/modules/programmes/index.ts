export { adminHomeOf } from './admin-home.ts';
export { forAdmin, forMember, forRunning, holdRunning, lockRunning, toChange } from './load.ts';
export { changeCapacity, join, removeMember } from './members.ts';
export { programmesOwnData } from './own-data.ts';
export { portalPath, signInPath } from './present.ts';
export {
  adminsOf,
  memberIds,
  membershipOf as memberOf,
  programmeById,
  type ProgrammeRow,
  standing,
} from './queries.ts';
export { roleById } from './queries/participants.ts';
export { firstQuestions, firstRoles } from './rules/beginnings.ts';
export { templates } from './rules/templates/templates.ts';
export { programmeRoutes } from './routes.ts';
export { stepImport } from './participants/run-import.ts';
export { lockProgramme } from './store/programmes.ts';
export { participantRoutes } from './routes/participants.ts';
export { programmeSchedules } from './schedules.ts';
export { leaveWithAccount } from './subscribers.ts';
