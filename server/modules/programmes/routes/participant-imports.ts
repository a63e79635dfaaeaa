import * as contract from '../../../../contract/programmes/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import type { Tx } from '../../../platform/work.ts';
import { type Actor, signedIn } from '../../../policies/actor.ts';
import { importFor, mapImport, openImport } from '../participants/check-import.ts';
import { runImport } from '../participants/run-import.ts';
import { showImport } from '../participants/show-import.ts';

interface Asked {
  tx: Tx;
  actor: Actor;
}

export const participantImportRoutes = (app: App<Actor>) => {
  const show = async (
    work: Asked,
    { id, importId }: { id: number; importId: number },
    shown: Parameters<typeof showImport>[2] = {},
  ) => showImport(work.tx, await importFor(work, id, importId), shown);

  handle(app, contract.openImport, signedIn, async (work, { params, body, uploads }) => {
    const [file] = uploads;
    const sent = { programId: params.id, roleId: body.role_id, fileName: file?.name ?? '', bytes: file?.bytes };
    return show(work, { id: params.id, importId: await openImport(work, sent) });
  });

  handle(app, contract.readImport, signedIn, (work, { params, query }) => show(work, params, query));

  handle(app, contract.mapImport, signedIn, async (work, { params, body }) => {
    await mapImport(work, { programId: params.id, importId: params.importId }, body);
    return show(work, params);
  });

  handle(app, contract.runImport, signedIn, async (work, { params }) => {
    await runImport(work, params.id, params.importId);
    return show(work, params);
  });
};
