import * as contract from '../../../contract/agendas/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { administers } from '../../policies/programmes.ts';
import { forMember } from '../programmes/index.ts';
import { addAgenda, dropAgenda, editAgenda, togglePublish } from './edit-agendas.ts';
import { presentAgenda } from './present.ts';
import { showAgendas } from './show-agendas.ts';

export const agendaRoutes = (app: App<Actor>) => {
  handle(app, contract.listAgendas, signedIn, async (work, { query }) => {
    const { program, standing } = await forMember(work, query.program_id);
    return { agendas: await showAgendas(work.tx, program.id, administers(standing) ? 'all' : 'published') };
  });

  handle(app, contract.createAgenda, signedIn, async (work, { body }) => presentAgenda(await addAgenda(work, body)));

  handle(app, contract.updateAgenda, signedIn, async (work, { params, body }) =>
    presentAgenda(await editAgenda(work, params.id, body)),
  );

  handle(app, contract.togglePublishAgenda, signedIn, async (work, { params }) =>
    presentAgenda(await togglePublish(work, params.id)),
  );

  handle(app, contract.deleteAgenda, signedIn, async (work, { params }) => {
    await dropAgenda(work, params.id);
    return { message: 'Agenda deleted successfully' };
  });
};
