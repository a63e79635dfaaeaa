import type { Tx } from '../../platform/work.ts';
import { deletedName, fullName } from '../accounts/index.ts';
import type { CompanyAuditRow } from './queries/audit-log.ts';
import * as found from './queries/audit-names.ts';
import { peopleById } from './queries/people.ts';

/** So many people are named in one line; the others are counted. */
export const mostNamed = 3;

export const idIn = (value: unknown) => (typeof value === 'number' ? value : undefined);
const idsIn = (value: unknown) =>
  Array.isArray(value) ? value.filter((one): one is number => Number.isInteger(one)) : [];

/** The people whom a line says it was done to. */
export const peopleIn = ({ data }: Pick<CompanyAuditRow, 'data'>) => {
  const one = idIn(data['user_id']);
  return one === undefined ? idsIn(data['user_ids']) : [one];
};

const objectsOf = (rows: readonly CompanyAuditRow[], type: string) =>
  rows.flatMap(({ objectType, objectId }) => (objectType === type && objectId !== null ? [objectId] : []));

const idsOf = (rows: readonly CompanyAuditRow[], field: string) => rows.flatMap(({ data }) => idIn(data[field]) ?? []);

/** Everything that these lines name, as it is called today. */
export const namesFor = async (tx: Tx, rows: readonly CompanyAuditRow[]) => {
  const pairs = await found.pairedPeople(tx, objectsOf(rows, 'Pairing'));
  const booked = await found.bookedPeople(tx, objectsOf(rows, 'booking'));
  const concerned = [...rows.map(peopleIn), ...pairs.values(), ...booked.values()];
  const people = await peopleById(tx, [
    ...rows.flatMap(({ actorId, asUserId }) => [actorId ?? [], asUserId ?? []].flat()),
    ...concerned.flatMap((ids) => ids.slice(0, mostNamed)),
  ]);
  const nameOf = new Map(people.map(({ user }) => [user.id, fullName(user)]));
  const placed = rows.flatMap(({ programId }) => programId ?? []);
  return {
    person: (id: number) => nameOf.get(id) ?? `${deletedName.firstname} ${deletedName.lastname}`,
    pairs,
    booked,
    programs: await found.programNames(tx, [...placed, ...idsOf(rows, 'from')]),
    forms: await found.formNames(tx, objectsOf(rows, 'Application')),
    surveys: await found.surveyNames(tx, objectsOf(rows, 'Survey')),
    roles: await found.roleNames(tx, [...objectsOf(rows, 'Role'), ...idsOf(rows, 'role_id')]),
    groups: await found.groupNames(tx, objectsOf(rows, 'Pairing')),
    chats: await found.chatNames(tx, objectsOf(rows, 'Chat')),
    services: await found.serviceNames(tx, idsOf(rows, 'service_id')),
    files: await found.fileNames(tx, idsOf(rows, 'import_id')),
  };
};
export type AuditNames = Awaited<ReturnType<typeof namesFor>>;
