import * as contract from '../../../../contract/programmes/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import type { Actor } from '../../../policies/actor.ts';
import { mapImport, openImport } from '../participants/check-import.ts';
import { leftOutFile, templateFile } from '../participants/import-files.ts';
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
    (work, _input, one) => leftOutFile(work, one),
  );
};

export const participantImportRoutes = (app: App<Actor>) => {
  fileRoutes(app);

  handle(
    app,
    contract.openImport,
    adminOf(({ params }) => params.id),
    async (work, { body, uploads: [file] }, { program: { id: programId } }) => {
      const { role_id: roleId, sheet } = body;
      const sent = { programId, roleId, sheet, fileName: file?.name ?? '', bytes: file?.bytes };
      return showImport(work, { programId, id: await openImport(work, sent) }, app.settings);
    },
  );

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
