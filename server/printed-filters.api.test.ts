import { beforeAll, expect, test } from 'vitest';
import { listApplicants } from '../contract/applications/index.ts';
import { listAdminBookings } from '../contract/bookings/index.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { listPairings } from '../contract/pairings/index.ts';
import { mentorApplications } from '../contract/profiles/index.ts';
import { listParticipants, participantsCsv } from '../contract/programmes/index.ts';
import { allSamples } from './testing/all-samples.fixture.ts';
import { prepared } from './testing/samples.fixture.ts';
import { openWorld, type World } from './testing/world.fixture.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

const sampleOf = (endpoint: Endpoint) => {
  const one = allSamples.find((sample) => sample.endpoint === endpoint);
  if (!one) throw new Error(`no sample of ${endpoint.path}`);
  return one;
};

/** What a list answers when its sample's query is changed. */
const listed = async (endpoint: Endpoint, query: object) => {
  const one = sampleOf(endpoint);
  let reply: { status: number; body: Record<string, unknown> } = { status: 0, body: {} };
  await prepared(world, one, async (input) => {
    const { query: usual } = input as { query?: object };
    reply = await world.ask(one.as, endpoint, { ...input, query: { ...usual, ...query } } as never);
  });
  return reply;
};

const rows: [string, Endpoint, string, as: string, printed: string, several: string][] = [
  ['bookings by status', listAdminBookings, 'status', 'partially_rated', 'Partially rated', 'Upcoming,pending_accept'],
  ['pairs by status', listPairings, 'status', 'active', 'Active', 'Paused, ended'],
  ['applicants by status', listApplicants, 'status', 'shortlisted', 'Shortlisted', 'applied,Draft'],
  ['mentors to be by status', mentorApplications, 'status', 'pending', 'Pending', 'approved,Rejected'],
  ['participants by user type', listParticipants, 'user_type', 'mentee', 'Mentee', 'mentor,Admin'],
];

test.each(rows)('M30 %s: as printed too, and several', async (_what, endpoint, field, as, printed, several) => {
  const plain = await listed(endpoint, { [field]: as });
  expect(plain.status).toBe(200);
  const total = ({ body }: { body: Record<string, unknown> }) =>
    body.total ?? body.total_count ?? (body.pagination as { total_entries: number } | undefined)?.total_entries;
  expect(total(await listed(endpoint, { [field]: printed }))).toEqual(total(plain));
  expect((await listed(endpoint, { [field]: several })).status).toBe(200);
  const { status, body } = await listed(endpoint, { [field]: `${as},Atlantis` });
  expect([status, body.fields]).toEqual([422, { [field]: 'Please choose from the list' }]);
});

test('M30 participants by the names of their roles; a role that the program does not have is refused', async () => {
  const { id, roleIds } = world.alpha;
  const people = async (role_id: string | number) => {
    const { status, body } = await world.ask('programme_admin', listParticipants, {
      params: { id },
      query: { role_id },
    });
    return [status, body.total ?? body.fields];
  };
  expect(await people('mentee')).toEqual([200, 1]);
  expect(await people(roleIds.Mentee)).toEqual([200, 1]);
  expect(await people(`Mentor,${roleIds.Mentee}`)).toEqual([200, 2]);
  const refused = { role_id: 'Please choose from the list' };
  expect(await people('Wizard')).toEqual([422, refused]);
  expect(await people(world.beta.roleIds.Mentee)).toEqual([422, refused]);
  const file = async (role_id: string) =>
    world.ask('programme_admin', participantsCsv, {
      params: { enterprise: 'acme', programme: 'alpha' },
      query: { role_id },
    });
  expect((await file('mentee')).headers['content-disposition']).toContain('Mentee');
  expect((await file('mentee,mentor')).headers['content-disposition']).toContain('Participants');
  expect((await file('Wizard')).status).toBe(422);
});
