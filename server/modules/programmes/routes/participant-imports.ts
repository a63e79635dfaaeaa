import type { EndpointInput } from '../../../../contract/endpoint.ts';
import * as contract from '../../../../contract/programmes/index.ts';
import { type App, type Exchange, handle } from '../../../platform/http.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordDownload } from '../../accounts/index.ts';
import { mapImport, openImport } from '../participants/check-import.ts';
import { leftOutFile, templateFile } from '../participants/import-files.ts';
import { readFileOfRows } from '../participants/read-file.ts';
import { runImport, stopImport } from '../participants/run-import.ts';
import { listImports, presentImport, showImport } from '../participants/show-import.ts';
import { adminOf, adminOfImport } from '../permissions.ts';

/** What is downloaded. */
const fileRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.importTemplateFile,
    adminOf(({ params }) => params.id),
    (work, _input, programme) => templateFile(work, programme),
  );

  handle(
    app,
    contract.leftOutFile,
    adminOfImport(({ params }) => ({ programId: params.id, importId: params.importId })),
    async (work, _input, one) => {
      await recordDownload(app, work, { file: 'import_rows', of: one });
      return leftOutFile(work, one);
    },
  );
};

/** Opening a file: it is read before the transaction, in a thread of its own. */
const openRoute = (app: App<Actor>) => {
  type Sent = EndpointInput<typeof contract.openImport>;
  const ofProgram = adminOf(({ params }: Sent) => params.id);
  const readSent = async (sent: Sent, actor: Actor, { gone }: Exchange) => {
    // Whoever is no admin of the program has nothing read for them.
    await ofProgram.load({ ...app.reading(), actor }, sent);
    return readFileOfRows(sent.uploads[0]?.bytes, { sheet: sent.body.sheet }, gone());
  };
  handle(
    app,
    contract.openImport,
    ofProgram,
    async (work, { body, uploads: [upload] }, { program: { id: programId } }, file) => {
      // How it is read, `sheet` says, was decided before.
      const { role_id: roleId } = body;
      const sent = { programId, roleId, fileName: upload?.name ?? '', file };
      return showImport(work, { programId, id: await openImport(work, sent) }, app.settings);
    },
    { before: readSent },
  );
};

export const participantImportRoutes = (app: App<Actor>) => {
  fileRoutes(app);
  openRoute(app);

  handle(
    app,
    contract.readImport,
    adminOfImport(({ params }) => ({ programId: params.id, importId: params.importId })),
    (work, { query }, one) => presentImport(work, one, app.settings, query),
  );

  handle(
    app,
    contract.mapImport,
    adminOf(({ params }) => params.id),
    async (work, { params: { importId }, body }, { program: { id: programId } }) => {
      await mapImport(work, { programId, importId }, body);
      return showImport(work, { programId, id: importId }, app.settings);
    },
  );

  handle(
    app,
    contract.runImport,
    adminOfImport(({ params }) => ({ programId: params.id, importId: params.importId })),
    async (work, _input, one) => {
      await runImport(work, one);
      return showImport(work, one, app.settings);
    },
  );

  handle(
    app,
    contract.listImports,
    adminOf(({ params }) => params.id),
    (work, _input, { program }) => listImports(work, program.id),
  );

  handle(
    app,
    contract.stopImport,
    adminOfImport(({ params }) => ({ programId: params.id, importId: params.importId })),
    async (work, _input, one) => {
      await stopImport(work, one);
      return showImport(work, one, app.settings);
    },
  );
};
