import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '../bookings/bookings.fixture.tsx';
import { answer, lost, refusal, serve } from '../../testing/serve.fixture.ts';
import { AddToCalendar } from './AddToCalendar.tsx';

const logged: unknown[] = [];
const tab = { opener: window as Window | null, location: { href: '' }, close: vi.fn() };

beforeEach(() => {
  logged.length = 0;
  Object.assign(tab, { opener: window, location: { href: '' }, close: vi.fn() });
  vi.stubGlobal('open', () => tab);
  vi.stubGlobal('reportError', (error: unknown) => logged.push(error));
});

const open = () => {
  const closed: string[] = [];
  show(<AddToCalendar bookingId={41} onClose={() => closed.push('closed')} />);
  return closed;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test.each([
  ['Google calendar', 'POST /api/v2/my/calendar/add_to_google_calendar', 'https://calendar.google.com/x'],
  ['Microsoft calendar', 'POST /api/v2/my/calendar/add_to_microsoft_calendar', 'https://outlook.office.com/x'],
  ['Outlook.com calendar', 'POST /api/v2/my/calendar/add_to_outlook_calendar', 'https://outlook.live.com/x'],
  ['Yahoo calendar', 'POST /api/v2/my/calendar/add_to_yahoo_calendar', 'https://calendar.yahoo.com/x'],
])('BKG-112 M27 the window leads to %s in a tab of its own', async (name, call, url) => {
  const { asked } = serve({ [call]: answer({ url }) });
  const closed = open();
  press(name);
  await waitFor(() => expect(tab.location.href).toBe(url));
  expect([asked(call).length, tab.opener, closed]).toEqual([1, null, ['closed']]);
});

test('BKG-112 the window offers the session as a file', () => {
  open();
  const link = screen.getByRole('link', { name: /\.ics download/ });
  expect(link.getAttribute('href')).toBe('/api/v2/my/calendar/download_ics?booking_id=41');
  expect(link.getAttribute('target')).toBe('_blank');
});

test('CAL-09 a failed addition is logged and said, and leaves no empty tab', async () => {
  serve({ 'POST /api/v2/my/calendar/add_to_google_calendar': refusal('request.fault', 500) });
  const closed = open();
  press('Google calendar');
  expect(await screen.findByText('Oops, something went wrong!')).toBeTruthy();
  expect(logged).toMatchObject([{ status: 500 }]);
  expect(tab.close).toHaveBeenCalledOnce();
  expect(closed).toEqual([]);
});

test('CAL-09 a lost line is logged, and says the printed failure first', async () => {
  serve({ 'POST /api/v2/my/calendar/add_to_google_calendar': lost });
  open();
  press('Google calendar');
  expect(await screen.findByText('Oops, something went wrong!')).toBeTruthy();
  expect(screen.getByText('Something went wrong. Please try again.')).toBeTruthy();
  expect(logged).toHaveLength(1);
});
