import { createFileRoute } from '@tanstack/react-router';
import { NewAddressPage } from '../../modules/accounts/index.ts';

const NewAddress = () => <NewAddressPage token={Route.useSearch().token} />;

export const Route = createFileRoute('/users/new_email/')({
  validateSearch: ({ token }: Record<string, unknown>) => ({ token: typeof token === 'string' ? token : '' }),
  component: NewAddress,
});
