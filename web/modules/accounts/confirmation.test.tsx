import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rememberReturnAddress } from '../../lib/return-address.ts';
import { returnAddress } from '../../lib/take-return-address.ts';
import { newQueryClient } from '../../lib/query-client.ts';
import { renderUi } from '../../ui/render.fixture.tsx';
import { ConfirmationPage } from './ConfirmationPage.tsx';
import { mentee } from '../../testing/people.fixture.ts';
import { serve } from '../../testing/serve.fixture.ts';

test('ACC-48 who confirms before the page knows them is shown as confirmed, not as they were a moment ago', async () => {
  let answerLate = (_me: object) => {};
  const late = new Promise<object>((resolve) => {
    answerLate = resolve;
  });
  const answers = [late];
  serve({
    'GET /users/current': () => answers.shift() ?? { ...mentee, home_url: '/main/after' },
    'POST /users/confirmation': { message: 'Your email address is confirmed.', welcome: null },
  });
  renderUi(
    <QueryClientProvider client={newQueryClient()}>
      <ConfirmationPage token="t" />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Confirm email address' }));
  await screen.findByText('Your email address is confirmed.');
  answerLate({ ...mentee, home_url: '/main/before' });
  expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe('/main/after');
});

const confirmAs = async (me: object, welcome: object | null) => {
  serve({
    'GET /users/current': { ...mentee, ...me },
    'POST /users/confirmation': { message: 'Your email address is confirmed.', welcome },
  });
  renderUi(
    <QueryClientProvider client={newQueryClient()}>
      <ConfirmationPage token="t" />
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Confirm email address' }));
  await screen.findByText('Your email address is confirmed.');
  const link = await screen.findByRole('link', { name: 'Continue' });
  const href = link.getAttribute('href');
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  return href;
};

test('M28 the page says what there is to book with, and until when, in the zone of its reader', async () => {
  await confirmAs({}, { credits: 1, expires_at: '2027-01-19T17:00:00Z' });
  expect(
    screen.getByText('You have 1 credit to book your first session; it is valid until Wednesday, 20 January 2027.'),
  ).toBeTruthy();
});

test('M29 whoever has not set up their profile does that first, and then what they came for; others go there at once', async () => {
  rememberReturnAddress('/mentor_profile/aisyah-rahman#book');
  expect(await confirmAs({ onboarded_at: null }, null)).toBe('/profile/setup');
  expect(returnAddress()).not.toBeNull();
  cleanup();
  expect(await confirmAs({ onboarded_at: '2026-11-01T00:00:00Z' }, null)).toBe('/mentor_profile/aisyah-rahman#book');
  expect(returnAddress()).toBeNull();
});
