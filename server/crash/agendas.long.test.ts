import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAgenda, updateAgenda } from '../../contract/agendas/index.ts';
import { startSmtpTwin } from '../adapters/smtp.twin.ts';
import { people } from '../testing/personas.fixture.ts';
import { systemClock } from '../platform/clock.ts';
import { standings } from '../testing/standings.fixture.ts';
import { openCaller } from './caller.fixture.ts';
import { type ServerPlace, ownGround, prepare } from './ground.fixture.ts';
import { inHand, timeGoesBy, until } from './letters.fixture.ts';
import { endAll, startServer } from './process.fixture.ts';
import { signedIn } from './racers.fixture.ts';

const crowd = 496;
/** The crowd plus the four people of the test world. */
const many = crowd + 4;

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

const startWithMail = () => startServer({ ...ground.settings, SMTP_URL: mailServer.url });
const receivers = () => new Set(mailServer.letters.flatMap(({ to }) => to));

const fields = { title: 'Kick-off', start_time: '2027-12-01T02:00:00Z', end_time: '2027-12-01T03:00:00Z' };

test('AGD-04 NTF-16 killed twice amid an updated agenda, the server writes to every member once', async () => {
  const { programme, admin } = await prepare(ground, async (database) => {
    const now = systemClock.now();
    const ids = await people(database.transact, now);
    const { alpha } = await standings(database.transact, ids, now);
    await database.runSql(
      `with people as (
         insert into users (public_id, slug, firstname, lastname, email, user_type, timezone, created_at)
         select md5('many' || n), 'many-' || n, 'Many', 'No ' || n, 'many' || n || '@example.com', 'mentee', 'UTC', $3
         from generate_series(1, $4::int) n returning id)
       insert into program_memberships (program_id, user_id, role_id, joined_at) select $1, id, $2, $3 from people`,
      [alpha.id, alpha.roleIds.Mentee, now.toString(), crowd],
    );
    return { programme: alpha, admin: await signedIn(database, ids.programme_admin, now) };
  });
  let server = await startWithMail();
  const caller = openCaller(server.url, admin.token);
  const body = { ...fields, program_id: programme.id, published: true };
  const { id } = (await caller.ask(createAgenda, { body })).body as { id: number };
  const saved = await caller.ask(updateAgenda, { params: { id }, body: { ...fields, sent_updated_agenda: true } });
  expect(saved).toMatchObject({ status: 200, body: { sent_updated_agenda: true } });
  caller.close();
  for (const share of [0.2, 0.6]) {
    await until(() => mailServer.letters.length >= many * share);
    await server.kill();
    await ground.inspect(timeGoesBy);
    server = await startWithMail();
  }
  await until(() => receivers().size === many);
  expect((await server.stop()).code).toBe(0);
  // An email that arrived twice has the same Message-ID, so it is one email to a mailbox.
  expect(new Set(mailServer.letters.map(({ mail }) => mail.messageId)).size).toBe(many);
  expect(mailServer.letters.length - many).toBeLessThanOrEqual(2 * inHand);
  await ground.inspect(async (database) => {
    const { rows } = await database.runSql(`select status, count(*)::int as letters from deliveries group by 1`);
    expect(rows).toEqual([{ status: 'sent', letters: many }]);
  });
});
