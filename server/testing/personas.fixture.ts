import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Temporal } from 'temporal-polyfill';
import { authSessions, identities, users } from '../modules/accounts/tables.ts';
import { availabilityRules } from '../modules/availability/tables.ts';
import { creditBalances, creditEntries } from '../modules/credits/tables.ts';
import { userInfos, userLanguages } from '../modules/profiles/tables.ts';
import type { Database } from '../platform/database/open.ts';
import { db } from '../platform/db.ts';

/** QUALITY.md: every endpoint is asked by each of them. Who is what in which programme: standings.fixture.ts. */
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
  // Who administers a programme does so by their role there (A81): the account is anybody's.
  return { userType: 'mentee' } as const;
};

const persons = personas.filter((one): one is Person => one !== 'visitor');
const isMentor = (person: Person) => person === 'mentor' || person === 'other_mentor';
let cheapHash: Promise<string> | undefined;

/** Everybody, with a password, a country and a language; mentors are open 09:00–17:00 on every day; mentees own 100 points. */
export const people = async (transact: Database['transact'], now: Temporal.Instant) => {
  const secretHash = await (cheapHash ??= hash(password, { memoryCost: 64, timeCost: 1 }));
  return transact(async (tx) => {
    const ids = {} as Record<Person, number>;
    for (const person of persons) {
      const [user] = await db(tx)
        .insert(users)
        .values({
          publicId: createHash('md5').update(person).digest('hex'),
          slug: person.replaceAll('_', '-'),
          firstname: person
            .split('_')
            .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
            .join(' '),
          lastname: 'Tan',
          email: `${person}@example.com`,
          timezone: 'Asia/Kuala_Lumpur',
          confirmedAt: person === 'unconfirmed' ? null : now,
          createdAt: now,
          ...kindOf(person),
        })
        .returning();
      if (!user) throw new Error('no user');
      ids[person] = user.id;
      await db(tx)
        .insert(identities)
        .values({ userId: user.id, provider: 'password', subject: String(user.id), secretHash, createdAt: now });
      const mentorSince = isMentor(person) ? now.subtract({ hours: 24 * 100 }) : null;
      await db(tx)
        .insert(userInfos)
        .values({ userId: user.id, countryId: 1, jobTitle: 'Engineer', company: 'Acme', mentorSince });
      await db(tx).insert(userLanguages).values({ userId: user.id, languageId: 1 });
      if (isMentor(person)) {
        const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
          userId: user.id,
          weekday,
          fromTime: '09:00',
          toTime: '17:00',
        }));
        await db(tx).insert(availabilityRules).values(week);
      } else {
        await db(tx).insert(creditBalances).values({ userId: user.id, points: 100 });
        await db(tx)
          .insert(creditEntries)
          .values({ userId: user.id, kind: 'adjustment', points: 100, balanceAfter: 100, createdAt: now });
      }
    }
    return ids;
  });
};

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A cookie session for one person. */
export const openSessionFor = (transact: Database['transact'], userId: number, token: string, now: Temporal.Instant) =>
  transact(async (tx) => {
    const session = { kind: 'cookie', browserKey: token, ip: '127.0.0.1', userAgent: 'test' } as const;
    const times = { createdAt: now, renewedAt: now, expiresAt: now.add({ hours: 24 * 3650 }) };
    await db(tx)
      .insert(authSessions)
      .values({ userId, tokenHash: hashOf(token), ...session, ...times });
  });

/** A cookie session for everybody. */
export const signedInPersonas = (
  transact: Database['transact'],
  ids: Record<Person, number>,
  now: Temporal.Instant,
  newToken: () => string,
) =>
  transact(async (tx) => {
    const made: [Person, string][] = [];
    for (const person of persons) {
      const token = newToken();
      const session = { kind: 'cookie', browserKey: person, ip: '127.0.0.1', userAgent: 'test' } as const;
      const times = { createdAt: now, renewedAt: now, expiresAt: now.add({ hours: 24 * 3650 }) };
      await db(tx)
        .insert(authSessions)
        .values({ userId: ids[person], tokenHash: hashOf(token), ...session, ...times });
      made.push([person, token]);
    }
    return made;
  });
