import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import {
  referralLink,
  setFollow,
  addCollege,
  addJob,
  saveProfile,
  updateProfilePhoto,
} from '../../../contract/profiles/index.ts';
import type { AccountPurged, AccountSignedUp } from '../../domain-events/accounts.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { recordView } from './index.ts';
import { ownData } from './own-data.ts';
import { png } from './pictures.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const signedUp = (userId: number, ref: string | null) =>
  world.transact(({ announce }) =>
    announce<AccountSignedUp>({ name: 'account.signed_up', userId, ref, invite: null, at: beginning.toString() }),
  );

test('PRO-82 whoever signs up by a link is remembered with its owner, once', async () => {
  const { body } = await world.ask('mentor', referralLink, { query: {} });
  const ref = new URL((body as { invite_link: string }).invite_link).searchParams.get('ref');
  await signedUp(world.ids.mentee, ref);
  await signedUp(world.ids.mentee, ref);
  await signedUp(world.ids.mentor, ref);
  await signedUp(world.ids.other_mentee, 'nobody-has-this');
  await signedUp(world.ids.other_mentee, null);
  const rows = await world.rows<{ user_id: string; referrer_id: string }>(
    'select user_id, referrer_id from referral_joins',
  );
  expect(rows.map((row) => [Number(row.user_id), Number(row.referrer_id)])).toEqual([
    [world.ids.mentee, world.ids.mentor],
  ]);
});

test('ACC-64 ACC-72 what a person said can be taken along, and goes for good when they are purged', async () => {
  const { ids } = world;
  await world.ask('mentee', saveProfile, {
    body: {
      user: { profile_intro: 'Canary intro' },
      info: { impact_to_create: 'Canary impact' },
      goals_attributes: [1],
    },
  });
  await world.ask('mentee', addJob, { body: { name: 'Canary job', company_name: 'Acme', start_date: '2020-01-01' } });
  await world.ask('mentee', addCollege, {
    body: { university_name: 'Canary College', level: 'phd', program_name: 'Song', start_date: '2010-01-01' },
  });
  await world.ask('mentee', setFollow, { body: { mentor_id: ids.mentor } });
  const uploads = [{ field: 'profile_photo', name: 'a.png', type: 'image/png', bytes: png }];
  await world.ask('mentee', updateProfilePhoto, { body: {} }, { uploads });
  const [before] = await world.rows<{ profile_photo: string }>(
    'select profile_photo from user_infos where user_id = $1',
    [ids.mentee],
  );
  const taken = JSON.stringify(await world.transact(({ tx, now }) => ownData(tx, ids.mentee, now)));
  for (const word of ['Canary intro', 'Canary impact', 'Canary job', 'Canary College', '"mentor":"mentor"'])
    expect(taken).toContain(word);

  await world.transact(({ announce }) =>
    announce<AccountPurged>({ name: 'account.purged', userId: ids.mentee, at: beginning.toString() }),
  );
  await world.runJobs();
  for (const table of ['user_infos', 'user_languages', 'user_goals', 'jobs', 'colleges', 'follows'])
    expect(await world.rows(`select * from ${table} where user_id = $1`, [ids.mentee]), table).toEqual([]);
  expect(await world.vendors.files.exists(before?.profile_photo ?? '')).toBe(false);
  expect(await world.rows('select * from user_infos where user_id = $1', [ids.other_mentee])).toHaveLength(1);
});

test("a look at a profile counts once a viewer and day, one's own never", async () => {
  const { ids } = world;
  const look = (viewerId: number, now: Temporal.Instant) =>
    world.transact(({ tx }) => recordView(tx, { userId: ids.mentor, viewerId, now }));
  const midnight = Temporal.Instant.from('2026-11-21T00:00:00Z');
  await look(ids.mentee, beginning);
  await look(ids.mentee, beginning.add({ hours: 1 }));
  await look(ids.mentee, midnight);
  await look(ids.other_mentee, midnight);
  await look(ids.mentor, midnight);
  const rows = await world.rows<{ viewer_id: string; day: string }>(
    'select viewer_id, day::text as day from profile_views where user_id = $1 order by day, viewer_id',
    [ids.mentor],
  );
  expect(rows.map(({ viewer_id, day }) => [Number(viewer_id), day])).toEqual([
    [ids.mentee, '2026-11-20'],
    [ids.mentee, '2026-11-21'],
    [ids.other_mentee, '2026-11-21'],
  ]);
});
