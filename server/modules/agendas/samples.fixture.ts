import { agendaFields as fields } from '../../../contract/agendas/agendas.fixture.ts';
import * as contract from '../../../contract/agendas/index.ts';
import { sample, type Sample, adminsOfAlpha, adminsOfAlphaOnly } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';

const agendaIn = async (world: World, programId: number, word = 'Kick-off') => {
  const [row] = await world.rows<{ id: number }>(
    `insert into agendas (program_id, title, description, start_time, end_time, link_name, published, created_by, created_at, updated_at)
     values ($1, $2, $2, $3, $4, $2, true, $5, $3, $3) returning id::int`,
    [programId, word, fields.start_time, fields.end_time, world.ids.programme_admin],
  );
  return { id: row?.id ?? 0 };
};

const mine = async (world: World) => ({ params: await agendaIn(world, world.alpha.id) });

export const agendaSamples: Sample[] = [
  sample({
    endpoint: contract.listAgendas,
    as: 'mentee',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: { ...adminsOfAlpha, mentor: 200, mentee: 200 },
  }),
  sample({
    endpoint: contract.createAgenda,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ body: { program_id: alpha.id, ...fields } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.updateAgenda,
    as: 'programme_admin',
    call: async (world) => ({ ...(await mine(world)), body: fields }),
    answers: adminsOfAlphaOnly,
  }),
  sample({ endpoint: contract.togglePublishAgenda, as: 'programme_admin', call: mine, answers: adminsOfAlphaOnly }),
  sample({ endpoint: contract.deleteAgenda, as: 'programme_admin', call: mine, answers: adminsOfAlphaOnly }),
];

/** Rows of the other programme, marked with a word that nobody outside it may read. */
export const agendaCanaries = async (world: World) => {
  await agendaIn(world, world.beta.id, 'zxcanary');
};
