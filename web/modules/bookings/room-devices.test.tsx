import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { insideRoom, live, openRoom, standInForDevices, withDevices, withDevicesAsking } from './room.fixture.tsx';

beforeEach(standInForDevices);

const joining = 'POST /api/v2/meetings/5/join';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const entered = () => screen.findByText('Only you are here');

test('MTG-03 two presses turn on one camera, and what is turned off gives its light back', async () => {
  const { given } = insideRoom();
  await entered();
  press('Turn camera off');
  expect(live(given).map(({ kind }) => kind)).toEqual(['audio']);
  const { given: anew, asks, allow } = withDevicesAsking();
  press('Turn camera on');
  press('Turn camera on');
  act(allow);
  expect(await screen.findByRole('button', { name: 'Turn camera off' })).toBeTruthy();
  expect(asks).toHaveBeenCalledTimes(1);
  press('Turn camera off');
  await waitFor(() => expect(live(anew)).toEqual([]));
});

test('MTG-03 a camera that comes when one has left already is let go of at once', async () => {
  const { given } = insideRoom();
  await entered();
  press('Turn camera off');
  const { given: late, allow } = withDevicesAsking();
  press('Turn camera on');
  press('Leave');
  expect(await screen.findByText('You have left the meeting')).toBeTruthy();
  act(allow);
  await waitFor(() => expect(late).toHaveLength(1));
  await waitFor(() => expect(live([...given, ...late])).toEqual([]));
});

test('MTG-03 a camera turned off before the room stays off when the microphone comes after it', async () => {
  withDevices({ audio: 'NotFoundError' });
  const { unmount } = openRoom();
  expect(await screen.findByText('No microphone was found')).toBeTruthy();
  const { given, asks, allow } = withDevicesAsking();
  press('Turn microphone on');
  press('Turn microphone on');
  press('Turn camera off');
  act(allow);
  expect(await screen.findByRole('button', { name: 'Turn microphone off' })).toBeTruthy();
  expect(asks).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Turn camera on' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Enter without a camera' })).toBeTruthy();
  unmount();
  expect(live(given)).toEqual([]);
});

test('MTG-03 whoever goes away before they allowed it leaves no camera on', async () => {
  const { given, asks, allow } = withDevicesAsking();
  const { unmount } = openRoom();
  await waitFor(() => expect(asks).toHaveBeenCalledTimes(1));
  unmount();
  act(allow);
  await waitFor(() => expect(given).toHaveLength(2));
  await waitFor(() => expect(live(given)).toEqual([]));
});

test('MTG-03 whoever was muted, without a camera, is so after a reload too', async () => {
  const first = insideRoom();
  await entered();
  expect(first.asked(joining)[0]?.body).toMatchObject({ microphone: true, camera: true });
  press('Turn microphone off');
  press('Turn camera off');
  expect(await screen.findByRole('button', { name: 'Turn camera on' })).toBeTruthy();
  first.unmount();
  const { asked, given } = insideRoom();
  await entered();
  expect(asked(joining)[0]?.body).toMatchObject({ microphone: false, camera: false });
  expect(given.map(({ kind, enabled }) => [kind, enabled])).toEqual([['audio', false]]);
  // The user is heard again after a press, and not before.
  press('Turn microphone on');
  expect(given.map(({ enabled }) => enabled)).toEqual([true]);
});

test('MTG-03 whoever has left by their own wish sees themselves before they enter again', async () => {
  const { unmount } = insideRoom();
  await entered();
  press('Turn camera off');
  expect(await screen.findByRole('button', { name: 'Turn camera on' })).toBeTruthy();
  press('Leave');
  expect(await screen.findByText('You have left the meeting')).toBeTruthy();
  unmount();
  vi.stubGlobal('AudioContext', undefined); // the meter of the microphone's loudness wants more of it than a recording
  openRoom();
  expect(await screen.findByRole('button', { name: 'Enter the meeting' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Turn camera off' })).toBeTruthy();
});
