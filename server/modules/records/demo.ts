import type { Temporal } from 'temporal-polyfill';
import type { Tx } from '../../platform/work.ts';
import { fullName } from '../accounts/index.ts';
import { programmeById } from '../programmes/index.ts';
import { learnersIn, sumOf } from './queries.ts';
import { datesOf, hasEnded } from './rules/ended.ts';
import { insertCertificate } from './store.ts';

/** So many mentees of a program that is over have got their certificate. */
const most = 12;

/** The same at each loading, so that their pages have addresses to be looked at. */
const demoNumber = (at: number) => `LNT-DEM0-CERT-0000-${String(at).padStart(4, '0')}`;

/** M49: certificates of the mentees of a program of the demonstration, if it is over. */
export const writeDemoCertificates = async (
  tx: Tx,
  { programId, now }: { programId: number; now: Temporal.Instant },
) => {
  const row = await programmeById(tx, programId);
  if (!row || !hasEnded(row.program, now)) return;
  for (const [at, person] of (await learnersIn(tx, programId, most)).entries()) {
    const { minutes, stretch } = await sumOf(tx, { userId: person.id, programId });
    if (stretch === null) continue;
    await insertCertificate(tx, {
      number: demoNumber(at + 1),
      userId: person.id,
      programId,
      name: fullName(person),
      programName: row.program.name,
      ...datesOf(row.program, stretch, now),
      minutes,
      issuedAt: now.subtract({ hours: 24 }),
    });
  }
};
