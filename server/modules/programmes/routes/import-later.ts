import { Temporal } from 'temporal-polyfill';
import * as contract from '../../../../contract/programmes/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import type { Actor } from '../../../policies/actor.ts';
import type { TellingGround } from '../../../telling/telling.ts';
import { holdImport } from '../participants/hold-import.ts';
import { lastLook } from '../participants/last-look.ts';
import { earlierImports } from '../participants/earlier-imports.ts';
import { showImport } from '../participants/show-import.ts';
import type { SampleInvitation, TakeBack } from '../participants/invitation-ports.ts';
import { undoImport } from '../participants/undo-import.ts';
import { adminOf, adminOfImport } from '../permissions.ts';

export interface ImportPorts {
  takeBackInvitations: TakeBack;
  sampleInvitation: SampleInvitation;
  settings: TellingGround['settings'];
}

/** A last look before a file is let go, later instead of now, and taking it back. */
export const importLaterRoutes = (app: App<Actor>, ports: ImportPorts) => {
  const { takeBackInvitations, sampleInvitation, settings } = ports;
  const one = ({ params }: { params: { id: number; importId: number } }) => ({
    programId: params.id,
    importId: params.importId,
  });

  handle(
    app,
    contract.earlierImports,
    adminOf(({ params }) => params.id),
    (work, _input, { program }) => earlierImports(work.tx, program.id),
  );

  handle(app, contract.lastLook, adminOfImport(one), (work, _input, row) =>
    lastLook(work, row, { ground: { settings }, sampleInvitation, limits: app.settings }),
  );

  handle(app, contract.holdImport, adminOfImport(one), async (work, { body: { starts_at: at } }, row) => {
    await holdImport(work, row, at === null ? null : Temporal.Instant.from(at));
    return showImport(work, row, app.settings);
  });

  handle(app, contract.undoImport, adminOfImport(one), async (work, _input, row) => {
    await undoImport(work, row, takeBackInvitations);
    return showImport(work, row, app.settings);
  });
};
