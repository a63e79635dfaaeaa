import { randomBytes } from 'node:crypto';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { fullName, lockPerson } from '../accounts/index.ts';
import type { PlaceOfRecord } from './permissions.ts';
import { presentCertificate } from './present.ts';
import { type CertificateRow, standingIn, type Sum, sumOf } from './queries.ts';
import { datesOf, hasEnded } from './rules/ended.ts';
import { bytesInNumber, numberOf } from './rules/number.ts';
import { whyNotCertificate } from './rules/why-not.ts';
import { insertCertificate, markWithdrawn } from './store.ts';

/**
 * The same question for the button and for the guard. A session as a mentee shows that somebody was one; whoever is no
 * longer in the program keeps a certificate that they have, and gets no new one.
 */
export const whyNotIssue = (
  { programme, isMentee, isMember }: PlaceOfRecord,
  { sessions }: Sum,
  now: Work<Actor>['now'],
) =>
  whyNotCertificate({
    isMentee: isMember && (isMentee || sessions > 0),
    sessions,
    hasEnded: hasEnded(programme.program, now),
  });

/**
 * M49: name, program, dates and hours as they are today. Whoever has one gets that one again; the lock makes two calls at
 * once wait for each other.
 */
export const issue = async ({ tx, actor, now }: Work<Actor>, place: PlaceOfRecord) => {
  const { program } = place.programme;
  const person = found(await lockPerson(tx, actor.id), 'accounts.not_found');
  const standing = await standingIn(tx, actor.id, program.id);
  if (standing && standing.minutes > 0) return presentCertificate(standing);
  const sum = await sumOf(tx, { userId: actor.id, programId: program.id });
  const reason = whyNotIssue(place, sum, now);
  refuseIf(reason, reason === 'records.mentees_only' ? 403 : 422);
  if (sum.stretch === null) throw new Error('sessions without a first one');
  const row = await insertCertificate(tx, {
    number: numberOf(randomBytes(bytesInNumber)),
    userId: actor.id,
    programId: program.id,
    name: fullName(person),
    programName: program.name,
    ...datesOf(program, sum.stretch, now),
    minutes: sum.minutes,
    issuedAt: now,
  });
  return presentCertificate(row);
};

/** M49: from now on its number leads to nothing. One that was withdrawn before stays so. */
export const withdraw = ({ tx, now }: Work<Actor>, { id }: CertificateRow) => markWithdrawn(tx, id, now);
