import { createFileRoute } from '@tanstack/react-router';
import { OfflineSessionsPage } from '../../../modules/bookings/index.ts';

export const Route = createFileRoute('/_member/main/offline_sessions')({ component: OfflineSessionsPage });
