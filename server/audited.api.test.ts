import { beforeAll, expect, test } from 'vitest';
import { saveProgramme } from '../contract/programmes/index.ts';
import { allSamples } from './testing/all-samples.fixture.ts';
import type { Persona } from './testing/personas.fixture.ts';
import { type Sample, sendSample, titled } from './testing/samples.fixture.ts';
import { openWorld, type World } from './testing/world.fixture.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

const members: readonly Persona[] = [
  'visitor',
  'unconfirmed',
  'mentee',
  'other_mentee',
  'mentor',
  'other_mentor',
  'pending_mentor',
];
/** A call that changes something and is allowed to admins only, according to the permissions table of the samples. */
const isActOfAdmins = ({ endpoint: { method }, answers, as }: Sample) =>
  method !== 'GET' && answers[as] < 300 && members.every((one) => answers[one] >= 400);

const acts = titled(allSamples.filter(isActOfAdmins));

/** A session has its own history, including who did what: `booking_events`. */
const history = 'booking_events';
const content = 'what members read of a programme: nobody’s rights or data; who wrote it and when stands in its row';
const draft = 'the draft of an import, which its run writes down';
const proposal =
  'a draft of pairs, which binds nobody until it is published; its history names who made and settled it';
/** Calls that leave no line in the log, and why. */
const exceptions: Record<string, string> = {
  'POST /api/v2/my/programs/{id}/opened': 'remembers which programme one used last: an affair of one’s own',
  'PATCH /api/enterprise/v1/admin/current': 'marks one’s own account as shown around',
  'POST /agendas': content,
  'PATCH /agendas/{id}': content,
  'POST /agendas/{id}/toggle_publish': content,
  'DELETE /agendas/{id}': content,
  'POST /resources': content,
  'PATCH /resources/{id}': content,
  'DELETE /resources/{id}': content,
  'POST /programs/{id}/participant_imports': draft,
  'PATCH /programs/{id}/participant_imports/{importId}': draft,
  'POST /programs/{id}/participants/filters': 'a view of a list, for oneself',
  'DELETE /programs/{id}/participants/filters/{filterId}': 'a view of a list, for oneself',
  'POST /pairings/imports/check': 'only says what an import would do',
  'POST /api/v2/matching/drafts': proposal,
  'POST /api/v2/matching/drafts/{id}/overrides': proposal,
  'DELETE /api/v2/matching/drafts/{id}/overrides/{menteeId}/{mentorId}': proposal,
  'PUT /api/v2/matching/drafts/{id}/locks': proposal,
  'POST /api/v2/matching/drafts/{id}/cancel': proposal,
  'DELETE /api/v2/matching/drafts/{id}': proposal,
  'PATCH /api/v2/admin/bookings/{id}/cancel': history,
  'PATCH /api/v2/admin/bookings/{id}/miss': history,
  'PATCH /api/v2/admin/bookings/{id}/investigate': history,
  'PATCH /api/v2/admin/bookings/{id}/reschedule': history,
  'POST /api/v2/admin/bookings': history,
};

const linesIn = async (table: string, who: string) =>
  Number(
    (await world.rows<{ lines: string }>(`select count(*) as lines from ${table} where ${who} is not null`))[0]?.lines,
  );

/** How many lines a call left in the audit log and in the history of sessions. */
const leftBy = async (one: Sample) => {
  const input = await one.call(world);
  const count = async () =>
    [await linesIn('audit_log', 'actor_id'), await linesIn('booking_events', 'actor_id')] as const;
  const [audited, acted] = await count();
  const { status } = await sendSample(world, one, input);
  expect(status).toBe(one.answers[one.as]);
  const [auditedNow, actedNow] = await count();
  return { audit: auditedNow - audited, acts: actedNow - acted };
};

test.each(acts)('SYS-19 what admins alone may do is written down with who did it: %s', async (title, one) => {
  await world.rollingBack(async () => {
    const left = await leftBy(one);
    const why = exceptions[title];
    // A call that does leave a line must not be listed as an exception.
    expect(left.audit > 0).toBe(why === undefined);
    if (why === history) expect(left.acts).toBeGreaterThan(0);
  });
});

/** Acts of admins that concern the platform: no company reads of them. */
const ofThePlatform =
  /^(?:account|mentor_application|reference|promo_code|credit_package|credits|deliveries|event|tickets?)\./;

test('SYS-19 whatever admins do in a program or a company is a line of that company’s own log, with the place it came from', async () => {
  const unplaced: object[] = [];
  for (const [title, one] of acts) {
    if (exceptions[title] !== undefined) continue;
    await world.rollingBack(async () => {
      await leftBy(one);
      const lines = await world.rows<{ action: string; enterprise_id: string | null; ip: string | null }>(
        'select action, enterprise_id, ip from audit_log where actor_id = $1',
        [world.ids[one.as as Exclude<Persona, 'visitor'>]],
      );
      for (const { action, enterprise_id: place, ip } of lines) {
        const isPlatform = ofThePlatform.test(action);
        if ((place === null) !== isPlatform || ip !== '127.0.0.1') unplaced.push({ title, action, place, ip });
      }
    });
  }
  expect(unplaced).toEqual([]);
});

test('SYS-19 every exception is an act of admins', () => {
  const known = acts.map(([title]) => title);
  expect(Object.keys(exceptions).filter((title) => !known.includes(title))).toEqual([]);
});

test('SYS-19 another way of pairing, hours set for a mentor and a decision say what was done to whom', async () => {
  const byTitle = (title: string) => {
    const found = acts.find(([known]) => known === title);
    if (!found) throw new Error(`no sample of ${title}`);
    return found[1];
  };
  await world.rollingBack(async () => {
    await leftBy(byTitle('POST /api/v2/mentors/{id}/dnd'));
    await leftBy(byTitle('PATCH /applicants/update_status'));
    const { body } = await world.ask('programme_admin', saveProgramme, {
      body: { program_id: world.alpha.id, program: { pairing_method: 'admin_pairs' } },
    });
    expect(body).toBeDefined();
    const rows = await world.rows(
      'select action, object_type, object_id::int, data, actor_id::int from audit_log where actor_id is not null order by id',
    );
    const by = { actor_id: world.ids.programme_admin };
    expect(rows).toMatchObject([
      {
        action: 'mentor.dnd_set',
        object_type: 'Program',
        object_id: world.alpha.id,
        data: { user_id: world.ids.mentor },
        ...by,
      },
      { action: expect.stringMatching(/^applicants\./), object_type: 'Application', ...by },
      {
        action: 'program.changed',
        data: { fields: ['pairing_method'], pairing_method: { from: 'mentee_picks', to: 'admin_pairs' } },
        ...by,
      },
    ]);
  });
});
