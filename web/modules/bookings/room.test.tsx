import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { mentee, mentor } from './bookings.fixture.tsx';
import { alone, insideRoom, ownSeat, PeerLine, standInForDevices, track } from './room.fixture.tsx';

beforeEach(standInForDevices);

const consent = 'POST /api/v2/meetings/5/consent';
const record = 'POST /api/v2/meetings/5/recordings';
const mine = { user_id: mentee.id, agreed: true };
const theirs = { user_id: mentor.id, agreed: true };
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const entered = () => screen.findByText('Only you are here');
const bodies = (asked: readonly { body: unknown }[]) => asked.map(({ body }) => body);

test('MTG-10 everybody is asked, the room says who is still to agree, and it records from the last consent on', async () => {
  const { asked, tell } = insideRoom();
  await entered();
  press('Record');
  const question = await screen.findByRole('dialog', { name: 'Record this session?' });
  expect(within(question).getByText(/^Everybody who takes part in this session is asked/)).toBeTruthy();
  expect(asked(consent)).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Agree and ask the others' }));
  await waitFor(() => expect(bodies(asked(consent))).toEqual([{ token: 'mine', seat: 9, agreed: true, asks: true }]));
  act(() => tell({ consents: [mine] }));
  expect(
    await screen.findByText('Recording needs everybody’s consent. Still to agree: Aisyah Rahman (not here).'),
  ).toBeTruthy();
  expect(asked(record)).toEqual([]);
  expect(screen.queryByText('Recording')).toBeNull();

  act(() => tell({ consents: [mine, theirs] }));
  await waitFor(() => expect(bodies(asked(record))).toEqual([{ token: 'mine', seat: 9, file_type: 'audio/webm' }]));
  act(() =>
    tell({
      consents: [mine, theirs],
      recording: { id: 9, seat: 9, started_at: '2026-11-20T10:01:00Z' },
      has_recording: true,
    }),
  );
  expect(screen.getByText('Recording')).toBeTruthy();
  expect(screen.getByText('This session is being recorded with everybody’s consent.')).toBeTruthy();
  press('Stop recording');
  expect(await screen.findByText('The recording is kept with the session.')).toBeTruthy();
  expect(asked('POST /api/v2/meetings/5/recordings/9/stop')).toHaveLength(1);
});

test.each([
  ['Agree', true],
  ['Do not agree', false],
])('MTG-10 who is asked to be recorded answers for themselves: %s', async (name, agreed) => {
  const { asked, tell } = insideRoom();
  await entered();
  act(() => tell({ consents: [theirs] }));
  expect(screen.getByText('Aisyah Rahman would like to record this session')).toBeTruthy();
  press(name);
  await waitFor(() => expect(bodies(asked(consent))).toEqual([{ token: 'mine', seat: 9, agreed }]));
  // The browser of the person who asked does the recording.
  act(() => tell({ consents: [{ ...mine, agreed }, theirs] }));
  expect(screen.queryByText('Aisyah Rahman would like to record this session')).toBeNull();
  expect(asked(record)).toEqual([]);
});

test('MTG-10 a no is said by name, a running recording is withdrawn in the room, and a program can forbid both', async () => {
  const { asked, tell, unmount } = insideRoom();
  await entered();
  act(() => tell({ consents: [mine, { ...theirs, agreed: false }] }));
  expect(screen.getByText('Aisyah Rahman does not agree to a recording.')).toBeTruthy();
  act(() => tell({ consents: [mine, theirs], has_recording: true }));
  expect(screen.getByText('This session was recorded with everybody’s consent.')).toBeTruthy();
  press('Withdraw and delete');
  const dialog = await screen.findByRole('dialog', { name: 'Delete the recording?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw and delete' }));
  await waitFor(() => expect(asked('DELETE /api/v2/meetings/5/consent')).toHaveLength(1));
  unmount();
  insideRoom({ recording_allowed: false });
  await entered();
  expect(screen.queryByRole('button', { name: /^Record/ })).toBeNull();
});

test('MTG-03 the screen is shared, and shared no more', async () => {
  const { asked } = insideRoom();
  await entered();
  const screens = () => asked('POST /api/v2/meetings/5/beat').map(({ body }) => (body as { screen: boolean }).screen);
  press('Share your screen');
  expect(await screen.findByText('You are sharing your screen')).toBeTruthy();
  await waitFor(() => expect(screens()).toEqual([true]));
  press('Stop sharing your screen');
  await waitFor(() => expect(screens()).toEqual([true, false]));
  expect(screen.queryByText('You are sharing your screen')).toBeNull();
});

test('MTG-03 SYS-15 what is written stands with the time of the reader’s own zone', async () => {
  const { says } = insideRoom({}, alone, {}, { ...mentee, timezone: 'Asia/Kathmandu' });
  await entered();
  act(() => says({ id: 1, user_id: mentor.id, text: 'Good evening', created_at: '2026-11-20T10:02:00Z' }));
  press('Chat, 1 unread');
  expect(await screen.findByText('Good evening')).toBeTruthy();
  expect(screen.getByText('Aisyah Rahman · 3:47 pm')).toBeTruthy();
});

test('MTG-03 in a group one calls each who was here before, and sees the picture of every one', async () => {
  const people = [mentee.full_name, mentor.name, 'Daniel Lim', 'Mei Wong'].map((name, at) => ({
    id: [mentee.id, mentor.id, 11, 12][at] ?? 0,
    name,
    photo_url: null,
    side: at === 1 ? ('mentor' as const) : ('mentee' as const),
  }));
  const others = [mentor.id, 11, 12].map((user_id, at) => ({ ...ownSeat, user_id, seat: at + 1 }));
  const { asked } = insideRoom({ group_name: 'Data Circle', people }, { ...alone, seats: [...others, ownSeat] });
  expect(await screen.findByText('4 people are here')).toBeTruthy();
  expect(PeerLine.all).toHaveLength(3);
  act(() => {
    for (const line of PeerLine.all) line.dispatchEvent(new Event('negotiationneeded'));
  });
  const called = () =>
    asked('POST /api/v2/meetings/5/signals')
      .map(({ body }) => (body as { to: number }).to)
      .toSorted((a, b) => a - b);
  await waitFor(() => expect(called()).toEqual([1, 2, 3]));
  const pictures = PeerLine.all.map(() => track('video'));
  act(() => {
    for (const [at, line] of PeerLine.all.entries()) if (pictures[at]) line.shows(pictures[at]);
  });
  const shown = [mentor.name, 'Daniel Lim', 'Mei Wong'].map((name) => {
    const video = screen.getByLabelText<HTMLVideoElement>(name, { selector: 'video' });
    return (video.srcObject as MediaStream).getVideoTracks()[0];
  });
  expect(shown).toEqual(pictures);
  expect(shown.every((one, at) => one === pictures[at])).toBe(true);
});
