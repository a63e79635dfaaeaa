export { adminHomeOf } from './admin-home.ts';
export { keepChosenGoals, presentChosen } from './choose-goals.ts';
export {
  loadForAdmin,
  loadForAdminAt,
  loadForAdminOf,
  loadForMember,
  lockOpen,
  lockRunningShared,
  lockRunning,
  refuseInactive,
  roleForAdmin,
} from './load.ts';
export { countEmails, type EmailLimits, newCompanyDays, takeTurn } from './emails-to-many.ts';
export { changeCapacity, join, removeMember } from './members.ts';
export { adminOf, adminOfPlace, adminOfRow, memberOf } from './permissions.ts';
export { senderOf, senderToStrangers } from './programme-sender.ts';
export { portalPath, presentQuestion, signInPath } from './present.ts';
export {
  adminsOf,
  goalsOf,
  memberIds,
  membershipOf,
  programmeById,
  questionsOf,
  type ProgrammeRow,
  standing,
} from './queries.ts';
export { programReferent } from './queries/referent.ts';
export { offeredGoals } from './queries/goals.ts';
export { roleById } from './queries/participants.ts';
export { shiftDay, shiftMoment } from './rules/shift.ts';
export { firstQuestions } from './rules/beginnings.ts';
export { listOfEnterprises } from './list.ts';
export { loadQuestions } from './load-questions.ts';
export { showProgramme } from './read.ts';
export { viewProgramme } from './view.ts';
export { type FileOfRows, readFileOfRows, refuseNoRows } from './participants/read-file.ts';
export { holdProgramme, lockProgramme } from './store/programmes.ts';
export type { InvitedPerson, InvitePeople, SampleInvitation, TakeBack } from './participants/invitation-ports.ts';
