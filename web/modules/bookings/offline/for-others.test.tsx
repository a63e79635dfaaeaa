import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withRouter } from '../../../lib/router.fixture.tsx';
import { answer, serve } from '../../../testing/serve.fixture.ts';
import { alpha } from '../../programmes/programmes.fixture.tsx';
import { show } from '../bookings.fixture.tsx';
import { AdminOfflinePage } from './AdminOfflinePage.tsx';

const base = '/api/v2/my/offline_bookings';
const person = (id: number, name: string, side: 'mentor' | 'mentee') => ({
  id,
  name,
  user_type: side,
  photo_url: null,
});
const dataOf = (...people: ReturnType<typeof person>[]) =>
  answer({ program_participants: people, groups: [], learning_modules: [], role_type: 'admin' });
const aisyah = person(3, 'Aisyah Rahman', 'mentor');
const aina = person(11, 'Aina Zulkifli', 'mentee');

const open = () => ({
  ...serve({ [`GET ${base}/session_data`]: dataOf(aisyah, aina) }),
  ...show(withRouter(<AdminOfflinePage />), { programme: alpha }),
});
const field = async (name: RegExp) => await screen.findByRole<HTMLInputElement>('combobox', { name });

test('ADB-45 M43 an admin chooses a mentor and a mentee, whatever side the admin is on, and reads that it counts at once', async () => {
  const { calls } = open();
  fireEvent.click(await screen.findByRole('radio', { name: 'One on one' }));
  expect(await field(/Mentor/)).toBeTruthy();
  expect(await field(/Mentee/)).toBeTruthy();
  expect(screen.getByText('The session counts at once, and everyone in it is told.')).toBeTruthy();
  const asked = calls.filter(({ path }) => path.startsWith(`${base}/session_data`)).map(({ path }) => path);
  expect(asked.every((path) => path.includes('for_others=true'))).toBe(true);
});
