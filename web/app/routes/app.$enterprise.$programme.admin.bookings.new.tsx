import { createFileRoute } from '@tanstack/react-router';
import { CreateBookingPage } from '../../modules/bookings/index.ts';

const Page = () => <CreateBookingPage from={Route.useSearch().from} />;

/** Only accepts paths of our own: '//elsewhere' would lead to another site. */
const isOurs = (from: unknown): from is string => typeof from === 'string' && /^\/(?![/\\])/.test(from);

export const Route = createFileRoute('/app/$enterprise/$programme/admin/bookings/new')({
  component: Page,
  validateSearch: ({ from }: Record<string, unknown>): { from?: string } => (isOurs(from) ? { from } : {}),
});
