import { Temporal } from 'temporal-polyfill';
import {
  activeDays,
  type CohortFunnel,
  type FirstSession,
  type FunnelPeople,
  funnelPeoplePage,
  type InsightSide,
  monthsShown,
  type Retention,
  type StoppedStep,
  waitUntilDays,
} from '../../../contract/analytics/index.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import type { ProgrammeRow } from '../programmes/index.ts';
import { peopleOf } from './people-of.ts';
import { invitationsOpen, peopleStoppedAt, stayedByMonth, stoppedAt, waitsOf } from './queries/cohort.ts';
import { funnelOf } from './rules/funnel.ts';
import { percent } from './rules/shares.ts';

/** Whoever joined without an invitation counts as invited too. */
export const presentFunnel = async (tx: Tx, { program }: ProgrammeRow, side: InsightSide): Promise<CohortFunnel> => {
  const cohort = { programId: program.id, side };
  return { type: side, steps: funnelOf(await invitationsOpen(tx, cohort), await stoppedAt(tx, cohort)) };
};

export const presentStopped = async (
  tx: Tx,
  { program }: ProgrammeRow,
  { type: side, step, page: asked = 1 }: { type: InsightSide; step: StoppedStep; page?: number | undefined },
): Promise<FunnelPeople> => {
  const cohort = { programId: program.id, side };
  const total = (await stoppedAt(tx, cohort)).find((row) => row.step === step)?.people ?? 0;
  const pages = Math.max(1, Math.ceil(total / funnelPeoplePage));
  const page = Math.min(asked, pages);
  const offset = (page - 1) * funnelPeoplePage;
  const rows = await peopleStoppedAt(tx, { ...cohort, step, limit: funnelPeoplePage, offset });
  const person = await peopleOf(
    tx,
    rows.map(({ userId }) => userId),
  );
  return {
    people: rows.flatMap(({ userId, joined, held }) => {
      const known = person(userId);
      const at = Temporal.Instant.fromEpochMilliseconds(Math.floor(joined));
      return known ? [{ person: known, joined_at: at.toString(), sessions: held }] : [];
    }),
    total,
    page,
    max_pages: pages,
  };
};

export const presentWaits = async (tx: Tx, { program }: ProgrammeRow, side: InsightSide): Promise<FirstSession> => {
  const { members, median, waits, longer, waiting } = await waitsOf(tx, { programId: program.id, side }, waitUntilDays);
  return {
    type: side,
    members_count: members,
    median_days: median,
    waits: [
      ...waitUntilDays.map((days, at) => ({ until_days: days, people: waits[at] ?? 0 })),
      { until_days: null, people: longer },
    ],
    waiting,
  };
};

/** Months follow the reader's own calendar; the last one is this month. */
export const presentRetention = async (
  { tx, now, actor }: Work<Actor>,
  { program }: ProgrammeRow,
  side: InsightSide,
): Promise<Retention> => {
  const zone = actor.timezone;
  const first = now
    .toZonedDateTimeISO(zone)
    .toPlainDate()
    .with({ day: 1 })
    .subtract({ months: monthsShown - 1 });
  const rows = await stayedByMonth(
    tx,
    { programId: program.id, side },
    { from: first.toZonedDateTime(zone).toInstant(), since: now.subtract({ hours: 24 * activeDays }), now, zone },
  );
  const months = Array.from({ length: monthsShown }, (_, at) => first.add({ months: at }).toString().slice(0, 7));
  return {
    type: side,
    months: months.map((month) => {
      const { joined = 0, stayed = 0, active = 0 } = rows.find((row) => row.month === month) ?? {};
      return {
        month,
        joined,
        stayed,
        active,
        stayed_percentage: percent(stayed, joined),
        active_percentage: percent(active, joined),
      };
    }),
  };
};
