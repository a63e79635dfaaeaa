import type { Loader } from '../../platform/permission.ts';
import { found } from '../../platform/refusal.ts';
import type { ReadWork } from '../../platform/work.ts';
import { inOwnAccount } from '../../policies/accounts.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { sharedProgrammes } from '../../policies/profiles.ts';
import { knows, type Ties } from '../../policies/safety.ts';
import { arePaired } from '../pairings/index.ts';
import { loadForAdminOf, loadForMember } from '../programmes/index.ts';
import type { Excerpt, Ports } from './ports.ts';
import { administersFor, belongedTo, personById, type PersonRow, programmesOf } from './queries/people.ts';
import { reportById, type ReportRow } from './queries/reports.ts';

export interface KnownPerson {
  person: PersonRow;
  ties: Ties;
}

const shownOf = ({ id, userType, isFlMentor, deletedAt }: PersonRow) => ({
  id,
  userType,
  isFlMentor,
  deleted: deletedAt !== null,
});

const knownPerson = async ({ tx, actor }: ReadWork<Actor>, id: number, { haveMet }: Ports): Promise<KnownPerson> => {
  const person = found(await personById(tx, id), 'accounts.not_found');
  const ties = {
    ...sharedProgrammes(actor, await programmesOf(tx, id)),
    booking: await haveMet(tx, actor.id, id),
    pairing: await arePaired(tx, actor.id, id),
    administers: await administersFor(tx, id, actor.id),
  };
  found(knows(actor, shownOf(person), ties) || undefined, 'accounts.not_found');
  return { person, ties };
};

/** The person whom the input names, for whoever may know of them; to others there is nobody (B15). */
export const acquaintance = <I>(idOf: (input: I) => number, ports: Ports): Loader<Actor, Actor, I, KnownPerson> => ({
  policy: signedIn,
  load: (work, input) => knownPerson(work, idOf(input), ports),
});

/** The same as themselves: nobody blocks or reports in the name of another (B11). */
export const acquaintanceOfOneself = <I>(
  idOf: (input: I) => number,
  ports: Ports,
): Loader<Actor, Actor, I, KnownPerson> => ({ ...acquaintance(idOf, ports), policy: inOwnAccount });

/** Who is reported, where, and what they wrote. */
export interface Reportable {
  person: Pick<PersonRow, 'id'>;
  programId: number | null;
  messageId: number | null;
  excerpt: Excerpt['text'] | null;
}

interface NamedReport {
  user_id: number;
  message_id: number | null;
  program_id: number | null;
}

/** What somebody may read they may report, whatever else they know of its author. */
const messageBy = async ({ tx, actor }: ReadWork<Actor>, messageId: number, senderId: number, ports: Ports) => {
  const message = found((await ports.excerptOf(tx, messageId, actor.id)) ?? undefined, 'safety.message_not_found');
  found(message.senderId === senderId || undefined, 'safety.message_not_found');
  return message;
};

export const reporterOf = <I>(
  namedBy: (input: I) => NamedReport,
  ports: Ports,
): Loader<Actor, Actor, I, Reportable> => ({
  policy: inOwnAccount,
  load: async (work, input) => {
    const { user_id: id, message_id: messageId, program_id: programId } = namedBy(input);
    if (messageId !== null) {
      const { text: excerpt, programId: place } = await messageBy(work, messageId, id, ports);
      return { person: { id }, programId: place, messageId, excerpt };
    }
    if (programId !== null) {
      await loadForMember(work, programId);
      found((await belongedTo(work.tx, programId, id)) || undefined, 'accounts.not_found');
      return { person: { id }, programId, messageId, excerpt: null };
    }
    return { person: (await knownPerson(work, id, ports)).person, programId, messageId, excerpt: null };
  },
});

/** Admins of the place in which somebody was reported; never that person. */
export const decider: Loader<Actor, Actor, { params: { id: number } }, ReportRow> = {
  policy: signedIn,
  load: async (work, { params }) => {
    const report = found(await reportById(work.tx, params.id), 'safety.not_found');
    if (report.programId !== null) await loadForAdminOf(work, report.programId, 'safety.not_found');
    const may = report.aboutUserId !== work.actor.id && (report.programId !== null || work.actor.isPlatformAdmin);
    return found(may ? report : undefined, 'safety.not_found');
  },
};
