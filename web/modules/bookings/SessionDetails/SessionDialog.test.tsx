import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Booking } from '../../../../contract/bookings/index.ts';
import { aBooking, show } from '../bookings.fixture.tsx';
import { aMeeting } from '../../meetings/meetings.fixture.ts';
import { answer, serve } from '../../../testing/serve.fixture.ts';
import { SessionDialog } from './SessionDialog.tsx';

const details = (changes: Partial<Booking> = {}) => {
  const booking = aBooking(changes);
  const shown = show(<SessionDialog booking={booking} toReview={false} onOpen={() => {}} onClose={() => {}} />, {
    tabs: { upcoming: [booking] },
  });
  return { ...shown, dialog: screen.getByRole('dialog', { name: 'Session details' }) };
};
const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

test('BKG-101 date, times, method with a capital, programme, topic, objectives and badge', () => {
  const { dialog } = details({ program: { name: 'Women in Tech' } });
  expect(screen.queryByText('Meetings')).toBeNull();
  expect(fact('Date')).toBe('Wednesday, 2 December 2026');
  expect(fact('Time')).toBe('11:30 am – 12:30 pm (Asia/Kuala Lumpur, UTC+08:00)');
  expect(fact('Session method')).toBe('Video call');
  expect(fact('Program')).toBe('Women in Tech');
  expect(within(dialog).getByText('From testing into product management')).toBeTruthy();
  expect(within(dialog).getByText(/A plan for the next half year/)).toBeTruthy();
  expect(within(dialog).getByText('Confirmed')).toBeTruthy();
});

test('BKG-101 BKG-116 where the other works stands with their name; how the two meet, where and by what number', async () => {
  const info = { job_title: 'UX Design Lead', company: 'AirAsia' };
  const user = { id: 3, full_name: 'Aisyah Rahman', profile_photo_url: null, info };
  serve({ 'GET /bookings/41/booking_participants/3': answer({ user }) });
  const inPerson = { session_type: 'In Person', location: { title: 'Level 3, KLCC' }, contact_info: '+60 12 345 6789' };
  const { unmount } = details(inPerson);
  expect(await screen.findByText('UX Design Lead, AirAsia')).toBeTruthy();
  const card = () => within(screen.getByRole('region', { name: 'Mode of communication' }));
  for (const said of ['In Person', 'Level 3, KLCC', '+60 12 345 6789']) expect(card().getByText(said)).toBeTruthy();
  unmount();
  details();
  expect(card().getByText('Video Call')).toBeTruthy();
});

test('D07 a session that the clock completed is marked as such', async () => {
  details({ status: 'completed', label: 'Completed', auto_completed: true });
  expect(await screen.findByText('Automatically, 14 days after its end')).toBeTruthy();
});

test('BKG-119 one’s own note is read and written beside the session, and it is said that it is kept', async () => {
  const { asked, bodyOf } = serve({
    'GET /dashboard/booking_note': answer({ booking_id: 41, note: 'Ask for the slides.' }),
    'POST /dashboard/booking_note': answer({
      booking_id: 41,
      note: 'Ask for the book.',
      message: 'Note updated successfully',
    }),
  });
  details();
  const note = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'My notes' });
  const save = () => screen.getByRole('button', { name: 'Save note' });
  expect(note.value).toBe('Ask for the slides.');
  expect(save().getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(note, { target: { value: 'Ask for the book.' } });
  fireEvent.click(save());
  expect(await screen.findByText('Note updated successfully')).toBeTruthy();
  expect(asked('POST /dashboard/booking_note')).toHaveLength(1);
  expect(bodyOf('POST /dashboard/booking_note')).toEqual({ booking_id: 41, note: 'Ask for the book.' });
  expect(note.value).toBe('Ask for the book.');
});

test('MTG-02 BKG-55 the details show each meeting with its badge, and the badge of the session in its colour', () => {
  const meetings = [aMeeting({ id: 5, status: 'completed' }), aMeeting({ id: 6, status: 'in_progress' })];
  const { dialog } = details({ tone: 'orange', meetings });
  const list = within(within(dialog).getByRole('list', { name: 'Meetings' }));
  expect([list.getByText('Completed'), list.getByText('In progress')]).toHaveLength(2);
  const badge = within(dialog).getByText('Confirmed').closest('[data-tone]');
  expect(badge?.getAttribute('data-tone')).toBe('orange');
});

test('BKG-102 BKG-103 BKG-104 what is missing is said', () => {
  details({ topic: '', learning_objectives: [], booking_reschedules: [] });
  expect(screen.getByText('No topic given.')).toBeTruthy();
  expect(screen.getByText('No learning objectives available.')).toBeTruthy();
  expect(screen.getByText('No reschedule history for this session.')).toBeTruthy();
});

test('BKG-83 BKG-85 BKG-105 the history tells when each change was submitted, by whom, and why where that was said', () => {
  const move = {
    old_start_time: '2026-12-01T03:30:00Z',
    new_start_time: '2026-12-02T03:30:00Z',
    reschedule_reason: null,
  };
  details({
    booking_reschedules: [
      { ...move, created_at: '2026-11-18T02:00:00Z', who_rescheduled: 'mentor' },
      { ...move, created_at: '2026-11-19T05:15:00Z', who_rescheduled: 'admin', reschedule_reason: 'She asked us to.' },
    ],
  });
  const [head, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  const cells = (row: HTMLElement | undefined) =>
    [...(row?.querySelectorAll('th, td') ?? [])].map((cell) => cell.textContent).filter((_, at) => at < 2 || at === 4);
  expect([head, ...rows].map(cells)).toEqual([
    ['Submitted on', 'Requested by', 'Reason'],
    ['Wed, 18 Nov 2026, 10:00 am', 'Mentor', ''],
    ['Thu, 19 Nov 2026, 1:15 pm', 'Admin', 'She asked us to.'],
  ]);
});

test('BKG-106 the reviews stand below where there are any to read', () => {
  const { unmount } = details({ status: 'pending_rating', shows_reviews: true });
  expect(screen.getByText('reviews of 41')).toBeTruthy();
  unmount();
  details({ status: 'completed' });
  expect(screen.queryByText('reviews of 41')).toBeNull();
});

test('BKG-106 Read Review scrolls to the reviews', () => {
  const scrolled: string[] = [];
  const scrollIntoView = Reflect.get(Element.prototype, 'scrollIntoView') as Element['scrollIntoView'];
  Element.prototype.scrollIntoView = function scroll() {
    scrolled.push(this.textContent ?? '');
  };
  details({ status: 'fully_rated', shows_reviews: true, buttons: [{ button: 'read_review', why_not: null }] });
  expect(scrolled).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /^Read Review/ }));
  expect(scrolled.join()).toContain('reviews of 41');
  Element.prototype.scrollIntoView = scrollIntoView;
});

test('BKG-107 a session under review says so, and hides the link to messages that stands otherwise', () => {
  const chat_link = '/messages?with=3';
  const message = () => screen.queryByRole('link', { name: 'Message, Aisyah Rahman' });
  const before = details({ chat_link });
  expect(message()?.getAttribute('href')).toBe(chat_link);
  before.unmount();
  details({
    status: 'reported',
    label: 'Pending investigation',
    info: { key: 'bookings.info.under_review', text: 'Session under review', reason: null },
    chat_link,
  });
  expect(screen.getByText('Session under review')).toBeTruthy();
  expect(message()).toBeNull();
});

test.each([
  ['BKG-108', 'bookings.info.before', 'The meeting link will be available 5 minutes before the session starts.'],
  ['BKG-109', 'bookings.info.after', 'The meeting link is no longer available once the session ends.'],
] as const)('%s the sentence on the meeting link', (_id, key, text) => {
  details({ info: { key, text, reason: null } });
  // The disabled button says it too, for people who cannot see the tooltip.
  expect(screen.getAllByText(text)[0]?.tagName).toBe('DIV');
});

test('a cancelled session gives the reason', () => {
  details({
    status: 'cancelled',
    label: 'Cancelled',
    info: { key: 'bookings.info.cancelled', text: 'This session was cancelled.', reason: 'I am ill.' },
  });
  expect(screen.getByText('This session was cancelled.')).toBeTruthy();
  expect(screen.getByText('I am ill.')).toBeTruthy();
});

const why = (join: Booking['why_not']['join']) => ({ ...aBooking().why_not, join });
const start = () => screen.queryByText('Start Session')?.closest('button, a');

test('BKG-110 Start Session: confirmed video calls only, disabled before and after', () => {
  const early = details({ why_not: why('bookings.join_too_early') });
  expect(start()?.getAttribute('aria-disabled')).toBe('true');
  early.unmount();
  // As the server sends it from five minutes after the end.
  const late = details({ label: 'Pending Completion', phase: 'after', why_not: why('bookings.join_too_late') });
  expect(start()?.getAttribute('aria-disabled')).toBe('true');
  late.unmount();
  const open = details({ why_not: why(null), urls: { room_url: '/main/bookings/41/room', rate_url: '/rate' } });
  expect(start()?.getAttribute('href')).toBe('/main/bookings/41/room');
  open.unmount();
  const pending = details({ status: 'pending', label: 'Pending', why_not: why('bookings.not_allowed_now') });
  expect(start()).toBeUndefined();
  pending.unmount();
  details({ session_type: 'In Person' });
  expect(start()).toBeUndefined();
});

test('BKG-118 who may write the introduction and points gets an editor, the other side reads', async () => {
  const writer = details({ why_not: { ...aBooking().why_not, edit_brief: null }, brief: 'I test software.' });
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Introduction/ }).value).toBe('I test software.');
  fireEvent.click(screen.getByRole('button', { name: 'Add point' }));
  const point = screen.getByRole('textbox', { name: 'Discussion point 1' });
  fireEvent.change(point, { target: { value: 'p'.repeat(151) } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please use at most 150 characters')).toBeTruthy();
  writer.unmount();
  details({ brief: 'I test software.', discussion_points: ['Where do I begin?'] });
  expect(screen.queryByRole('textbox', { name: /Introduction/ })).toBeNull();
  expect(screen.getByText('Where do I begin?')).toBeTruthy();
});

test('BKG-35 links and files of a session are shortened to 100 characters', () => {
  const link = `https://lantern.test/${'a'.repeat(120)}`;
  const name = `My plan ${'n'.repeat(80)} in words.pdf`;
  const whole = `${'w'.repeat(96)}.pdf`;
  const file = (file_name: string) => ({ file_name, file_type: 'application/pdf', file_url: `/files/${file_name}` });
  details({ booking_links: [{ internal_link: link }], booking_attachments: [file(name), file(whole)] });
  expect(screen.getByRole('link', { name: `${name.slice(0, 100)}…` }).getAttribute('href')).toBe(`/files/${name}`);
  expect(screen.getByRole('link', { name: whole })).toBeTruthy();
  const shown = screen.getByRole('link', { name: /^https:/ });
  expect(shown.textContent).toBe(`${link.slice(0, 100)}…`);
  expect(shown.getAttribute('href')).toBe(link);
});
