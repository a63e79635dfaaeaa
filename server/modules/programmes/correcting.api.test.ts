import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/programmes/index.ts';
import type { Persona } from '../../testing/personas.fixture.ts';
import { onlyLetterTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const correct = (body: object, as: Persona = 'programme_admin', userId = world.ids.mentee) =>
  world.ask(as, contract.changeParticipant, { params: { id: world.alpha.id, userId }, body });
const accountOf = (id: number) => world.rows(`select firstname, lastname, phone_no from users where id = $1`, [id]);

test('B128 an admin corrects names and phone; it is audited, and the member is told once', async () => {
  const body = { firstname: 'Azlan', lastname: 'bin Ali', phone_no: '60123456789' };
  const { status, body: row } = await correct(body);
  expect(status).toBe(200);
  expect(row).toMatchObject({ full_name: 'Azlan bin Ali', phone_no: '60123456789', role: { name: 'Mentee' } });
  expect(await accountOf(world.ids.mentee)).toEqual([body]);
  const audited = () => world.rows(`select data from audit_log where action = 'member.details_changed'`);
  const data = { user_id: world.ids.mentee, fields: ['firstname', 'lastname', 'phone_no'] };
  expect(await audited()).toEqual([{ data }]);
  await world.runJobs();
  const letter = onlyLetterTo(world, 'mentee@example.com');
  expect(letter.subject).toBe('Your details were changed');
  expect(letter.text).toContain('An admin of Alpha changed your first name, last name, and phone number.');
  // The same again changes nothing, and nobody is told.
  await correct(body);
  await world.runJobs();
  expect(await audited()).toHaveLength(1);
  onlyLetterTo(world, 'mentee@example.com');
  // A number can be taken out.
  await correct({ phone_no: '' });
  expect(await accountOf(world.ids.mentee)).toMatchObject([{ firstname: 'Azlan', phone_no: null }]);
});

test('B128 what is wrong is said at its field, and nothing of the rest is saved', async () => {
  const refused = await correct({ firstname: ' ', lastname: 'x'.repeat(300), phone_no: 'call me' });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.fields).toSorted()).toEqual(['firstname', 'lastname', 'phone_no']);
  // The address is theirs alone.
  await correct({ email: 'new@example.com' });
  expect(await world.rows(`select 1 from users where email = 'new@example.com'`)).toEqual([]);
  expect(await accountOf(world.ids.mentee)).toMatchObject([{ firstname: 'Mentee', lastname: 'Tan' }]);
  // Neither a Portal Owner, nor oneself, nor somebody who is not in the program.
  const { portal_owner: owner, programme_admin: self, other_mentee: stranger } = world.ids;
  for (const [id, status] of [
    [owner, 403],
    [self, 403],
    [stranger, 404],
  ] as const)
    expect((await correct({ firstname: 'New' }, 'programme_admin', id)).status).toBe(status);
});

test('B128 nobody corrects the name of a platform admin or of an admin of another company; whoever needs a phone keeps one', async () => {
  const { ids, alpha } = world;
  const join = (userId: number) =>
    world.rows('insert into program_memberships (program_id, user_id, role_id, joined_at) values ($1, $2, $3, $4)', [
      alpha.id,
      userId,
      alpha.roleIds.Mentor,
      world.clock.now().toString(),
    ]);
  await join(ids.platform_admin);
  await join(ids.other_mentor);
  await world.rows(
    `insert into enterprise_admins (enterprise_id, user_id) select enterprise_id, $2 from programs where id = $1`,
    [world.beta.id, ids.other_mentor],
  );
  const refused = { status: 403, body: { code: 'programmes.details_of_other_admin' } };
  for (const userId of [ids.platform_admin, ids.other_mentor]) {
    expect(await correct({ firstname: 'Someone' }, 'programme_admin', userId)).toMatchObject(refused);
    expect(await correct({ phone_no: '60123456789' }, 'portal_owner', userId)).toMatchObject(refused);
    // The rest of the row is the program's own.
    expect((await correct({ capacity: 2 }, 'programme_admin', userId)).status).toBe(200);
  }
  expect((await correct({ firstname: 'Someone' }, 'platform_admin', ids.other_mentor)).status).toBe(200);
  await world.rows('update users set whatsapp_notification = true where id = $1', [ids.mentee]);
  await correct({ phone_no: '60123456789' });
  expect((await correct({ phone_no: '' })).body.fields).toEqual({ phone_no: 'Phone no is a required field' });
});

test('B128 nobody corrects the name of somebody who mentors on the platform or is in a program of another company', async () => {
  const refused = { status: 403, body: { code: 'programmes.details_known_elsewhere' } };
  const { mentee } = world.ids;
  await world.rows('update users set is_fl_mentor = true where id = $1', [mentee]);
  expect(await correct({ firstname: 'Someone' })).toMatchObject(refused);
  await world.rows('update users set is_fl_mentor = false where id = $1', [mentee]);
  expect((await correct({ firstname: 'Someone' })).status).toBe(200);
  await world.rows(
    `insert into program_memberships (program_id, user_id, role_id, joined_at) values ($1, $2, $3, $4)
       on conflict do nothing`,
    [world.beta.id, mentee, world.beta.roleIds.Mentee, world.clock.now().toString()],
  );
  expect(await correct({ firstname: 'Another' })).toMatchObject(refused);
});
