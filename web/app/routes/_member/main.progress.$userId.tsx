import { createFileRoute } from '@tanstack/react-router';
import { ProgressPage } from '../../../modules/bookings/index.ts';

const Page = () => <ProgressPage userId={Number(Route.useParams().userId)} />;

export const Route = createFileRoute('/_member/main/progress/$userId')({ component: Page });
