import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mentee as me } from '../../testing/people.fixture.ts';
import { serve } from '../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes/programmes.fixture.tsx';
import { InvitedList } from './InvitedList.tsx';

test('C5 an invitation is taken back only after a question, which says whose link stops working', async () => {
  const ann = {
    id: 71,
    email: 'ann@example.com',
    name: 'Ann Lim',
    status: 'sent',
    sent_at: '2026-11-19T10:00:00Z',
    expires_at: null,
  };
  const { calls } = serve({
    'GET /users/current': me,
    'GET /roles/2/invited': { invited: [ann], total: 1, to_resend: 0, page: 1, max_pages: 1 },
    'DELETE /roles/2/invited/71': { message: 'Taken back' },
  });
  inAlpha(<InvitedList roleId={2} writing={false} />);
  const sent = () => calls.filter(({ method }) => method === 'DELETE');
  const takeBack = async () =>
    fireEvent.click(await screen.findByRole('button', { name: 'Take back the invitation of ann@example.com' }));
  await takeBack();
  expect(await screen.findByText('The link in the email to ann@example.com will stop working.')).toBeTruthy();
  expect(sent()).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('Take back the invitation?')).toBeNull());
  expect(sent()).toHaveLength(0);
  await takeBack();
  fireEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
});
