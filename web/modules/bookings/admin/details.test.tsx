import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { setServerTime } from '../../../lib/clock.ts';
import { booking, details, listed, listOf, open } from './admin.fixture.tsx';

beforeEach(() => setServerTime('2026-11-20T10:00:00Z'));

/** What the details say under a label; undefined where it is not said at all. */
const opened = async (more: Parameters<typeof booking>[1]) => {
  open({ [listed]: listOf([booking(41, more)]) });
  await details(41);
  const window = within(await screen.findByRole('dialog', { name: 'Booking #41' }));
  return (label: string) => window.queryByText(label)?.nextElementSibling?.textContent;
};

test('ADB-27 ADB-40 where two meet in person, and by what number, stands in the details', async () => {
  const reach = { location: { title: 'Level 3, KLCC' }, contact_info: '+60 12 345 6789' };
  const said = await opened({ session_method: 'in person', ...reach });
  expect([said('Session method'), said('Location'), said('Phone number')]).toEqual([
    'In person',
    reach.location.title,
    reach.contact_info,
  ]);
});

test('ADB-27 ADB-40 of a video call neither is said', async () => {
  const said = await opened({});
  expect([said('Session method'), said('Location'), said('Phone number')]).toEqual([
    'Video call',
    undefined,
    undefined,
  ]);
});

test('D07 a session that the clock completed is marked as such', async () => {
  const said = await opened({ status: 'completed', auto_completed: true });
  expect(said('Completed')).toBe('Automatically, 14 days after its end');
});
