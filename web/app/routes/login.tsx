import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '../../modules/accounts/index.ts';

export const Route = createFileRoute('/login')({ component: () => <SignInPage hint="enterprise" /> });
