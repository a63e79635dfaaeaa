import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Notification } from '../../../contract/notifications/index.ts';
import { i18n } from '../../lib/i18n.ts';
import { newQueryClient } from '../../lib/query-client.ts';
import { BrandProvider } from '../../ui/BrandProvider.tsx';
import { NavigationProvider } from '../../ui/navigation.tsx';
import { ToastHost } from '../../ui/toast.tsx';
import { serve } from '../../testing/serve.fixture.ts';
import { NotificationBell } from './NotificationBell.tsx';

const told = (id: number, changes: Partial<Notification> = {}): Notification => ({
  id,
  object_type: 'Booking',
  message: `Aisyah Rahman accepted session ${id}.`,
  link_path: `/main/bookings?booking=${id}`,
  time_elapsed: `${id} minutes ago`,
  read: false,
  created_at: '2026-11-20T10:00:00Z',
  ...changes,
});

const pageOf = (data: Notification[]) => ({
  data,
  page: 1,
  total_pages: 1,
  unread: data.filter(({ read }) => !read).length,
});

/** The bell of a user with these notifications, already loaded; with null, they come from the server. */
const show = (data: Notification[] | null) => {
  i18n.load('en', {});
  i18n.activate('en');
  const client = newQueryClient();
  if (data !== null) {
    const page = pageOf(data);
    client.setQueryData(['notifications', 'unread'], { unread: page.unread });
    client.setQueryData(['notifications', 'list'], { pages: [page], pageParams: [1] });
  }
  const visited: string[] = [];
  render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>
        <BrandProvider>
          <NavigationProvider navigate={(href) => visited.push(href)}>
            <NotificationBell />
            <ToastHost />
          </NavigationProvider>
        </BrandProvider>
      </QueryClientProvider>
    </I18nProvider>,
  );
  /** The ids that the server was asked to mark. */
  const marked = () =>
    client
      .getMutationCache()
      .getAll()
      .map(({ state }) => state.variables);
  return { visited, marked };
};

const open = async () => {
  fireEvent.click(screen.getByRole('button', { name: /^Notifications/ }));
  return screen.findByRole('dialog', { name: 'Notifications' });
};

test('NTF-01 the bell says how many are new, and its drawer what, when and where', async () => {
  show([told(5), told(3, { read: true })]);
  expect(screen.getByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy();
  const drawer = await open();
  const rows = within(within(drawer).getByRole('list', { name: 'Notifications' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Aisyah Rahman accepted session 5.Unread, 5 minutes ago'),
    'Aisyah Rahman accepted session 3.3 minutes ago',
  ]);
  const link = within(drawer).getByRole('link', { name: 'Aisyah Rahman accepted session 5.' });
  expect(link.getAttribute('href')).toBe('/main/bookings?booking=5');
});

test('NTF-05 who follows one has read it; one that was read is not marked again', async () => {
  const { visited, marked } = show([told(5), told(3, { read: true })]);
  fireEvent.click(within(await open()).getByRole('link', { name: 'Aisyah Rahman accepted session 3.' }));
  expect([visited, marked()]).toEqual([['/main/bookings?booking=3'], []]);
  fireEvent.click(within(await open()).getByRole('link', { name: 'Aisyah Rahman accepted session 5.' }));
  expect(visited.at(-1)).toBe('/main/bookings?booking=5');
  expect(marked()).toEqual([5]);
});

test('NTF-05 what could not be marked is said, and stays unread', async () => {
  const { marked } = show([told(5)]);
  const drawer = await open();
  fireEvent.click(within(drawer).getByRole('button', { name: /^Mark as read/ }));
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
  expect(screen.queryByText('Notification cleared.')).toBeNull();
  expect(marked()).toEqual([5]);
  expect(within(drawer).getByRole('button', { name: /^Mark as read/ })).toBeTruthy();
});

test('NTF-03 nothing new', async () => {
  show([]);
  const drawer = await open();
  expect(within(drawer).getByText('There are currently no new notifications to show.')).toBeTruthy();
  expect(within(drawer).getByRole('button', { name: 'Mark all as read' }).getAttribute('aria-disabled')).toBe('true');
});

/** A server with two unread notifications. */
const keeping = () => {
  let kept = [told(5), told(3)];
  const read = (isMeant: (id: number) => boolean) => {
    kept = kept.map((one) => (isMeant(one.id) ? { ...one, read: true } : one));
    return { message: 'Notification cleared.', unread: pageOf(kept).unread };
  };
  const { calls } = serve({
    'GET /notifications?page=1': () => pageOf(kept),
    'GET /notifications/unread_count': () => ({ unread: pageOf(kept).unread }),
    'POST /notifications/mark_all_read': () => read(() => true),
    'POST /notifications/mark_read': ({ body }) =>
      read((id) => id === (body as { notification_id: number }).notification_id),
  });
  return calls;
};
const marks = () => screen.queryAllByRole('button', { name: /^Mark as read/ });

test.each([
  ['one', 'Mark as read: Aisyah Rahman accepted session 5.', 1, 'mark_read', { notification_id: 5 }],
  ['all', 'Mark all as read', 0, 'mark_all_read', null],
])(
  'NTF-04 NTF-05 NTF-06 marking %s as read is a call of its own, is said, and shows',
  async (_what, name, left, path, body) => {
    const calls = keeping();
    show(null);
    const drawer = await open();
    fireEvent.click(await within(drawer).findByRole('button', { name }));
    expect(await screen.findByText('Notification cleared.')).toBeTruthy();
    await waitFor(() => expect(marks().length).toBe(left));
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([
      { method: 'POST', path: `/notifications/${path}`, body },
    ]);
    expect(calls.some(({ path: asked }) => asked === '/notifications?page=1')).toBe(true);
  },
);
