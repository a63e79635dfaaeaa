import { createFileRoute } from '@tanstack/react-router';
import { SignUpPage } from '../../modules/accounts/index.ts';

const SignUp = () => <SignUpPage friend={Route.useSearch().ref} />;

/** `ref`: the referral link that somebody came by. */
export const Route = createFileRoute('/users/sign_up')({
  validateSearch: ({ ref }: Record<string, unknown>): { ref?: string } => (typeof ref === 'string' ? { ref } : {}),
  component: SignUp,
});
