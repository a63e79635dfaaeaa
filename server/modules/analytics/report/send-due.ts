import type { MonthlyReportDue } from '../../../domain-events/analytics.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Change } from '../../../platform/work.ts';
import { countUnasked } from '../../accounts/index.ts';
import { countEmails, type EmailLimits, programmeById, takeTurn } from '../../programmes/index.ts';
import { programsWithReportDue, recipientsOf } from '../queries/reports.ts';
import { monthDue } from '../rules/report-month.ts';
import { lockReport, markSent } from '../store/reports.ts';

/**
 * Sends the report on last month to everybody who has not had it, once: under the lock of the program's report. Whom B09
 * does not allow now gets it as soon as it does.
 */
const sendTo = async (change: Change, programId: number, limits: EmailLimits) => {
  const { tx, now, announce } = change;
  const report = await lockReport(tx, programId);
  const programme = await programmeById(tx, programId);
  if (!report?.enabled || !programme?.program.isActive || programme.draft) return;
  const month = monthDue(now, programme.program.timezone).toString();
  const due = (await recipientsOf(tx, programId)).filter(
    ({ listed, stoppedAt, doneUntil }) => listed && stoppedAt === null && doneUntil < month,
  );
  const { left, enterpriseId } = await takeTurn(change, programId, limits);
  if (due.length === 0 || left < due.length) return;
  const addresses = due.map(({ email }) => email);
  const may = await countUnasked(change, {
    addresses,
    from: `company ${enterpriseId}`,
    factor: limits.RATE_LIMIT_FACTOR,
  });
  const ids = due.flatMap(({ id, email }) => (may.has(email) ? [id] : []));
  if (ids.length === 0) return;
  await countEmails(change, { programId, kind: 'reports', emails: ids.length }, limits);
  await markSent(tx, ids, month, now);
  await announce<MonthlyReportDue>({
    name: 'monthly_report.due',
    programId,
    month,
    recipientIds: ids,
    at: now.toString(),
  });
};

/** M16: on the first of the month, where the program is; after a pause of the server as soon as it runs again. */
export const sendDueReports =
  (limits: EmailLimits) =>
  async ({ now, transact }: Job): Promise<void> => {
    for (const programId of await transact(({ tx }) => programsWithReportDue(tx, now)))
      await transact((change) => sendTo(change, programId, limits));
  };
