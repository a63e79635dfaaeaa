import { Temporal } from 'temporal-polyfill';
import { calibrationDays } from '../../../contract/health/values.ts';
import type { Change } from '../../platform/work.ts';
import { calibrationsOf, heldBy, judgedAtAge, restsOf } from './queries/trend.ts';
import { rowsBy } from './rows-by.ts';
import { calibrationOf, hasSilence } from './rules/calibration.ts';
import { dayMs } from './rules/facts.ts';
import { keepCalibration } from './store/reports.ts';

/** How far ahead the numbers are to tell, and which silence counts as lost. */
const aheadDays = 90;
const lostSilence = 60 * dayMs;

const calibrateAge = async (
  { tx }: Pick<Change, 'tx'>,
  programId: number,
  days: 30 | 60,
  today: Temporal.PlainDate,
) => {
  const judged = await judgedAtAge(tx, programId, { days, until: today.subtract({ days: aheadDays }).toString() });
  const ids = judged.map(({ pairing_id: id }) => Number(id));
  const held = rowsBy(await heldBy(tx, ids), ({ pairing_id: id }) => id);
  const rests = rowsBy(await restsOf(tx, ids), ({ pairing_id: id }) => id);
  const foretold = judged.map(({ pairing_id: id, score, band, at, ended }) => {
    const until = at + aheadDays * dayMs;
    const closed = ended !== null && ended > at && ended <= until;
    const known = { sessions: held(id).map((one) => one.at), pauses: rests(id) };
    return { score, alarm: band === 3, lost: closed || hasSilence(known, { from: at, until, stretch: lostSilence }) };
  });
  return calibrationOf(foretold);
};

/** M16: once a month what the numbers of pairs of 30 and 60 days foretold, beside what became of them. */
export const calibrate = async ({ tx, now }: Pick<Change, 'tx' | 'now'>, programId: number) => {
  const today = now.toZonedDateTimeISO('UTC').toPlainDate();
  const month = today.with({ day: 1 }).toString();
  const known = await calibrationsOf(tx, programId);
  if (known.some((row) => row.month === month)) return;
  for (const days of calibrationDays) {
    const { calibrated: _said, ...counted } = await calibrateAge({ tx }, programId, days, today);
    await keepCalibration(tx, { programId, days, month, ...counted });
  }
};
