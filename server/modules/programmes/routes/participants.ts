import * as contract from '../../../../contract/programmes/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import type { Actor } from '../../../policies/actor.ts';
import { addRole, changeParticipant, removeUser } from '../participants/change.ts';
import { listParticipants, participantsFile } from '../participants/list.ts';
import { adminAt, adminOf, adminOfRole, ownerOf } from '../permissions.ts';
import type { AttentionPorts } from '../queries/attention.ts';
import { participantImportRoutes } from './participant-imports.ts';

export const participantRoutes = (app: App<Actor>, { attention }: { attention: AttentionPorts }) => {
  participantImportRoutes(app);

  handle(
    app,
    contract.listParticipants,
    adminOf(({ params }) => params.id),
    (work, { query }, programme) => listParticipants(work, programme, query, attention),
  );

  handle(
    app,
    contract.participantsCsv,
    adminAt(({ params }) => ({ enterprise: params.enterprise, program: params.programme })),
    (work, { query }, programme) => participantsFile(work, programme, query, attention),
  );

  handle(
    app,
    contract.changeParticipant,
    adminOf(({ params }) => params.id),
    (work, { params, body }, { program }) =>
      changeParticipant(work, { programId: program.id, userId: params.userId }, body),
  );

  handle(
    app,
    contract.removeUser,
    adminOfRole(({ body }) => body.role_id),
    async (work, { body }, administered) => {
      await removeUser(work, administered, body.user_id);
      return { message: 'User has been removed.' };
    },
  );

  handle(
    app,
    contract.addRole,
    ownerOf(({ params }) => params.id),
    async (work, { body }, { program }) => {
      const { id, name, userType } = await addRole(work, program.id, body);
      return { id, name, user_type: userType };
    },
  );
};
