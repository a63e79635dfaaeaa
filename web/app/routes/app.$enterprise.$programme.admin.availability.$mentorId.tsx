import { createFileRoute } from '@tanstack/react-router';
import { MentorAvailabilityPage } from '../../modules/availability/index.ts';
import { PageNotFound } from '../PageNotFound.tsx';
import { keyIn } from '../../lib/key-in.ts';

const Page = () => {
  const id = keyIn(Route.useParams().mentorId);
  return id === undefined ? <PageNotFound /> : <MentorAvailabilityPage key={id} mentorId={id} />;
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/availability/$mentorId')({ component: Page });
