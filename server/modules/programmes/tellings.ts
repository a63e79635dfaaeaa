import { inviteDays } from '../../../contract/invitations/index.ts';
import type { MemberDetailsChanged, MembersAdded, MembersReminded } from '../../domain-events/programmes.ts';
import type { Change } from '../../platform/work.ts';
import { pages } from '../../telling/addresses.ts';
import { emailTo, type Telling, type TellingGround, tells } from '../../telling/telling.ts';
import { keepResetToken, livingPeople, newToken, passwordOwners } from '../accounts/index.ts';
import { memberDetailsChanged, programmeAdded, programmeReminder } from './emails.ts';
import { portalPath } from './present.ts';
import { senderOf, senderToStrangers } from './programme-sender.ts';
import { programmeById } from './queries.ts';
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

export const programmeTellings = [
  tells('members.added', ofAdding),
  tells('members.reminded', ofReminding),
  tells('member.details_changed', ofDetails),
];
