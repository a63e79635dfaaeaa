import * as contract from '../../../contract/notifications/index.ts';
import { everybody, everyMember, sample, type Sample } from '../../testing/samples.fixture.ts';
import { beginning, type World } from '../../testing/world.fixture.ts';

/** A notification of the mentee; created afresh for every call. */
const told = async (world: World) => {
  const [row] = await world.rows<{ id: string }>(
    `insert into notifications (user_id, event_key, object_type, object_id, message, link_path, created_at)
     values ($1, 'sample', 'Booking', 1, 'Mentor Tan accepted your session.', '/main/bookings?booking=1', $2)
     on conflict (user_id, event_key) do update set read_at = null returning id`,
    [world.ids.mentee, beginning.toString()],
  );
  return Number(row?.id);
};

/** A stored email to the mentee; created afresh for every call. */
const kept = async (world: World) => {
  const [row] = await world.rows<{ id: string }>(
    `insert into deliveries (event_key, user_id, to_address, channel, template, subject, body, status, created_at)
     values ('sample', $1, 'mentee@example.com', 'email', 'account.welcome', 'Welcome', 'Hello.', 'logged', $2)
     on conflict (event_key, to_address, channel) do update set status = 'logged' returning id`,
    [world.ids.mentee, beginning.toString()],
  );
  return Number(row?.id);
};

/** The key that the mentee's emails have. */
const keyed = async (world: World) => {
  const [row] = await world.rows<{ stop_key: string }>(
    `insert into notification_settings (user_id) values ($1)
     on conflict (user_id) do update set daily_email = false returning stop_key`,
    [world.ids.mentee],
  );
  return { params: { key: row?.stop_key ?? '', kind: 'events' as const } };
};

/** A browser of the mentee that shows notifications; created afresh for every call. */
const subscribed = async (world: World) => {
  const { endpoint, keys } = world.vendors.pushService.subscribe();
  const [row] = await world.rows<{ id: number }>(
    `insert into push_subscriptions (session_id, user_id, endpoint, p256dh, auth, name, created_at)
     select id, user_id, $2, $3, $4, 'Chrome on Linux', created_at from auth_sessions where user_id = $1 limit 1
     returning id::int`,
    [world.ids.mentee, endpoint, keys.p256dh, keys.auth],
  );
  return { params: { id: row?.id ?? 0 } };
};

const onlyPlatformAdmins = everyMember(403, { platform_admin: 200 });

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
  sample({ endpoint: contract.notificationChoices, as: 'mentee', call: async () => ({}), answers: everyMember(200) }),
  sample({
    endpoint: contract.chooseNotifications,
    as: 'mentee',
    call: async () => ({
      body: { choices: [{ kind: 'events' as const, channel: 'email' as const, wanted: false }], daily_email: true },
    }),
    answers: everyMember(200),
  }),
  sample({ endpoint: contract.myDevices, as: 'mentee', call: async () => ({}), answers: everyMember(200) }),
  sample({
    endpoint: contract.addDevice,
    as: 'mentee',
    call: async (world) => {
      const { endpoint, keys } = world.vendors.pushService.subscribe();
      return { body: { endpoint, keys, user_agent: 'Chrome/141.0 on Linux' } };
    },
    answers: everyMember(200),
  }),
  sample({
    endpoint: contract.removeDevice,
    as: 'mentee',
    call: subscribed,
    answers: everyMember(404, { mentee: 200 }),
  }),
  sample({ endpoint: contract.emailsOfLink, as: 'visitor', call: keyed, answers: everybody(200) }),
  sample({
    endpoint: contract.stopEmails,
    as: 'visitor',
    call: async (world) => ({ ...(await keyed(world)), body: { wanted: false } }),
    answers: everybody(200),
  }),
  sample({ endpoint: contract.writeAgain, as: 'mentee', call: async () => ({ body: {} }), answers: everyMember(200) }),
  sample({
    endpoint: contract.writeAgainTo,
    as: 'platform_admin',
    call: async () => ({ body: { address: 'mentee@example.com' } }),
    answers: onlyPlatformAdmins,
  }),
  // Nobody but the provider can sign; hear-mail.api.test.ts does.
  sample({
    endpoint: contract.mailEvents,
    as: 'visitor',
    call: async () => ({
      body: {
        signature: { timestamp: '1795000000', token: 'abc', signature: '0'.repeat(64) },
        'event-data': { event: 'complained', recipient: 'mentee@example.com' },
      },
    }),
    answers: everybody(404),
  }),
  // Nor this; whatsapp/replies.api.test.ts does.
  sample({
    endpoint: contract.whatsAppReplies,
    as: 'visitor',
    call: async () => ({ body: { payload: '{}', signature: '' } }),
    answers: everybody(404),
  }),
  sample({
    endpoint: contract.deliveries,
    as: 'platform_admin',
    call: async () => ({ query: { page: 1, query: '*' } }),
    answers: onlyPlatformAdmins,
  }),
  sample({
    endpoint: contract.deliveriesFile,
    as: 'platform_admin',
    call: async () => ({ query: { is_csv: 'true' } }),
    answers: onlyPlatformAdmins,
  }),
  sample({
    endpoint: contract.deliveredLetter,
    as: 'platform_admin',
    call: async (world) => ({ params: { id: await kept(world) } }),
    answers: onlyPlatformAdmins,
  }),
];
