import { createFileRoute } from '@tanstack/react-router';
import { ApplyPage } from '../../modules/applications/index.ts';

const Page = () => {
  const { linkRef } = Route.useParams();
  return <ApplyPage key={linkRef} linkRef={linkRef} />;
};

export const Route = createFileRoute('/app/$enterprise/$programme/applications/$linkRef')({ component: Page });
