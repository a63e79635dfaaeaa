import * as contract from '../../../contract/invitations/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { type Actor, anybody, signedIn } from '../../policies/actor.ts';
import { acceptInvite, joinOpenProgramme } from './accept.ts';
import { openInvite, refreshInvite } from './links.ts';
import { listInvited } from './list.ts';
import { lookUp } from './look-up.ts';
import { revokeInvite, sendInvites } from './send.ts';

const joined = (location: string) => ({ message: 'You have joined the program.', location });

export const invitationRoutes = (app: App<Actor>) => {
  const { settings } = app;

  handle(
    app,
    contract.readInvite,
    signedIn,
    (work, { params, query }) => openInvite(work, { roleId: params.roleId, programId: query.program_id }, settings),
    { writes: true },
  );

  handle(app, contract.sendInvites, signedIn, (work, { params, body }) =>
    sendInvites(work, params.roleId, body, settings),
  );

  handle(app, contract.refreshInvite, signedIn, (work, { params, body }) =>
    refreshInvite(work, { roleId: params.roleId, programId: body.program_id }, settings),
  );

  handle(app, contract.listInvited, signedIn, (work, { params, query }) =>
    listInvited(work, params.roleId, query.page ?? 1),
  );

  handle(app, contract.revokeInvite, signedIn, async (work, { params }) => {
    await revokeInvite(work, params.roleId, params.inviteId);
    return { message: 'The invitation has been taken back.' };
  });

  handle(app, contract.lookUpInvite, anybody, (work, { query }) => lookUp(work, query));

  handle(app, contract.acceptInvite, signedIn, async (work, { body }) => joined(await acceptInvite(work, body.invite)));

  handle(app, contract.joinProgramme, signedIn, async (work, { params, body }) =>
    joined(await joinOpenProgramme(work, params.id, body.user_type)),
  );
};
