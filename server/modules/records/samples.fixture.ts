import * as contract from '../../../contract/records/index.ts';
import { everybody, everyMember, sample, type Sample } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { asked, entitled } from './records.fixture.ts';

const made = async (world: World): Promise<contract.Certificate> => {
  await entitled(world);
  return (await asked(world)).body;
};

export const recordSamples: Sample[] = [
  sample({
    endpoint: contract.myRecord,
    as: 'mentee',
    call: async (world) => {
      await made(world);
      return { query: { program_id: world.alpha.id } };
    },
    answers: everyMember(404, {
      mentee: 200,
      mentor: 200,
      programme_admin: 200,
      portal_owner: 200,
      enterprise_admin: 200,
      platform_admin: 200,
    }),
  }),
  sample({
    endpoint: contract.issueCertificate,
    as: 'mentee',
    call: async (world) => {
      await entitled(world);
      return { body: { program_id: world.alpha.id } };
    },
    answers: everyMember(404, {
      mentee: 200,
      mentor: 403,
      programme_admin: 403,
      portal_owner: 403,
      enterprise_admin: 403,
      platform_admin: 403,
    }),
  }),
  // M49: nobody but its owner, whatever they administer.
  sample({
    endpoint: contract.withdrawCertificate,
    as: 'mentee',
    call: async (world) => ({ params: { id: (await made(world)).id } }),
    answers: everyMember(404, { mentee: 200 }),
  }),
  sample({
    endpoint: contract.showCertificate,
    as: 'mentee',
    call: async (world) => ({ params: { number: (await made(world)).number } }),
    answers: everybody(200),
  }),
];

export const recordCanaries = async ({ rows, beta, ids, clock }: World) => {
  await rows(
    `insert into certificates (number, user_id, program_id, name, program_name, starts_on, ends_on, minutes, issued_at)
     values ('LNT-2222-2222-2222-2222', $1, $2, 'zxcanary graduate', 'zxcanary', '2026-08-03', '2026-10-31', 60, $3)`,
    [ids.pending_mentor, beta.id, clock.now().toString()],
  );
};
