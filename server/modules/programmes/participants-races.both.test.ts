import { beforeEach, expect, test } from 'vitest';
import { acceptInvite } from '../../../contract/invitations/index.ts';
import * as contract from '../../../contract/programmes/index.ts';
import { hashToken } from '../accounts/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const rounds = 8;
const token = 'a-token-of-twenty-two-letters';

test('B128 C5 an admin corrects somebody who joins by an email at the same moment: nobody waits in a circle', async () => {
  await world.rows(
    `insert into role_invite_emails (program_id, role_id, email, status, token_hash, sent_by, sent_at, expires_at, created_at)
     values ($1, $2, 'mentee@example.com', 'sent', $3, $4, $5, $6, $5)`,
    [
      world.alpha.id,
      world.alpha.roleIds.Mentee,
      hashToken(token),
      world.ids.programme_admin,
      world.clock.now().toString(),
      world.clock.now().add({ hours: 24 }).toString(),
    ],
  );
  await world.browserOf('mentee').csrf();
  await world.browserOf('programme_admin').csrf();
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all([
      world.ask('programme_admin', contract.changeParticipant, {
        params: { id: world.alpha.id, userId: world.ids.mentee },
        body: { firstname: `Round ${round}`, details: { team: `Team ${round}` } },
      }),
      world.ask('mentee', acceptInvite, { body: { invite: token } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
});

const people = Array.from({ length: 60 }, (_none, n) => `many${n}@example.com`);
const open = async (addresses: readonly string[]) => {
  const text = `email,team\n${addresses.map((email) => `${email},Payroll`).join('\n')}\n`;
  const { body } = await world.ask(
    'programme_admin',
    contract.openImport,
    { params: { id: world.alpha.id }, body: { role_id: world.alpha.roleIds.Mentee } },
    { uploads: [{ field: 'file', name: 'p.csv', type: 'text/csv', bytes: new TextEncoder().encode(text) }] },
  );
  return (body as contract.ParticipantImport).id;
};

test('two files that name the same people in opposite orders are both carried out', async () => {
  const imports = [await open(people), await open(people.toReversed())];
  await Promise.all(
    imports.map((importId) =>
      world.ask('programme_admin', contract.runImport, { params: { id: world.alpha.id, importId } }),
    ),
  );
  await world.runJobs();
  expect(await world.rows('select distinct status from participant_imports')).toEqual([{ status: 'done' }]);
  expect(await world.rows('select count(*)::int many from employee_details')).toEqual([{ many: people.length }]);
});
