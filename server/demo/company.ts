import type { Temporal } from 'temporal-polyfill';
import company from '../../db/demo/company.json' with { type: 'json' };
import { writeDemoEnterprise } from '../modules/enterprises/demo.ts';
import { writeDemoMembers, writeDemoProgramme } from '../modules/programmes/demo.ts';
import { writeDemoResources } from '../modules/resources/demo.ts';
import type { WriteDemo } from '../platform/plug.ts';
import type { Tx } from '../platform/work.ts';
import { daysOfSetup } from './calendar.ts';
import { handout, lookKeys } from './programme-files.ts';
import type { ProgrammeKey, Written, WrittenPlace } from './types.ts';
import { type WrittenProgramme, writtenProgrammes } from './written-programmes.ts';

type Known = Omit<Written, 'programmes'>;

const daysFrom = (now: Temporal.Instant, days: number) => now.add({ hours: 24 * days });

const writeCompany = (tx: Tx, { people, ids }: Known) => {
  const owner = people.find(({ office }) => office === 'enterprise');
  const ownerId = owner && ids.get(owner.key);
  if (!owner || ownerId === undefined) throw new Error('the company has no owner');
  return writeDemoEnterprise(tx, {
    name: company.name,
    slug: 'selatan-telekom',
    programType: 'Company wide',
    estimatedParticipants: 'More than 300',
    countryId: owner.countryId,
    phoneNo: '60312345678',
    ownerId,
    createdAt: owner.joinedAt,
  });
};

/** Writes a programme, its handouts, and what the modules have in it. */
const writePlace = async (
  tx: Tx,
  enterpriseId: number,
  programme: WrittenProgramme,
  { ids, now }: Known,
  demos: readonly WriteDemo[],
) => {
  const createdBy = ids.get('enterprise');
  if (createdBy === undefined) throw new Error('nobody makes the programmes');
  const createdAt = daysFrom(now, programme.begins - daysOfSetup);
  const made = { createdBy, createdAt, now };
  const look = lookKeys(programme.key);
  const place = await writeDemoProgramme(tx, { ...programme, look }, { ...made, enterpriseId });
  const resources = programme.resources.map(({ day, role, file, ...resource }) => ({
    ...resource,
    roleId: role && place.roleId(role),
    createdAt: daysFrom(now, day),
    file: file === undefined ? null : handout(file),
  }));
  await writeDemoResources(tx, resources, { createdBy, programId: place.programId });
  for (const write of demos) await write(tx, { ...made, key: programme.key, programId: place.programId });
  return place;
};

const writeMembers = async (tx: Tx, { people, ids, programmes }: Written) => {
  const members = people.flatMap(({ key, memberships }) =>
    memberships.flatMap(({ programme, role, since, capacity }) => {
      const [place, userId] = [programmes.get(programme), ids.get(key)];
      if (!place || userId === undefined) return [];
      return [{ programId: place.programId, userId, roleId: place.roleId(role), capacity, joinedAt: since }];
    }),
  );
  await writeDemoMembers(tx, members);
};

/** Writes the company's programmes with their members. */
export const writeProgrammes = async (tx: Tx, known: Known, demos: readonly WriteDemo[]): Promise<Written> => {
  const enterpriseId = await writeCompany(tx, known);
  const programmes = new Map<ProgrammeKey, WrittenPlace>();
  for (const programme of writtenProgrammes)
    programmes.set(programme.key, await writePlace(tx, enterpriseId, programme, known, demos));
  const written = { ...known, programmes };
  await writeMembers(tx, written);
  return written;
};
