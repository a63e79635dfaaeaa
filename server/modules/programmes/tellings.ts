import { inviteDays } from '../../../contract/invitations/index.ts';
import type {
  MemberDetailsChanged,
  MemberRemoved,
  MemberRoleChanged,
  MembersAdded,
  MembersReminded,
} from '../../domain-events/programmes.ts';
import type { Change } from '../../platform/work.ts';
import { pages } from '../../telling/addresses.ts';
import { saysOf } from '../../telling/line.ts';
import { emailTo, type Telling, type TellingGround, tells } from '../../telling/telling.ts';
import { keepResetToken, livingPeople, newToken, passwordOwners } from '../accounts/index.ts';
import { memberDetailsChanged, memberRemoved, memberRoleChanged, programmeAdded, programmeReminder } from './emails.ts';
import { portalPath } from './present.ts';
import { senderOf, senderToStrangers } from './programme-sender.ts';
import { membershipOf, programmeById } from './queries.ts';
import { userTypesOf } from './queries/many.ts';

/** A link with which a person without a password chooses one; it is valid as long as an invitation. */
const choosing = (userId: number) => {
  const [token, hours] = [newToken(), 24 * inviteDays.letter];
  return {
    path: pages.resetPassword(token),
    hours,
    onWritten: (change: Change) => keepResetToken(change, { userId, token, hours }),
  };
};

/** For people added by an admin: a person without a password chooses one through the link. */
const ofAdding = async ({ tx }: Change, event: MembersAdded, ground: TellingGround): Promise<Telling[]> => {
  const programme = await programmeById(tx, event.programId);
  if (!programme) return [];
  const { settings } = ground;
  const [sender, toStrangers] = [senderOf(programme, ground), senderToStrangers(programme, ground)];
  const people = await livingPeople(tx, event.userIds);
  const owners = await passwordOwners(tx, event.userIds);
  const types = await userTypesOf(tx, event.programId, event.userIds);
  return people.flatMap((person): Telling[] => {
    const userType = types.get(person.id);
    // Whoever has left meanwhile is not told that they are a member.
    if (userType === undefined) return [];
    const told = (url: string, validHours: number | null) => ({
      ...emailTo(person, programmeAdded({ userType, url, validHours })),
      programme: person.confirmedAt === null ? toStrangers : sender,
    });
    if (owners.has(person.id))
      return [{ userId: person.id, letter: told(settings.BASE_URL + pages.overview(portalPath(programme)), null) }];
    const { path, hours, onWritten } = choosing(person.id);
    return [{ userId: person.id, letter: told(settings.BASE_URL + path, hours), onWritten }];
  });
};

/** For those who were added and have never signed in; whoever has done so meanwhile is left alone. */
const ofReminding = async ({ tx }: Change, event: MembersReminded, ground: TellingGround): Promise<Telling[]> => {
  const programme = await programmeById(tx, event.programId);
  if (!programme) return [];
  const [sender, toStrangers] = [senderOf(programme, ground), senderToStrangers(programme, ground)];
  const people = await livingPeople(tx, event.userIds);
  const owners = await passwordOwners(tx, event.userIds);
  const types = await userTypesOf(tx, event.programId, event.userIds);
  return people.flatMap((person): Telling[] => {
    const userType = types.get(person.id);
    if (userType === undefined || owners.has(person.id)) return [];
    const { path, hours, onWritten } = choosing(person.id);
    const url = ground.settings.BASE_URL + path;
    const letter = emailTo(person, programmeReminder({ userType, url, validHours: hours }));
    const programmeSender = person.confirmedAt === null ? toStrangers : sender;
    return [{ userId: person.id, letter: { ...letter, programme: programmeSender }, onWritten }];
  });
};

/** B128: a name or phone number that an admin corrected. */
const ofDetails = async ({ tx }: Change, event: MemberDetailsChanged, ground: TellingGround): Promise<Telling[]> => {
  const programme = await programmeById(tx, event.programId);
  const [person] = await livingPeople(tx, [event.userId]);
  if (!programme || !person) return [];
  const url = ground.settings.BASE_URL + pages.ownProfile(person.slug);
  const letter = emailTo(person, memberDetailsChanged({ url, fields: event.fields }));
  const sender = person.confirmedAt === null ? senderToStrangers : senderOf;
  return [{ userId: person.id, letter: { ...letter, programme: sender(programme, ground) } }];
};

export const programmeLines = {
  'member.role_changed': 'You are {role} in {programme} now.',
  'member.removed': 'You are no longer in {programme}.',
} as const;
const say = saysOf(programmeLines);

/** B77: whoever was removed learns it from us. Somebody who leaves with their account knows. */
const ofRemoval = async ({ tx }: Change, event: MemberRemoved, ground: TellingGround): Promise<Telling[]> => {
  const programme = await programmeById(tx, event.programId);
  const [person] = await livingPeople(tx, [event.userId]);
  if (!programme || !person || event.removedBy === event.userId) return [];
  const line = say('member.removed', { programme: { program: event.programId } });
  const letter = emailTo(person, memberRemoved({ url: ground.settings.BASE_URL + pages.home }));
  const sender = person.confirmedAt === null ? senderToStrangers : senderOf;
  const notice = { objectType: 'Group', objectId: event.programId, linkPath: pages.home, line } as const;
  return [{ userId: person.id, notice, letter: { ...letter, programme: sender(programme, ground) } }];
};

/** INV-06: someone whose role has changed once more, or who has left, is not told of this one. */
const ofRole = async ({ tx }: Change, event: MemberRoleChanged, ground: TellingGround): Promise<Telling[]> => {
  const { programId, userId, roleId } = event;
  const programme = await programmeById(tx, programId);
  const [person] = await livingPeople(tx, [userId]);
  const member = await membershipOf(tx, programId, userId);
  if (!programme || !person || member?.role.id !== roleId) return [];
  const { name: role, userType } = member.role;
  const portal = portalPath(programme);
  const linkPath = userType === 'admin' ? pages.adminOverview(portal) : pages.overview(portal);
  const content = memberRoleChanged({ role, userType, url: ground.settings.BASE_URL + linkPath });
  const sender = person.confirmedAt === null ? senderToStrangers : senderOf;
  const line = say('member.role_changed', { role: { role: roleId }, programme: { program: programId } });
  return [
    {
      userId,
      notice: { objectType: 'Group', objectId: programId, linkPath, line },
      letter: { ...emailTo(person, content), programme: sender(programme, ground) },
    },
  ];
};

export const programmeTellings = [
  tells('members.added', ofAdding),
  tells('members.reminded', ofReminding),
  tells('member.details_changed', ofDetails, 'programs'),
  tells('member.removed', ofRemoval),
  tells('member.role_changed', ofRole, 'programs'),
];
