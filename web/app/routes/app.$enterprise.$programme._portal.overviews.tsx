import { createFileRoute } from '@tanstack/react-router';
import { PortalOverviewPage } from '../home/PortalOverviewPage.tsx';

export const Route = createFileRoute('/app/$enterprise/$programme/_portal/overviews')({
  component: PortalOverviewPage,
});
