import { createFileRoute } from '@tanstack/react-router';
import { AvailabilitySettings } from '../../../modules/availability/index.ts';

export const Route = createFileRoute('/_member/users/$slug/edit/availability')({ component: AvailabilitySettings });
