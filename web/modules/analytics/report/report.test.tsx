import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '../../../testing/serve.fixture.ts';
import { mentee } from '../../bookings/bookings.fixture.tsx';
import { inAlpha } from '../../programmes/programmes.fixture.tsx';
import { ReportButton } from './ReportButton.tsx';

const report = {
  enabled: true,
  recipients: [
    { email: 'payer@foundation.example', stopped: false },
    { email: 'board@foundation.example', stopped: true },
  ],
  next_at: '2026-12-01T00:00:00Z',
  last_month: '2026-10',
};

const open = async (answers: Record<string, object>) => {
  const served = serve({ 'GET /users/current': mentee, ...answers });
  inAlpha(<ReportButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Monthly report' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Monthly report' }));
  return { ...served, dialog };
};

test('M16 the dialog says when the next report goes out, and who stopped it', async () => {
  const { dialog } = await open({ 'GET /dashboard/monthly_report': report });
  const box = await dialog.findByRole('textbox', { name: /Send it to/ });
  expect((box as HTMLTextAreaElement).value).toBe('payer@foundation.example\nboard@foundation.example');
  expect(dialog.getByText('The next report goes out on Tue, 1 Dec 2026. The last one was for Oct 2026.')).toBeTruthy();
  expect(dialog.getByText(/^board@foundation.example: stopped by the recipient/)).toBeTruthy();
});

test('M16 a word that is no address is told beside the field, and nothing typed is lost', async () => {
  const { dialog, calls } = await open({
    'GET /dashboard/monthly_report': { enabled: false, recipients: [], next_at: null, last_month: null },
    'PUT /dashboard/monthly_report': report,
  });
  const box = await dialog.findByRole('textbox', { name: /Send it to/ });
  fireEvent.click(dialog.getByRole('checkbox'));
  fireEvent.change(box, { target: { value: 'payer@foundation' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Please check these addresses: each needs to be an email address');
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  fireEvent.change(box, { target: { value: 'payer@foundation.example' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      program_id: 3,
      enabled: true,
      recipients: 'payer@foundation.example',
    }),
  );
});
