import { beforeEach, expect, test } from 'vitest';
import { countUnread } from '../../../contract/chat/index.ts';
import { buildApp } from '../../app.ts';
import { openBrowser } from '../../testing/browser.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { leadsTo } from './chat-app.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const there = 'https://chat.example/rooms?theme=dark';

test.each([
  ['/messages', there],
  ['/messages?origin=acme/alpha', `${there}&origin=acme%2Falpha`],
  ['/messages?with=7', there],
  ['/messages?origin=//evil.example', there],
  ['/messages/', there],
  ['/app/acme/alpha/messages', `${there}&origin=acme%2Falpha`],
  ['/app/acme/alpha/messages?c=3', `${there}&origin=acme%2Falpha`],
  ['/app/acme/alpha/admin/chat_management', null],
  ['/messages.json', null],
  ['/chat/conversations', null],
])('CHT-01 D17 with another chat app set, %s leads to %s', (address, to) => {
  expect(leadsTo(there, address)).toBe(to);
});

test('CHT-01 D17 the pages of messages lead to the other app, and pages are told of it', async () => {
  const app = buildApp({ ...world, settings: { ...world.settings, CHAT_APP_URL: there } });
  await app.server.ready();
  const browser = openBrowser(app.server, world.tokens.get('mentee') ?? null);
  const reply = await browser.inject({
    method: 'GET',
    url: '/app/acme/alpha/messages',
    headers: { accept: 'text/html' },
  });
  expect([reply.statusCode, reply.headers['location']]).toEqual([302, `${there}&origin=acme%2Falpha`]);
  const { body } = await browser.ask(countUnread, { query: { program_id: world.alpha.id } });
  expect(body).toEqual({ unread: 0, app_url: `${there}&origin=acme%2Falpha` });
  await app.server.close();
});

test('CHT-01 without one, messages are here', async () => {
  expect((await world.ask('mentee', countUnread, { query: {} })).body).toEqual({ unread: 0, app_url: null });
});
