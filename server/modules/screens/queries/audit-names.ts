import { asc, desc, inArray } from 'drizzle-orm';
import { read } from '../../../platform/read.ts';
import type { Tx } from '../../../platform/work.ts';
import { applications } from '../../applications/tables.ts';
import { bookingParticipants } from '../../bookings/tables.ts';
import { conversations } from '../../chat/tables.ts';
import { pairingParticipants, pairings } from '../../pairings/tables.ts';
import { participantImports, programGoals, programs, roles } from '../../programmes/tables.ts';
import { surveys } from '../../surveys/tables.ts';

type Ids = readonly number[];

/** What things are called today; nothing is asked for where there is nothing to name. */
const namesIn =
  (find: (tx: Tx, ids: number[]) => Promise<{ id: number; name: string | null }[]>) =>
  async (tx: Tx, ids: Ids): Promise<ReadonlyMap<number, string | null>> => {
    const rows = ids.length === 0 ? [] : await find(tx, [...new Set(ids)]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  };

export const programNames = namesIn((tx, ids) =>
  read(tx).select({ id: programs.id, name: programs.name }).from(programs).where(inArray(programs.id, ids)),
);

export const formNames = namesIn((tx, ids) =>
  read(tx)
    .select({ id: applications.id, name: applications.name })
    .from(applications)
    .where(inArray(applications.id, ids)),
);

export const surveyNames = namesIn((tx, ids) =>
  read(tx).select({ id: surveys.id, name: surveys.title }).from(surveys).where(inArray(surveys.id, ids)),
);

export const roleNames = namesIn((tx, ids) =>
  read(tx).select({ id: roles.id, name: roles.name }).from(roles).where(inArray(roles.id, ids)),
);

export const serviceNames = namesIn((tx, ids) =>
  read(tx)
    .select({ id: programGoals.id, name: programGoals.mentorLabel })
    .from(programGoals)
    .where(inArray(programGoals.id, ids)),
);

/** An import is forgotten after a while, and its file with it. */
export const fileNames = namesIn((tx, ids) =>
  read(tx)
    .select({ id: participantImports.id, name: participantImports.fileName })
    .from(participantImports)
    .where(inArray(participantImports.id, ids)),
);

/** Only groups have a name; a pair's is null. */
export const groupNames = namesIn((tx, ids) =>
  read(tx).select({ id: pairings.id, name: pairings.name }).from(pairings).where(inArray(pairings.id, ids)),
);

export const chatNames = namesIn((tx, ids) =>
  read(tx)
    .select({ id: conversations.id, name: conversations.name })
    .from(conversations)
    .where(inArray(conversations.id, ids)),
);

const grouped = (rows: readonly { of: number; userId: number }[]) => {
  const people = new Map<number, number[]>();
  for (const { of, userId } of rows) people.set(of, [...(people.get(of) ?? []), userId]);
  return people;
};

/** Who is in these pairs and groups, the mentors first. */
export const pairedPeople = async (tx: Tx, ids: Ids) => {
  if (ids.length === 0) return grouped([]);
  const rows = await read(tx)
    .select({ of: pairingParticipants.pairingId, userId: pairingParticipants.userId })
    .from(pairingParticipants)
    .where(inArray(pairingParticipants.pairingId, [...new Set(ids)]))
    .orderBy(desc(pairingParticipants.userType), asc(pairingParticipants.userId));
  return grouped(rows);
};

/** Who is in these bookings, the mentors first. */
export const bookedPeople = async (tx: Tx, ids: Ids) => {
  if (ids.length === 0) return grouped([]);
  const rows = await read(tx)
    .select({ of: bookingParticipants.bookingId, userId: bookingParticipants.userId })
    .from(bookingParticipants)
    .where(inArray(bookingParticipants.bookingId, [...new Set(ids)]))
    .orderBy(desc(bookingParticipants.userType), asc(bookingParticipants.userId));
  return grouped(rows);
};
