import type { OwnData } from '../../platform/plug.ts';
import { allOf } from './queries.ts';

/** M22 */
export const ownData: OwnData = async (tx, userId) => ({
  certificates: (await allOf(tx, userId)).map((row) => ({
    number: row.number,
    name: row.name,
    program: row.programName,
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    minutes: row.minutes,
    issued_at: row.issuedAt.toString(),
    withdrawn_at: row.withdrawnAt?.toString() ?? null,
  })),
});
