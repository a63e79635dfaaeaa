import { createFileRoute } from '@tanstack/react-router';
import { NotificationTab } from '../../../modules/profiles/index.ts';

const Tab = () => <NotificationTab slug={Route.useParams().slug} />;

export const Route = createFileRoute('/_member/users/$slug/edit/notification')({ component: Tab });
