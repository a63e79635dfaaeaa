import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '../../modules/accounts/index.ts';
import { ProgrammeSignInPage } from '../../modules/invitations/index.ts';
import { doorOf, doorWordsIn } from '../door.ts';

/** ACC-50: branded for a programme; without one, the general sign-in page. */
const SignIn = () => {
  const door = doorOf(Route.useSearch());
  return door === null ? <SignInPage /> : <ProgrammeSignInPage door={door} />;
};

export const Route = createFileRoute('/users/login')({ validateSearch: doorWordsIn, component: SignIn });
