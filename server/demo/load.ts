import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Temporal } from 'temporal-polyfill';
import type { ProfileChanged } from '../domain-events/profiles.ts';
import { hashNewPassword } from '../modules/accounts/index.ts';
import type { Files } from '../platform/files.ts';
import { projectFolder } from '../platform/project-folder.ts';
import type { Change } from '../platform/work.ts';
import { writeApplications } from './applications.store.ts';
import { writeBookings } from './bookings.store.ts';
import { writeCredits } from './credits.store.ts';
import { DEMO_PASSWORD } from './cast.ts';
import { writeGroups } from './groups.store.ts';
import { castHistory } from './history.ts';
import { writeInvitations } from './invitations.store.ts';
import { demoPeople } from './people.ts';
import { storeProgrammeFiles } from './programme-files.ts';
import { writePairings } from './pairings.store.ts';
import { writeProgrammes } from './programmes.store.ts';
import { writeReports } from './reports.store.ts';
import { isLoaded, markLoaded, writePeople } from './rows.store.ts';
import { writeSittings } from './sittings.store.ts';
import type { DemoPerson } from './types.ts';

interface Ground {
  transact: <T>(run: (change: Change) => Promise<T>) => Promise<T>;
  files: Files;
  now: Temporal.Instant;
}

const three = (portrait: number) => String(portrait).padStart(3, '0');

/** The key of a portrait: made from its number, so that loading twice stores no file twice. */
const photoKey = (portrait: number) => `photos/${portrait.toString(16).padStart(32, 'd')}.webp`;

const storePortraits = async (files: Files, people: readonly DemoPerson[]) => {
  const folder = join(projectFolder(), 'db', 'demo', 'portraits');
  for (const portrait of new Set(people.map((person) => person.portrait))) {
    await files.put(photoKey(portrait), readFileSync(join(folder, `${three(portrait)}.webp`)), 'image/webp');
  }
};

/**
 * The demonstration organisation, once (SYS-24, M25): people with histories, a company with its
 * programmes, and sessions in every status around `now`.
 * All or nothing; true when it was loaded by this call.
 */
export const loadDemo = async ({ transact, files, now }: Ground): Promise<boolean> => {
  if (await transact(({ tx }) => isLoaded(tx))) return false;
  const people = demoPeople(now);
  const bookings = castHistory(now, people);
  const somebody = { firstname: '', lastname: '', email: '' };
  const secretHash = await hashNewPassword(DEMO_PASSWORD, somebody);
  await storePortraits(files, people);
  await storeProgrammeFiles(files);
  await transact(async ({ tx, announce }) => {
    const ids = await writePeople(tx, people, { secretHash, photoKey, now });
    const programmeIds = await writeProgrammes(tx, people, { ids, now });
    const about = { people, ids, programmeIds, now };
    await writeInvitations(tx, about);
    await writeApplications(tx, about);
    const bookingIds = await writeBookings(tx, bookings, { people, ids, programmeIds });
    await writeReports(tx, bookings, { ids, programmeIds, bookingIds });
    await writeSittings(tx, bookings, { ids, bookingIds });
    await writePairings(tx, bookings, { people, ids, programmeIds });
    await writeGroups(tx, about);
    await writeCredits(tx, bookings, { people, ids, bookingIds });
    await markLoaded(tx, now);
    const mentors = people.filter(({ mentorship }) => mentorship === 'approved');
    for (const { key } of mentors) {
      const userId = ids.get(key);
      if (userId) await announce<ProfileChanged>({ name: 'profile.changed', userId, at: now.toString() });
    }
  });
  return true;
};
