import { createFileRoute } from '@tanstack/react-router';
import { NewAddressPage, OldAddressPage } from '../../modules/accounts/index.ts';

/** M39: the links at the new address and, with `undo`, at the old one. */
const NewAddress = () => {
  const { token, undo } = Route.useSearch();
  return undo ? <OldAddressPage token={undo} /> : <NewAddressPage token={token} />;
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

export const Route = createFileRoute('/users/new_email')({
  validateSearch: ({ token, undo }: Record<string, unknown>) => ({ token: textOf(token), undo: textOf(undo) }),
  component: NewAddress,
});
