import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Delivery } from '../../../contract/notifications/index.ts';
import { i18n } from '../../lib/i18n.ts';
import { newQueryClient } from '../../lib/query-client.ts';
import { BrandProvider } from '../../ui/BrandProvider.tsx';
import { NavigationProvider } from '../../ui/navigation.tsx';
import { serve } from '../../testing/serve.fixture.ts';
import { DeliveriesPage } from './admin/DeliveriesPage.tsx';

const letter = (id: number, changes: Partial<Delivery>): Delivery => ({
  id,
  to: 'aisyah@example.com',
  channel: 'email',
  subject: `Letter ${id}`,
  kind: 'account.welcome',
  state: 'sent',
  attempts: 1,
  last_error: null,
  created_at: '2026-11-20T10:00:00Z',
  sent_at: '2026-11-20T10:00:00Z',
  next_try_at: null,
  why_not: { read: null },
  ...changes,
});

test('NTF-16 a letter opens with what it says; one with a link of its own says why it does not', async () => {
  i18n.load('en', {});
  i18n.activate('en');
  const client = newQueryClient();
  const data = [
    letter(1, {}),
    letter(3, { to: '60123456789', channel: 'whatsapp' }),
    letter(2, { why_not: { read: 'notifications.letter_hidden' }, state: 'failed', last_error: 'No such mailbox' }),
  ];
  client.setQueryData(['admin_tables', '/main/admins/deliveries', {}], { data, page: 1, max_pages: 1, total: 3 });
  client.setQueryData(['admin_tables', 'letter', 1], {
    ...letter(1, {}),
    text: 'Hello Aisyah,\nwelcome.',
    unreachable: 'bounced',
  });
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <BrandProvider>
          <NavigationProvider navigate={() => {}}>
            <DeliveriesPage asked={{}} zone="Asia/Kuala_Lumpur" onAsk={() => {}} />
          </NavigationProvider>
        </BrandProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  expect(screen.getAllByText('Given up').length).toBeGreaterThan(0);
  // B115: messages to phones are in the same list.
  const message = screen.getAllByRole('row').find((row) => within(row).queryByText('60123456789') !== null);
  if (!message) throw new Error('no message');
  within(message).getByText('WhatsApp');
  const why = 'This letter holds a link for its reader alone, so nobody else may open it.';
  const [hidden] = screen.getAllByRole('button', { name: 'Read: Letter 2', description: why });
  expect(hidden?.getAttribute('aria-disabled')).toBe('true');
  const [open] = screen.getAllByRole('button', { name: 'Read: Letter 1' });
  if (!open) throw new Error('no button');
  fireEvent.click(open);
  const opened = await screen.findByRole('dialog', { name: 'Letter 1' });
  within(opened).getByText(/welcome\./);
  // Nothing more is sent to this address.
  within(opened).getByText('It refused an email for good.');
  const { asked } = serve({ 'POST /main/admins/deliveries/write_again': { message: 'ok' } });
  fireEvent.click(within(opened).getByRole('button', { name: 'Write to it again' }));
  await waitFor(() =>
    expect(asked('POST /main/admins/deliveries/write_again')[0]?.body).toEqual({ address: 'aisyah@example.com' }),
  );
});
