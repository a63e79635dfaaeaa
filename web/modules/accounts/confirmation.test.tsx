import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
    'POST /users/confirmation': { message: 'Your email address is confirmed.' },
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
