import * as contract from '../../../../contract/programmes/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import type { Actor } from '../../../policies/actor.ts';
import { recordDownload, recordInProgram } from '../../accounts/index.ts';
import { fileOf } from '../participants/list.ts';
import { wantedBy } from '../participants/many/choose.ts';
import { actOnMany, type ManyPorts } from '../participants/many/run.ts';
import { leftOutPeopleFile, presentAct, showAct } from '../participants/many/show.ts';
import { adminOf, adminOfAct } from '../permissions.ts';

const emailingRoutes = (app: App<Actor>, ports: ManyPorts) => {
  handle(
    app,
    contract.manyRemind,
    adminOf(({ params }) => params.id),
    async (work, { body: who }, { program: { id } }) =>
      showAct(work.tx, id, await actOnMany(work, id, { act: 'remind', who }, ports)),
  );

  handle(
    app,
    contract.manyResend,
    adminOf(({ params }) => params.id),
    async (work, { body: who }, { program: { id } }) =>
      showAct(work.tx, id, await actOnMany(work, id, { act: 'resend', who }, ports)),
  );
};

/** Acts on many participants at once. */
export const manyRoutes = (app: App<Actor>, ports: ManyPorts) => {
  emailingRoutes(app, ports);

  handle(
    app,
    contract.manyChangeRole,
    adminOf(({ params }) => params.id),
    async (work, { body: { role_id: roleId, ...who } }, { program: { id } }) =>
      showAct(work.tx, id, await actOnMany(work, id, { act: 'role', roleId, who }, ports)),
  );

  handle(
    app,
    contract.manyRemove,
    adminOf(({ params }) => params.id),
    async (work, { body: who }, { program: { id } }) =>
      showAct(work.tx, id, await actOnMany(work, id, { act: 'remove', who }, ports)),
  );

  handle(
    app,
    contract.manyFile,
    adminOf(({ params }) => params.id),
    async (work, { body: who }, programme) => {
      const programId = programme.program.id;
      await recordInProgram(work, programId, { action: 'file.downloaded', data: { file: 'participants' } });
      return fileOf(work, programme, { wanted: await wantedBy(work, who, programId), title: 'Participants' });
    },
  );

  handle(
    app,
    contract.readManyAct,
    adminOfAct(({ params }) => ({ programId: params.id, actId: params.actId })),
    (work, _input, act) => presentAct(work.tx, act),
  );

  handle(
    app,
    contract.manyLeftOutFile,
    adminOfAct(({ params }) => ({ programId: params.id, actId: params.actId })),
    async (work, _input, act) => {
      await recordDownload(app, work, { file: 'left_out', of: act });
      return leftOutPeopleFile(work, act);
    },
  );
};
