import { createFileRoute } from '@tanstack/react-router';
import { ProgrammeOverviewPage } from '../home/ProgrammeOverviewPage.tsx';

export const Route = createFileRoute('/app/$enterprise/$programme/admin/')({ component: ProgrammeOverviewPage });
