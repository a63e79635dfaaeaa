import * as contract from '../../../contract/resources/index.ts';
import { linkFields as fields } from '../../../contract/resources/resources.fixture.ts';
import { sample, type Sample, adminsOfAlpha, adminsOfAlphaOnly } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';

const key = 'resources/0123456789abcdef0123456789abcdef.pdf';

const linkIn = async (world: World, programId: number, word = 'Handbook') => {
  const [row] = await world.rows<{ id: number }>(
    `insert into resources (program_id, title, description, category, url, created_by, created_at)
     values ($1, $2, $2, 'link', $3, $4, $5) returning id::int`,
    [programId, word, `https://${word}.example`, world.ids.programme_admin, world.clock.now().toString()],
  );
  return { id: row?.id ?? 0 };
};

const fileIn = async (world: World) => {
  await world.vendors.files.put(key, new Uint8Array([37, 80, 68, 70]), 'application/pdf');
  const { id } = await linkIn(world, world.alpha.id);
  await world.rows(
    `update resources set category = 'file', url = '', file_key = $2, file_name = 'h.pdf' where id = $1`,
    [id, key],
  );
  return { params: { id } };
};

const mine = async (world: World) => ({ params: await linkIn(world, world.alpha.id) });

const forMembers = { ...adminsOfAlpha, mentor: 200, mentee: 200 };

export const resourceSamples: Sample[] = [
  sample({
    endpoint: contract.listResources,
    as: 'mentee',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: forMembers,
  }),
  sample({ endpoint: contract.downloadResource, as: 'mentee', call: fileIn, answers: forMembers }),
  sample({
    endpoint: contract.createResource,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ body: { program_id: alpha.id, ...fields } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.updateResource,
    as: 'programme_admin',
    call: async (world) => ({ ...(await mine(world)), body: fields }),
    answers: adminsOfAlphaOnly,
  }),
  sample({ endpoint: contract.deleteResource, as: 'programme_admin', call: mine, answers: adminsOfAlphaOnly }),
];

/** Rows of the other programme, marked with a word that nobody outside it may read. */
export const resourceCanaries = async (world: World) => {
  await linkIn(world, world.beta.id, 'zxcanary');
};
