import { expect, test, vi } from 'vitest';
import { withKeptFiles } from '../../testing/kept-files.fixture.ts';
import { setServerTime } from '../clock.ts';
import { keepFiles, readFiles } from './files.ts';
import { forgetKept, placeOf } from './places.ts';
import { dropExpired, keepForADay, keepUntilSaved, readKept } from './values.ts';

const aFile = (name: string) => new File(['words'], name);
const namesAt = async (place: ReturnType<typeof placeOf>) => (await readFiles(place)).map(({ name }) => name);
const [own, others, setUp] = [placeOf(7, 'book-session', 3), placeOf(8, 'book-session', 3), placeOf(7, 'profile')];

test('M29 files are kept for who chose them, and sign-out leaves none of anybody', async () => {
  withKeptFiles();
  await keepFiles(own, [aFile('cv.pdf')]);
  expect(await namesAt(own)).toEqual(['cv.pdf']);
  expect(await namesAt(others)).toEqual([]);
  await keepFiles(others, [aFile('plan.pdf')]);
  expect(await namesAt(own)).toEqual(['cv.pdf']);
  forgetKept();
  expect([await namesAt(own), await namesAt(others)]).toEqual([[], []]);
});

test('M29 after a day words and files are deleted when they are read, and not merely passed over', async () => {
  withKeptFiles();
  setServerTime('2026-11-20T10:00:00Z');
  keepForADay(own, { topic: 'My next job' });
  await keepFiles(own, [aFile('cv.pdf')]);
  setServerTime('2026-11-21T10:00:01Z');
  expect(readKept(own)).toBeNull();
  expect(localStorage.getItem(own)).toBeNull();
  await vi.waitFor(async () => expect(await namesAt(own)).toEqual([]));
});

test('M29 opening the product deletes what is over, of everybody; a set-up stays until it is saved', async () => {
  withKeptFiles();
  setServerTime('2026-11-20T10:00:00Z');
  keepForADay(own, { topic: 'My next job' });
  await keepFiles(own, [aFile('cv.pdf')]);
  keepUntilSaved(setUp, { step: 2 });
  localStorage.setItem('kept:9:book-session:3', '{"topic":');
  setServerTime('2026-11-21T09:00:00Z');
  keepForADay(others, { topic: 'A plan' });
  setServerTime('2026-11-21T10:00:01Z');
  dropExpired();
  expect(Object.keys(localStorage).toSorted()).toEqual([setUp, others].toSorted());
  await vi.waitFor(async () => expect(await namesAt(own)).toEqual([]));
});
