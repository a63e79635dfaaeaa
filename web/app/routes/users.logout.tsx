import { createFileRoute } from '@tanstack/react-router';
import { SignOutPage } from '../../modules/accounts/index.ts';

export const Route = createFileRoute('/users/logout')({ component: SignOutPage });
