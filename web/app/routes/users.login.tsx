import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '../../modules/accounts/index.ts';
import { ProgrammeSignInPage } from '../../modules/invitations/index.ts';
import { doorOf, doorWordsIn } from '../door.ts';

/** ACC-50: under the look of a programme; without one it is everybody's sign-in. */
const SignIn = () => {
  const door = doorOf(Route.useSearch());
  return door === null ? <SignInPage /> : <ProgrammeSignInPage door={door} />;
};

export const Route = createFileRoute('/users/login')({ validateSearch: doorWordsIn, component: SignIn });
