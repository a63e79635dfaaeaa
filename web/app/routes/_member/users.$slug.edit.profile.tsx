import { createFileRoute } from '@tanstack/react-router';
import { ProfileTab } from '../../../modules/profiles/index.ts';

const Tab = () => <ProfileTab slug={Route.useParams().slug} />;

export const Route = createFileRoute('/_member/users/$slug/edit/profile')({ component: Tab });
