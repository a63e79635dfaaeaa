import { expect, test } from 'vitest';
import { typeOfKey } from './platform/files.ts';
import { openWorld } from './testing/world.fixture.ts';

const keyOf = (kind: string, nth: number, ending: string) => `${kind}/${String(nth).repeat(32)}.${ending}`;
const photo = keyOf('photos', 1, 'webp');
const logo = keyOf('logos', 2, 'webp');
const paper = keyOf('resources', 3, 'pdf');
const pieces = [keyOf('recordings', 4, 'webm'), keyOf('recordings', 5, 'webm')];

/** Jobs as an earlier release wrote them, by the event that each was announced with. */
const left = [
  { subscriber: 'profiles.removeLeftFile', event: { name: 'profile.file_left', key: photo } },
  { subscriber: 'programmes.removeLeftFile', event: { name: 'programme.file_left', key: logo } },
  { subscriber: 'resources.removeLeftFile', event: { name: 'resource.file_left', key: paper } },
  { subscriber: 'meetings.removeLeftRecording', event: { name: 'meeting.recording_left', keys: pieces } },
];

test('SYS-20 jobs that an earlier release left are carried out by this one', async () => {
  const world = await openWorld();
  const store = world.vendors.files;
  const kept = [photo, logo, paper, ...pieces];
  for (const key of kept)
    await store.put(key, Buffer.from('left'), typeOfKey(key) ?? expect.fail(`${key} has no type`));
  const at = world.clock.now().toString();
  const jobs = left.map(({ subscriber, event }, nth) => ({ subscriber, event: { id: String(nth), at, ...event } }));
  await world.database.transact((tx) => world.jobs.enqueue(tx, jobs));
  await world.runJobs();
  expect(await Promise.all(kept.map((key) => store.exists(key)))).toEqual(kept.map(() => false));
});
