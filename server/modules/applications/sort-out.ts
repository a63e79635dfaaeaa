import { type RefusalCode, refusals } from '../../../contract/messages.ts';
import type { Tx } from '../../platform/work.ts';
import { namesOf } from './queries.ts';
import type { applicants } from './tables.ts';

type Applicant = typeof applicants.$inferSelect;
interface Refused {
  applicant: Applicant;
  code: RefusalCode;
}

/** Those with whom it may be done, and the others with the reason. */
export const sortOut = (people: readonly Applicant[], reasonOf: (applicant: Applicant) => RefusalCode | null) => {
  const allowed: Applicant[] = [];
  const refused: Refused[] = [];
  for (const applicant of people) {
    const code = reasonOf(applicant);
    if (code === null) allowed.push(applicant);
    else refused.push({ applicant, code });
  }
  return { allowed, refused };
};

/** The others by name, as the page shows them. */
export const refusedOf = async (tx: Tx, refused: readonly Refused[]) => {
  const names = await namesOf(
    tx,
    refused.map(({ applicant }) => applicant.userId),
  );
  return refused.map(({ applicant, code }) => ({
    applicant_id: applicant.id,
    full_name: names.get(applicant.userId) ?? '',
    error: refusals[code],
  }));
};
