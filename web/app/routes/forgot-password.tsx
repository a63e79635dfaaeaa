import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordPage } from '../../modules/accounts/index.ts';

export const Route = createFileRoute('/forgot-password')({ component: ForgotPasswordPage });
