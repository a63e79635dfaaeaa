import type { PairingCreated } from '../../domain-events/pairings.ts';
import type { Change } from '../../platform/work.ts';
import { fullName } from '../accounts/index.ts';
import { pairingById } from '../pairings/index.ts';
import { portalPath, programmeById } from '../programmes/index.ts';
import { pages } from './addresses.ts';
import type { Post } from './mail.ts';
import { livingPeople } from './queries.ts';
import { senderOf } from './programme-sender.ts';
import { letterByChoice, type Telling } from './telling.ts';
import { texts } from './texts.ts';

/** B70: both are told. Who became a pair by an accepted session reads of that session already. */
export const ofPairing = async ({ tx }: Change, event: PairingCreated, post: Post): Promise<Telling[]> => {
  if (event.bookingId !== null) return [];
  const programme = await programmeById(tx, event.programId);
  const pairing = await pairingById(tx, event.pairingId);
  const people = await livingPeople(tx, [event.mentorId, event.menteeId]);
  const mentor = people.find(({ id }) => id === event.mentorId);
  const mentee = people.find(({ id }) => id === event.menteeId);
  if (!programme || !mentor || !mentee || pairing?.status !== 'active') return [];
  const sender = senderOf(programme, post);
  const tellingTo = (person: typeof mentor, other: typeof mentor, otherIs: 'mentor' | 'mentee'): Telling => {
    const linkPath = pages.portalMember(portalPath(programme), other.slug);
    const name = fullName(other);
    const data = { other: name, otherIs, programme: sender.name, url: post.settings.BASE_URL + linkPath };
    return {
      userId: person.id,
      notice: {
        objectType: 'Pairing',
        objectId: pairing.id,
        linkPath,
        message: texts.pairing[otherIs](name, sender.name),
      },
      letter: { ...letterByChoice(person, { kind: 'pairing.created', data }, post), programme: sender },
    };
  };
  return [tellingTo(mentee, mentor, 'mentor'), tellingTo(mentor, mentee, 'mentee')];
};
