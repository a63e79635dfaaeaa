import * as contract from '../../../../contract/programmes/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import { type Actor, signedIn } from '../../../policies/actor.ts';
import { addRole, changeParticipant, removeUser } from '../participants/change.ts';
import { listParticipants, participantsFile } from '../participants/list.ts';
import { participantImportRoutes } from './participant-imports.ts';

export const participantRoutes = (app: App<Actor>) => {
  participantImportRoutes(app);

  handle(app, contract.listParticipants, signedIn, (work, { params, query }) =>
    listParticipants(work, params.id, query),
  );

  handle(app, contract.participantsCsv, signedIn, (work, { params, query }) => participantsFile(work, params, query));

  handle(app, contract.changeParticipant, signedIn, (work, { params, body }) =>
    changeParticipant(work, { programId: params.id, userId: params.userId }, body),
  );

  handle(app, contract.removeUser, signedIn, async (work, { body }) => {
    await removeUser(work, { roleId: body.role_id, userId: body.user_id });
    return { message: 'User has been removed.' };
  });

  handle(app, contract.addRole, signedIn, async (work, { params, body }) => {
    const { id, name, userType } = await addRole(work, params.id, body);
    return { id, name, user_type: userType };
  });
};
