import * as contract from '../../../contract/analytics/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { type Actor, anybody } from '../../policies/actor.ts';
import { adminOf } from '../programmes/index.ts';
import { presentActivities, presentMonth } from './activities.ts';
import { presentFunnel, presentRetention, presentStopped, presentWaits } from './cohort.ts';
import { presentEngagement, presentGoals, presentIndustries, presentSkills } from './members.ts';
import { presentOverview } from './overview.ts';
import type { AnalyticsPorts } from './ports.ts';
import { makeReport } from './report/make.ts';
import { changeReport, showReport } from './report/settings.ts';
import { stopReport } from './report/stop.ts';
import { lastMonth } from './rules/report-month.ts';
import { presentReflections } from './reflections.ts';
import { presentAnswers, presentLoad, presentWeeks } from './rhythm.ts';
import {
  presentBookingSummary,
  presentCompletion,
  presentLearning,
  presentNps,
  presentPairingHealth,
  presentSatisfaction,
  presentSurveys,
  presentUserSummary,
} from './summaries.ts';

/** What the overview shows beside the figures. */
const dashboardRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.dashboardOverview,
    adminOf(({ query }) => query.program_id),
    ({ tx }, _input, programme) => presentOverview(tx, programme),
  );

  handle(
    app,
    contract.dashboardActivities,
    adminOf(({ query }) => query.program_id),
    (work, { query }, programme) => presentActivities(work, programme, query),
  );

  handle(
    app,
    contract.monthlyActivities,
    adminOf(({ query }) => query.program_id),
    (work, { query }, programme) => presentMonth(work, programme, query),
  );

  handle(
    app,
    contract.latestReflections,
    adminOf(({ query }) => query.program_id),
    ({ tx }, _input, programme) => presentReflections(tx, programme),
  );
};

/** Sessions, what was said of them, and pairs. */
const sessionRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.bookingSummary,
    adminOf(({ query }) => query.program_id),
    (work, _input, programme) => presentBookingSummary(work, programme),
  );

  handle(
    app,
    contract.sessionCompletion,
    adminOf(({ query }) => query.program_id),
    (work, { query }, programme) => presentCompletion(work, programme, query),
  );

  handle(
    app,
    contract.satisfaction,
    adminOf(({ query }) => query.program_id),
    ({ tx }, _input, programme) => presentSatisfaction(tx, programme),
  );

  handle(
    app,
    contract.pairingHealthSummary,
    adminOf(({ query }) => query.program_id),
    ({ tx }, { query }, programme) => presentPairingHealth(tx, programme, query.type),
  );
};

/** Figures that other modules know of. */
const askingRoutes = (app: App<Actor>, ports: AnalyticsPorts) => {
  handle(
    app,
    contract.learningSummary,
    adminOf(({ query }) => query.program_id),
    (work, _input, programme) => presentLearning(work, programme, ports),
  );

  handle(
    app,
    contract.npsSummary,
    adminOf(({ query }) => query.program_id),
    ({ tx }, _input, programme) => presentNps(tx, programme),
  );

  handle(
    app,
    contract.surveySummary,
    adminOf(({ query }) => query.program_id),
    ({ tx }, _input, programme) => presentSurveys(tx, programme),
  );
};

/** Who is there, and what they want. */
const peopleRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.userSummary,
    adminOf(({ query }) => query.program_id),
    ({ tx }, _input, programme) => presentUserSummary(tx, programme),
  );

  handle(
    app,
    contract.goalsSummary,
    adminOf(({ query }) => query.program_id),
    ({ tx }, { query }, programme) => presentGoals(tx, programme, query),
  );

  handle(
    app,
    contract.skillsSummary,
    adminOf(({ query }) => query.program_id),
    ({ tx }, { query }, programme) => presentSkills(tx, programme, query),
  );

  handle(
    app,
    contract.industriesSummary,
    adminOf(({ query }) => query.program_id),
    ({ tx }, { query }, programme) => presentIndustries(tx, programme, query),
  );

  handle(
    app,
    contract.userEngagement,
    adminOf(({ query }) => query.program_id),
    (work, _input, programme) => presentEngagement(work, programme),
  );
};

/** How far people have come, and whether they stay. */
const cohortRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.cohortFunnel,
    adminOf(({ query }) => query.program_id),
    ({ tx }, { query }, programme) => presentFunnel(tx, programme, query.type),
  );

  handle(
    app,
    contract.funnelPeople,
    adminOf(({ query }) => query.program_id),
    ({ tx }, { query }, programme) => presentStopped(tx, programme, query),
  );

  handle(
    app,
    contract.firstSession,
    adminOf(({ query }) => query.program_id),
    ({ tx }, { query }, programme) => presentWaits(tx, programme, query.type),
  );

  handle(
    app,
    contract.retention,
    adminOf(({ query }) => query.program_id),
    (work, { query }, programme) => presentRetention(work, programme, query.type),
  );
};

/** Week by week: sessions, requests, and who carries them. */
const rhythmRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.weeklySessions,
    adminOf(({ query }) => query.program_id),
    (work, _input, programme) => presentWeeks(work, programme),
  );

  handle(
    app,
    contract.requestAnswers,
    adminOf(({ query }) => query.program_id),
    (work, _input, programme) => presentAnswers(work, programme),
  );

  handle(
    app,
    contract.mentorLoad,
    adminOf(({ query }) => query.program_id),
    (work, _input, programme) => presentLoad(work, programme),
  );
};

/** M16: what is sent to whoever pays for the program. */
const reportRoutes = (app: App<Actor>, ports: AnalyticsPorts) => {
  handle(
    app,
    contract.monthlyReport,
    adminOf(({ query }) => query.program_id),
    (work, _input, programme) => showReport(work, programme),
  );

  handle(
    app,
    contract.changeMonthlyReport,
    adminOf(({ body }) => body.program_id),
    async (work, { body: { program_id: _same, ...wanted } }, programme) => {
      await changeReport(work, programme, wanted);
      return showReport(work, programme);
    },
  );

  handle(
    app,
    contract.monthlyReportFile,
    adminOf(({ query }) => query.program_id),
    async (work, _input, programme) => {
      const month = lastMonth(work.now, programme.program.timezone);
      const asked = { programme, month, product: app.settings.PRODUCT_NAME };
      const { bytes: body, name } = await makeReport(work, asked, ports);
      return { body, name, type: 'application/pdf' };
    },
  );

  handle(app, contract.stopMonthlyReport, anybody, (work, { body }) => stopReport(work, body.token, body.stopped));
};

/** PRG-51: for the program's admins, and nobody else. */
export const analyticsRoutes = (app: App<Actor>, ports: AnalyticsPorts) => {
  dashboardRoutes(app);
  sessionRoutes(app);
  askingRoutes(app, ports);
  peopleRoutes(app);
  cohortRoutes(app);
  rhythmRoutes(app);
  reportRoutes(app, ports);
};
