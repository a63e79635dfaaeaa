import { Temporal } from 'temporal-polyfill';
import { attentionRows, type Bands, type Calibration, type HealthOverview } from '../../../contract/health/index.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { presentRows } from './show-rows.ts';
import { bandsOf, needAttention } from './queries/lists.ts';
import { calibrationsOf, trendOf } from './queries/trend.ts';
import { isCalibrated } from './rules/calibration.ts';
import { settingsOf } from './terms.ts';

type BandRow = Awaited<ReturnType<typeof bandsOf>>[number];

const none: Omit<BandRow, 'type'> = {
  total: 0,
  great: 0,
  fair: 0,
  poor: 0,
  fresh: 0,
  silent: 0,
  paused: 0,
  average: null,
};

const presentBands = (row: BandRow | undefined): Bands => {
  const { total, great, fair, poor, fresh, silent, paused, average } = row ?? none;
  return { total, great, fair, poor, new: fresh, silent, paused, average };
};

/** The first day of the six months that a trend shows. */
export const trendSince = (now: Temporal.Instant) =>
  now.toZonedDateTimeISO('UTC').toPlainDate().subtract({ months: 6 }).toString();

const presentTrend = (days: Awaited<ReturnType<typeof trendOf>>): HealthOverview['trend'] =>
  days.map(({ day, scoreSum, great, fair, poor }) => ({
    day,
    average: Math.round(scoreSum / Math.max(1, great + fair + poor)),
    great,
    fair,
    poor,
  }));

const presentCalibration = (row: Awaited<ReturnType<typeof calibrationsOf>>[number]): Calibration => {
  const { programId: _here, month: _month, ...counted } = row;
  return { ...counted, calibrated: isCalibrated(row) };
};

/** PAR-02: the summary, the trend and who needs attention. */
export const showOverview = async (
  { tx, now }: Pick<Work<Actor>, 'tx' | 'now'>,
  programId: number,
): Promise<HealthOverview> => {
  const bands = await bandsOf(tx, programId);
  const settings = await settingsOf(tx, [programId]);
  return {
    pairs: presentBands(bands.find(({ type }) => type === 'pair')),
    groups: presentBands(bands.find(({ type }) => type === 'group')),
    rhythm_days: settings(programId).rhythmDays,
    trend: presentTrend(await trendOf(tx, programId, trendSince(now))),
    attention: await presentRows(tx, await needAttention(tx, programId, attentionRows)),
    calibration: (await calibrationsOf(tx, programId)).map(presentCalibration),
  };
};
