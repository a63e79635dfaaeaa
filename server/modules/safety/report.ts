import { cutText } from '../../../contract/cut.ts';
import { safetyLimits } from '../../../contract/safety/index.ts';
import type { PersonReported } from '../../domain-events/safety.ts';
import { refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { whyNotReport } from '../../policies/safety.ts';
import { lockPerson } from '../accounts/index.ts';
import type { Reportable } from './permissions.ts';
import { countReportsBy } from './queries/reports.ts';
import { insertReport } from './store/reports.ts';
import { refreshQueue } from './tell.ts';

/** A second report of the same person about the same thing, while the first is open, changes nothing. */
export const report = async (work: Work<Actor>, reported: Reportable, reason: string) => {
  const { tx, actor, now } = work;
  const { person, programId, messageId, excerpt } = reported;
  refuseIf(whyNotReport(actor, person));
  // What one person sends at once is counted one after the other.
  await lockPerson(tx, actor.id);
  const reportId = await insertReport(tx, {
    programId,
    aboutUserId: person.id,
    messageId,
    excerpt: excerpt === null ? null : cutText(excerpt, safetyLimits.excerpt),
    reporterId: actor.id,
    reason,
    createdAt: now,
  });
  if (reportId === null) return;
  const today = await countReportsBy(tx, actor.id, now.subtract({ hours: 24 }));
  refuseIf(today > safetyLimits.reportsADay ? 'safety.too_many_reports' : null);
  await work.announce<PersonReported>({ name: 'safety.reported', at: now.toString(), reportId });
  await refreshQueue(work, programId);
};
