import { createFileRoute } from '@tanstack/react-router';
import { EditEventPage } from '../../../modules/events/admin/index.ts';
import { PageNotFound } from '../../PageNotFound.tsx';
import { keyIn } from '../../../lib/key-in.ts';

const Page = () => {
  const id = keyIn(Route.useParams().eventId);
  return id === undefined ? <PageNotFound /> : <EditEventPage key={id} id={id} />;
};

export const Route = createFileRoute('/_admin/main/admins/events/$eventId')({ component: Page });
