import { createFileRoute } from '@tanstack/react-router';
import { AccountSettings } from '../../../modules/accounts/index.ts';

export const Route = createFileRoute('/_member/users/$slug/edit/')({ component: AccountSettings });
