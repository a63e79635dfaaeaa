import { createFileRoute } from '@tanstack/react-router';
import { StopReportPage } from '../../modules/analytics/index.ts';

const Stop = () => <StopReportPage token={Route.useSearch().token} />;

export const Route = createFileRoute('/monthly_report/stop')({
  validateSearch: ({ token }: Record<string, unknown>) => ({ token: typeof token === 'string' ? token : '' }),
  component: Stop,
});
