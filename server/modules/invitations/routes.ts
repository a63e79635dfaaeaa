import * as contract from '../../../contract/invitations/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { type Actor, anybody } from '../../policies/actor.ts';
import { acceptInvite, joinOpenProgramme } from './accept.ts';
import { openInvite, refreshInvite } from './links.ts';
import { listInvited, listOutstanding } from './list.ts';
import { lookUp } from './look-up.ts';
import { adminOf } from '../programmes/index.ts';
import { inviteeOf, inviterTo, joinerOf } from './permissions.ts';
import { resendInvited, resendOne } from './resend.ts';
import { revokeInvite, sendInvites } from './send.ts';

const joined = (location: string) => ({ message: 'You have joined the program.', location });

const invitingRoutes = (app: App<Actor>) => {
  const { settings } = app;

  handle(
    app,
    contract.readInvite,
    inviterTo(({ params, query }) => ({ roleId: params.roleId, programId: query.program_id })),
    (work, _input, offered) => openInvite(work, offered, settings),
    { writes: true },
  );

  handle(
    app,
    contract.sendInvites,
    inviterTo(({ params, body }) => ({
      roleId: body.role_id === params.roleId ? params.roleId : null,
      programId: body.program_id,
    })),
    (work, { body }, offered) => sendInvites(work, offered, body, settings),
  );

  handle(
    app,
    contract.refreshInvite,
    inviterTo(({ params, body }) => ({ roleId: params.roleId, programId: body.program_id })),
    (work, _input, offered) => refreshInvite(work, offered, settings),
  );
};

/** Those who were invited by email: who they are, and what can be done about each. */
const invitedRoutes = (app: App<Actor>) => {
  const { settings } = app;

  handle(
    app,
    contract.listInvited,
    inviterTo(({ params }) => ({ roleId: params.roleId })),
    (work, { query }, offered) => listInvited(work, offered, query.page ?? 1),
  );

  handle(
    app,
    contract.resendInvited,
    inviterTo(({ params }) => ({ roleId: params.roleId })),
    (work, { body }, offered) => resendInvited(work, offered, body.count, settings),
  );

  handle(
    app,
    contract.resendOne,
    inviterTo(({ params }) => ({ roleId: params.roleId })),
    async (work, { params }, offered) => {
      await resendOne(work, offered, params.inviteId, settings);
      return { message: 'The invitation was sent again.' };
    },
  );

  handle(
    app,
    contract.revokeInvite,
    inviterTo(({ params }) => ({ roleId: params.roleId })),
    async (work, { params }, offered) => {
      await revokeInvite(work, offered, params.inviteId);
      return { message: 'The invitation has been taken back.' };
    },
  );
};

export const invitationRoutes = (app: App<Actor>) => {
  invitingRoutes(app);
  invitedRoutes(app);

  handle(
    app,
    contract.listOutstanding,
    adminOf(({ params }) => params.id),
    (work, { query }, { program }) => listOutstanding(work, program.id, query),
  );

  handle(app, contract.lookUpInvite, anybody, (work, { query }) => lookUp(work, query));

  handle(
    app,
    contract.acceptInvite,
    inviteeOf(({ body }) => body.invite),
    async (work, _input, { tokenHash }) => joined(await acceptInvite(work, tokenHash)),
  );

  handle(
    app,
    contract.joinProgramme,
    joinerOf(({ params }) => params.id),
    async (work, { body }, { program }) => joined(await joinOpenProgramme(work, program.id, body.user_type)),
  );
};
