import { createFileRoute } from '@tanstack/react-router';
import { ExperienceTab } from '../../../modules/profiles/index.ts';

const Tab = () => <ExperienceTab slug={Route.useParams().slug} />;

export const Route = createFileRoute('/_member/users/$slug/edit/experience')({ component: Tab });
