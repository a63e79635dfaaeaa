import type { MemberJoined } from '../../../domain-events/programmes.ts';
import { chunks } from '../../../platform/chunks.ts';
import { found } from '../../../platform/refusal.ts';
import type { Change } from '../../../platform/work.ts';
import { personById } from '../../accounts/index.ts';
import { programmeById } from '../queries.ts';
import { accountsOf, peopleOf, rowsWithDetails } from '../queries/imports.ts';
import { addDetails, linkDetails } from '../store/employee-details.ts';

const atOnce = 1000;

/**
 * Keeps what a file says about people's work (record 038). Whom the company knows has it at once; everyone else when they
 * join, so that nobody learns from a file who has an account.
 */
export const saveDetails = async (
  { tx, now }: Pick<Change, 'tx' | 'now'>,
  { id, programId }: { id: number; programId: number },
) => {
  const { program } = found(await programmeById(tx, programId), 'programmes.not_found');
  const { enterpriseId } = program;
  const rows = (await rowsWithDetails(tx, id)).flatMap(({ email, details }) =>
    email === null ? [] : [{ email, details }],
  );
  for (const some of chunks(rows, atOnce)) {
    const accounts = await accountsOf(
      tx,
      some.map(({ email }) => email),
    );
    const known = await peopleOf(
      tx,
      enterpriseId,
      accounts.map((one) => one.id),
    );
    const ids = new Map(accounts.map((one) => [one.email.toLowerCase(), one.id]));
    const values = some.map(({ email, details: { employee_id: employeeId = '', ...details } }) => {
      const userId = ids.get(email.toLowerCase());
      return {
        email,
        employeeId,
        ...details,
        userId: userId !== undefined && known.has(userId) ? userId : null,
        updatedAt: now,
      };
    });
    await addDetails(tx, enterpriseId, values);
  }
};

/** Whoever joins gets what the company has said about their confirmed address. */
export const claimDetails = async ({ tx }: Change, { programId, userId }: MemberJoined) => {
  const programme = await programmeById(tx, programId);
  const person = await personById(tx, userId);
  if (programme && person && person.confirmedAt !== null)
    await linkDetails(tx, { enterpriseId: programme.program.enterpriseId, userId, email: person.email });
};
