import { Temporal } from 'temporal-polyfill';
import { beforeEach, expect, test } from 'vitest';
import {
  dashboardEvents,
  eventCalendarFile,
  eventQuestions,
  joinWaitingList,
  listEvents,
  openEventLink,
  showEvent,
} from '../../../contract/events/index.ts';
import type { Persona } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { makeEvent, openedBy, take, ticketsOf } from './events.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const read = (as: Persona, id: number) =>
  as === 'visitor'
    ? world.newBrowser().ask(showEvent, { params: { id }, query: {} })
    : world.ask(as, showEvent, { params: { id }, query: {} });
const titles = async (as: Persona, query: object = {}) => {
  const browser = as === 'visitor' ? world.newBrowser() : world.browserOf(as);
  const { body } = await browser.ask(listEvents, { query });
  return (body.events as { title: string }[]).map(({ title }) => title);
};

test('EVT-47 B105 who reads which event', async () => {
  const alpha = { program_id: world.alpha.id };
  const [open, linked, inside, insideOpen, hidden] = [
    await makeEvent(world, { title: 'Open' }),
    await makeEvent(world, { title: 'Linked', privacy: 'is_private' }),
    await makeEvent(world, { title: 'Inside', privacy: 'is_private', ...alpha }),
    await makeEvent(world, { title: 'Inside and open', ...alpha }),
    await makeEvent(world, { title: 'Hidden', ...alpha }, { published: false }),
  ];
  const statuses = async (as: Persona) => {
    const all = [];
    for (const id of [open, linked, inside, insideOpen, hidden]) all.push((await read(as, id)).status);
    return all;
  };
  expect(await statuses('visitor')).toEqual([200, 404, 404, 200, 404]);
  expect(await statuses('other_mentee')).toEqual([200, 404, 404, 200, 404]);
  expect(await statuses('mentee')).toEqual([200, 404, 200, 200, 404]);
  expect(await statuses('programme_admin')).toEqual([200, 404, 200, 200, 200]);
  expect(await statuses('other_programme_admin')).toEqual([200, 404, 404, 200, 404]);
  expect(await statuses('enterprise_admin')).toEqual([200, 404, 200, 200, 200]);
  expect(await statuses('platform_admin')).toEqual([200, 200, 200, 200, 200]);
  expect((await read('mentee', inside)).body.link_path).toBe(`/app/acme/alpha/events/${inside}`);
});

test('EVT-47 B105 a private event of the platform is for whoever has its link, from then on also without it', async () => {
  const id = await makeEvent(world, { title: 'Linked', privacy: 'is_private' });
  const { share_url: link } = (await read('platform_admin', id)).body;
  const key = new URL(link).searchParams.get('link') ?? '';
  const show = (as: Persona, given: string, eventId = id) =>
    world.ask(as, openEventLink, { params: { id: eventId }, body: { key: given } });
  expect((await show('mentee', crypto.randomUUID())).status).toBe(404);
  expect((await read('mentee', id)).status).toBe(404);
  expect((await show('mentee', key)).status).toBe(200);
  expect((await show('mentee', key)).status).toBe(200);
  expect((await read('mentee', id)).body.share_url).toBe(link);
  expect((await read('other_mentee', id)).status).toBe(404);
  // The key of one event opens no other, and a draft is open to nobody.
  const other = await makeEvent(world, { privacy: 'is_private' });
  expect((await show('mentee', key, other)).status).toBe(404);
  await world.rows('update events set active = false where id = $1', [id]);
  expect((await show('other_mentee', key)).status).toBe(404);
  expect((await read('mentee', id)).status).toBe(404);
});

test('EVT-47 B105 without the link nobody takes a ticket, waits or reads a question of a private event', async () => {
  const seat = [{ name: 'Seat', ticket_type: 'free', price: 0, max_amount: 1, max_per_user: 0 }];
  const id = await makeEvent(world, { privacy: 'is_private', tickets: seat });
  expect((await take(world, 'mentee', { eventId: id })).status).toBe(404);
  expect((await world.ask('mentee', eventQuestions, { params: { id } })).status).toBe(404);
  expect((await world.ask('mentee', eventCalendarFile, { params: { id } })).status).toBe(404);
  const [ticketId = 0] = await ticketsOf(world, id);
  expect((await world.ask('mentee', joinWaitingList, { params: { id: ticketId } })).status).toBe(404);
});

test('EVT-01 B105 the list of the platform has public events, that of a program its own', async () => {
  const alpha = { program_id: world.alpha.id };
  await makeEvent(world, { title: 'Open' });
  await makeEvent(world, { title: 'Linked', privacy: 'is_private' });
  await makeEvent(world, { title: 'Inside', privacy: 'is_private', ...alpha, start_time: '2026-12-03T12:00:00Z' });
  await makeEvent(world, { title: 'Both', ...alpha });
  await makeEvent(world, { title: 'Hidden' }, { published: false });
  // A company of this week has no place on the list of everybody.
  expect(await titles('visitor')).toEqual(['Open']);
  await world.rows('update enterprises set created_at = $1', ['2026-11-13T10:00:00Z']);
  expect(await titles('visitor')).toEqual(['Open', 'Both']);
  expect(await titles('mentee', alpha)).toEqual(['Inside', 'Both']);
  expect(await titles('mentee', { search: 'op' })).toEqual(['Open']);
  expect((await world.ask('other_mentee', listEvents, { query: alpha })).status).toBe(404);
  expect((await world.newBrowser().ask(listEvents, { query: alpha })).status).toBe(401);
  await world.moveClock(Temporal.Instant.from('2026-12-05T00:00:00Z'));
  expect(await titles('visitor')).toEqual([]);
  expect(await titles('visitor', { list: 'past' })).toEqual(['Both', 'Open']);
});

test('EVT-01 one’s own events are those that one has a ticket for', async () => {
  const id = await makeEvent(world, { title: 'Linked', privacy: 'is_private' });
  await openedBy(world, 'mentee', id);
  await makeEvent(world, { title: 'Open' });
  await take(world, 'mentee', { eventId: id });
  expect(await titles('mentee', { list: 'mine' })).toEqual(['Linked']);
  expect(await titles('other_mentee', { list: 'mine' })).toEqual([]);
  expect((await world.newBrowser().ask(listEvents, { query: { list: 'mine' } })).status).toBe(401);
});

test('EVT-45 B111 the list can be that of MentorClass alone', async () => {
  await makeEvent(world, { title: 'Class', mentor_class: true });
  await makeEvent(world, { title: 'Other' });
  expect(await titles('visitor', { mentor_class: 'true' })).toEqual(['Class']);
});

test('EVT-04 EVT-20 EVT-21 an event has the printed fields', async () => {
  const id = await makeEvent(world, {
    event_speakers: [
      { user_id: world.ids.mentor, name: 'Mentor Tan', title: 'Data lead' },
      { user_id: null, name: 'Noor Aini', title: '' },
    ],
    extra_fields: [{ title: 'Which field?' }],
    tickets: [{ name: 'Early', ticket_type: 'paid', price: 12.5, max_amount: 20, max_per_user: 2 }],
  });
  const { body } = await read('mentee', id);
  expect(body).toMatchObject({
    id,
    event_type: 'webinar',
    privacy: 'is_public',
    title: 'Careers in data',
    timezone: 'Asia/Kuala_Lumpur',
    start_time: '2026-12-04T12:00:00Z',
    end_time: '2026-12-04T13:00:00Z',
    // Eight in the evening in Kuala Lumpur.
    date: '2026-12-04',
    photo: null,
    photo_hq_url: null,
    venue_title: '',
    geocode: '',
    organizer_name: 'Lantern',
    inquiry_email: 'events@example.com',
    inquiry_number: '60123456789',
    total_attendees: 0,
    event_ended: false,
    program_id: null,
    active: true,
    from_price: 12.5,
    paid_from_price: 12.5,
    link_path: `/events/${id}`,
    share_url: `http://lantern.test/events/${id}`,
    event_tags: { skill_tags: [], industry_tags: [], company_tags: [], country_tags: [] },
    extra_fields: [{ id: expect.any(Number), title: 'Which field?', active: true }],
    tickets: [
      {
        name: 'Early',
        ticket_type: 'paid',
        price: 12.5,
        max_amount: 20,
        max_per_user: 2,
        available: true,
        tickets_left: 20,
        active: true,
        cap: 2,
        waiting: null,
      },
    ],
  });
  expect(body.speakers).toEqual(body.event_speakers);
  const { body: asked } = await world.ask('mentee', eventQuestions, { params: { id } });
  expect(asked.questions).toMatchObject([{ title: 'Which field?' }]);
});

test('EVT-48 DIS-30 speakers can be followed, not by themselves, by visitors or in a portal', async () => {
  const event_speakers = [{ user_id: world.ids.mentor, name: 'Mentor Tan', title: '' }];
  const id = await makeEvent(world, { event_speakers });
  const inside = await makeEvent(world, { event_speakers, program_id: world.alpha.id });
  const following = async (as: Persona, of = id) => (await read(as, of)).body.speakers[0]?.is_following;
  expect(await following('mentee')).toBe(false);
  await world.rows('insert into follows (user_id, mentor_id, created_at) values ($1, $2, now())', [
    world.ids.mentee,
    world.ids.mentor,
  ]);
  expect(await following('mentee')).toBe(true);
  expect(await following('mentor')).toBeNull();
  expect(await following('visitor')).toBeNull();
  expect(await following('mentee', inside)).toBeNull();
});

test('DSH-16 B109 the dashboard has all, the upcoming, and those whose tags match', async () => {
  const [skill] = await world.rows<{ id: number }>('select id::int from skills order by id limit 1');
  await world.rows('insert into user_skills (user_id, skill_id) values ($1, $2)', [world.ids.mentee, skill?.id]);
  const tags = { skill_tags: [skill?.id], industry_tags: [], company_tags: [], country_tags: [] };
  await makeEvent(world, { title: 'Matching', event_tags: tags });
  await makeEvent(world, { title: 'Other' });
  const { body } = await world.ask('mentee', dashboardEvents, { query: {} });
  const names = (list: { title: string }[]) => list.map(({ title }) => title);
  expect(names(body.matched)).toEqual(['Matching']);
  expect(names(body.upcoming)).toEqual(['Matching', 'Other']);
  expect(names(body.all)).toEqual(['Other', 'Matching']);
  const nobody = await world.ask('other_mentee', dashboardEvents, { query: {} });
  expect(nobody.body.matched).toEqual([]);
});

test('M27 the file for a calendar leads to the page; whoever comes finds the webinar in it', async () => {
  const id = await makeEvent(world);
  const file = async () => {
    const { body, headers } = await world.ask('mentee', eventCalendarFile, { params: { id } });
    expect(headers['content-type']).toContain('text/calendar');
    return String(body).replaceAll('\r\n ', '');
  };
  expect(await file()).toContain(`URL;VALUE=URI:http://lantern.test/events/${id}`);
  await take(world, 'mentee', { eventId: id });
  expect(await file()).toContain('URL;VALUE=URI:https://meet.example/careers');
});
