import { createFileRoute } from '@tanstack/react-router';
import { SignUpPage } from '../../modules/accounts/index.ts';
import { ProgrammeSignUpPage } from '../../modules/invitations/index.ts';
import { doorOf, type DoorWords, doorWordsIn } from '../door.ts';

const SignUp = () => {
  const { ref, ...words } = Route.useSearch();
  const door = doorOf(words);
  return door === null ? <SignUpPage friend={ref} /> : <ProgrammeSignUpPage door={door} />;
};

/**
 * `ref`: the referral link that brought the visitor here; with a programme in the address, the page has its branding
 * (ACC-53).
 */
export const Route = createFileRoute('/users/sign_up')({
  validateSearch: (given: Record<string, unknown>): DoorWords & { ref?: string } => ({
    ...doorWordsIn(given),
    ...(typeof given.ref === 'string' && { ref: given.ref }),
  }),
  component: SignUp,
});
