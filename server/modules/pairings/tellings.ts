import type {
  GroupJoined,
  GroupLeft,
  PairingCreated,
  PairingEnded,
  PairingIntroduced,
  PairingParted,
  PairingPaused,
  PairingResumed,
} from '../../domain-events/pairings.ts';
import type { Change } from '../../platform/work.ts';
import { pages } from '../../telling/addresses.ts';
import { type Named, saysOf } from '../../telling/line.ts';
import { emailByChoice, type Telling, type TellingGround, tells } from '../../telling/telling.ts';
import { fullName, livingPeople } from '../accounts/index.ts';
import { portalPath, programmeById, senderOf } from '../programmes/index.ts';
import { groupJoined, pairingCreated, pairingEnded, pairingParted, pairingPaused, pairingResumed } from './emails.ts';
import { sidesOf } from './manage.ts';
import { pairingById } from './queries/pairs.ts';

export const pairingLines = {
  'pairing.mentor': '{mentor} is your mentor in {programme} now.',
  'pairing.mentee': '{mentee} is your mentee in {programme} now.',
  'pairing.paused': 'You and {other} are paused in {programme}.',
  'pairing.resumed': 'You and {other} can meet again in {programme}.',
  'pairing.ended': 'You and {other} are no longer paired in {programme}.',
  'group.joined': 'You are in the group {group} of {place} now.',
  'group.left': 'You are no longer in the group {group} of {place}.',
  'group.paused': 'The group {group} is paused.',
  'group.resumed': 'The group {group} can meet again.',
  'group.ended': 'The group {group} has ended.',
} as const;
const say = saysOf(pairingLines);

const groupLine = {
  'pairing.paused': 'group.paused',
  'pairing.resumed': 'group.resumed',
  'pairing.ended': 'group.ended',
} as const;

/** B70: both are told that they are a pair. */
const ofTwo = async (
  { tx }: Change,
  event: PairingCreated | PairingIntroduced,
  ground: TellingGround,
): Promise<Telling[]> => {
  const programme = await programmeById(tx, event.programId);
  const pairing = await pairingById(tx, event.pairingId);
  const people = await livingPeople(tx, [event.mentorId, event.menteeId]);
  const mentor = people.find(({ id }) => id === event.mentorId);
  const mentee = people.find(({ id }) => id === event.menteeId);
  if (!programme || !mentor || !mentee || pairing?.status !== 'active') return [];
  const sender = senderOf(programme, ground);
  const place = { program: event.programId };
  const lineFor = (otherIs: 'mentor' | 'mentee', user: number) =>
    otherIs === 'mentor'
      ? say('pairing.mentor', { mentor: { user }, programme: place })
      : say('pairing.mentee', { mentee: { user }, programme: place });
  const tellingTo = (person: typeof mentor, other: typeof mentor, otherIs: 'mentor' | 'mentee'): Telling => {
    const linkPath = pages.portalMember(portalPath(programme), other.slug);
    const name = fullName(other);
    const data = { other: name, otherIs, programme: sender.name, url: ground.settings.BASE_URL + linkPath };
    return {
      userId: person.id,
      notice: {
        objectType: 'Pairing',
        objectId: pairing.id,
        linkPath,
        line: lineFor(otherIs, other.id),
      },
      letter: { ...emailByChoice(person, pairingCreated(data), ground), programme: sender },
    };
  };
  return [tellingTo(mentee, mentor, 'mentor'), tellingTo(mentor, mentee, 'mentee')];
};

/** Not of a pair that came from an accepted session, of which they are told anyway, nor of one of a draft (M15). */
const ofPairing = async (change: Change, event: PairingCreated, ground: TellingGround) =>
  event.bookingId === null && event.toldLater === undefined ? ofTwo(change, event, ground) : [];

/** Where a pair or group meets: its programme, or the platform. */
const placeOf = async ({ tx }: Change, programId: number | null, { settings }: TellingGround) => {
  const programme = programId === null ? undefined : await programmeById(tx, programId);
  return {
    programme,
    name: programme?.program.name ?? settings.PRODUCT_NAME,
    named: programme ? { program: programme.program.id } : { product: true as const },
    linkPath: pages.bookings(programme ? portalPath(programme) : '/main'),
  };
};

/** B47: tells the people who have joined a group, except whoever did it. */
const ofJoining = async (change: Change, event: GroupJoined, ground: TellingGround): Promise<Telling[]> => {
  const { tx } = change;
  const group = await pairingById(tx, event.pairingId);
  if (group === undefined || group.name === null || group.status === 'ended') return [];
  const { name } = group;
  const place = await placeOf(change, group.programId, ground);
  const inIt = (await sidesOf(tx, group.id)).map(({ userId }) => userId);
  const people = await livingPeople(tx, inIt);
  return people
    .filter(({ id }) => event.userIds.includes(id) && id !== event.byId)
    .map((person): Telling => {
      const url = ground.settings.BASE_URL + place.linkPath;
      const data = { group: name, place: place.name, people: people.map(fullName), url };
      const letter = emailByChoice(person, groupJoined(data), ground);
      return {
        userId: person.id,
        notice: {
          objectType: 'Group',
          objectId: group.id,
          linkPath: place.linkPath,
          line: say('group.joined', { group: { pairing: group.id }, place: place.named }),
        },
        letter: { ...letter, ...(place.programme && { programme: senderOf(place.programme, ground) }) },
      };
    });
};

/** B112: tells the people who were removed, except those who did it themselves or are back in the group by now. */
const ofLeaving = async (change: Change, event: GroupLeft, ground: TellingGround): Promise<Telling[]> => {
  const { tx } = change;
  const group = await pairingById(tx, event.pairingId);
  if (group === undefined || group.name === null) return [];
  const place = await placeOf(change, group.programId, ground);
  const inIt = (await sidesOf(tx, group.id)).map(({ userId }) => userId);
  const line = say('group.left', { group: { pairing: group.id }, place: place.named });
  const notice = { objectType: 'Group' as const, objectId: group.id, linkPath: place.linkPath, line };
  const people = await livingPeople(tx, event.userIds);
  return people
    .filter(({ id }) => id !== event.byId && !inIt.includes(id))
    .map(({ id }): Telling => ({ userId: id, notice }));
};

type Turning = PairingPaused | PairingResumed | PairingEnded;

const turns = {
  'pairing.paused': { status: 'paused', write: pairingPaused },
  'pairing.resumed': { status: 'active', write: pairingResumed },
  'pairing.ended': { status: 'ended', write: pairingEnded },
} as const;

const lineOf = (
  { name: event }: Turning,
  pairing: { id: number; name: string | null },
  other: number | undefined,
  programme: Named,
) => {
  if (pairing.name !== null) return say(groupLine[event], { group: { pairing: pairing.id } });
  if (other === undefined) throw new Error('a pair is of two');
  return say(event, { other: { user: other }, programme });
};

/**
 * B72: tells everyone in it that it rests, goes on or has ended, except whoever did it; what is no longer so by the time
 * of the email is left out. The reason is not passed on.
 */
const ofTurn = async (change: Change, event: Turning, ground: TellingGround): Promise<Telling[]> => {
  const { tx } = change;
  const { status, write } = turns[event.name];
  const pairing = await pairingById(tx, event.pairingId);
  if (pairing?.status !== status) return [];
  const { id: objectId, name: group } = pairing;
  const place = await placeOf(change, pairing.programId, ground);
  const people = await livingPeople(tx, event.userIds);
  const objectType = group === null ? 'Pairing' : 'Group';
  const url = ground.settings.BASE_URL + place.linkPath;
  return people
    .filter(({ id }) => id !== event.byId)
    .map((person): Telling => {
      const otherId = event.userIds.find((one) => one !== person.id);
      const other = people.find(({ id }) => id === otherId);
      const line = lineOf(event, pairing, otherId, place.named);
      const notice = { objectType, objectId, linkPath: place.linkPath, line } as const;
      // Of a pair whose other half is gone only the line remains.
      if (group === null && !other) return { userId: person.id, notice };
      const content = write({ group, other: other ? fullName(other) : '', place: place.name, url });
      const letter = emailByChoice(person, content, ground);
      return {
        userId: person.id,
        notice,
        letter: { ...letter, ...(place.programme && { programme: senderOf(place.programme, ground) }) },
      };
    });
};

/** M15: tells the other one of a pair whose partner asked for another; it may have gone on since. */
const ofParting = async (change: Change, event: PairingParted, ground: TellingGround): Promise<Telling[]> => {
  const pairing = await pairingById(change.tx, event.pairingId);
  if (pairing?.status !== 'ended') return [];
  const place = await placeOf(change, event.programId, ground);
  const people = await livingPeople(change.tx, [event.mentorId, event.menteeId]);
  const told = people.find(({ id }) => id !== event.byId);
  const other = people.find(({ id }) => id === event.byId);
  if (!told || !other) return [];
  const line = say('pairing.ended', { other: { user: other.id }, programme: place.named });
  const url = ground.settings.BASE_URL + place.linkPath;
  const content = pairingParted({ group: null, other: fullName(other), place: place.name, url });
  return [
    {
      userId: told.id,
      notice: { objectType: 'Pairing', objectId: pairing.id, linkPath: place.linkPath, line },
      letter: {
        ...emailByChoice(told, content, ground),
        ...(place.programme && { programme: senderOf(place.programme, ground) }),
      },
    },
  ];
};

export const pairingTellings = [
  tells('pairing.created', ofPairing, 'pairs'),
  tells<PairingIntroduced>('pairing.introduced', ofTwo, 'pairs'),
  tells<PairingParted>('pairing.parted', ofParting, 'pairs'),
  tells<PairingPaused>('pairing.paused', ofTurn, 'pairs'),
  tells<PairingResumed>('pairing.resumed', ofTurn, 'pairs'),
  tells<PairingEnded>('pairing.ended', ofTurn, 'pairs'),
  tells('group.joined', ofJoining, 'pairs'),
  tells('group.left', ofLeaving, 'pairs'),
];
