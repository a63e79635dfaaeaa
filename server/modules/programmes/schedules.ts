import { eachApart } from '../../platform/each-apart.ts';
import type { Schedule } from '../../platform/jobs.ts';
import { startImports } from './participants/hold-import.ts';
import { resumeImports } from './participants/run-import.ts';
import { endedBefore } from './queries.ts';
import { forgetUnclaimed } from './store/employee-details.ts';
import { forgetEmails } from './store/emails-to-many.ts';
import { forgetImports } from './store/imports.ts';
import { forgetActs } from './store/many.ts';
import { deactivate } from './toggle-programme.ts';

/** B68: a programme closes thirty days after its last day, with days counted in UTC. */
const daysAfterEnd = 30;

const closeEnded: Schedule['run'] = async ({ now, transact }) => {
  const day = now.toZonedDateTimeISO('UTC').toPlainDate().subtract({ days: daysAfterEnd }).toString();
  const due = await transact(({ tx }) => endedBefore(tx, day));
  await eachApart(due, ({ id }) => transact((change) => deactivate(change, id)));
};

/** How long we keep what was read from files of people. */
const daysOfImports = 30;

const forgetOldImports: Schedule['run'] = ({ now, transact }) =>
  transact(({ tx }) => forgetImports(tx, now.subtract({ hours: 24 * daysOfImports })));

const forgetOldActs: Schedule['run'] = ({ now, transact }) =>
  transact(({ tx }) => forgetActs(tx, now.subtract({ hours: 24 * daysOfImports })));

/** They count for a day (B09), and are kept for as long as somebody may ask who wrote to so many. */
const forgetOldEmails: Schedule['run'] = ({ now, transact }) =>
  transact(({ tx }) => forgetEmails(tx, now.subtract({ hours: 24 * daysOfImports })));

/** An invitation works for thirty days, and may be sent again. */
const daysUnclaimed = 90;

/** M22: what a company said about people who never joined. */
const forgetUnclaimedDetails: Schedule['run'] = ({ now, transact }) =>
  transact(({ tx }) => forgetUnclaimed(tx, now.subtract({ hours: 24 * daysUnclaimed })));

export const programmeSchedules: readonly Schedule[] = [
  { name: 'programmes.resumeImports', run: resumeImports },
  { name: 'programmes.startImports', run: startImports },
  { name: 'programmes.forgetOldEmails', run: forgetOldEmails },
  { name: 'programmes.closeEnded', run: closeEnded },
  { name: 'programmes.forgetOldImports', run: forgetOldImports },
  { name: 'programmes.forgetOldActs', run: forgetOldActs },
  { name: 'programmes.forgetUnclaimedDetails', run: forgetUnclaimedDetails },
];
