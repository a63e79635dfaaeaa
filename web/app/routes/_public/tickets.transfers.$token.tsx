import { createFileRoute } from '@tanstack/react-router';
import { SentTicketPage } from '../../../modules/events/index.ts';

const Page = () => {
  const { token } = Route.useParams();
  return <SentTicketPage key={token} token={token} />;
};

export const Route = createFileRoute('/_public/tickets/transfers/$token')({ component: Page });
