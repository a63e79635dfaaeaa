import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { newQueryClient } from '../../../lib/query-client.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { renderUi } from '../../../ui/render.fixture.tsx';
import { BulkDeletePage } from './BulkDeletePage.tsx';

const call = 'POST /main/admins/bulk_delete/delete_users';
const file = new File(['email\nann@example.com\n'], 'gone.csv', { type: 'text/csv' });

const send = async (answer: object, status = 200) => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { asked: sent } = serve({ [call]: { status, body: answer } });
  renderUi(
    <QueryClientProvider client={newQueryClient()}>
      <BulkDeletePage />
    </QueryClientProvider>,
  );
  const pick = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  fireEvent.change(pick, { target: { files: [file] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete users' }));
  const asking = within(await screen.findByRole('dialog', { name: 'Delete these users?' }));
  const asked = () => sent(call).length;
  expect(asked()).toBe(0);
  fireEvent.click(asking.getByRole('button', { name: 'Delete users' }));
  return { timeout, asked };
};

test('INV-29 a file is sent once it was asked about, for sixty seconds at most; who is kept is named', async () => {
  const { timeout, asked } = await send({
    message: '3 users were deleted.',
    kept: [{ email: 'owner@example.com', reason: 'Please hand over the role of the owner first.' }],
  });
  expect(await screen.findByText('3 users were deleted.')).toBeTruthy();
  expect(screen.getByText('owner@example.com')).toBeTruthy();
  expect(screen.getByText('Please hand over the role of the owner first.')).toBeTruthy();
  expect(asked()).toBe(1);
  expect(timeout).toHaveBeenCalledWith(60_000);
});

test('INV-29 a failure has the printed words', async () => {
  await send({ error: 'Something broke.', code: 'request.fault' }, 500);
  expect(await screen.findByText('Error deleting users')).toBeTruthy();
  expect(screen.queryByText('Something broke.')).toBeNull();
});

test('INV-29 a refusal has the server’s words', async () => {
  const error = 'Only a platform admin may do this.';
  await send({ error, code: 'accounts.platform_admins_only' }, 403);
  expect(await screen.findByText(error)).toBeTruthy();
  expect(screen.queryByText('Error deleting users')).toBeNull();
});
