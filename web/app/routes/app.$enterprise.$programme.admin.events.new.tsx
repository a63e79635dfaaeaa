import { createFileRoute } from '@tanstack/react-router';
import { NewEventPage } from '../../modules/events/admin/index.ts';

export const Route = createFileRoute('/app/$enterprise/$programme/admin/events/new')({ component: NewEventPage });
