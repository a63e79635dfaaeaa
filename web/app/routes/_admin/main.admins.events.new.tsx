import { createFileRoute } from '@tanstack/react-router';
import { NewEventPage } from '../../../modules/events/admin/index.ts';

export const Route = createFileRoute('/_admin/main/admins/events/new')({ component: NewEventPage });
