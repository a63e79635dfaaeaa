export { addPeople } from './add-people.ts';
export { changePerson, markOnboarded, promoteToMentor } from './change-person.ts';
export { confirmPerson } from './confirm.ts';
export { homeBy } from './home.ts';
export { identifyWith } from './identify.ts';
export { keepResetToken, mintToken } from './mint-token.ts';
export { type Applicant, openAccount } from './open-account.ts';
export { hashNewPassword, hashPassword } from './passwords.ts';
export {
  livingPeople,
  livingPerson,
  passwordOwners,
  platformAdmins,
  type LivingPerson,
  type Person,
  personById,
} from './queries.ts';
export { promptsMarked } from './queries/prompts.ts';
export { recordAudit } from './record-audit.ts';
export { deletedName, fullName } from './rules/people.ts';
export { holdPeople, lockPerson } from './store/people.ts';
export { savePromptMark } from './store/prompts.ts';
export { hashToken, newToken } from './tokens.ts';
