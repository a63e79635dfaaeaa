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
  slug: string;
  createdBy: number;
}

/** A running programme with its four roles and these people in them. */
const openProgramme = async (
  tx: Tx,
  now: Temporal.Instant,
  programme: Programme,
  members: readonly { role: keyof typeof kinds; userId: number }[],
) => {
  const [program] = await db(tx)
    .insert(programs)
    .values({
      ...programme,
      description: `All about ${programme.name}`,
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
    })
    .returning();
  if (!program) throw new Error('no programme');
  const programId = program.id;
  await db(tx)
    .insert(whiteLabels)
    .values({ programId, dashboardPrimaryColour: '#428AC9', dashboardSecondaryColour: '#FFFFFF' });
  await db(tx)
    .insert(impactQuestions)
    .values(firstQuestions.map((question) => ({ ...question, programId })));
  const made = await db(tx)
    .insert(roles)
    .values(
      Object.entries(kinds).map(([name, userType]) => ({
        programId,
        name,
        userType,
        isOwner: name === 'Portal Owner',
        createdAt: now,
      })),
    )
    .returning();
  const roleIds = Object.fromEntries(made.map(({ name, id }) => [name, id])) as Record<keyof typeof kinds, number>;
  await db(tx)
    .insert(programMemberships)
    .values(members.map(({ role, userId }) => ({ programId, userId, roleId: roleIds[role], joinedAt: now })));
  return { id: programId, roleIds };
};

/** What everybody is in enterprises and programmes. */
export const standings = (transact: Database['transact'], ids: Record<Person, number>, now: Temporal.Instant) =>
  transact(async (tx) => {
    const company = { programType: 'Company wide', estimatedParticipants: '51 - 100', countryId: 1 };
    const found = async (name: string, ownerId: number) => {
      const [row] = await db(tx)
        .insert(enterprises)
        .values({ ...company, name, slug: name.toLowerCase(), phoneNo: '60123456789', ownerId, createdAt: now })
        .returning();
      if (!row) throw new Error('no enterprise');
      return row.id;
    };
    const acme = await found('Acme', ids.enterprise_admin);
    const umbra = await found('Umbra', ids.other_programme_admin);
    await db(tx).insert(enterpriseAdmins).values({ enterpriseId: acme, userId: ids.enterprise_admin });
    const peopleOf = (list: readonly Standing[]) => list.map(([role, person]) => ({ role, userId: ids[person] }));
    return {
      acme,
      umbra,
      alpha: await openProgramme(
        tx,
        now,
        { enterpriseId: acme, name: 'Alpha', slug: 'alpha', createdBy: ids.portal_owner },
        peopleOf(alpha),
      ),
      beta: await openProgramme(
        tx,
        now,
        { enterpriseId: umbra, name: 'Beta', slug: 'beta', createdBy: ids.other_programme_admin },
        peopleOf(beta),
      ),
    };
  });
