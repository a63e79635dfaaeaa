import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { people } from '../testing/personas.fixture.ts';
import { type Caller, openCaller } from './caller.fixture.ts';
import { Disk, type Obeys, recordsIn, type Roll } from './disk.fixture.ts';
import { embeddedGround, prepare } from './ground.fixture.ts';
import { joinAs, loadUntilGone, nothingPromised, type Promised } from './load.fixture.ts';
import { lookInside } from './look-inside.fixture.ts';
import { startServer } from './process.fixture.ts';
import { racers } from './racers.fixture.ts';

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
}

/** What a recorded server did, what it promised meanwhile, and what its data folder was before. */
export interface Recording {
  around: string;
  /** The data folder of the product is `data` in here. */
  root: string;
  before: string;
  log: string;
  promised: Promised;
  marks: Mark[];
}

const startRecording = () => {
  const around = mkdtempSync(join(tmpdir(), 'lantern-power-'));
  const [root, before, log] = ['root', 'before', 'log'].map((name) => join(around, name)) as [string, string, string];
  for (const folder of [root, before]) mkdirSync(folder);
  return { around, root, before, log, promised: nothingPromised(), marks: [] as Mark[] };
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

const note = ({ promised, marks, log }: Recording) => {
  const { requests, notes, cancelled, members } = promised;
  const sizes = { requests: requests.size, notes: notes.size, cancelled: cancelled.size, members: members.size };
  marks.push({ at: statSync(log).size, promised: sizes });
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
  await Promise.all(callers.map((caller: Caller, lane) => loadUntilGone({ ...common, caller, lane })));
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
];

const first = <T>(all: Iterable<T>, count = 0) => [...all].slice(0, count);

/** What had been promised by then and is not there, or is otherwise. */
const missing = async (database: string, { promised }: Recording, mark: Mark | undefined) => {
  const [bookings = [], notes = [], users = []] = await lookInside(database, queries);
  const status = new Map(bookings.map(({ id, status: is }) => [Number(id), is]));
  const topics = new Set(bookings.map(({ topic }) => topic));
  const noted = new Map(notes.map(({ id, note: text }) => [Number(id), text]));
  const emails = new Set(users.map(({ email }) => email));
  const sizes = mark?.promised;
  return [
    ...first(promised.requests.keys(), sizes?.requests).filter((key) => !topics.has(key)),
    ...first(promised.notes, sizes?.notes).flatMap(([id, one]) => (noted.get(id) === one.note ? [] : [one.note])),
    ...first(promised.cancelled, sizes?.cancelled).filter((id) => status.get(id) !== 'cancelled'),
    ...first(promised.members, sizes?.members).filter((email) => !emails.has(email)),
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

export interface Loss {
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
      const lost = await missing(join(image, 'data', 'database'), recording, mark).catch((error: unknown) => [error]);
      if (lost.length > 0) losses.push({ record: done, lost });
      opened += 1;
      rmSync(image, { recursive: true });
    }
    done += 1;
  }
  return { opened, losses };
};
