import { inviteDays } from '../../../contract/invitations/index.ts';
import type { InvitationAccepted, InvitationsSent } from '../../domain-events/invitations.ts';
import type { MembersAdded } from '../../domain-events/programmes.ts';
import type { Change } from '../../platform/work.ts';
import { fullName, keepResetToken, newToken, livingPeople } from '../accounts/index.ts';
import { letterWritten, lettersToWrite } from '../invitations/index.ts';
import { adminsOf, portalPath, programmeById, roleById, signInPath } from '../programmes/index.ts';
import type { Post } from './mail.ts';
import { pages } from '../../telling/addresses.ts';
import { passwordOwners } from './queries.ts';
import { senderOf } from '../programmes/index.ts';
import type { Telling } from '../../telling/telling.ts';
import { emailOf } from './letters/registry.ts';
import { letterOf } from './telling.ts';

/** INV-13: each letter with a token of its own; what was taken back meanwhile is not written. */
export const ofInvitations = async ({ tx }: Change, event: InvitationsSent, post: Post): Promise<Telling[]> => {
  const programme = await programmeById(tx, event.programId);
  if (!programme?.program.isActive) return [];
  const { settings } = post;
  const sender = senderOf(programme, post);
  const letters = await lettersToWrite(tx, event.inviteIds);
  return letters.map(({ id, email, role, inviter, timezone }) => {
    const token = newToken();
    const url = settings.BASE_URL + signInPath(programme, token);
    const data = { inviter: fullName(inviter), role, url, validHours: 24 * inviteDays.letter };
    return {
      userId: null,
      letter: {
        to: email,
        name: '',
        timeZone: timezone,
        programme: sender,
        content: emailOf({ kind: 'invitation.sent', data }),
      },
      onWritten: (change) => letterWritten(change, id, token),
    };
  });
};

/** C5: the admins see that somebody joined; whom, the page says that it leads to. */
export const ofAcceptance = async ({ tx }: Change, { programId, roleId, userId }: InvitationAccepted) => {
  const programme = await programmeById(tx, programId);
  const role = await roleById(tx, roleId);
  if (!programme || !role) return [];
  const message = `A new member joined ${programme.program.name} as ${role.name}.`;
  const linkPath = `${portalPath(programme)}/admin/user_management?role=${roleId}`;
  const admins = await adminsOf(tx, programId);
  return admins
    .filter((id) => id !== userId)
    .map((id): Telling => ({ userId: id, notice: { objectType: 'Group', objectId: programId, linkPath, message } }));
};

/** Who was added by an admin: whoever has no password yet chooses one by the link, for as long as an invitation lasts. */
export const ofAdding = async ({ tx }: Change, event: MembersAdded, post: Post): Promise<Telling[]> => {
  const programme = await programmeById(tx, event.programId);
  if (!programme) return [];
  const { settings } = post;
  const sender = senderOf(programme, post);
  const people = await livingPeople(tx, event.userIds);
  const owners = await passwordOwners(tx, event.userIds);
  return people.map((person): Telling => {
    const told = (url: string, validHours: number | null) => ({
      ...letterOf(person, { kind: 'programme.added', data: { url, validHours } }),
      programme: sender,
    });
    if (owners.has(person.id))
      return { userId: person.id, letter: told(settings.BASE_URL + pages.overview(portalPath(programme)), null) };
    const [token, hours] = [newToken(), 24 * inviteDays.letter];
    return {
      userId: person.id,
      letter: told(settings.BASE_URL + pages.resetPassword(token), hours),
      onWritten: (change) => keepResetToken(change, { userId: person.id, token, hours }),
    };
  });
};
