import type { Temporal } from 'temporal-polyfill';
import type { DashboardActivity } from '../../../../contract/analytics/index.ts';
import type { ProgrammeRow } from '../../programmes/index.ts';
import { presentMonth } from '../activities.ts';
import { presentFunnel } from '../cohort.ts';
import { presentEngagement } from '../members.ts';
import type { AnalyticsPorts } from '../ports.ts';
import { pairingsIn } from '../queries/programme.ts';
import type { Counter } from '../reader.ts';
import { presentAnswers } from '../rhythm.ts';
import {
  presentBookingSummary,
  presentCompletion,
  presentLearning,
  presentNps,
  presentPairingHealth,
  presentSatisfaction,
  presentUserSummary,
} from '../summaries.ts';

/**
 * What a report says of a program: of the month that begins on this day, and of today. Each number is asked for where the
 * page of analytics asks for it, in the calendar of the program.
 */
export const figuresOf = async (
  { tx, now }: Counter,
  programme: ProgrammeRow,
  month: Temporal.PlainDate,
  ports: AnalyticsPorts,
) => {
  const reader = { tx, now, actor: { timezone: programme.program.timezone } };
  const days = {
    from_date: month.toString(),
    to_date: month.add({ months: 1 }).subtract({ days: 1 }).toString(),
  };
  const { days: activities } = await presentMonth(reader, programme, { month: month.month, year: month.year });
  const times = (action: DashboardActivity['action']) =>
    activities.reduce((sum, { actions }) => sum + actions[action], 0);
  return {
    sessions: await presentCompletion(reader, programme, days),
    times: {
      created: times('created'),
      confirmed: times('confirmed'),
      completed: times('completed'),
      canceled: times('canceled'),
      reviewed: times('reviewed'),
      joined: times('joined'),
    },
    people: await presentUserSummary(tx, programme),
    ...(await presentEngagement(reader, programme)),
    pairings: await pairingsIn(tx, programme.program.id),
    health: await presentPairingHealth(tx, programme, 'pair'),
    funnel: await presentFunnel(tx, programme, 'mentee'),
    all: await presentBookingSummary(reader, programme),
    learning: await presentLearning(reader, programme, ports),
    satisfaction: await presentSatisfaction(tx, programme),
    nps: await presentNps(tx, programme),
    answers: await presentAnswers(reader, programme),
  };
};
export type ReportFigures = Awaited<ReturnType<typeof figuresOf>>;
