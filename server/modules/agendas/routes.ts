import * as contract from '../../../contract/agendas/index.ts';
import { type App, handle } from '../../platform/http.ts';
import type { Actor } from '../../policies/actor.ts';
import { administers } from '../../policies/programmes.ts';
import { adminOf, memberOf } from '../programmes/index.ts';
import { addAgenda, dropAgenda, editAgenda, togglePublish } from './edit-agendas.ts';
import { presentAgenda } from './fields.ts';
import { adminOfAgenda } from './permissions.ts';
import { showAgendas } from './show-agendas.ts';

export const agendaRoutes = (app: App<Actor>) => {
  handle(
    app,
    contract.listAgendas,
    memberOf(({ query }) => query.program_id),
    async ({ tx }, _input, { program, standing }) => ({
      agendas: await showAgendas(tx, program.id, administers(standing) ? 'all' : 'published'),
    }),
  );

  handle(
    app,
    contract.createAgenda,
    adminOf(({ body }) => body.program_id),
    async (work, { body }, { program }) => presentAgenda(await addAgenda(work, program, body)),
  );

  handle(
    app,
    contract.updateAgenda,
    adminOfAgenda(({ params }) => params.id),
    async (work, { body }, agenda) => presentAgenda(await editAgenda(work, agenda, body, app.settings)),
  );

  handle(
    app,
    contract.togglePublishAgenda,
    adminOfAgenda(({ params }) => params.id),
    async (work, _input, agenda) => presentAgenda(await togglePublish(work, agenda)),
  );

  handle(
    app,
    contract.deleteAgenda,
    adminOfAgenda(({ params }) => params.id),
    async (work, _input, agenda) => {
      await dropAgenda(work, agenda);
      return { message: 'Agenda deleted successfully' };
    },
  );
};
