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
import { type App, handle } from '../../../platform/http.ts';
import { nothingLeft } from '../../../platform/nothing-left.ts';
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
    return { message: 'Your old email address is back, and every device is signed out.' };
  });
};

export const letterRoutes = (app: App<Actor>) => {
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
    await confirm(work, token);
    return confirmed;
  });
};
