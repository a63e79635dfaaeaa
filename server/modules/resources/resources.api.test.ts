import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/resources/index.ts';
import { linkFields as link } from '../../../contract/resources/resources.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const pdf = (bytes = Buffer.from('%PDF-1.4\n%%EOF')) => ({
  field: 'file',
  name: 'Guide.pdf',
  type: 'application/pdf',
  bytes: new Uint8Array(bytes),
});
const create = (changes: object = {}, uploads?: ReturnType<typeof pdf>[]) =>
  world.ask(
    'programme_admin',
    contract.createResource,
    { body: { program_id: world.alpha.id, ...link, ...changes } },
    uploads ? { uploads } : {},
  );
const titlesFor = async (as: 'mentee' | 'mentor' | 'programme_admin') => {
  const { body } = await world.ask(as, contract.listResources, { query: { program_id: world.alpha.id } });
  return body.resources.map(({ title }: { title: string }) => title);
};

test('RES-03 RES-04 RES-12 a link is made, changed and deleted', async () => {
  const { status, body } = await create();
  expect(status).toBe(200);
  expect(body).toEqual({
    id: expect.any(Number),
    program_id: world.alpha.id,
    ...link,
    file: null,
    file_name: null,
    created_at: world.clock.now().toString(),
  });
  const params = { id: body.id };
  const changed = await world.ask('programme_admin', contract.updateResource, {
    params,
    body: { ...link, user_type: 'Mentor' },
  });
  expect(changed.body).toMatchObject({ ...params, user_type: 'Mentor' });
  const gone = await world.ask('programme_admin', contract.deleteResource, { params });
  expect(gone.body).toEqual({ message: 'Successfully deleted.' });
  expect(await titlesFor('programme_admin')).toEqual([]);
});

test('RES-05 RES-10 members see what is for all or for their role, the newest first', async () => {
  await create({ title: 'For all' });
  await create({ title: 'For mentors', user_type: 'Mentor' });
  await create({ title: 'For mentees', user_type: 'mentee' });
  expect(await titlesFor('programme_admin')).toEqual(['For mentees', 'For mentors', 'For all']);
  expect(await titlesFor('mentee')).toEqual(['For mentees', 'For all']);
  expect(await titlesFor('mentor')).toEqual(['For mentors', 'For all']);
});

test('RES-03 RES-10 a file comes back as it was sent, to those who may see it', async () => {
  const { status, body } = await create({ category: 'file', url: '', user_type: 'Mentor' }, [pdf()]);
  expect(status).toBe(200);
  expect(body).toMatchObject({ category: 'file', file_name: 'Guide.pdf', file: `/resources/${body.id}/file`, url: '' });
  const fetched = await world.browserOf('mentor').inject({ method: 'GET', url: body.file });
  expect(fetched.statusCode).toBe(200);
  expect(fetched.headers['content-disposition']).toContain('Guide.pdf');
  expect(fetched.body).toBe('%PDF-1.4\n%%EOF');
  expect((await world.browserOf('mentee').inject({ method: 'GET', url: body.file })).statusCode).toBe(404);
  expect((await world.browserOf('other_mentor').inject({ method: 'GET', url: body.file })).statusCode).toBe(404);
});

test('RES-12 the file of a resource that goes, or that gets another, is removed', async () => {
  const { body } = await create({ category: 'file', url: '' }, [pdf()]);
  const keyOf = async () =>
    (await world.rows<{ file_key: string }>('select file_key from resources where id = $1', [body.id]))[0]?.file_key ??
    '';
  const first = await keyOf();
  const params = { id: body.id };
  const again = { ...link, category: 'file' as const, url: '' };
  await world.ask('programme_admin', contract.updateResource, { params, body: again }, { uploads: [pdf()] });
  const second = await keyOf();
  await world.runJobs();
  expect([await world.vendors.files.exists(first), await world.vendors.files.exists(second)]).toEqual([false, true]);
  await world.ask('programme_admin', contract.deleteResource, { params });
  await world.runJobs();
  expect(await world.vendors.files.exists(second)).toBe(false);
});

test('RES-12 B121 a deleted resource is there for nobody, and stays in the database', async () => {
  const { id, file } = (await create({ category: 'file', url: '' }, [pdf()])).body;
  const drop = () => world.ask('programme_admin', contract.deleteResource, { params: { id } });
  expect((await drop()).status).toBe(200);
  expect(
    await world.rows(
      `select title, file_name, deleted_at = timestamptz '2026-11-20T10:00:00Z' as gone from resources where id = $1`,
      [id],
    ),
  ).toEqual([{ title: 'Handbook', file_name: 'Guide.pdf', gone: true }]);
  expect([await titlesFor('programme_admin'), await titlesFor('mentee')]).toEqual([[], []]);
  const change = await world.ask('programme_admin', contract.updateResource, { params: { id }, body: link });
  for (const reply of [await drop(), change]) {
    expect(reply).toMatchObject({ status: 404, body: { code: 'resources.not_found' } });
  }
  // Request it before the file itself has been removed.
  expect((await world.browserOf('programme_admin').inject({ method: 'GET', url: file })).statusCode).toBe(404);
});

const urlWrong = 'Please enter a valid URL, including the full address (e.g. https://www.example.com)';
test.each([
  [{ title: '' }, { title: 'Title is required' }],
  [{ user_type: '' }, { user_type: 'Role is required' }],
  [{ user_type: 'Nobody' }, { user_type: 'Role is required' }],
  [{ url: '' }, { url: urlWrong }],
  [{ url: 'no address' }, { url: urlWrong }],
  [{ url: 'javascript:alert(1)' }, { url: urlWrong }],
  [{ category: 'file', url: '' }, { file: 'File is required' }],
])('RES-06 a resource with %o is refused at its field', async (changes, said) => {
  expect(await create(changes)).toMatchObject({ status: 422, body: { fields: said } });
  expect(await titlesFor('programme_admin')).toEqual([]);
});

test('RES-07 a file of 10 MB passes, one byte more does not, nor one that is something else', async () => {
  const sized = (size: number) => {
    const bytes = Buffer.alloc(size, ' ');
    bytes.write('%PDF-1.4\n');
    bytes.write('%%EOF', size - 5);
    return [pdf(bytes)];
  };
  const asFile = { category: 'file', url: '' };
  expect((await create(asFile, sized(10_485_760))).status).toBe(200);
  expect(await create(asFile, sized(10_485_761))).toMatchObject({
    status: 422,
    body: { fields: { file: 'File exceeds the 10MB size limit.' } },
  });
  expect((await create(asFile, [pdf(Buffer.from('<script>alert(1)</script>'))])).body).toMatchObject({
    fields: { file: 'Please choose a picture, a PDF or a Word document.' },
  });
});

test('RES-08 a list asked for without its program says what is missing', async () => {
  const reply = await world
    .browserOf('mentee')
    .inject({ method: 'GET', url: '/resources', headers: { accept: 'application/json' } });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ fields: { program_id: 'Program ID is missing. Cannot fetch resources.' } });
});
