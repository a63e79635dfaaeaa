import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listAgendas } from '../contract/agendas/index.ts';
import { viewAsUser } from '../contract/accounts/index.ts';
import { createBooking, offlineSummary } from '../contract/bookings/index.ts';
import { programmeDirectory } from '../contract/discovery/index.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { connect } from '../contract/pairings/index.ts';
import { referenceIn } from '../contract/references.ts';
import { followStatus, profileSettings, setFollow } from '../contract/profiles/index.ts';
import { listParticipants, programmeGoals, readProgramme } from '../contract/programmes/index.ts';
import { memberProfile, mentorProfile, programmeView } from '../contract/screens/index.ts';
import { projectFolder } from './platform/project-folder.ts';
import { listEndpoints } from './testing/listing.fixture.ts';
import type { Persona } from './testing/personas.fixture.ts';
import { openWorld, type World } from './testing/world.fixture.ts';

const migration = readFileSync(join(projectFolder(), 'db', '054-slugs-are-no-numbers.sql'), 'utf8');

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

/** A call whose types know only numbers. */
const ask = (persona: Persona, endpoint: Endpoint, input: object) => world.ask(persona, endpoint, input as never);
const acme = { enterprise_slug: 'acme' };

const rows: [string, Persona, Endpoint, (program: unknown, mentor: unknown) => object][] = [
  ['a program in a query', 'mentee', listAgendas, (program) => ({ query: { program_id: program, ...acme } })],
  ['a program in a path', 'programme_admin', readProgramme, (id) => ({ params: { id }, query: acme })],
  [
    'the slug of an address',
    'programme_admin',
    programmeGoals,
    (program) => ({ params: { enterprise: 'acme', program } }),
  ],
  ['a slug as a parameter', 'visitor', programmeView, (program) => ({ query: { ...acme, program_slug: program } })],
  ['a person in a query', 'mentee', followStatus, (_program, mentor) => ({ query: { mentor_id: mentor } })],
  ['a person in a body', 'mentee', setFollow, (_program, mentor) => ({ body: { mentor_id: mentor } })],
  ['a page of a person', 'visitor', mentorProfile, (_program, slug) => ({ params: { slug }, query: {} })],
  ['both', 'mentee', memberProfile, (program, id) => ({ params: { id }, query: { program_id: program, ...acme } })],
  ['one who is viewed', 'platform_admin', viewAsUser, (_program, id) => ({ params: { id } })],
  [
    'both in a body',
    'programme_admin',
    connect,
    (program, mentor) => ({ body: { program_id: program, ...acme, mentor_id: mentor, mentee_id: world.ids.mentee } }),
  ],
  [
    'both, of a schema of its own',
    'mentor',
    offlineSummary,
    (program, user) => ({ query: { user_id: user, program_id: program, ...acme } }),
  ],
];

describe('M31 numbers and slugs name the same', () => {
  test.each(rows)('%s', async (_what, persona, endpoint, input) => {
    const answers: unknown[] = [];
    for (const [program, mentor] of [
      [world.alpha.id, world.ids.mentor],
      ['alpha', 'mentor'],
      ['ALPHA', 'Mentor'],
    ]) {
      await world.rollingBack(async () => {
        const { status, body } = await ask(persona, endpoint, input(program, mentor));
        expect(status).toBe(200);
        answers.push(JSON.parse(JSON.stringify(body), (key, value) => (key === 'id' || key === 'csrf' ? 0 : value)));
      });
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test('in the fields of a form, nested', async () => {
    const booking = {
      program_id: 'alpha',
      requestee_id: 'mentor',
      requester_id: 'mentee',
      booking_type: 'one_on_one',
      booking_method: 'video',
      booking_date: '2026-12-01',
      booking_time: '07:00',
      duration: 60,
      user_timezone: 'UTC',
      topic: 'Plans',
      learning_objectives_attributes: [{ objective: 'One' }],
    };
    await world.rollingBack(async () => {
      const { status, body } = await ask('programme_admin', createBooking, { body: { ...acme, booking } });
      expect([status, body]).toMatchObject([200, { booking: { program_id: world.alpha.id } }]);
    });
  });
});

describe('M31 what is meant by a slug', () => {
  beforeEach(async () => {
    world = await openWorld();
  });

  test('an unknown one is answered like an unknown number', async () => {
    for (const mentor_id of ['nobody-here', 999_999_999]) {
      const { status, body } = await ask('mentee', setFollow, { body: { mentor_id } });
      expect([status, body.code]).toEqual([404, 'profiles.mentor_not_found']);
    }
    for (const program_id of ['nowhere', 999_999_999]) {
      const { status, body } = await ask('mentee', listAgendas, { query: { program_id, ...acme } });
      expect([status, body.code]).toEqual([404, 'programmes.not_found']);
    }
  });

  test('a program’s slug counts only with its company: another company’s is not found, without one it is refused', async () => {
    const elsewhere = await ask('mentee', listAgendas, { query: { program_id: 'alpha', enterprise_slug: 'umbra' } });
    expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'programmes.not_found']);
    const alone = await ask('mentee', listAgendas, { query: { program_id: 'alpha' } });
    expect([alone.status, alone.body.fields]).toEqual([
      422,
      {
        program_id: 'Please send the program’s number, or its slug together with its company as enterprise_slug',
      },
    ]);
    const byNumber = await ask('mentee', listAgendas, { query: { program_id: 'alpha', enterprise_id: world.acme } });
    expect(byNumber.status).toBe(200);
    const numberOfAnother = await ask('programme_admin', programmeGoals, {
      params: { enterprise: 'umbra', program: world.alpha.id },
    });
    expect([numberOfAnother.status, numberOfAnother.body.code]).toEqual([404, 'programmes.not_found']);
  });
});

describe('M31 whom and what a slug opens', () => {
  beforeEach(async () => {
    world = await openWorld();
  });

  test('who may not see a program by its number may not by its slug either', async () => {
    for (const program_id of [world.beta.id, 'beta']) {
      const query = { program_id, enterprise_slug: 'umbra' };
      expect((await ask('mentee', programmeDirectory, { query })).status).toBe(404);
      expect((await ask('mentee', listParticipants, { params: { id: program_id }, query })).status).toBe(404);
    }
  });

  test('A70 a hex id names a person too; digits alone are a number, never a slug', async () => {
    const hex = 'abcdef0123456789abcdef0123456789';
    await world.rows('update users set public_id = $2 where id = $1', [world.ids.mentor, hex]);
    const { body } = await ask('mentee', followStatus, { query: { mentor_id: hex } });
    expect(body).toEqual({ active: false });
    await expect(world.rows(`update users set slug = '12' where id = $1`, [world.ids.mentor])).rejects.toThrow();
    const own = await ask('mentee', profileSettings, { params: { slug: world.ids.mentee } });
    expect([own.status, own.body.slug]).toEqual([200, 'mentee']);
    const others = await ask('mentee', profileSettings, { params: { slug: world.ids.mentor } });
    expect([others.status, others.body.code]).toEqual([403, 'profiles.owner_only']);
  });

  test('what is neither a number nor a slug is refused at its field', async () => {
    for (const mentor_id of ['-1', "' or 1=1 --", '1.5', '']) {
      const { status, body } = await ask('mentee', followStatus, { query: { mentor_id } });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, ['mentor_id']]);
    }
  });
});

test('M31 a slug of digits from before gets a suffix, and its number where that is taken', async () => {
  await world.rollingBack(async () => {
    const { alpha, ids } = world;
    await world.rows('alter table programs drop constraint programs_slug_is_no_number');
    await world.rows('alter table users drop constraint users_slug_is_no_number');
    await world.rows(`update programs set slug = '2027' where id = $1`, [alpha.id]);
    const [other] = await world.rows<{ id: string }>(
      `insert into programs overriding system value
         select (jsonb_populate_record(p, jsonb_build_object('id', 900, 'slug', '2027-program', 'name', 'Other'))).*
         from programs p where id = $1 returning id`,
      [alpha.id],
    );
    await world.rows(`update users set slug = '007' where id = $1`, [ids.mentee]);
    for (const one of migration.split(/;\n/).filter((text) => text.trim() !== '')) await world.rows(one);
    expect(
      await world.rows('select slug::text from programs where id = any($1) order by id', [[alpha.id, other?.id]]),
    ).toEqual([{ slug: `2027-program-${alpha.id}` }, { slug: '2027-program' }]);
    expect(await world.rows('select slug::text from users where id = $1', [ids.mentee])).toEqual([
      { slug: '007-member' },
    ]);
  });
});

/** Fields and words that name something with a number of its own and no slug. */
const others =
  /^(id|.*(booking|role|group|company|country|industry|skill|language|university|goal|module|agenda|application|applicant|question|service|notification|enterprise|import|invite|recording|attachment|pairing|review|job|college|act|filter|chat|conversation|package|promo_code|event|admission|extra_field|message|meeting).*(_ids?|Ids?)|(ids|link_id|moving))$/i;

test('M31 every field that ends in an id is known to name a person, a program or something else', () => {
  const unknown = listEndpoints().flatMap(({ method, path, params, query, body }) =>
    [params, query, body].flatMap((schema) =>
      Object.keys(schema?.shape ?? {})
        .filter((name) => /(^id|_ids?|[a-z]Ids?)$/.test(name) && referenceIn(path, name) === null && !others.test(name))
        .map((name) => `${method} ${path}: ${name}`),
    ),
  );
  expect(unknown).toEqual([]);
});
