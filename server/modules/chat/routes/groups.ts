import * as contract from '../../../../contract/chat/index.ts';
import type { EndpointInput } from '../../../../contract/endpoint.ts';
import { type App, handle } from '../../../platform/http.ts';
import { inOwnAccount } from '../../../policies/accounts.ts';
import { type Actor, signedIn } from '../../../policies/actor.ts';
import { passFor } from '../../accounts/index.ts';
import { adminOf, memberOf } from '../../programmes/index.ts';
import { addToGroup, changeGroup, makeGroup, removeFromGroup } from '../groups.ts';
import { groupManager } from '../permissions.ts';
import { showGroup, showGroups, showGroupUsers } from '../show-groups.ts';

/** CHT-11, CHT-12: the documents' calls, made with a bearer token. */
export const groupRoutes = (app: App<Actor>) => {
  handle(app, contract.chatToken, signedIn, async ({ actor, now }) => passFor(actor, 'chat', now, app.settings));
  handle(
    app,
    contract.listGroupChats,
    memberOf(({ query }) => query.programId),
    (work, _input, programme) => showGroups(work, programme),
  );
  handle(
    app,
    contract.listGroupUsers,
    memberOf(({ query }) => query.programId),
    (work, { query: { chatId, search = '', userType, page = 1 } }, programme) =>
      showGroupUsers(work, programme, { chatId, words: search, userType, page }),
  );
  const admin = adminOf(({ body }: EndpointInput<typeof contract.createGroupChat>) => body.programId);
  handle(app, contract.createGroupChat, { ...admin, policy: inOwnAccount }, async (work, { body }, programme) => {
    const id = await makeGroup(work, programme, body);
    const data = await showGroup(work, id, { programme, runsProgram: true });
    return { message: 'Group chat was successfully created', data };
  });
  handle(
    app,
    contract.changeGroupChat,
    groupManager(({ body }) => body.id),
    async (work, { body }, group) => {
      await changeGroup(work, group, body);
      return { message: 'Group chat was successfully updated', data: await showGroup(work, body.id, group) };
    },
  );
  handle(
    app,
    contract.removeFromGroupChat,
    groupManager(({ body }) => body.chatId),
    async (work, { body: { chatId, recipientUserIds } }, group) => {
      await removeFromGroup(work, group, recipientUserIds);
      return { message: 'Members were successfully removed', data: await showGroup(work, chatId, group) };
    },
  );
  handle(
    app,
    contract.addToGroupChat,
    groupManager(({ body }) => body.chatId),
    async (work, { body: { chatId, recipientUserIds } }, group) => {
      await addToGroup(work, group, recipientUserIds);
      return { message: 'Members were successfully added', data: await showGroup(work, chatId, group) };
    },
  );
};
