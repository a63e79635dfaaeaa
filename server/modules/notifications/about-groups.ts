import type { GroupJoined, GroupLeft, PairingEnded } from '../../domain-events/pairings.ts';
import type { Change } from '../../platform/work.ts';
import { fullName } from '../accounts/index.ts';
import { pairingById, sidesOf } from '../pairings/index.ts';
import { portalPath, programmeById } from '../programmes/index.ts';
import { pages } from './addresses.ts';
import type { Post } from './mail.ts';
import { livingPeople } from './queries.ts';
import { senderOf } from './programme-sender.ts';
import { letterByChoice, type Telling } from './telling.ts';
import { texts } from './texts.ts';

/** Where a pair or group meets: in its programme, or on the platform. */
const placeOf = async ({ tx }: Change, programId: number | null, { settings }: Post) => {
  const programme = programId === null ? undefined : await programmeById(tx, programId);
  return {
    programme,
    name: programme?.program.name ?? settings.PRODUCT_NAME,
    linkPath: pages.bookings(programme ? portalPath(programme) : '/main'),
  };
};

/** B47: whoever is in a group from now on, but who did it. */
export const ofJoining = async (change: Change, event: GroupJoined, post: Post): Promise<Telling[]> => {
  const { tx } = change;
  const group = await pairingById(tx, event.pairingId);
  if (group === undefined || group.name === null || group.status === 'ended') return [];
  const { name } = group;
  const place = await placeOf(change, group.programId, post);
  const inIt = (await sidesOf(tx, group.id)).map(({ userId }) => userId);
  const people = await livingPeople(tx, inIt);
  return people
    .filter(({ id }) => event.userIds.includes(id) && id !== event.byId)
    .map((person): Telling => {
      const url = post.settings.BASE_URL + place.linkPath;
      const data = { group: name, place: place.name, people: people.map(fullName), url };
      const letter = letterByChoice(person, { kind: 'group.joined', data }, post);
      return {
        userId: person.id,
        notice: {
          objectType: 'Group',
          objectId: group.id,
          linkPath: place.linkPath,
          message: texts.group.joined(name, place.name),
        },
        letter: { ...letter, ...(place.programme && { programme: senderOf(place.programme, post) }) },
      };
    });
};

/** B112: whoever was taken out, but who did it themselves; not one who is in it again by now. */
export const ofLeaving = async (change: Change, event: GroupLeft, post: Post): Promise<Telling[]> => {
  const { tx } = change;
  const group = await pairingById(tx, event.pairingId);
  if (group === undefined || group.name === null) return [];
  const place = await placeOf(change, group.programId, post);
  const inIt = (await sidesOf(tx, group.id)).map(({ userId }) => userId);
  const message = texts.group.left(group.name, place.name);
  const notice = { objectType: 'Group' as const, objectId: group.id, linkPath: place.linkPath, message };
  const people = await livingPeople(tx, event.userIds);
  return people
    .filter(({ id }) => id !== event.byId && !inIt.includes(id))
    .map(({ id }): Telling => ({ userId: id, notice }));
};

/** B72: told in the app; the reason stays with who gave it. */
export const ofEnd = async (change: Change, event: PairingEnded, post: Post): Promise<Telling[]> => {
  const { tx } = change;
  const pairing = await pairingById(tx, event.pairingId);
  if (pairing?.status !== 'ended') return [];
  const place = await placeOf(change, pairing.programId, post);
  const people = await livingPeople(tx, event.userIds);
  return people
    .filter(({ id }) => id !== event.byId)
    .map(({ id }) => {
      const other = people.find((one) => one.id !== id);
      const message =
        pairing.name === null
          ? texts.pairing.ended(other ? fullName(other) : '', place.name)
          : texts.group.ended(pairing.name);
      const objectType = pairing.name === null ? ('Pairing' as const) : ('Group' as const);
      return { userId: id, notice: { objectType, objectId: pairing.id, linkPath: place.linkPath, message } };
    });
};
