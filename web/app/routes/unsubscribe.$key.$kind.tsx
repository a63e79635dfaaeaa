import { createFileRoute } from '@tanstack/react-router';
import { StopEmailsPage } from '../../modules/notifications/index.ts';

const Stop = () => {
  const { key, kind } = Route.useParams();
  return <StopEmailsPage linkKey={key} kind={kind} />;
};

export const Route = createFileRoute('/unsubscribe/$key/$kind')({ component: Stop });
