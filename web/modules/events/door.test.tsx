import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { AttendeeRow } from '../../../contract/events/index.ts';
import { lost, refusal, serve, underWay } from '../../testing/serve.fixture.ts';
import { show } from '../../testing/show.fixture.tsx';
import { aCard, inTurn } from './events.fixture.tsx';
import { CheckInPage } from './index.ts';

type Answers = Parameters<typeof serve>[0];

const aRow = (changes: Partial<AttendeeRow> = {}): AttendeeRow => ({
  admission_id: 71,
  order_id: 90,
  name: 'Mei Ling',
  email: 'mei@lantern.test',
  ticket: 'General',
  status: 'valid',
  checked_in_at: null,
  answers: [],
  ...changes,
});
const inside = aRow({ status: 'used', checked_in_at: '2026-12-04T02:02:00Z' });
const listOf = (attendees: AttendeeRow[], changes: object = {}) => ({
  event: aCard(),
  attendees,
  expected: 40,
  checked_in: 14,
  page: 1,
  max_pages: 1,
  total: attendees.length,
  ...changes,
});

const listed = 'GET /events/5/attendees';
const checkIn = 'POST /events/5/check_in';
const undo = 'POST /events/5/check_in/undo';

const open = (answers: Answers = {}, code?: string) => {
  const used: string[] = [];
  const served = serve({ [listed]: listOf([aRow()]), ...answers });
  const page = <CheckInPage id={5} meId={7} code={code} onCodeUsed={() => used.push('used')} />;
  return { ...served, ...show(page), used };
};
const rowOf = async (name: string) => {
  const rows = within(await screen.findByRole('list', { name: 'Attendees' })).getAllByRole('listitem');
  const found = rows.find((row) => row.textContent?.includes(name));
  return within(found as HTMLElement);
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

test('EVT-02 the door shows the event, how many of how many are in, and who is expected', async () => {
  open();
  expect(await screen.findByText('14 / 40')).toBeTruthy();
  expect(screen.getByText('Your first ninety days · Fri, 4 Dec 2026, 7:00 pm – 9:00 pm')).toBeTruthy();
  expect((await rowOf('Mei Ling')).getByText('General · mei@lantern.test')).toBeTruthy();
});

test('EVT-12 what somebody answered is beside their name, and everybody can be saved as a file', async () => {
  const { calls } = open({
    [listed]: listOf([aRow({ answers: [{ question: 'What do you eat?', answer: 'No nuts' }] })]),
    'GET /events/5/attendees.csv': {},
  });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:attendees');
  expect((await rowOf('Mei Ling')).getByText(/^What do you eat\?/).textContent).toBe('What do you eat? No nuts');
  await press('Download CSV');
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/events/5/attendees.csv'));
  expect(await screen.findByText('The file has been saved.')).toBeTruthy();
});

test('EVT-02 somebody is found by name and admitted, and it can be undone', async () => {
  const { calls, bodyOf } = open({
    [checkIn]: { admitted: true, attendee: inside },
    [undo]: { attendee: aRow() },
  });
  await rowOf('Mei Ling');
  const field = screen.getByRole('searchbox', { name: 'Search by name or email' });
  fireEvent.change(field, { target: { value: 'mei' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/events/5/attendees?search=mei&page=1'));
  await press('Check in Mei Ling');
  const verdict = within((await screen.findByText('Admitted: Mei Ling')).closest('[role=status]') as HTMLElement);
  expect(verdict.getByText('General')).toBeTruthy();
  expect(bodyOf(checkIn)).toEqual({ admission_id: 71 });
  fireEvent.click(verdict.getByRole('button', { name: 'Undo the check-in of Mei Ling' }));
  expect(await screen.findByText('Mei Ling is no longer checked in.')).toBeTruthy();
  expect(bodyOf(undo)).toEqual({ admission_id: 71 });
  expect(screen.queryByText('Admitted: Mei Ling')).toBeNull();
});

test('EVT-02 a ticket that was used before says since when', async () => {
  open({ [checkIn]: { admitted: false, attendee: inside } });
  await press('Check in Mei Ling');
  expect(await screen.findByText('Already in since 10:02 am')).toBeTruthy();
  expect(screen.queryByText('Admitted: Mei Ling')).toBeNull();
});

test.each([
  ['events.other_event', 'This ticket is for another event.'],
  ['events.code_unknown', 'This code is no ticket of ours.'],
] as const)('EVT-02 a code that is refused (%s) says why, and does not wait', async (code, words) => {
  open({ [checkIn]: refusal(code) });
  await press('Type a code');
  fireEvent.change(await screen.findByRole('textbox', { name: 'Code of the ticket' }), { target: { value: ' abc ' } });
  await press('Check in');
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByText(/waits to be sent/)).toBeNull();
});

test('EVT-02 a code in the address is checked in after one press, and used up', async () => {
  const { bodyOf, used } = open({ [checkIn]: { admitted: true, attendee: inside } }, 'abc');
  const press1 = await screen.findByRole('button', { name: 'Check in this ticket' });
  expect(used).toEqual([]);
  fireEvent.click(press1);
  expect(await screen.findByText('Admitted: Mei Ling')).toBeTruthy();
  expect(bodyOf(checkIn)).toEqual({ code: 'abc' });
  await waitFor(() => expect(used).toEqual(['used']));
});

test('EVT-02 without an answer a check-in waits, outlasts a reload, and is sent again under the same key', async () => {
  const answer = inTurn<() => object>(lost, () => ({ admitted: true, attendee: inside }));
  const { asked, update } = open({ [checkIn]: () => answer()() });
  await press('Check in Mei Ling');
  expect(await screen.findByText('Mei Ling is noted, not checked yet')).toBeTruthy();
  expect(screen.getByText(/1 check-in waits to be sent/)).toBeTruthy();
  expect((await rowOf('Mei Ling')).getByText('Waits to be sent')).toBeTruthy();
  update(<CheckInPage key="reloaded" id={5} meId={7} code={undefined} onCodeUsed={() => {}} />);
  expect(await screen.findByText(/1 check-in waits to be sent/)).toBeTruthy();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Mei Ling is checked in.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/waits to be sent/)).toBeNull());
  const sent = asked(checkIn);
  expect(sent).toHaveLength(2);
  expect(sent[0]?.key).toBeTruthy();
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('EVT-02 whoever waits already is not sent twice, and is admitted once there is an answer', async () => {
  const answer = inTurn<() => object>(lost, () => ({ admitted: true, attendee: inside }));
  const { asked } = open({ [checkIn]: () => answer()() }, 'abc');
  await press('Check in this ticket');
  expect(await screen.findByText('Noted, not checked yet')).toBeTruthy();
  await press('Check in this ticket');
  expect(asked(checkIn)).toHaveLength(1);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Admitted: Mei Ling')).toBeTruthy();
  expect(screen.queryByText('Noted, not checked yet')).toBeNull();
  expect(asked(checkIn)).toHaveLength(2);
});

test('EVT-02 one that somebody else admitted meanwhile is said to be in already', async () => {
  const answer = inTurn<() => object>(lost, () => ({ admitted: false, attendee: inside }));
  open({ [checkIn]: () => answer()() });
  await press('Check in Mei Ling');
  await screen.findByText(/1 check-in waits to be sent/);
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Already in since 10:02 am')).toBeTruthy();
});

test('EVT-02 without a connection the page says so, and sends nothing until there is one', async () => {
  let isDown = false;
  const { asked } = open({ [listed]: () => (isDown ? lost() : listOf([aRow()])), [checkIn]: lost });
  await rowOf('Mei Ling');
  isDown = true;
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  await press('Check in Mei Ling');
  expect(
    await screen.findByText('You’re offline', { exact: false, normalizer: (text) => text.replaceAll("'", '’') }),
  ).toBeTruthy();
  act(() => void dispatchEvent(new Event('online')));
  expect(asked(checkIn)).toHaveLength(1);
  line.mockRestore();
});

test('EVT-02 the door is closed to everybody else, and an event that is not there is not there', async () => {
  open({ [listed]: refusal('events.admins_only', 403) });
  expect(
    await screen.findByRole('heading', { name: 'Only the organizers of this event can check in tickets' }),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Scan' })).toBeNull();
});

test('EVT-02 no such event, no door', async () => {
  open({ [listed]: refusal('events.not_found', 404) });
  expect(await screen.findByRole('heading', { name: 'This event does not exist.' })).toBeTruthy();
});

test('EVT-02 the list loads, and says when nobody comes', async () => {
  const { update } = open({ [listed]: underWay });
  expect(await screen.findByText('Loading…')).toBeTruthy();
  serve({ [listed]: listOf([]) });
  update(<CheckInPage key="again" id={6} meId={7} code={undefined} onCodeUsed={() => {}} />);
  expect(screen.queryByText('Nobody has a ticket yet')).toBeNull();
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const seen = { rawValue: 'https://lantern.test/events/5/check_in?code=abc' };

/** A camera, and a browser that reads codes itself. */
const withCamera = (getUserMedia: () => Promise<MediaStream>) => {
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => [seen];
    },
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
};

test('EVT-02 the camera reads a code once, and stops when the reader stops', async () => {
  const stopped: string[] = [];
  const stream = { getTracks: () => [{ stop: () => stopped.push('stopped') }] } as unknown as MediaStream;
  withCamera(async () => stream);
  const { asked, bodyOf } = open({ [checkIn]: { admitted: true, attendee: inside } });
  await press('Scan');
  expect(await screen.findByText('Admitted: Mei Ling')).toBeTruthy();
  expect(bodyOf(checkIn)).toEqual({ code: seen.rawValue });
  // It is still held before the camera.
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(asked(checkIn)).toHaveLength(1);
  await press('Stop scanning');
  expect(stopped).toEqual(['stopped']);
});

test('EVT-02 a camera that is blocked is said to be, and names and codes still work', async () => {
  withCamera(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  open();
  await press('Scan');
  expect(await screen.findByText('Camera access is blocked')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Check in Mei Ling' })).toBeTruthy();
});
