import type { EmployeeField } from '../../../../contract/programmes/index.ts';
import type { MemberJoined } from '../../../domain-events/programmes.ts';
import type { Change } from '../../../platform/work.ts';
import { personById } from '../../accounts/index.ts';
import { programmeById } from '../queries.ts';
import { addOfAddresses, addOfPeople, claimAddresses } from '../store/employee-details.ts';
import { markDetailsKept } from '../store/imports.ts';

interface SaidRow {
  line: number;
  email: string;
  details: Partial<Record<EmployeeField, string>>;
  detailsKept: boolean;
  /** Null for whoever the company does not know: they have it when they join, so that a file tells nobody's account. */
  userId: number | null;
}

/** Keeps what rows of a file say about people's work (record 038), each row once and along with what becomes of it. */
export const saveDetails = async (
  { tx, now }: Pick<Change, 'tx' | 'now'>,
  { importId, enterpriseId }: { importId: number; enterpriseId: number },
  rows: readonly SaidRow[],
) => {
  const saying = { enterpriseId, at: now };
  const told = rows.filter(({ details, detailsKept }) => !detailsKept && Object.keys(details).length > 0);
  const said = told.map(({ email, userId, details: { employee_id: employeeId = '', ...details } }) => ({
    email,
    userId,
    known: { employeeId, ...details },
  }));
  const ofPeople = said.flatMap(({ email, userId, known }) => (userId === null ? [] : [{ email, userId, known }]));
  await claimAddresses(tx, saying, ofPeople);
  await addOfPeople(
    tx,
    saying,
    ofPeople.map(({ userId, known }) => ({ userId, ...known })),
  );
  await addOfAddresses(
    tx,
    saying,
    said.filter(({ userId }) => userId === null).map(({ email, known }) => ({ email, ...known })),
  );
  await markDetailsKept(
    tx,
    importId,
    told.map(({ line }) => line),
  );
};

/** Whoever joins gets what the company has said about their confirmed address. */
export const claimDetails = async ({ tx, now }: Change, { programId, userId }: MemberJoined) => {
  const programme = await programmeById(tx, programId);
  const person = await personById(tx, userId);
  if (!programme || !person || person.confirmedAt === null) return;
  const { enterpriseId } = programme.program;
  await claimAddresses(tx, { enterpriseId, at: now }, [{ userId, email: person.email }]);
};
