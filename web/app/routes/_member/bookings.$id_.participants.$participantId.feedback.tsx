import { createFileRoute } from '@tanstack/react-router';
import { FeedbackPage } from '../../../modules/reviews/index.ts';
import { keyIn } from '../../../lib/key-in.ts';

const Page = () => {
  const { id, participantId } = Route.useParams();
  return <FeedbackPage bookingId={keyIn(id)} participantId={keyIn(participantId)} />;
};

export const Route = createFileRoute('/_member/bookings/$id_/participants/$participantId/feedback')({
  component: Page,
});
