import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Temporal } from 'temporal-polyfill';
import { authSessions, identities, users } from '../modules/accounts/tables.ts';
import { availabilityRules } from '../modules/availability/tables.ts';
import { creditBalances, creditEntries } from '../modules/credits/tables.ts';
import { userInfos, userLanguages } from '../modules/profiles/tables.ts';
import type { Database } from '../platform/database/open.ts';
import { db } from '../platform/db.ts';
import type { Tx } from '../platform/work.ts';

/** QUALITY.md: every endpoint is called by each of them. Their roles in the programmes are in standings.fixture.ts. */
export const personas = [
  'visitor',
  'unconfirmed',
  'mentee',
  'other_mentee',
  'mentor',
  'other_mentor',
  'pending_mentor',
  'programme_admin',
  'other_programme_admin',
  'portal_owner',
  'enterprise_admin',
  'platform_admin',
] as const;
export type Persona = (typeof personas)[number];
export type Person = Exclude<Persona, 'visitor'>;

export const password = 'Lantern#2026';

const kindOf = (person: Person) => {
  if (person === 'mentor' || person === 'other_mentor') return { userType: 'mentor', isFlMentor: true } as const;
  if (person === 'platform_admin') return { userType: 'admin', isPlatformAdmin: true } as const;
  if (person === 'enterprise_admin') return { userType: 'admin', isEnterprise: true } as const;
  // Programme admins are admins by their role in the programme (A81); their account is an ordinary one.
  return { userType: 'mentee' } as const;
};

const persons = personas.filter((one): one is Person => one !== 'visitor');
const isMentor = (person: Person) => person === 'mentor' || person === 'other_mentor';
let cheapHash: Promise<string> | undefined;

const named = (person: Person) =>
  person
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const userRow = (person: Person, now: Temporal.Instant): typeof users.$inferInsert => ({
  publicId: createHash('md5').update(person).digest('hex'),
  slug: person.replaceAll('_', '-'),
  firstname: named(person),
  lastname: 'Tan',
  email: `${person}@example.com`,
  timezone: 'Asia/Kuala_Lumpur',
  confirmedAt: person === 'unconfirmed' ? null : now,
  createdAt: now,
  ...kindOf(person),
});

const insertUsers = async (tx: Tx, now: Temporal.Instant) => {
  const rows = persons.map((person) => userRow(person, now));
  const made = await db(tx).insert(users).values(rows).returning({ id: users.id, email: users.email });
  const idOf = new Map(made.map(({ id, email }) => [email, id]));
  return Object.fromEntries(persons.map((person) => [person, idOf.get(`${person}@example.com`)])) as Record<
    Person,
    number
  >;
};

const openDays = (userId: number) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ userId, weekday, fromTime: '09:00', toTime: '17:00' }));

/**
 * Creates everyone, with a password, a country and a language; mentors are available 09:00–17:00 every day; mentees
 * have 100 points.
 */
export const people = async (transact: Database['transact'], now: Temporal.Instant) => {
  const secretHash = await (cheapHash ??= hash(password, { memoryCost: 64, timeCost: 1 }));
  return transact(async (tx) => {
    const ids = await insertUsers(tx, now);
    const all = persons.map((person) => ({ userId: ids[person], mentor: isMentor(person) }));
    const secrets = all.map(({ userId }) => ({
      userId,
      provider: 'password',
      subject: String(userId),
      secretHash,
      createdAt: now,
    }));
    await db(tx).insert(identities).values(secrets);
    const mentorSince = now.subtract({ hours: 24 * 100 });
    const infos = all.map(({ userId, mentor }) => ({
      userId,
      countryId: 1,
      jobTitle: 'Engineer',
      company: 'Acme',
      mentorSince: mentor ? mentorSince : null,
    }));
    await db(tx).insert(userInfos).values(infos);
    await db(tx)
      .insert(userLanguages)
      .values(all.map(({ userId }) => ({ userId, languageId: 1 })));
    const mentors = all.filter(({ mentor }) => mentor);
    await db(tx)
      .insert(availabilityRules)
      .values(mentors.flatMap(({ userId }) => openDays(userId)));
    const others = all.filter(({ mentor }) => !mentor);
    await db(tx)
      .insert(creditBalances)
      .values(others.map(({ userId }) => ({ userId, points: 100 })));
    const gift = { kind: 'adjustment' as const, points: 100, balanceAfter: 100, createdAt: now };
    await db(tx)
      .insert(creditEntries)
      .values(others.map(({ userId }) => ({ userId, ...gift })));
    return ids;
  });
};

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const sessionOf = (userId: number, token: string, browserKey: string, now: Temporal.Instant) => ({
  userId,
  tokenHash: hashOf(token),
  kind: 'cookie' as const,
  browserKey,
  ip: '127.0.0.1',
  userAgent: 'test',
  createdAt: now,
  renewedAt: now,
  expiresAt: now.add({ hours: 24 * 3650 }),
});

/** A cookie session for one person. */
export const openSessionFor = (transact: Database['transact'], userId: number, token: string, now: Temporal.Instant) =>
  transact(async (tx) => {
    await db(tx)
      .insert(authSessions)
      .values(sessionOf(userId, token, token, now));
  });

/** A cookie session for everyone. */
export const signedInPersonas = (
  transact: Database['transact'],
  ids: Record<Person, number>,
  now: Temporal.Instant,
  newToken: () => string,
) =>
  transact(async (tx) => {
    const made = persons.map((person): [Person, string] => [person, newToken()]);
    await db(tx)
      .insert(authSessions)
      .values(made.map(([person, token]) => sessionOf(ids[person], token, person, now)));
    return made;
  });
