import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '../../modules/accounts/index.ts';

export const Route = createFileRoute('/users/sign_in')({ component: () => <SignInPage /> });
