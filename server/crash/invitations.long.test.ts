import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mostInvites, sendInvites } from '../../contract/invitations/index.ts';
import { startSmtpTwin } from '../adapters/smtp.twin.ts';
import { people } from '../testing/personas.fixture.ts';
import { systemClock } from '../platform/clock.ts';
import type { Database } from '../platform/database/open.ts';
import { standings } from '../testing/standings.fixture.ts';
import { openCaller } from './caller.fixture.ts';
import { type ServerPlace, ownGround, prepare } from './ground.fixture.ts';
import { inHand, timeGoesBy, until } from './letters.fixture.ts';
import { endAll, startServer } from './process.fixture.ts';
import { signedIn } from './racers.fixture.ts';

const many = 2000;

let ground: ServerPlace;
let mailServer: Awaited<ReturnType<typeof startSmtpTwin>>;
beforeEach(async () => {
  ground = await ownGround();
  mailServer = await startSmtpTwin();
});
afterEach(async () => {
  await endAll();
  await mailServer.close();
  await ground.drop();
});

const address = (n: number) => `invited-${n}@example.com`;

const startWithMail = () => startServer({ ...ground.settings, SMTP_URL: mailServer.url });

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * One email per address, however often the server died: copies have the same Message-ID, so they are one email to a
 * mailbox.
 */
const expectOnceEach = async (database: Database) => {
  const received = mailServer.letters.map(({ to, mail }) => ({
    to: String(to[0]),
    id: mail.messageId,
    token: /invite=([\w-]+)/.exec(mail.text ?? '')?.[1] ?? '',
  }));
  const wanted = Array.from({ length: many }, (_none, n) => address(n)).toSorted();
  expect([...new Set(received.map(({ to }) => to))].toSorted()).toEqual(wanted);
  expect(new Set(received.map(({ id }) => id)).size).toBe(many);
  expect(new Set(received.map(({ to, id }) => `${to} ${id}`)).size).toBe(many);
  expect(received.length - many).toBeLessThanOrEqual(2 * inHand);
  const { rows } = await database.runSql('select email::text, status, token_hash from role_invite_emails');
  const kept = new Map(rows.map((row) => [String(row.email), row]));
  for (const { to, token } of received) {
    expect(kept.get(to)).toMatchObject({ status: 'sent', token_hash: hashOf(token) });
  }
  const unsent = await database.runSql(
    `select 1 from deliveries where status <> 'sent' or template <> 'invitation.sent'`,
  );
  expect(unsent.rows).toEqual([]);
};

test('INV-19 NTF-16 killed twice amid 2,000 invitations, the server writes to every address once', async () => {
  const { programme, admin } = await prepare(ground, async (database) => {
    const now = systemClock.now();
    const ids = await people(database.transact, now);
    const { alpha } = await standings(database.transact, ids, now);
    return { programme: alpha, admin: await signedIn(database, ids.programme_admin, now) };
  });
  let server = await startWithMail();
  const caller = openCaller(server.url, admin.token);
  const roleId = programme.roleIds.Mentee;
  for (let from = 0; from < many; from += mostInvites) {
    const some = Array.from({ length: mostInvites }, (_none, n) => address(from + n));
    const { status, body } = await caller.ask(sendInvites, {
      params: { roleId },
      body: { role_id: roleId, redirect_url: server.url, batch_send_invites: some.join('\n') },
    });
    expect(body).toMatchObject({ message: `Successfully sent ${mostInvites} invitation(s) for Mentee role!` });
    expect(status).toBe(200);
  }
  caller.close();
  for (const share of [0.2, 0.6]) {
    await until(() => mailServer.letters.length >= many * share);
    await server.kill();
    await ground.inspect(timeGoesBy);
    server = await startWithMail();
  }
  await until(() => new Set(mailServer.letters.flatMap(({ to }) => to)).size === many);
  const { code } = await server.stop();
  expect(code).toBe(0);
  await ground.inspect(expectOnceEach);
});
