import { createFileRoute } from '@tanstack/react-router';
import { InvitesPage } from '../../modules/invitations/index.ts';

export const Route = createFileRoute('/app/$enterprise/$programme/admin/user-invites')({ component: InvitesPage });
