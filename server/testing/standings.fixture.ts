import type { Temporal } from 'temporal-polyfill';
import { enterpriseAdmins, enterprises } from '../modules/enterprises/tables.ts';
import { firstQuestions } from '../modules/programmes/index.ts';
import { impactQuestions, programMemberships, programs, roles, whiteLabels } from '../modules/programmes/tables.ts';
import type { Person } from './personas.fixture.ts';
import type { Database } from '../platform/database/open.ts';
import { db } from '../platform/db.ts';
import type { Tx } from '../platform/work.ts';

type Standing = readonly ['Portal Owner' | 'Admin' | 'Mentor' | 'Mentee', Person];

/** Two programmes of two companies. Nobody is in both, and the other mentee is in neither. */
const alpha: readonly Standing[] = [
  ['Portal Owner', 'portal_owner'],
  ['Admin', 'programme_admin'],
  ['Mentor', 'mentor'],
  ['Mentee', 'mentee'],
];
const beta: readonly Standing[] = [
  ['Portal Owner', 'other_programme_admin'],
  ['Mentor', 'other_mentor'],
  ['Mentee', 'pending_mentor'],
];

const kinds = { 'Portal Owner': 'admin', Admin: 'admin', Mentor: 'mentor', Mentee: 'mentee' } as const;

interface Programme {
  enterpriseId: number;
  name: string;
  createdBy: number;
  members: readonly { role: keyof typeof kinds; userId: number }[];
}

const programmeRow = (
  { enterpriseId, name, createdBy }: Programme,
  now: Temporal.Instant,
): typeof programs.$inferInsert => ({
  enterpriseId,
  name,
  createdBy,
  slug: name.toLowerCase(),
  description: `All about ${name}`,
  startDate: '2026-11-02',
  endDate: '2027-02-02',
  duration: '3_months',
  timezone: 'Asia/Kuala_Lumpur',
  noOfParticipants: 'less_than_20',
  templateType: 'create_my_own',
  pairingMethod: 'mentee_picks',
  smartMatching: false,
  privacySettings: 'closed',
  reviewSettings: 'shown',
  whatsappNotification: false,
  isActive: true,
  paidAccess: false,
  dashboardAlert: '',
  setupStep: 'done',
  requestExpiryHours: 48,
  createdAt: now,
  updatedAt: now,
  version: 1,
});

const rolesOf = (programId: number, now: Temporal.Instant) =>
  Object.entries(kinds).map(([name, userType]) => ({
    programId,
    name,
    userType,
    isOwner: name === 'Portal Owner',
    createdAt: now,
  }));

/** Creates running programmes with their four roles and these people in them. */
const openProgrammes = async (tx: Tx, now: Temporal.Instant, programmes: readonly Programme[]) => {
  const opened = await db(tx)
    .insert(programs)
    .values(programmes.map((one) => programmeRow(one, now)))
    .returning({ id: programs.id, name: programs.name });
  const ids = opened.map(({ id }) => id);
  const colours = { dashboardPrimaryColour: '#428AC9', dashboardSecondaryColour: '#FFFFFF' };
  await db(tx)
    .insert(whiteLabels)
    .values(ids.map((programId) => ({ programId, ...colours })));
  await db(tx)
    .insert(impactQuestions)
    .values(ids.flatMap((programId) => firstQuestions.map((question) => ({ ...question, programId }))));
  const made = await db(tx)
    .insert(roles)
    .values(ids.flatMap((programId) => rolesOf(programId, now)))
    .returning();
  const all = programmes.map(({ name, members }) => {
    const id = opened.find((one) => one.name === name)?.id ?? 0;
    const own = made.filter(({ programId }) => programId === id);
    const roleIds = Object.fromEntries(own.map((role) => [role.name, role.id])) as Record<keyof typeof kinds, number>;
    return { id, roleIds, members };
  });
  await db(tx)
    .insert(programMemberships)
    .values(
      all.flatMap(({ id: programId, roleIds, members }) =>
        members.map(({ role, userId }) => ({ programId, userId, roleId: roleIds[role], joinedAt: now })),
      ),
    );
  return all.map(({ id, roleIds }) => ({ id, roleIds }));
};

/** Gives everyone their roles in enterprises and programmes. */
export const standings = (transact: Database['transact'], ids: Record<Person, number>, now: Temporal.Instant) =>
  transact(async (tx) => {
    const company = { programType: 'Company wide', estimatedParticipants: '51 - 100', countryId: 1 };
    const found = (name: string, ownerId: number) => ({
      ...company,
      name,
      slug: name.toLowerCase(),
      phoneNo: '60123456789',
      ownerId,
      createdAt: now,
    });
    const [acme, umbra] = await db(tx)
      .insert(enterprises)
      .values([found('Acme', ids.enterprise_admin), found('Umbra', ids.other_programme_admin)])
      .returning({ id: enterprises.id });
    if (!acme || !umbra) throw new Error('no enterprises');
    await db(tx).insert(enterpriseAdmins).values({ enterpriseId: acme.id, userId: ids.enterprise_admin });
    const peopleOf = (list: readonly Standing[]) => list.map(([role, person]) => ({ role, userId: ids[person] }));
    const [first, second] = await openProgrammes(tx, now, [
      { enterpriseId: acme.id, name: 'Alpha', createdBy: ids.portal_owner, members: peopleOf(alpha) },
      { enterpriseId: umbra.id, name: 'Beta', createdBy: ids.other_programme_admin, members: peopleOf(beta) },
    ]);
    if (!first || !second) throw new Error('no programmes');
    return { acme: acme.id, umbra: umbra.id, alpha: first, beta: second };
  });
