export { changePerson, markOnboarded, promoteToMentor } from './change-person.ts';
export { confirmPerson } from './confirm.ts';
export { homeBy } from './home.ts';
export { identifyPersonWith, identifyWith } from './identify.ts';
export { keepResetToken, mintToken } from './mint-token.ts';
export { type Applicant, openAccount } from './open-account.ts';
export { hashNewPassword, hashPassword } from './passwords.ts';
export {
  livingPeople,
  livingPerson,
  hasPlatformAdmin,
  passwordOwners,
  platformAdmins,
  type LivingPerson,
  type Person,
  personByEmail,
  personById,
} from './queries.ts';
export {
  grantAdmin,
  listAdmins,
  makeFirstAdmin,
  resetPasswordOf,
  revokeAdmin,
  type WhyNotAdmin,
} from './platform-admins.ts';
export { personReferent } from './queries/referent.ts';
export { identifyByPassWith, passFor } from './passes.ts';
export { promptsMarked } from './queries/prompts.ts';
export { recordAudit, recordDownload, recordInCompany, recordInProgram } from './record-audit.ts';
export { resetHours } from './rules/links.ts';
export { deletedName, fullName } from './rules/people.ts';
export { holdPeople, lockPeople, lockPerson } from './store/people.ts';
export { savePromptMark } from './store/prompts.ts';
export { hashToken, newToken } from './tokens.ts';
export { countUnasked, mailboxHash } from './unasked-emails.ts';
