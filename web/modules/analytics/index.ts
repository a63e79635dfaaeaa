export { AnalyticsPage } from './AnalyticsPage.tsx';
export { Figures } from './Figures.tsx';
export { BusiestMentors, LatestActivities, LatestReflections, useActionWords } from './latest/LatestCards.tsx';
export { useWho } from './latest/who.ts';
export { useActivities, useOverview } from './queries.ts';
export { StopReportPage } from './report/StopReportPage.tsx';
export { type AnalyticsFilter, analyticsSearch } from './search.ts';
