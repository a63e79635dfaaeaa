import { createFileRoute } from '@tanstack/react-router';
import { ApplicationBuilderPage } from '../../modules/applications/index.ts';
import { PageNotFound } from '../PageNotFound.tsx';
import { keyIn } from '../../lib/key-in.ts';

const Page = () => {
  const id = keyIn(Route.useParams().applicationId);
  return id === undefined ? <PageNotFound /> : <ApplicationBuilderPage key={id} id={id} />;
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/applications/edit/$applicationId')({
  component: Page,
});
