import {
  killSession,
  restoreOwnAccount,
  signIn,
  signOut,
  signOutByLink,
  signUp,
} from '../../../../contract/accounts/index.ts';
import { signedOutCookie } from '../../../../contract/accounts/values.ts';
import type { EndpointInput } from '../../../../contract/endpoint.ts';
import { type App, type Exchange, handle } from '../../../platform/http.ts';
import { nothingLeft } from '../../../platform/nothing-left.ts';
import type { Change } from '../../../platform/work.ts';
import { type Actor, anybody, signedIn } from '../../../policies/actor.ts';
import { checkPassword } from '../check-password.ts';
import { openAccount } from '../open-account.ts';
import { openSession } from '../open-session.ts';
import { hashNewPassword } from '../passwords.ts';
import { restoreOwnAccount as restore } from '../restore-account.ts';
import { signIn as signInAs } from '../sign-in.ts';
import { signOut as endSession } from '../sign-out.ts';
import type { HomeFor } from '../home.ts';
import { hashToken } from '../tokens.ts';
import { give, landingOf, originOf, shownBy, signedInAnswer, takeBack } from './credentials.ts';

/** Refuses an invitation (the hash of its token) that is not for this address; invitations knows. */
export type RefuseWrongInvitation = (change: Change, tokenHash: string, email: string) => Promise<void>;

const loggedOut = { message: 'Logout successful' };
/** The next page for a new member: mentors fill in a longer form (B12, B138). */
const setupOf = (userType: 'mentee' | 'mentor') =>
  userType === 'mentor' ? '/profile/setup?user_type=mentor' : '/profile/setup';

const signOutRoutes = (app: App<Actor>) => {
  handle(app, signOut, anybody, async (work, _input, _prepared, exchange) => {
    await endSession(work, shownBy(exchange));
    takeBack(exchange);
    return loggedOut;
  });

  handle(
    app,
    signOutByLink,
    anybody,
    async (work, _input, _prepared, exchange) => {
      await endSession(work, shownBy(exchange));
      takeBack(exchange);
      exchange.setCookie(signedOutCookie, 'yes', { seconds: 60, readable: true });
      return { location: '/users/sign_in' };
    },
    { writes: true },
  );

  handle(app, killSession, signedIn, async (work, _input, _prepared, exchange) => {
    await endSession(work, shownBy(exchange));
    takeBack(exchange);
    return loggedOut;
  });
};

/** M39: whoever closed their own account brings it back where they sign in. */
const restoreRoute = (app: App<Actor>, homeFor: HomeFor) => {
  const proveOwner = (
    { body }: EndpointInput<typeof restoreOwnAccount>,
    _visitor: Actor | null,
    { source }: Exchange,
  ) => {
    const { email, password, ...rest } = body;
    nothingLeft(rest);
    return checkPassword(app, { email, password, source });
  };

  handle(
    app,
    restoreOwnAccount,
    anybody,
    async (work, _input, proved, exchange) => {
      const restored = await restore(work, proved);
      const { person, credentials } = await signInAs(work, restored, originOf(exchange), shownBy(exchange));
      give(exchange, credentials);
      const home = await homeFor(work.tx, person);
      return signedInAnswer('Your account has been restored', landingOf(exchange, home), credentials);
    },
    { before: proveOwner },
  );
};

export const sessionRoutes = (app: App<Actor>, homeFor: HomeFor, refuseWrongInvitation: RefuseWrongInvitation) => {
  const proveWho = ({ body }: EndpointInput<typeof signIn>, _visitor: Actor | null, { source }: Exchange) => {
    const { email, password, user_type: _hint, ...rest } = body;
    nothingLeft(rest);
    return checkPassword(app, { email, password, source });
  };

  handle(
    app,
    signIn,
    anybody,
    async (work, _input, proved, exchange) => {
      const { person, credentials } = await signInAs(work, proved, originOf(exchange), shownBy(exchange));
      give(exchange, credentials);
      const home = await homeFor(work.tx, person);
      return signedInAnswer('Login successful', landingOf(exchange, home), credentials);
    },
    { before: proveWho },
  );

  const hashFor = ({ body }: EndpointInput<typeof signUp>) => hashNewPassword(body.password, body, app.settings);

  handle(
    app,
    signUp,
    anybody,
    async (work, { body }, secretHash, exchange) => {
      const { firstname, lastname, email, timezone, ref, invite, user_type: userType, ...hashed } = body;
      const { password: _hashed, password_confirmation: _same, ...rest } = hashed;
      nothingLeft(rest);
      const applicant = { firstname, lastname, email, timezone, ref, invite, secretHash };
      if (invite !== undefined) await refuseWrongInvitation(work, hashToken(invite), email);
      const person = await openAccount(work, applicant, 'member');
      await endSession(work, shownBy(exchange));
      const credentials = await openSession(work, person, originOf(exchange));
      give(exchange, credentials);
      return signedInAnswer('Registration successful', setupOf(userType), credentials);
    },
    { before: hashFor },
  );

  restoreRoute(app, homeFor);
  signOutRoutes(app);
};
