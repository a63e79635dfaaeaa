import { beforeEach, expect, test } from 'vitest';
import { createAgenda, updateAgenda } from '../../../contract/agendas/index.ts';
import { sendInvites } from '../../../contract/invitations/index.ts';
import { referFriend } from '../../../contract/profiles/index.ts';
import { openImport, runImport } from '../../../contract/programmes/index.ts';
import { onlyLetterTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  // Every name that an attacker can choose carries a link.
  await world.rows(`update programs set name = 'Win at http://evil.example/a', support_email = 'me@evil.example'`);
  await world.rows(`update enterprises set name = 'www.evil.example'`);
  await world.rows(`update roles set name = 'evil.example/b' where id = $1`, [world.alpha.roleIds.Mentee]);
  await world.rows(`update users set firstname = 'https://evil.example/c' where id = $1`, [world.ids.programme_admin]);
});

/** Anything that a mail program could make a link of, apart from our own addresses. */
const foreign = (text: string) =>
  text
    .replaceAll(/http:\/\/lantern\.test\S*/g, '')
    .replaceAll('support@lantern.test', '')
    .replaceAll(/\S+@example\.com/g, '')
    .match(/\S*(?:evil\S*[./:@]|[./:@]\S*evil|:\/\/|www\.)\S*/gu);

const expectOurWords = (address: string) => {
  const { subject, text, html, from } = onlyLetterTo(world, address);
  const seen = html.replaceAll(/<[^>]*>/g, ' ');
  expect([foreign(subject), foreign(text), foreign(seen), foreign(from ?? '')]).toEqual([null, null, null, null]);
  expect(html).not.toMatch(/(?:href|src)="(?!http:\/\/lantern\.test|mailto:support@lantern\.test)[^"]*evil/);
  return { subject, text };
};

test('B09 B03 an invitation carries our own words and the names of company and program, without the form of a link', async () => {
  const roleId = world.alpha.roleIds.Mentee;
  await world.ask('programme_admin', sendInvites, {
    params: { roleId },
    body: { role_id: roleId, redirect_url: 'http://lantern.test/users/login', send_invite: ['new@example.com'] },
  });
  await world.runJobs();
  const { subject, text } = expectOurWords('new@example.com');
  expect(subject).toBe('You are invited to Win at evil example a');
  expect(text).toContain('evil example invites you to join the mentoring program Win at evil example a as a mentee.');
  expect(text).not.toContain('evil.example');
});

test('B09 B03 so does the email to somebody from a file', async () => {
  const params = { id: world.alpha.id };
  const bytes = new TextEncoder().encode('email,name\nnew@example.com,http://evil.example/d\n');
  const { body } = await world.ask(
    'programme_admin',
    openImport,
    { params, body: { role_id: world.alpha.roleIds.Mentee } },
    { uploads: [{ field: 'file', name: 'people.csv', type: 'text/csv', bytes }] },
  );
  await world.ask('programme_admin', runImport, { params: { ...params, importId: Number(body.id) } });
  await world.runJobs();
  expectOurWords('new@example.com');
});

test('AGD-04 B03 a changed agenda tells a member who never confirmed their address nothing that the admin wrote', async () => {
  await world.rows('update users set confirmed_at = null where id = $1', [world.ids.mentee]);
  const agenda = {
    title: 'See evil.example/e',
    description: 'Go to http://evil.example/f',
    link: 'https://evil.example/g',
    link_name: 'evil.example',
    start_time: '2026-12-01T02:00:00Z',
    end_time: '2026-12-01T03:00:00Z',
  };
  const made = await world.ask('programme_admin', createAgenda, {
    body: { program_id: world.alpha.id, ...agenda, published: true },
  });
  await world.ask('programme_admin', updateAgenda, {
    params: { id: Number(made.body.id) },
    body: { ...agenda, sent_updated_agenda: true },
  });
  await world.runJobs();
  const { subject, text } = expectOurWords('mentee@example.com');
  expect(subject).toBe('The agenda of Win at evil example a has changed');
  expect(text).not.toMatch(/\/[efg]\b/);
  // Whoever has confirmed reads the whole entry.
  expect(onlyLetterTo(world, 'mentor@example.com').text).toContain('https://evil.example/g');
});

test('PRO-82 B28 a friend who is invited reads no name that is a link, their own as it was typed included', async () => {
  await world.rows(`update users set lastname = 'www.evil.example' where id = $1`, [world.ids.mentee]);
  const body = { referee_name: 'Win at evil.example/h', referee_email: 'new@example.com' };
  expect((await world.ask('mentee', referFriend, { body })).status).toBe(200);
  await world.runJobs();
  const { text } = expectOurWords('new@example.com');
  expect(text).toContain('Hello Win at evil example h,');
});
