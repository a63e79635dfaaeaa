import { createFileRoute } from '@tanstack/react-router';
import { AvailabilityPage } from '../../../modules/availability/index.ts';

export const Route = createFileRoute('/_member/main/availability')({ component: AvailabilityPage });
