import { createFileRoute } from '@tanstack/react-router';
import { AgendasPage } from '../../modules/agendas/index.ts';

export const Route = createFileRoute('/app/$enterprise/$programme/admin/agenda')({ component: AgendasPage });
