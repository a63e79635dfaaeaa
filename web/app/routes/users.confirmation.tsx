import { createFileRoute } from '@tanstack/react-router';
import { ConfirmationPage } from '../../modules/accounts/index.ts';

const Confirmation = () => <ConfirmationPage token={Route.useSearch().confirmation_token} />;

export const Route = createFileRoute('/users/confirmation')({
  validateSearch: ({ confirmation_token: token }: Record<string, unknown>) => ({
    confirmation_token: typeof token === 'string' ? token : '',
  }),
  component: Confirmation,
});
