import type { changeMonthlyReport, MonthlyReport } from '../../../../contract/analytics/index.ts';
import type { EndpointInput } from '../../../../contract/endpoint.ts';
import { addressesIn } from '../../../../contract/invitations/index.ts';
import { say } from '../../../../contract/say.ts';
import { nothingLeft } from '../../../platform/nothing-left.ts';
import { refuseField, refuseIf } from '../../../platform/refusal.ts';
import type { Work } from '../../../platform/work.ts';
import { type Actor, whyNotToMany } from '../../../policies/actor.ts';
import { newToken, recordInProgram } from '../../accounts/index.ts';
import { lockRunningShared, type ProgrammeRow } from '../../programmes/index.ts';
import { recipientsOf, reportOf } from '../queries/reports.ts';
import type { Counter } from '../reader.ts';
import { monthDue, sendsAt } from '../rules/report-month.ts';
import { listRecipients, lockReport, saveReport, skipUntil } from '../store/reports.ts';

const latest = (days: readonly string[]) => days.toSorted().at(-1);

export const showReport = async ({ tx, now }: Counter, { program }: ProgrammeRow): Promise<MonthlyReport> => {
  const enabled = (await reportOf(tx, program.id))?.enabled ?? false;
  const all = await recipientsOf(tx, program.id);
  const listed = all.filter((one) => one.listed);
  const goes = enabled && listed.some(({ stoppedAt }) => stoppedAt === null);
  const sent = latest(all.flatMap(({ sentAt, doneUntil }) => (sentAt === null ? [] : doneUntil)));
  return {
    enabled,
    recipients: listed.map(({ email, stoppedAt }) => ({ email, stopped: stoppedAt !== null })),
    next_at: goes ? sendsAt(monthDue(now, program.timezone), program.timezone).toString() : null,
    last_month: sent?.slice(0, 7) ?? null,
  };
};

type Wanted = Omit<EndpointInput<typeof changeMonthlyReport>['body'], 'program_id'>;

/** M16: whether the report is sent, and to whom. Whoever is not listed any more gets nothing that is not on its way. */
export const changeReport = async (work: Work<Actor>, { program }: ProgrammeRow, wanted: Wanted) => {
  const { tx, now, actor } = work;
  const { enabled, recipients, ...rest } = wanted;
  nothingLeft(rest);
  // B03: the addresses are those of strangers.
  refuseIf(enabled ? whyNotToMany(actor) : null, 403);
  const addresses = addressesIn(recipients);
  if (enabled && addresses.length === 0) refuseField('recipients', say('analytics.report_nobody'));
  await lockRunningShared(tx, program.id);
  const before = await lockReport(tx, program.id);
  const known = (await recipientsOf(tx, program.id)).flatMap(({ email, listed }) => (listed ? [email] : []));
  const done = monthDue(now, program.timezone).toString();
  await saveReport(tx, { programId: program.id, enabled, updatedBy: actor.id, updatedAt: now });
  const named = addresses.map((email) => ({ email, token: newToken() }));
  await listRecipients(tx, program.id, named, done);
  const wasEnabled = before?.enabled ?? false;
  if (enabled && !wasEnabled) await skipUntil(tx, program.id, done);
  const isSame = enabled === wasEnabled && known.toSorted().join(' ') === addresses.toSorted().join(' ');
  if (!isSame)
    await recordInProgram(work, program.id, {
      action: 'report.changed',
      data: { enabled, was_enabled: wasEnabled, recipients: addresses },
    });
};
