import { createFileRoute } from '@tanstack/react-router';
import { ThankYouPage } from '../pages/ThankYouPage.tsx';
import { keyIn } from '../../lib/key-in.ts';

const Page = () => {
  const { id, participantId } = Route.useParams();
  return <ThankYouPage bookingId={keyIn(id)} participantId={keyIn(participantId)} />;
};

export const Route = createFileRoute(
  '/app/$enterprise/$programme/_portal/bookings/$id_/participants/$participantId/feedback/thank_you',
)({ component: Page });
