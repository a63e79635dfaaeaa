import {
  confirmAddress,
  confirmNewAddress,
  forgotEnterprisePassword,
  forgotPassword,
  resendConfirmation,
  resendEnterpriseConfirmation,
  resetEnterprisePassword,
  resetPassword,
  undoNewAddress,
} from '../../../../contract/accounts/index.ts';
import type { EndpointInput } from '../../../../contract/endpoint.ts';
import type { Temporal } from 'temporal-polyfill';
import { type App, handle } from '../../../platform/http.ts';
import { nothingLeft } from '../../../platform/nothing-left.ts';
import type { Tx } from '../../../platform/work.ts';
import { type Actor, anybody, signedIn } from '../../../policies/actor.ts';
import { askForConfirmation, askForOwnConfirmation, askForReset } from '../ask-letter.ts';
import { confirmNewAddress as confirmNew, undoNewAddress as undoNew } from '../change-address.ts';
import { confirm } from '../confirm.ts';
import { hashForLink, resetPassword as reset } from '../reset-password.ts';
import { takeBack } from './credentials.ts';

const resetSent = { message: 'Password reset link sent to your email.' };
const confirmationSent = { message: 'Confirmation email sent' };
const passwordReset = { message: 'Password has been reset' };
const confirmed = { message: 'Your email address has been confirmed.' };

/** M28: the points of the welcome that this person has left; from credits, a later module. */
export type WelcomeLeft = (
  tx: Tx,
  userId: number,
  now: Temporal.Instant,
) => Promise<{ points: number; expiresAt: Temporal.Instant } | null>;

/** CRD-07: ten points are one credit. */
const presentWelcome = (welcome: Awaited<ReturnType<WelcomeLeft>>) => {
  const credits = Math.floor((welcome?.points ?? 0) / 10);
  return welcome && credits > 0 ? { credits, expires_at: welcome.expiresAt.toString() } : null;
};

type AddressOnly = EndpointInput<
  typeof forgotPassword | typeof forgotEnterprisePassword | typeof resendEnterpriseConfirmation
>['body'];

const addressIn = ({ email, ...rest }: AddressOnly) => {
  nothingLeft(rest);
  return email;
};

/** M39: what the links at a new address and at the old one do. */
const newAddressRoutes = (app: App<Actor>) => {
  handle(app, confirmNewAddress, anybody, async (work, { body: { token, ...rest } }) => {
    nothingLeft(rest);
    await confirmNew(work, token);
    return { message: 'Your new email address is confirmed. Use it to sign in from now on.' };
  });

  handle(app, undoNewAddress, anybody, async (work, { body: { token, ...rest } }, _prepared, exchange) => {
    nothingLeft(rest);
    await undoNew(work, token);
    // Every session of the account has ended, so this browser is signed out, too.
    takeBack(exchange);
    return {
      message:
        'Your old email address is back, and every device is signed out. We sent it a link to choose a new password.',
    };
  });
};

export const letterRoutes = (app: App<Actor>, welcomeLeft: WelcomeLeft) => {
  const { RATE_LIMIT_FACTOR: factor } = app.settings;

  for (const endpoint of [forgotPassword, forgotEnterprisePassword]) {
    handle(app, endpoint, anybody, async (work, { body }) => {
      await askForReset(work, addressIn(body), factor);
      return resetSent;
    });
  }

  const hashChosen = ({ body }: Pick<EndpointInput<typeof resetPassword | typeof resetEnterprisePassword>, 'body'>) => {
    const { reset_password_token: token, password, password_confirmation: _same, ...rest } = body;
    nothingLeft(rest);
    return hashForLink(app, token, password);
  };

  for (const endpoint of [resetPassword, resetEnterprisePassword]) {
    handle(
      app,
      endpoint,
      anybody,
      async (work, { body }, secretHash, exchange) => {
        await reset(work, body.reset_password_token, secretHash);
        // The reset ended every session of the account, so this browser is signed out, too.
        takeBack(exchange);
        return passwordReset;
      },
      { before: hashChosen },
    );
  }

  handle(app, resendConfirmation, signedIn, async (work) => {
    await askForOwnConfirmation(work, factor);
    return confirmationSent;
  });

  handle(app, resendEnterpriseConfirmation, anybody, async (work, { body }) => {
    await askForConfirmation(work, addressIn(body), factor);
    return confirmationSent;
  });

  newAddressRoutes(app);

  handle(app, confirmAddress, anybody, async (work, { body: { confirmation_token: token, ...rest } }) => {
    nothingLeft(rest);
    const userId = await confirm(work, token);
    const welcome = await welcomeLeft(work.tx, userId, work.now);
    return { ...confirmed, welcome: presentWelcome(welcome) };
  });
};
