import type { EmployeeDetails, EmployeeField, Participant } from '../../../../contract/programmes/index.ts';
import { fullName } from '../../accounts/index.ts';
import { photoUrl } from '../../profiles/index.ts';
import type { ParticipantRow } from '../queries/participants.ts';

/** People whom an admin added have no way to sign in until they have chosen a password. */
const standingOf = ({ confirmedAt }: ParticipantRow['user'], canSignIn: boolean): Participant['standing'] => {
  if (!canSignIn) return 'invited';
  return confirmedAt === null ? 'not_confirmed' : 'joined';
};

type Details = Record<'employeeId' | Exclude<EmployeeField, 'employee_id'>, string>;

const nothingKnown: Details = { employeeId: '', department: '', team: '', grade: '', location: '', manager: '' };

/** What a company says about somebody's work; empty texts where it says nothing. */
export const presentDetails = (known: Details | null): EmployeeDetails => {
  const { employeeId, department, team, grade, location, manager } = known ?? nothingKnown;
  return { employee_id: employeeId, department, team, grade, location, manager };
};

export const presentParticipant = (
  { user, role, photo, capacity, joinedAt, canSignIn, details }: ParticipantRow,
  { viewerId, chatLink }: { viewerId: number; chatLink: (id: number) => string | null },
): Participant => ({
  user_id: user.id,
  slug: user.slug,
  full_name: fullName(user),
  firstname: user.firstname,
  lastname: user.lastname,
  profile_photo_url: photoUrl(photo),
  email: user.email,
  phone_no: user.phoneNo,
  role: { id: role.id, name: role.name, user_type: role.userType },
  capacity,
  standing: standingOf(user, canSignIn),
  joined_at: joinedAt.toString(),
  is_owner: role.isOwner,
  is_self: user.id === viewerId,
  chat_link: chatLink(user.id),
  details: presentDetails(details),
});
