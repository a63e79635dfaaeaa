import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { Room } from '../meetings/engine/room.ts';
import { mentee, mentor } from './bookings.fixture.tsx';
import { alone, does, insideRoom, later, Line, ownSeat, PeerLine, room, standInForDevices } from './room.fixture.tsx';
import { answer, refusal, serve } from '../../testing/serve.fixture.ts';

beforeEach(standInForDevices);

const joining = 'POST /api/v2/meetings/5/join';
const beating = 'POST /api/v2/meetings/5/beat';
const other = { ...ownSeat, user_id: mentor.id, seat: 1 };
const both = { ...alone, seats: [other, ownSeat] };
const open = (lines: readonly Line[]) => lines.filter(({ readyState }) => readyState === 1);
const standing = () => PeerLine.all.filter(({ connectionState }) => connectionState !== 'closed');

test('MTG-03 whoever lost their seat comes in once, though two things say that it is gone', async () => {
  const { moment: answered, come: answers } = later();
  // A seat that was given up is never assigned again.
  const seats = [9, 10, 11];
  const { asked, tell } = insideRoom({}, both, {
    [joining]: () => {
      const seat = seats.shift() ?? 12;
      return answer({ seat, state: { ...both, seats: [other, { ...ownSeat, seat }] } });
    },
    [beating]: async () => {
      await answered;
      return refusal('meetings.seat_gone');
    },
  });
  await screen.findByText('2 people are here');
  // A heartbeat is on its way when the room reports that nobody sits there any more.
  fireEvent.click(screen.getByRole('button', { name: 'Turn microphone off' }));
  await waitFor(() => expect(asked(beating)).toHaveLength(1));
  act(() => tell({ seats: [other] }));
  await act(async () => answers());
  await waitFor(() => expect(open(Line.all)).toHaveLength(1));
  expect(asked(joining)).toHaveLength(2);
  expect(standing()).toHaveLength(1);
});

test('MTG-03 of two ways in at once the last holds, and the seat of the first is given back', async () => {
  const first = later();
  const seats = [
    async () => {
      await first.moment;
      return answer({ seat: 8, state: { ...both, seats: [other, { ...ownSeat, seat: 8 }] } });
    },
    () => answer({ seat: 9, state: both }),
  ];
  const { asked } = serve({
    [joining]: () => seats.shift()?.() ?? refusal('meetings.full'),
    'POST /api/v2/meetings/5/leave': does,
  });
  const entered = new Room({ opened: room, myId: mentee.id, tracks: { audio: null, camera: null, screen: null } });
  await waitFor(() => expect(asked(joining)).toHaveLength(1));
  await entered.join();
  first.come();
  await waitFor(() =>
    expect(asked('POST /api/v2/meetings/5/leave').map(({ body }) => body)).toMatchObject([{ seat: 8 }]),
  );
  expect(entered.snapshot()).toMatchObject({ phase: 'inside', seat: 9 });
  expect([Line.all.length, standing().length]).toEqual([1, 1]);
  await entered.leave();
  expect([open(Line.all), standing()]).toEqual([[], []]);
});
