import { createFileRoute } from '@tanstack/react-router';
import { OldAddressPage } from '../../modules/accounts/index.ts';

const OldAddress = () => <OldAddressPage token={Route.useSearch().token} />;

export const Route = createFileRoute('/users/new_email/undo')({
  validateSearch: ({ token }: Record<string, unknown>) => ({ token: typeof token === 'string' ? token : '' }),
  component: OldAddress,
});
