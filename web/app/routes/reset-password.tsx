import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../../modules/accounts/index.ts';

const ResetPassword = () => <ResetPasswordPage token={Route.useSearch().reset_password_token} />;

export const Route = createFileRoute('/reset-password')({
  validateSearch: ({ reset_password_token: token }: Record<string, unknown>) => ({
    reset_password_token: typeof token === 'string' ? token : '',
  }),
  component: ResetPassword,
});
