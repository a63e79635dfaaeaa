import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BookingAttendance } from '../../../contract/bookings/index.ts';
import { AttendanceList, MeetingList, MeetingRoomPage } from '../meetings/index.ts';
import { mentee, mentor, show } from './bookings.fixture.tsx';
import { aMeeting } from '../meetings/meetings.fixture.ts';
import { openRoom as open, standInForDevices, withDevices } from './room.fixture.tsx';
import { answer, refusal, serve } from '../../testing/serve.fixture.ts';

beforeEach(standInForDevices);

test('MTG-03 before the room one sees whether camera, microphone and line work', async () => {
  withDevices({});
  open();
  expect(await screen.findByRole('button', { name: 'Enter the meeting' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Turn camera off' })).toBeTruthy();
  expect(await screen.findByText(/^Your connection is good/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Turn camera off' }));
  expect(screen.getByRole('button', { name: 'Turn camera on' })).toBeTruthy();
});

test('MTG-03 BKG-121 a session says with whom: the other one, or the group', async () => {
  withDevices({});
  const first = open();
  expect(await screen.findByText(`Session with ${mentor.name}`)).toBeTruthy();
  first.unmount();
  open({ group_name: 'Data Circle' });
  expect(await screen.findByText('Data Circle: group session')).toBeTruthy();
});

const troubles = [
  [{ video: 'NotAllowedError' }, 'Your browser keeps the camera from us'],
  [{ video: 'NotFoundError' }, 'No camera was found'],
  [{ video: 'NotReadableError' }, 'The camera cannot be used'],
] as const;
test.each(troubles)('MTG-03 with %o one is told what to do, and enters without a camera', async (has, title) => {
  withDevices(has);
  open();
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Enter without a camera' }).getAttribute('aria-disabled')).toBeNull();
  expect(screen.getByRole('button', { name: 'Turn microphone off' })).toBeTruthy();
  // The user allows it after all.
  withDevices({});
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Enter the meeting' })).toBeTruthy();
});

test('MTG-03 a microphone that is kept from us is spoken of, and so is a room that is not open', async () => {
  withDevices({ audio: 'NotAllowedError', video: 'NotAllowedError' });
  const first = open();
  expect(await screen.findByText('Your browser keeps the microphone from us')).toBeTruthy();
  first.unmount();
  serve({ 'POST /api/v2/my/bookings/41/room': refusal('bookings.join_too_late') });
  show(
    <MeetingRoomPage
      bookingId={41}
      me={mentee}
      exit={{ href: '/b', label: 'Bookings' }}
      brand={{ name: 'L', href: '/' }}
    />,
  );
  expect(await screen.findByText('The meeting link is no longer available once the session ends.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Bookings' })).toBeTruthy();
});

test('MTG-03 where meetings take place elsewhere one is sent there, and asked for no camera', async () => {
  withDevices({});
  const replace = vi.fn();
  vi.stubGlobal('location', { href: 'http://localhost/', pathname: '/', replace });
  open({ provider_url: 'https://meet.example/rooms/a1b2' });
  await waitFor(() => expect(replace.mock.calls).toEqual([['https://meet.example/rooms/a1b2']]));
  expect(screen.queryByRole('button', { name: 'Enter the meeting' })).toBeNull();
});

const held = aMeeting({
  recording_url: '/r/1',
  recordings: [{ id: 1, url: '/r/1', started_at: '2026-11-20T02:00:00Z', kept_until: '2027-05-19T02:00:00Z' }],
  recording_consent: true,
});

test('MTG-02 MTG-10 B122 a meeting stands with its state, and its recording can be withdrawn later', async () => {
  const { asked } = serve({ 'DELETE /api/v2/meetings/5/consent': answer({ message: 'The recording was deleted.' }) });
  show(
    <MeetingList
      meetings={[
        held,
        { ...held, id: 6, status: 'in_progress', recordings: [] },
        { ...held, id: 7, status: 'scheduled', recordings: [] },
      ]}
      zone="Asia/Kuala_Lumpur"
    />,
  );
  expect(await screen.findByText('Completed')).toBeTruthy();
  expect(screen.getByText('In progress')).toBeTruthy();
  expect(screen.getByText('Scheduled')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Recording' }).getAttribute('href')).toBe('/r/1');
  expect(screen.getByText('Kept until Wed, 19 May 2027')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw and delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete the recording?' });
  expect(asked('DELETE /api/v2/meetings/5/consent')).toHaveLength(0);
  const confirm = [...dialog.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Withdraw and delete',
  );
  if (confirm) fireEvent.click(confirm);
  await waitFor(() => expect(asked('DELETE /api/v2/meetings/5/consent')).toHaveLength(1));
});

test.each([
  ['Agree', true],
  ['Do not agree', false],
])('M36 MTG-10 who is not in the room is asked on the session’s page, and answers there: %s', async (name, agreed) => {
  const { asked } = serve({ 'PUT /api/v2/meetings/5/consent': answer({ message: 'Your answer was saved.' }) });
  show(<MeetingList meetings={[aMeeting({ recording_asked: true })]} zone="Asia/Kuala_Lumpur" />);
  expect(await screen.findByText('May this session be recorded?')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Your answer was saved.')).toBeTruthy();
  expect(asked('PUT /api/v2/meetings/5/consent').map(({ body }) => body)).toEqual([{ agreed }]);
});

test('M36 who is not asked sees no question', async () => {
  show(<MeetingList meetings={[aMeeting()]} zone="Asia/Kuala_Lumpur" />);
  await screen.findByRole('heading');
  expect(screen.queryByText('May this session be recorded?')).toBeNull();
});

test('MTG-01 MTG-02 whoever judges a report reads the state, and who was there from when until when', async () => {
  const spans = [{ joined_at: '2026-11-20T02:00:00Z', left_at: '2026-11-20T02:03:00Z', here: false }];
  const people: BookingAttendance['meetings'][number]['people'] = [
    { user_id: 7, full_name: 'Farid Osman', user_type: 'mentee', minutes: 3, spans },
    { user_id: 3, full_name: 'Aisyah Rahman', user_type: 'mentor', minutes: 0, spans: [] },
  ];
  const { id, status, start_time, end_time } = held;
  const meetings = [{ id, status, start_time, end_time, is_valid: false, people }];
  serve({ 'GET /bookings/41/attendance': answer({ meetings }) });
  show(<AttendanceList bookingId={41} zone="Asia/Kuala_Lumpur" />);
  expect(await screen.findByText('Not held: less than five minutes together')).toBeTruthy();
  expect(screen.getByText('Completed')).toBeTruthy();
  expect(screen.getByText('3 minutes in the room')).toBeTruthy();
  expect(screen.getByText('10:00 am – 10:03 am')).toBeTruthy();
  expect(screen.getByText('Was never in the room.')).toBeTruthy();
});
