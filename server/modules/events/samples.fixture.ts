import * as contract from '../../../contract/events/index.ts';
import { useTestGateway } from '../../../contract/payments/index.ts';
import { adminsOfAlpha, everybody, everyMember, type Sample, sample } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { hashToken } from '../accounts/index.ts';
import { png } from '../profiles/pictures.fixture.ts';
import { eventFields, makeEvent, orderOf, paidTicket, paymentIn, take, ticketsOf } from './events.fixture.ts';

/** An event that only members of Alpha know of. */
const inside = (world: World, changes: object = {}) =>
  makeEvent(world, { program_id: world.alpha.id, privacy: 'is_private', ...changes });
const insideParams = async (world: World) => ({ params: { id: await inside(world) } });
const readers = everyMember(404, {
  mentee: 200,
  mentor: 200,
  programme_admin: 200,
  portal_owner: 200,
  enterprise_admin: 200,
  platform_admin: 200,
});
/** Whoever administers anything at all; others see an empty table. */
const managers = everyMember(403, {
  programme_admin: 200,
  other_programme_admin: 200,
  portal_owner: 200,
  enterprise_admin: 200,
  platform_admin: 200,
});
const holder = everyMember(404, { mentee: 200 });

/** A ticket that the mentee has. */
const going = async (world: World) => {
  const eventId = await makeEvent(world);
  await take(world, 'mentee', { eventId });
  const [row] = await world.rows<{ id: number }>('select max(id)::int as id from ticket_admissions');
  return { eventId, id: row?.id ?? 0 };
};
const onItsWay = async (world: World) => {
  const { id } = await going(world);
  await world.ask('mentee', contract.sendTicket, { params: { id }, body: { email: 'other_mentee@example.com' } });
  return id;
};
const sentLink = async (world: World) => {
  await onItsWay(world);
  const token = 'only-here-and-long-enough';
  await world.rows('update ticket_transfers set token_hash = $1', [hashToken(token)]);
  return { params: { token } };
};
const soldOut = async (world: World) => {
  const one = [{ name: 'Seat', ticket_type: 'free', price: 0, max_amount: 1, max_per_user: 0 }];
  const eventId = await makeEvent(world, { tickets: one });
  await take(world, 'mentee', { eventId });
  return (await ticketsOf(world, eventId))[0] ?? 0;
};
/** A paid order of the mentee for an event of Alpha. */
const paidOrder = async (world: World) => {
  const eventId = await inside(world, { tickets: [paidTicket] });
  const id = paymentIn(await take(world, 'mentee', { eventId }));
  await world.ask('mentee', useTestGateway, { params: { id }, body: { outcome: 'pay' } });
  const [row] = await world.rows<{ id: number }>('select max(id)::int as id from ticket_purchases');
  return { eventId, params: { id: row?.id ?? 0 } };
};

const readingSamples: Sample[] = [
  sample({
    endpoint: contract.listEvents,
    as: 'mentee',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: readers,
  }),
  sample({
    endpoint: contract.dashboardEvents,
    as: 'mentee',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: readers,
  }),
  sample({ endpoint: contract.mentorClass, as: 'visitor', call: async () => ({}), answers: everybody(200) }),
  sample({
    endpoint: contract.showEvent,
    as: 'mentee',
    call: async (world) => ({ ...(await insideParams(world)), query: {} }),
    answers: { ...readers, visitor: 404 },
  }),
  sample({
    endpoint: contract.openEventLink,
    as: 'other_mentee',
    call: async (world) => {
      const id = await makeEvent(world, { privacy: 'is_private' });
      const [row] = await world.rows<{ link_key: string }>('select link_key from events where id = $1', [id]);
      return { params: { id }, body: { key: row?.link_key ?? '' } };
    },
    answers: everyMember(200),
  }),
  ...[contract.eventQuestions, contract.eventCalendarFile].map((endpoint) =>
    sample({ endpoint, as: 'mentee', call: insideParams, answers: { ...readers, visitor: 404 } }),
  ),
];

const takingSamples: Sample[] = [
  sample({
    endpoint: contract.ownTickets,
    as: 'mentee',
    call: async (world) => {
      await going(world);
      return { params: { userId: world.ids.mentee }, query: {} };
    },
    answers: holder,
  }),
  sample({
    endpoint: contract.purchaseTickets,
    as: 'mentee',
    call: async (world) => {
      const eventId = await makeEvent(world);
      const [id = 0] = await ticketsOf(world, eventId);
      return orderOf(world.ids.mentee, eventId, [{ id, amount: 1 }]);
    },
    answers: everyMember(403, { mentee: 200 }),
  }),
  sample({
    endpoint: contract.cancelTicket,
    as: 'mentee',
    call: async (world) => ({ params: { id: (await going(world)).id } }),
    answers: holder,
  }),
  sample({
    endpoint: contract.sendTicket,
    as: 'mentee',
    call: async (world) => ({
      params: { id: (await going(world)).id },
      body: { email: 'other_mentee@example.com' },
    }),
    answers: { ...holder, unconfirmed: 403 },
  }),
  sample({
    endpoint: contract.keepTicket,
    as: 'mentee',
    call: async (world) => ({ params: { id: await onItsWay(world) } }),
    answers: holder,
  }),
  sample({ endpoint: contract.sentTicket, as: 'visitor', call: sentLink, answers: everybody(200) }),
  sample({
    endpoint: contract.acceptTicket,
    as: 'other_mentee',
    call: sentLink,
    answers: everyMember(403, { other_mentee: 200 }),
  }),
  sample({
    endpoint: contract.joinWaitingList,
    as: 'other_mentee',
    call: async (world) => ({ params: { id: await soldOut(world) } }),
    answers: everyMember(200, { mentee: 422, unconfirmed: 403 }),
  }),
  sample({
    endpoint: contract.leaveWaitingList,
    as: 'other_mentee',
    call: async (world) => {
      const id = await soldOut(world);
      await world.ask('other_mentee', contract.joinWaitingList, { params: { id } });
      return { params: { id } };
    },
    answers: everyMember(404, { other_mentee: 200 }),
  }),
];

const savingSamples: Sample[] = [
  sample({
    endpoint: contract.saveEvent,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ body: { ...eventFields, program_id: alpha.id } as never }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.uploadEventPhoto,
    as: 'programme_admin',
    call: async (world) => ({ body: { event_id: await inside(world) } }),
    uploads: () => [{ field: 'photo', name: 'event.png', type: 'image/png', bytes: png }],
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.toggleEvent,
    as: 'programme_admin',
    call: async (world) => ({ body: { event_id: await inside(world) } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.editableEvent,
    as: 'programme_admin',
    call: insideParams,
    answers: adminsOfAlpha,
  }),
  ...[contract.eventCancellation, contract.duplicateEvent].map((endpoint) =>
    sample({ endpoint, as: 'programme_admin', call: insideParams, answers: adminsOfAlpha }),
  ),
  sample({
    endpoint: contract.cancelEvent,
    as: 'programme_admin',
    call: async (world) => ({ ...(await insideParams(world)), body: { message: 'The speaker is ill' } }),
    answers: adminsOfAlpha,
  }),
  sample({ endpoint: contract.deleteEvent, as: 'programme_admin', call: insideParams, answers: adminsOfAlpha }),
  sample({
    endpoint: contract.tagReach,
    as: 'programme_admin',
    call: async (world) => ({ query: { event_id: await inside(world), skill_tags: '1' } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.notifyOfEvent,
    as: 'programme_admin',
    call: async (world) => ({ ...(await insideParams(world)), body: { event_tags: { skill_tags: [1] } } }),
    answers: adminsOfAlpha,
  }),
];

const deskSamples: Sample[] = [
  sample({
    endpoint: contract.adminEvents,
    as: 'programme_admin',
    call: async () => ({ query: {} }),
    answers: managers,
  }),
  ...[contract.eventData, contract.eventDataFile].map((endpoint) =>
    sample({
      endpoint,
      as: 'programme_admin',
      call: async (world) => {
        await paidOrder(world);
        return { query: {} };
      },
      answers: managers,
    }),
  ),
  sample({
    endpoint: contract.ticketOrder,
    as: 'programme_admin',
    call: async (world) => ({ params: (await paidOrder(world)).params }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.refundTickets,
    as: 'programme_admin',
    call: async (world) => ({ params: (await paidOrder(world)).params, body: { reason: 'Called off' } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.attendees,
    as: 'programme_admin',
    call: async (world) => ({ params: { id: (await paidOrder(world)).eventId }, query: {} }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.attendeesFile,
    as: 'programme_admin',
    call: async (world) => ({ params: { id: (await paidOrder(world)).eventId } }),
    answers: adminsOfAlpha,
  }),
  ...[contract.checkIn, contract.undoCheckIn].map((endpoint) =>
    sample({
      endpoint,
      as: 'programme_admin',
      call: async (world) => {
        const { eventId } = await paidOrder(world);
        const [row] = await world.rows<{ id: number }>('select max(id)::int as id from ticket_admissions');
        const call = { params: { id: eventId }, body: { admission_id: row?.id ?? 0 } };
        if (endpoint === contract.undoCheckIn) await world.ask('programme_admin', contract.checkIn, call);
        return call;
      },
      answers: adminsOfAlpha,
    }),
  ),
];

export const eventSamples: Sample[] = [...readingSamples, ...takingSamples, ...savingSamples, ...deskSamples];

/** An event of the other program, marked with a word that nobody outside it may read. */
export const eventCanaries = async (world: World) => {
  await world.rows(
    `insert into events (program_id, event_type, title, privacy, timezone, start_time, end_time, description,
       organizer_name, inquiry_email, active, created_by, created_at, updated_at)
     values ($1, 'webinar', 'zxcanary', 'is_private', 'UTC', '2026-12-04T12:00:00Z', '2026-12-04T13:00:00Z', 'zxcanary',
       'zxcanary', 'zxcanary@example.com', true, $2, '2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z')`,
    [world.beta.id, world.ids.other_programme_admin],
  );
};
