import * as contract from '../../../contract/notifications.ts';
import { everyMember, sample, type Sample } from '../../samples.fixture.ts';
import { beginning, type World } from '../../world.fixture.ts';

/** Something the mentee was told; made anew for every call. */
const told = async (world: World) => {
  const [row] = await world.rows<{ id: string }>(
    `insert into notifications (user_id, event_key, object_type, object_id, message, link_path, created_at)
     values ($1, 'sample', 'Booking', 1, 'Mentor Tan accepted your session.', '/main/bookings?booking=1', $2)
     on conflict (user_id, event_key) do update set read_at = null returning id`,
    [world.ids.mentee, beginning.toString()],
  );
  return Number(row?.id);
};

export const notificationSamples: Sample[] = [
  sample({
    endpoint: contract.myNotifications,
    as: 'mentee',
    call: async () => ({ query: { page: 1 } }),
    answers: everyMember(200),
  }),
  sample({ endpoint: contract.unreadNotifications, as: 'mentee', call: async () => ({}), answers: everyMember(200) }),
  sample({ endpoint: contract.markAllRead, as: 'mentee', call: async () => ({}), answers: everyMember(200) }),
  sample({
    endpoint: contract.markRead,
    as: 'mentee',
    call: async (world) => ({ body: { notification_id: await told(world) } }),
    answers: everyMember(404, { mentee: 200 }),
  }),
];
