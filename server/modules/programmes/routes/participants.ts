import * as contract from '../../../../contract/programmes/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordDownload } from '../../accounts/index.ts';
import type { ChatLinks } from '../participants/chat-links.ts';
import { addRole, changeParticipant, removeUser } from '../participants/change.ts';
import { listParticipants, participantsFile, showParticipant } from '../participants/list.ts';
import { adminAt, adminOf, adminOfRole, ownerOf } from '../permissions.ts';
import { participantImportRoutes } from './participant-imports.ts';

export const participantRoutes = (app: App<Actor>, { chatLinks }: { chatLinks: ChatLinks }) => {
  participantImportRoutes(app);

  handle(
    app,
    contract.listParticipants,
    adminOf(({ params }) => params.id),
    (work, { query }, programme) => listParticipants(work, programme, query, chatLinks),
  );

  handle(
    app,
    contract.participantsCsv,
    adminAt(({ params }) => ({ enterprise: params.enterprise, program: params.programme })),
    async (work, { query }, programme) => {
      const file = await participantsFile(work, programme, query);
      await recordDownload(app, work, { file: 'participants', of: { programId: programme.program.id } });
      return file;
    },
  );

  handle(
    app,
    contract.changeParticipant,
    adminOf(({ params }) => params.id),
    async (work, { params, body }, programme) => {
      const where = { programId: programme.program.id, userId: params.userId };
      const changed = await changeParticipant(work, where, body);
      return showParticipant(work, programme, changed, chatLinks);
    },
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
