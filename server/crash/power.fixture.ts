import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { updateProfilePhoto } from '../../contract/profiles/index.ts';
import { png } from '../modules/profiles/pictures.fixture.ts';
import { systemClock } from '../platform/clock.ts';
import { people } from '../testing/personas.fixture.ts';
import { type Caller, openCaller } from './caller.fixture.ts';
import { Disk, type Obeys, recordsIn, type Roll } from './disk.fixture.ts';
import { embeddedGround, prepare } from './ground.fixture.ts';
import { joinAs, loadUntilGone, lostConnection, nothingPromised, type Promised } from './load.fixture.ts';
import { lookInside } from './look-inside.fixture.ts';
import { startServer } from './process.fixture.ts';
import { type Racer, racers } from './racers.fixture.ts';

const lanes = 8;

/** Pseudo-random numbers: the same seed gives the same sequence. */
export const rollOf = (seed: number): Roll => {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

/** How much had been promised when the log was this long. */
interface Mark {
  at: number;
  promised: { [kind in keyof Promised]: number };
  pictured: number;
}

/** What a recorded server did, what it promised meanwhile, and what its data folder was before. */
export interface Recording {
  around: string;
  /** The data folder of the product is `data` in here. */
  root: string;
  before: string;
  log: string;
  promised: Promised;
  /** Who was answered that they have a picture now, by id. */
  pictured: number[];
  marks: Mark[];
}

const startRecording = () => {
  const around = mkdtempSync(join(tmpdir(), 'lantern-power-'));
  const [root, before, log] = ['root', 'before', 'log'].map((name) => join(around, name)) as [string, string, string];
  for (const folder of [root, before]) mkdirSync(folder);
  return { around, root, before, log, promised: nothingPromised(), pictured: [] as number[], marks: [] as Mark[] };
};

const recorder = new URL('../../tools/disk-recorder.mjs', import.meta.url);

const startRecorded = ({ root, log }: Recording) =>
  startServer({
    DATA_DIR: join(root, 'data'),
    DATABASE_URL: '',
    NODE_OPTIONS: `--import=${recorder.href}`,
    DISK_ROOT: root,
    DISK_LOG: log,
  });

const note = ({ promised, pictured, marks, log }: Recording) => {
  const { requests, notes, cancelled, members } = promised;
  const sizes = { requests: requests.size, notes: notes.size, cancelled: cancelled.size, members: members.size };
  marks.push({ at: statSync(log).size, promised: sizes, pictured: pictured.length });
};

/** Gives everyone a picture, one after the other, until the server is gone. */
const uploadUntilGone = async (url: string, all: readonly Racer[], recording: Recording) => {
  for (const { id, token } of all) {
    const caller = openCaller(url, token);
    const form = new FormData();
    form.append('profile_photo', new Blob([Uint8Array.from(png)], { type: 'image/png' }), 'a.png');
    try {
      const headers = { ...(await caller.proof()), accept: 'application/json' };
      const { status } = await fetch(`${url}${updateProfilePhoto.path}`, { method: 'POST', headers, body: form });
      expect(status).toBe(200);
    } catch (error) {
      if (error instanceof TypeError || lostConnection(error)) return; // fetch says TypeError
      throw error;
    } finally {
      caller.close();
    }
    recording.pictured.push(id);
    note(recording);
  }
};

/** A product under the load of users who book, write notes, cancel and sign up, until it has answered so often. */
export const recordLoad = async (answers: number): Promise<Recording> => {
  const recording = startRecording();
  const ground = await embeddedGround();
  const now = systemClock.now();
  const { mentors, all } = await prepare(ground, async (database) => {
    const ids = await people(database.transact, now);
    return { mentors: [ids.mentor, ids.other_mentor], all: await racers(database, lanes, now) };
  });
  for (const place of [recording.root, recording.before])
    cpSync(ground.folder, join(place, 'data'), { recursive: true });
  await ground.drop();
  const server = await startRecorded(recording);
  const callers = all.map(({ token }) => openCaller(server.url, token));
  let left = answers;
  const onAnswer = () => {
    note(recording);
    left -= 1;
    if (left === 0) server.signal('SIGKILL');
  };
  const { promised } = recording;
  const common = { url: server.url, round: 0, mentors, promised, sent: [], onAnswer };
  await Promise.all([
    uploadUntilGone(server.url, all, recording),
    ...callers.map((caller: Caller, lane) => loadUntilGone({ ...common, caller, lane })),
  ]);
  expect(recording.pictured.length).toBeGreaterThan(0);
  await server.ended;
  for (const caller of callers) caller.close();
  return recording;
};

/** A product that starts where there is nothing yet, and the first people who sign up. */
export const recordFirstStart = async (members: number): Promise<Recording> => {
  const recording = startRecording();
  const server = await startRecorded(recording);
  for (let n = 0; n < members; n += 1) {
    const email = `friend-${n}@example.com`;
    expect((await joinAs(server.url, email)).status).toBe(200);
    recording.promised.members.add(email);
    note(recording);
  }
  await server.kill();
  return recording;
};

const queries = [
  'select id::int, topic, status from bookings',
  'select booking_id::int as id, note from booking_notes',
  'select email::text from users',
  'select user_id::int as id, profile_photo as key from user_infos',
];

const first = <T>(all: Iterable<T>, count = 0) => [...all].slice(0, count);

/** What had been promised by then and is not there, or is otherwise. */
const missing = async (image: string, recording: Recording, mark: Mark | undefined) => {
  const { promised, pictured, root } = recording;
  const [bookings = [], notes = [], users = [], infos = []] = await lookInside(join(image, 'data/database'), queries);
  const status = new Map(bookings.map(({ id, status: is }) => [Number(id), is]));
  const topics = new Set(bookings.map(({ topic }) => topic));
  const noted = new Map(notes.map(({ id, note: text }) => [Number(id), text]));
  const emails = new Set(users.map(({ email }) => email));
  const keys = new Map(infos.map(({ id, key }) => [Number(id), key]));
  // What a key leads to never changes, so the disk must have what the folder ended with.
  const keeps = (folder: string, key: unknown) => {
    const at = (place: string) => join(place, 'data', 'files', String(key));
    return existsSync(at(folder)) && readFileSync(at(folder)).equals(readFileSync(at(root)));
  };
  const sizes = mark?.promised;
  return [
    ...first(promised.requests.keys(), sizes?.requests).filter((key) => !topics.has(key)),
    ...first(promised.notes, sizes?.notes).flatMap(([id, one]) => (noted.get(id) === one.note ? [] : [one.note])),
    ...first(promised.cancelled, sizes?.cancelled).filter((id) => status.get(id) !== 'cancelled'),
    ...first(promised.members, sizes?.members).filter((email) => !emails.has(email)),
    ...first(pictured, mark?.pictured)
      .filter((id) => !keeps(image, keys.get(id)))
      .map((id) => `picture of ${id}`),
  ];
};

/** After which records the power goes: half of the times just after something was promised, else at any time. */
const drawMoments = ({ log, marks }: Recording, count: number, roll: Roll) => {
  const ends = [...recordsIn(log)].map(({ end }) => end);
  const drawn = Array.from({ length: count }, (_none, n) => {
    const mark = n % 2 === 0 ? marks[roll(marks.length)] : undefined;
    return mark ? ends.findIndex((end) => end >= mark.at) : roll(ends.length);
  });
  return drawn.toSorted((one, other) => one - other);
};

interface Loss {
  record: number;
  lost: unknown[];
}

/**
 * Cuts the power at so many moments of a recording, and says at which of them the database did not open, or something
 * was missing that had been promised.
 */
export const cutPower = async (recording: Recording, count: number, seed: number, obeys: Obeys = 'all') => {
  const roll = rollOf(seed);
  const moments = drawMoments(recording, count, roll);
  const disk = new Disk(recording.before, obeys);
  const losses: Loss[] = [];
  let opened = 0;
  let done = 0;
  for (const record of recordsIn(recording.log)) {
    disk.does(record);
    for (; moments[0] === done; moments.shift()) {
      const image = join(recording.around, `image-${moments.length}`);
      disk.hold(image, roll);
      const mark = recording.marks.findLast(({ at }) => at <= record.end);
      const lost = await missing(image, recording, mark).catch((error: unknown) => [error]);
      if (lost.length > 0) losses.push({ record: done, lost });
      opened += 1;
      rmSync(image, { recursive: true });
    }
    done += 1;
  }
  return { opened, losses };
};
