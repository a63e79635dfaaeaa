import { createFileRoute } from '@tanstack/react-router';
import { GoalsPage } from '../../modules/programmes/index.ts';

export const Route = createFileRoute('/app/$enterprise/$programme/admin/goals')({ component: GoalsPage });
