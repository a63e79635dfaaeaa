import { beforeEach, expect, test } from 'vitest';
import { adminEnterprises, adminEnterprisesFile } from '../../../contract/enterprises/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

test('SYS-04 SYS-07 every company with its owner, found by either, and as a file', async () => {
  await world.rows(`update enterprises set created_at = '2025-06-01T00:00:00Z', phone_no = '+60123' where id = $1`, [
    world.acme,
  ]);
  const ask = async (query: { query?: string; date_to?: string }) =>
    (await world.ask('platform_admin', adminEnterprises, { query })).body as {
      data: { slug: string }[];
      total: number;
    };
  const all = await ask({});
  expect(all).toMatchObject({ max_pages: 1, total: 2, data: [{ slug: 'umbra' }, { slug: 'acme' }] });
  expect(all.data[1]).toMatchObject({
    owner: { id: world.ids.enterprise_admin, email: 'enterprise_admin@example.com' },
    country: expect.any(String),
    admins: 1,
  });
  expect((await ask({ query: 'ACM' })).data).toMatchObject([{ slug: 'acme' }]);
  expect(await ask({ query: 'enterprise_admin@' })).toMatchObject({ total: 1, data: [{ slug: 'acme' }] });
  expect(await ask({ date_to: '2025-06' })).toMatchObject({ total: 1, data: [{ slug: 'acme' }] });
  const { body } = await world.ask('platform_admin', adminEnterprisesFile, {
    query: { query: 'acme', field: 'name', columns: 'name,owner,phone_no,created_at' },
  });
  expect(body).toBe(
    '\uFEFF"Name","Owner","Phone no","Registered"\r\n"Acme","Enterprise Admin Tan","\'+60123","2025-06-01 08:00"\r\n',
  );
});
