import { createFileRoute } from '@tanstack/react-router';
import { MentorshipTab } from '../../../modules/profiles/index.ts';

const Tab = () => <MentorshipTab slug={Route.useParams().slug} />;

export const Route = createFileRoute('/_member/users/$slug/edit/mentorship')({ component: Tab });
