import { createFileRoute } from '@tanstack/react-router';
import { ProgressPage } from '../../modules/bookings/index.ts';

const Page = () => <ProgressPage userId={Number(Route.useParams().id)} />;

export const Route = createFileRoute('/app/$enterprise/$programme/_portal/members/$id_/progress')({ component: Page });
