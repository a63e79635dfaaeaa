import type { Loader } from '../../platform/permission.ts';
import { found } from '../../platform/refusal.ts';
import type { ReadWork } from '../../platform/work.ts';
import { inOwnAccount } from '../../policies/accounts.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { hidesDraft, standingIn as standingOfActor } from '../../policies/programmes.ts';
import { programmeById, type ProgrammeRow } from '../programmes/index.ts';
import { certificateOf, type CertificateRow, wasMentee } from './queries.ts';

/** A program of the reader: they belong to it, or were a mentee of it until they left. */
export interface PlaceOfRecord {
  programme: ProgrammeRow;
  /** Is or was a mentee there. */
  isMentee: boolean;
  /** Belongs to it today, in whatever role. */
  isMember: boolean;
}

const placeFor = async ({ tx, actor }: ReadWork<Actor>, programId: number): Promise<PlaceOfRecord> => {
  const row = found(await programmeById(tx, programId), 'programmes.not_found');
  const isMentee = await wasMentee(tx, actor.id, programId);
  const isMember = actor.memberships.some((one) => one.programId === programId);
  const isKnown = (isMentee || standingOfActor(actor, row.program) !== null) && !hidesDraft(actor, row);
  return { programme: found(isKnown ? row : undefined, 'programmes.not_found'), isMentee, isMember };
};

/** The program that the input names; null for the platform. */
export const recordIn = <I>(
  idOf: (input: I) => number | undefined,
): Loader<Actor, Actor, I, { place: PlaceOfRecord | null }> => ({
  policy: signedIn,
  load: async (work, input) => {
    const programId = idOf(input);
    return { place: programId === undefined ? null : await placeFor(work, programId) };
  },
});

export const learnerIn = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, PlaceOfRecord> => ({
  policy: inOwnAccount,
  load: (work, input) => placeFor(work, idOf(input)),
});

/** M49: nobody but the person it names. */
export const ownerOfCertificate = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, CertificateRow> => ({
  policy: inOwnAccount,
  load: async ({ tx, actor }, input) =>
    found(await certificateOf(tx, actor.id, idOf(input)), 'records.certificate_not_found'),
});
