import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Temporal } from 'temporal-polyfill';
import type { ProfileChanged } from '../domain-events/profiles.ts';
import { writeDemoAccounts } from '../modules/accounts/demo.ts';
import { hashPassword } from '../modules/accounts/index.ts';
import { writeDemoHours } from '../modules/availability/demo.ts';
import { writeDemoHealth } from '../modules/health/demo.ts';
import { writeDemoMinutes } from '../modules/minutes/demo.ts';
import { writeDemoPlans } from '../modules/objectives/demo.ts';
import { writeDemoProfiles } from '../modules/profiles/demo.ts';
import { pulsesOf } from '../modules/surveys/index.ts';
import { writeDemoCertificates } from '../modules/records/demo.ts';
import { isDemoLoaded, noteDemoLoaded } from '../modules/reference/demo.ts';
import type { Files } from '../platform/files.ts';
import type { WriteDemo } from '../platform/plug.ts';
import { projectFolder } from '../platform/project-folder.ts';
import type { Change, Tx } from '../platform/work.ts';
import { writeApplications } from './applications.ts';
import { writeAuditLog } from './audit-log.ts';
import { DEMO_PASSWORD } from './cast.ts';
import { writeProgrammes } from './company.ts';
import { writeCredits } from './credits.ts';
import { writeEvents } from './events.ts';
import { storeNewsfeedPictures, writeNewsfeeds } from './newsfeed.ts';
import { writeSafety } from './safety.ts';
import { writeExchange } from './exchange.ts';
import { writeGroups } from './groups.ts';
import { writeChats } from './chat.ts';
import { castHistory } from './history.ts';
import { writeInvitations } from './invitations.ts';
import { writePairings } from './pairings.ts';
import { demoPeople } from './people.ts';
import { storePosters } from './posters.ts';
import { storeProgrammeFiles } from './programme-files.ts';
import { writePulses, writeSurveys } from './programme-surveys.ts';
import { writeSessions } from './sessions.ts';
import { writeSittings } from './sittings.ts';
import { writeNps } from './nps.ts';
import type { DemoPerson } from './types.ts';

interface DemoTools {
  transact: <T>(run: (change: Change) => Promise<T>) => Promise<T>;
  files: Files;
  now: Temporal.Instant;
  /** What each module writes into a programme, from their plugs. */
  demos: readonly WriteDemo[];
}

/** The programs whose mentees have learning plans. */
const learners = ['graduates', 'leaders'] as const;

const three = (portrait: number) => String(portrait).padStart(3, '0');

/** The key of a portrait, derived from its number, so that loading twice stores no file twice. */
const photoKey = (portrait: number) => `photos/${portrait.toString(16).padStart(32, 'd')}.webp`;

const storePortraits = async (files: Files, people: readonly DemoPerson[]) => {
  const folder = join(projectFolder(), 'db', 'demo', 'portraits');
  for (const portrait of new Set(people.map((person) => person.portrait))) {
    await files.put(photoKey(portrait), readFileSync(join(folder, `${three(portrait)}.webp`)), 'image/webp');
  }
};

/** Writes everyone with all their data; returns their ids by key. */
const writePeople = async (
  tx: Tx,
  people: readonly DemoPerson[],
  { secretHash, now }: { secretHash: string; now: Temporal.Instant },
) => {
  const ids = await writeDemoAccounts(tx, people, secretHash);
  const known = people.flatMap((person) => {
    const userId = ids.get(person.key);
    return userId === undefined ? [] : [{ userId, person }];
  });
  await writeDemoProfiles(tx, known, { photoKey, now });
  const open = known.flatMap(({ userId, person: { availability } }) =>
    availability ? [{ userId, ...availability }] : [],
  );
  await writeDemoHours(tx, open);
  return ids;
};

/**
 * Loads the demonstration organisation, once (SYS-24, M25): people with histories, a company with its programmes, and
 * sessions in every status around `now`.
 * All or nothing; true when this call loaded it.
 */
export const loadDemo = async ({ transact, files, now, demos }: DemoTools): Promise<boolean> => {
  if (await transact(({ tx }) => isDemoLoaded(tx))) return false;
  const people = demoPeople(now);
  const bookings = castHistory(now, people);
  const secretHash = await hashPassword(DEMO_PASSWORD);
  await storePortraits(files, people);
  await storeProgrammeFiles(files);
  await storePosters(files);
  await storeNewsfeedPictures(files);
  await transact(async ({ tx, announce }) => {
    const ids = await writePeople(tx, people, { secretHash, now });
    const written = await writeProgrammes(tx, { people, ids, now }, demos);
    await writeInvitations(tx, written);
    await writeApplications(tx, written);
    const bookingIds = await writeSessions(tx, bookings, written);
    await writeSittings(tx, bookings, { ids, bookingIds });
    await writePairings(tx, bookings, written);
    await writeGroups(tx, written);
    await writeExchange(tx, written);
    await writeCredits(tx, bookings, { people, ids, bookingIds, now });
    await writeEvents(tx, { people, ids, programmes: written.programmes, now });
    await writeNewsfeeds(tx, { people, ids, programmes: written.programmes, now });
    await writeSafety(tx, { people, ids, programmes: written.programmes, now });
    await writeChats(tx, { people, ids, programmes: written.programmes, now });
    await writeNps(tx, { people, ids, now });
    await writeSurveys(tx, written);
    await writeAuditLog(tx, written);
    for (const key of learners) {
      const place = written.programmes.get(key);
      if (place) await writeDemoPlans(tx, { programId: place.programId, now });
    }
    await writeDemoMinutes(tx, now);
    for (const { programId } of written.programmes.values()) await writeDemoCertificates(tx, { programId, now });
    await writePulses(tx, written);
    for (const { programId } of written.programmes.values())
      await writeDemoHealth({ tx }, { programId, now, pulsesOf });
    await noteDemoLoaded(tx, now);
    const mentors = people.filter(({ mentorship }) => mentorship === 'approved');
    for (const { key } of mentors) {
      const userId = ids.get(key);
      if (userId) await announce<ProfileChanged>({ name: 'profile.changed', userId, at: now.toString() });
    }
  });
  return true;
};
