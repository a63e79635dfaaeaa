import { beforeEach, expect, test } from 'vitest';
import { forgetTold, lettersTo, onlyLetterTo } from '../../../testing/told.fixture.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { confirmed, tenOClock } from '../bookings.fixture.ts';
import { proposing } from './proposals.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
const { suggest, accept, keep, takeBack } = proposing(() => world);

test('M26 who is told what: the awaited side is asked, and the other one hears the answer', async () => {
  const { id } = await confirmed(world);
  await forgetTold(world);
  const told = async () => {
    await world.runJobs();
    const letters = ['mentee@example.com', 'mentor@example.com'].flatMap((to) =>
      lettersTo(world, to).map(({ subject, files }) => ({ to, subject, files: files.length })),
    );
    await forgetTold(world);
    return letters;
  };
  await suggest('mentor', id, tenOClock(4, 15), 'A flight');
  await world.runJobs();
  const { text } = onlyLetterTo(world, 'mentee@example.com');
  for (const said of [
    'Until you accept it, your session stays at its current time.',
    'Tuesday, 24 November 2026, 3:00 pm – 4:00 pm',
    'Monday, 23 November 2026, 10:00 am – 11:00 am',
    'A flight',
    'After that the session stays at its current time.',
  ])
    expect(text).toContain(said);
  expect(await told()).toEqual([{ to: 'mentee@example.com', subject: 'Mentor Tan suggests a new time', files: 0 }]);
  await keep('mentee', id);
  expect(await told()).toEqual([
    { to: 'mentor@example.com', subject: 'Mentee Tan keeps the current time of your session', files: 0 },
  ]);
  await suggest('mentor', id, tenOClock(4, 15));
  await told();
  await takeBack('mentor', id);
  expect(await told()).toEqual([
    { to: 'mentee@example.com', subject: 'Mentor Tan took the suggested time back', files: 0 },
  ]);
  await suggest('mentee', id, tenOClock(5));
  await told();
  await accept('mentor', id);
  expect(await told()).toEqual([
    { to: 'mentee@example.com', subject: 'Mentor Tan accepted the new time', files: 1 },
    { to: 'mentor@example.com', subject: 'You accepted the new time', files: 1 },
  ]);
});
