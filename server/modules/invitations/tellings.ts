import { inviteDays } from '../../../contract/invitations/index.ts';
import type { InvitationAccepted, InvitationsSent } from '../../domain-events/invitations.ts';
import type { Change } from '../../platform/work.ts';
import { saysOf } from '../../telling/line.ts';
import { type Telling, type TellingGround, tells } from '../../telling/telling.ts';
import { unlinked } from '../../telling/wording.ts';
import { newToken } from '../accounts/index.ts';
import { adminsOf, portalPath, programmeById, roleById, senderToStrangers, signInPath } from '../programmes/index.ts';
import { invitationSent } from './emails.ts';
import { letterWritten } from './letters-written.ts';
import { lettersToWrite } from './queries.ts';

/** INV-13: each email has its own token; invitations revoked meanwhile are skipped. */
const ofInvitations = async ({ tx }: Change, event: InvitationsSent, ground: TellingGround): Promise<Telling[]> => {
  const programme = await programmeById(tx, event.programId);
  if (!programme?.program.isActive) return [];
  const { settings } = ground;
  const sender = senderToStrangers(programme, ground);
  const company = unlinked(programme.enterprise.name);
  const letters = await lettersToWrite(tx, event.inviteIds);
  return letters.map(({ id, email, userType, timezone }) => {
    const token = newToken();
    const url = settings.BASE_URL + signInPath(programme, token);
    const data = { company, userType, url, validHours: 24 * inviteDays.letter };
    return {
      userId: null,
      letter: {
        to: email,
        name: '',
        timeZone: timezone,
        programme: sender,
        content: invitationSent(data),
      },
      onWritten: (change) => letterWritten(change, id, token),
    };
  });
};

export const invitationLines = {
  'invitation.accepted': 'A new member joined {programme} as {role}.',
} as const;
const say = saysOf(invitationLines);

/** C5: tells the admins that someone joined; the page it links to shows who. */
const ofAcceptance = async ({ tx }: Change, { programId, roleId, userId }: InvitationAccepted) => {
  const programme = await programmeById(tx, programId);
  const role = await roleById(tx, roleId);
  if (!programme || !role) return [];
  const line = say('invitation.accepted', { programme: { program: programId }, role: { role: roleId } });
  const linkPath = `${portalPath(programme)}/admin/user_management?role=${roleId}`;
  const admins = await adminsOf(tx, programId);
  return admins
    .filter((id) => id !== userId)
    .map((id): Telling => ({ userId: id, notice: { objectType: 'Group', objectId: programId, linkPath, line } }));
};

export const invitationTellings = [
  tells('invitations.sent', ofInvitations),
  tells('invitation.accepted', ofAcceptance, 'programs'),
];
