import {
  changeEmail,
  changePassword,
  deleteAccount,
  downloadOwnData,
  restoreAccount,
  revertToAdmin,
  viewAsUser,
} from '../../../../contract/accounts/index.ts';
import type { EndpointInput } from '../../../../contract/endpoint.ts';
import { type App, type Exchange, handle } from '../../../platform/http.ts';
import { nothingLeft } from '../../../platform/nothing-left.ts';
import { inOwnAccount, whileViewing } from '../../../policies/accounts.ts';
import { type Actor, platformAdminsOnly } from '../../../policies/actor.ts';
import { askNewAddress } from '../change-address.ts';
import { changePassword as change, hashChangedPassword, proveOwnPassword } from '../change-password.ts';
import { deleteAccount as remove } from '../delete-account.ts';
import type { OwnData } from '../../../platform/plug.ts';
import { packOwnData } from '../own-data.ts';
import { restoreAccount as restore } from '../restore-account.ts';
import type { HomeFor } from '../home.ts';
import { revertToAdmin as revert, viewAs } from '../view-as.ts';
import { give, originOf, shownBy, signedInAnswer, takeBack } from './credentials.ts';

/** What one signs in with: the password and, M39, the address. */
const credentialRoutes = (app: App<Actor>) => {
  const hashChanged = ({ body }: EndpointInput<typeof changePassword>, actor: Actor, { source }: Exchange) => {
    const { current_password: currentPassword, password, password_confirmation: _same, ...rest } = body;
    nothingLeft(rest);
    return hashChangedPassword(app, actor, { currentPassword, password, source });
  };

  handle(
    app,
    changePassword,
    inOwnAccount,
    async (work, _input, secretHash, exchange) => {
      const credentials = await change(work, secretHash, originOf(exchange));
      give(exchange, credentials);
      return { message: 'Password successfully updated', token: credentials.bearer };
    },
    { before: hashChanged },
  );

  const proveOwner = ({ body }: EndpointInput<typeof changeEmail>, actor: Actor, { source }: Exchange) =>
    proveOwnPassword(app, actor, { currentPassword: body.current_password, source });

  handle(
    app,
    changeEmail,
    inOwnAccount,
    async (work, { body }) => {
      const { email, current_password: _proved, ...rest } = body;
      nothingLeft(rest);
      await askNewAddress(work, email, app.settings.RATE_LIMIT_FACTOR);
      return { message: 'We sent a link to your new address. It becomes yours here when you confirm it.' };
    },
    { before: proveOwner },
  );
};

export const ownAccountRoutes = (
  app: App<Actor>,
  contributors: () => Readonly<Record<string, OwnData>>,
  homeFor: HomeFor,
) => {
  credentialRoutes(app);

  handle(app, deleteAccount, inOwnAccount, async (work, { body }, _prepared, exchange) => {
    const { reason_for_leaving: reason, ...rest } = body;
    nothingLeft(rest);
    await remove(work, reason);
    takeBack(exchange);
    return { message: 'Account has been deleted' };
  });

  handle(app, downloadOwnData, inOwnAccount, async (work) => ({
    body: await packOwnData(work, work.actor.id, contributors()),
    type: 'application/zip',
    name: `${app.settings.PRODUCT_NAME} ${work.actor.slug}.zip`,
  }));

  handle(app, restoreAccount, platformAdminsOnly, async (work, { params }) => {
    await restore(work, params.id);
    return { message: 'Account has been restored' };
  });

  handle(app, viewAsUser, platformAdminsOnly, async (work, { params }, _prepared, exchange) => {
    const { opened, person } = await viewAs(work, params.id, originOf(exchange), shownBy(exchange));
    give(exchange, opened);
    return signedInAnswer('Login successful', await homeFor(work.tx, person), opened);
  });

  handle(app, revertToAdmin, whileViewing, async (work, _input, _prepared, exchange) => {
    const { opened, person } = await revert(work, work.actor.adminBaseUserId, originOf(exchange), shownBy(exchange));
    give(exchange, opened);
    return signedInAnswer('Login successful', await homeFor(work.tx, person), opened);
  });
};
