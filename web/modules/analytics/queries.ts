import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import * as dashboard from '../../../contract/analytics/endpoints.ts';
import type { CallInput } from '../../../contract/endpoint.ts';
import { freshSeconds, type InsightSide, type StoppedStep } from '../../../contract/analytics/values.ts';
import { addressOf, call } from '../../lib/call.ts';

declare module '../../lib/query-keys.ts' {
  interface PageQueries {
    activities: true;
  }
}

/** ANA-16: a figure is asked for anew once it is that old, also on a page that stays open. */
const freshFor = (seconds: number) => ({ staleTime: seconds * 1000, refetchInterval: seconds * 1000 });
const usual = freshFor(freshSeconds.usual);

/** Each card loads its own figures. Keys start with the name of what changes them. */
export const useOverview = (programId: number) =>
  useQuery({
    queryKey: ['programmes', 'overview', programId],
    queryFn: () => call(dashboard.dashboardOverview, { query: { program_id: programId } }),
    ...usual,
  });

export const useUserSummary = (programId: number) =>
  useQuery({
    queryKey: ['programmes', 'users', programId],
    queryFn: () => call(dashboard.userSummary, { query: { program_id: programId } }),
    ...usual,
  });

export const useBookingSummary = (programId: number) =>
  useQuery({
    queryKey: ['bookings', 'summary', programId],
    queryFn: () => call(dashboard.bookingSummary, { query: { program_id: programId } }),
    ...usual,
  });

export const useLatestActivities = (programId: number) =>
  useQuery({
    queryKey: ['bookings', 'activities', programId],
    queryFn: () => call(dashboard.dashboardActivities, { query: { program_id: programId } }),
    ...usual,
  });

export const useLatestReflections = (programId: number) =>
  useQuery({
    queryKey: ['bookings', 'reflections', programId],
    queryFn: () => call(dashboard.latestReflections, { query: { program_id: programId } }),
    ...usual,
  });

/** ADB-50: what happened in a programme, on one day or at any time, twenty entries per page. */
export const useActivities = (programId: number, date: string | null) =>
  useInfiniteQuery({
    queryKey: ['activities', programId, date],
    queryFn: ({ pageParam, signal }) =>
      call(
        dashboard.dashboardActivities,
        { query: { program_id: programId, page: pageParam, ...(date !== null && { date }) } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, total_pages: pages }) => (page < pages ? page + 1 : undefined),
  });

/** ANA-13: `month` is '2026-11'. */
export const useMonth = (programId: number, month: string) =>
  useQuery({
    queryKey: ['bookings', 'month', programId, month],
    queryFn: ({ signal }) => {
      const [year, number] = month.split('-').map(Number);
      return call(
        dashboard.monthlyActivities,
        { query: { program_id: programId, month: number ?? 1, year: year ?? 0 } },
        { signal },
      );
    },
    placeholderData: keepPreviousData,
    ...usual,
  });

export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** ANA-03 */
export const useCompletion = (programId: number, { from, to }: Days) =>
  useQuery({
    queryKey: ['bookings', 'completion', programId, from, to],
    queryFn: ({ signal }) =>
      call(
        dashboard.sessionCompletion,
        { query: { program_id: programId, ...(from && { from_date: from }), ...(to && { to_date: to }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    ...freshFor(freshSeconds.sessionCompletion),
  });

/** ANA-04 */
export const useLearning = (programId: number) =>
  useQuery({
    queryKey: ['reviews', 'learning', programId],
    queryFn: ({ signal }) => call(dashboard.learningSummary, { query: { program_id: programId } }, { signal }),
    ...usual,
  });

/** ANA-06 */
export const useSatisfaction = (programId: number) =>
  useQuery({
    queryKey: ['reviews', 'satisfaction', programId],
    queryFn: ({ signal }) => call(dashboard.satisfaction, { query: { program_id: programId } }, { signal }),
    ...usual,
  });

/** ANA-05 */
export const useNps = (programId: number) =>
  useQuery({
    queryKey: ['programmes', 'nps', programId],
    queryFn: ({ signal }) => call(dashboard.npsSummary, { query: { program_id: programId } }, { signal }),
    ...usual,
  });

/** B90 */
export const useSurveys = (programId: number) =>
  useQuery({
    queryKey: ['programmes', 'surveys', programId],
    queryFn: ({ signal }) => call(dashboard.surveySummary, { query: { program_id: programId } }, { signal }),
    ...usual,
  });

/** ANA-14 */
export const usePairingHealthSummary = (programId: number, type: 'pair' | 'group') =>
  useQuery({
    queryKey: ['health', 'summary', programId, type],
    queryFn: ({ signal }) =>
      call(dashboard.pairingHealthSummary, { query: { program_id: programId, type } }, { signal }),
    placeholderData: keepPreviousData,
    ...freshFor(freshSeconds.pairingHealth),
  });

/** ANA-12 */
export const useGoalsSummary = (programId: number) =>
  useQuery({
    queryKey: ['programmes', 'goals_summary', programId],
    queryFn: ({ signal }) => call(dashboard.goalsSummary, { query: { program_id: programId } }, { signal }),
    ...usual,
  });

/** ANA-15 */
export const useSkills = (programId: number, type: InsightSide) =>
  useQuery({
    queryKey: ['programmes', 'skills', programId, type],
    queryFn: ({ signal }) => call(dashboard.skillsSummary, { query: { program_id: programId, type } }, { signal }),
    placeholderData: keepPreviousData,
    ...usual,
  });

export const useIndustries = (programId: number, type: InsightSide) =>
  useQuery({
    queryKey: ['programmes', 'industries', programId, type],
    queryFn: ({ signal }) => call(dashboard.industriesSummary, { query: { program_id: programId, type } }, { signal }),
    placeholderData: keepPreviousData,
    ...usual,
  });

export const useEngagement = (programId: number) =>
  useQuery({
    queryKey: ['bookings', 'engagement', programId],
    queryFn: ({ signal }) => call(dashboard.userEngagement, { query: { program_id: programId } }, { signal }),
    ...usual,
  });

export const useFunnel = (programId: number, type: InsightSide) =>
  useQuery({
    queryKey: ['bookings', 'funnel', programId, type],
    queryFn: ({ signal }) => call(dashboard.cohortFunnel, { query: { program_id: programId, type } }, { signal }),
    placeholderData: keepPreviousData,
    ...usual,
  });

/** Who have reached a step and no further. */
export const useStopped = (programId: number, query: { type: InsightSide; step: StoppedStep; page: number }) =>
  useQuery({
    queryKey: ['bookings', 'funnel_people', programId, query],
    queryFn: ({ signal }) => call(dashboard.funnelPeople, { query: { program_id: programId, ...query } }, { signal }),
    placeholderData: keepPreviousData,
  });

export const useFirstSession = (programId: number, type: InsightSide) =>
  useQuery({
    queryKey: ['bookings', 'first_session', programId, type],
    queryFn: ({ signal }) => call(dashboard.firstSession, { query: { program_id: programId, type } }, { signal }),
    placeholderData: keepPreviousData,
    ...usual,
  });

export const useRetention = (programId: number, type: InsightSide) =>
  useQuery({
    queryKey: ['bookings', 'retention', programId, type],
    queryFn: ({ signal }) => call(dashboard.retention, { query: { program_id: programId, type } }, { signal }),
    placeholderData: keepPreviousData,
    ...usual,
  });

export const useWeeks = (programId: number) =>
  useQuery({
    queryKey: ['bookings', 'weeks', programId],
    queryFn: ({ signal }) => call(dashboard.weeklySessions, { query: { program_id: programId } }, { signal }),
    ...usual,
  });

export const useAnswers = (programId: number) =>
  useQuery({
    queryKey: ['bookings', 'answers', programId],
    queryFn: ({ signal }) => call(dashboard.requestAnswers, { query: { program_id: programId } }, { signal }),
    ...usual,
  });

export const useLoad = (programId: number) =>
  useQuery({
    queryKey: ['bookings', 'load', programId],
    queryFn: ({ signal }) => call(dashboard.mentorLoad, { query: { program_id: programId } }, { signal }),
    ...usual,
  });

const reportKey = (programId: number) => ['programmes', 'monthly_report', programId] as const;

export const useMonthlyReport = (programId: number) =>
  useQuery({
    queryKey: reportKey(programId),
    queryFn: ({ signal }) => call(dashboard.monthlyReport, { query: { program_id: programId } }, { signal }),
  });

type ReportSettings = Omit<CallInput<typeof dashboard.changeMonthlyReport>['body'], 'program_id'>;

export const useChangeMonthlyReport = (programId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (settings: ReportSettings) =>
      call(dashboard.changeMonthlyReport, { body: { program_id: programId, ...settings } }),
    onSuccess: (report) => client.setQueryData(reportKey(programId), report),
  });
};

export const monthlyReportAddress = (programId: number) =>
  addressOf(dashboard.monthlyReportFile.path, { query: { program_id: programId } });

/** By the link in the email, without an account. */
export const useStopReport = () =>
  useMutation({
    mutationFn: (asked: { token: string; stopped: boolean }) => call(dashboard.stopMonthlyReport, { body: asked }),
  });
