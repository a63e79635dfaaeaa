import * as contract from '../../../contract/analytics/index.ts';
import { adminsOfAlpha, everybody, type Sample, sample } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';

const ofProgram = [
  contract.dashboardOverview,
  contract.userSummary,
  contract.bookingSummary,
  contract.dashboardActivities,
  contract.latestReflections,
  contract.learningSummary,
  contract.satisfaction,
  contract.npsSummary,
  contract.surveySummary,
  contract.goalsSummary,
  contract.userEngagement,
  contract.weeklySessions,
  contract.requestAnswers,
  contract.mentorLoad,
  contract.monthlyReport,
  contract.monthlyReportFile,
];
const ofSide = [contract.cohortFunnel, contract.firstSession, contract.retention];

const inAlpha =
  (more: object) =>
  async ({ alpha }: World) => ({ query: { program_id: alpha.id, ...more } });

export const analyticsSamples: Sample[] = [
  ...ofProgram.map((endpoint) =>
    sample({ endpoint, as: 'programme_admin', call: inAlpha({}), answers: adminsOfAlpha }),
  ),
  ...ofSide.map((endpoint) =>
    sample({ endpoint, as: 'programme_admin', call: inAlpha({ type: 'mentor' }), answers: adminsOfAlpha }),
  ),
  sample({
    endpoint: contract.changeMonthlyReport,
    as: 'programme_admin',
    call: async ({ alpha }) => ({
      body: { program_id: alpha.id, enabled: true, recipients: 'payer@foundation.example' },
    }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.stopMonthlyReport,
    as: 'visitor',
    call: async (world) => {
      const { alpha, ids } = world;
      await world.rows(
        'insert into monthly_reports (program_id, enabled, updated_by, updated_at) values ($1, true, $2, $3)',
        [alpha.id, ids.programme_admin, world.clock.now().toString()],
      );
      await world.rows(
        `insert into monthly_report_recipients (program_id, email, token, done_until)
         values ($1, 'payer@foundation.example', 'the-token-in-the-link', '2026-10-01')`,
        [alpha.id],
      );
      return { body: { token: 'the-token-in-the-link', stopped: true } };
    },
    // Whoever has the link: it proves itself.
    answers: everybody(200),
  }),
  sample({
    endpoint: contract.funnelPeople,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id, step: 'joined' as const } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.monthlyActivities,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id, month: 11, year: 2026 } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.sessionCompletion,
    as: 'programme_admin',
    call: inAlpha({ from_date: '2026-11-01', to_date: '2026-11-30' }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.pairingHealthSummary,
    as: 'programme_admin',
    call: inAlpha({ type: 'pair' }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.skillsSummary,
    as: 'programme_admin',
    call: inAlpha({ type: 'mentee' }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.industriesSummary,
    as: 'programme_admin',
    call: inAlpha({ user_type: 'mentor' }),
    answers: adminsOfAlpha,
  }),
];
