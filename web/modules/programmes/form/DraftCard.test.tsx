import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '../../../testing/serve.fixture.ts';
import { show, aProgramme } from '../whole.fixture.tsx';
import { DraftCard } from './DraftCard.tsx';

test('a draft names what is missing, and opens with one press once nothing is', async () => {
  const { calls } = serve({ 'POST /programs/3/open': aProgramme({ is_draft: false }) });
  const { unmount } = show(<DraftCard programme={aProgramme({ is_draft: true, missing: ['start_date', 'goals'] })} />);
  expect(screen.getByText(/^Still missing: Program Start Date, Mentoring Services\./)).toBeTruthy();
  const button = screen.getByRole('button', { name: /^Open the program/ });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  unmount();
  show(<DraftCard programme={aProgramme({ is_draft: true, missing: [] })} />);
  fireEvent.click(screen.getByRole('button', { name: 'Open the program' }));
  expect(await screen.findByText('The program is open.')).toBeTruthy();
  await waitFor(() => expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /programs/3/open']));
});
