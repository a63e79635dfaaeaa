import * as chat from '../../contract/chat/index.ts';
import { sendTicket } from '../../contract/events/index.ts';
import { makeObjectiveOfAction, writeMinutesNotes } from '../../contract/minutes/index.ts';
import * as newsfeed from '../../contract/newsfeed/index.ts';
import { addDevice } from '../../contract/notifications/index.ts';
import * as objectives from '../../contract/objectives/index.ts';
import { makeEvent, openedBy, take } from '../modules/events/events.fixture.ts';
import { addLine } from '../modules/minutes/minutes.fixture.ts';
import { firstOf, planned, setFor, usualAnswers } from '../modules/objectives/objectives.fixture.ts';
import { recordingOfMentee } from '../modules/transcription/transcription.fixture.ts';
import type { World } from './world.fixture.ts';

/** The mentee has a ticket, was written to about the event, and has sent the ticket to a friend. */
export const wentToEvent = async (world: World) => {
  const seat = { name: 'Canary seat', ticket_type: 'free', price: 0, max_amount: 0, max_per_user: 0 };
  const eventId = await makeEvent(world, { tickets: [seat], extra_fields: [{ title: 'Which field?' }] });
  const [question] = await world.rows<{ id: number }>('select id::int from event_extra_fields');
  const answers = [{ event_extra_field_id: question?.id, answer: 'Canary answer' }];
  await take(world, 'mentee', { eventId, more: { name: 'Canary attendee', answers } });
  await world.rows('insert into event_mailings (event_id, user_id, mailed_at) values ($1, $2, now())', [
    eventId,
    world.ids.mentee,
  ]);
  await openedBy(world, 'mentee', eventId);
  const [admission] = await world.rows<{ id: number }>('select id::int from ticket_admissions');
  const params = { id: admission?.id ?? 0 };
  await world.ask('mentee', sendTicket, { params, body: { email: 'canary-friend@example.com' } });
};

/** The mentee has posted, commented, liked and reported. */
export const tookPartInNewsfeed = async (world: World) => {
  const post = { program_id: world.alpha.id, body: 'Canary post' };
  const { id } = (await world.ask('mentee', newsfeed.createPost, { body: post })).body;
  const params = { id };
  await world.ask('mentee', newsfeed.createComment, { params, body: { body: 'Canary comment' } });
  await world.ask('mentee', newsfeed.likePost, { params, body: {} });
  const others = { program_id: world.alpha.id, body: 'A post of the mentor' };
  const other = (await world.ask('mentor', newsfeed.createPost, { body: others })).body;
  await world.ask('mentee', newsfeed.reportPost, { params: { id: other.id }, body: { reason: 'Canary reason' } });
};

/** The mentee has written to the mentor, and pressed a sign below the answer. */
export const wroteMessages = async (world: World) => {
  const { ids, alpha } = world;
  const talk = { user_id: ids.mentor, program_id: alpha.id };
  const { id } = (await world.ask('mentee', chat.openConversation, { body: talk })).body;
  const say = (body: string, key: string) => ({ params: { id }, body: { key, body } });
  await world.ask('mentee', chat.sendMessage, say('Canary message', '6f1c1b1e-6f0a-4b52-9d3e-0a8c5f3d2b11'));
  const answer = say('The message of the mentor', '6f1c1b1e-6f0a-4b52-9d3e-0a8c5f3d2b12');
  const { body } = await world.ask('mentor', chat.sendMessage, answer);
  await world.ask('mentee', chat.reactToMessage, { params: { id: body.id }, body: { emoji: '🙏', on: true } });
};

/** The mentee has a plan, of which they have said what came, a certificate, and a browser that tells them of it. */
export const plannedAhead = async (world: World) => {
  const answers = usualAnswers.map((one) => (one.question_id === 1 ? { ...one, answer: 'Canary aim' } : one));
  await world.ask('mentee', objectives.createGoalSetting, { body: { answers, provider: 'openai', program_id: null } });
  await world.runJobs();
  const { id } = firstOf(await setFor(world));
  const note = { status: 'done' as const, evidence_note: 'Canary evidence' };
  await world.ask('mentee', objectives.changeObjective, { params: { id }, body: { objective: note } });
  await world.ask('mentee', objectives.commentObjective, { params: { id }, body: { body: 'Canary remark' } });
  await world.rows(
    `insert into certificates (number, user_id, program_id, name, program_name, starts_on, ends_on, minutes, issued_at)
     values ('LNT-7K3M-9QZC-A1T4-WX0P', $1, $2, 'Canary graduate', 'Alpha', '2026-08-03', '2026-10-31', 60, $3)`,
    [world.ids.mentee, world.alpha.id, world.clock.now().toString()],
  );
  const { id: recordingId } = await recordingOfMentee(world, 'completed');
  await world.rows(`update ai_recordings set filename = 'Canary talk.mp3', transcript = 'Canary said' where id = $1`, [
    recordingId,
  ]);
  const { endpoint, keys } = world.vendors.pushService.subscribe();
  await world.ask('mentee', addDevice, { body: { endpoint, keys, user_agent: 'Chrome/141.0 on Android' } });
};

/** The mentee has agreed on something in a session, and taken it along as an objective in the program. */
export const keptMinutes = async (world: World, bookingId: number) => {
  await planned(world, 'mentee', world.alpha.id);
  const agreed = { kind: 'action' as const, body: 'Canary agreed', owner_id: world.ids.mentee };
  const { actions } = await addLine(world, 'mentee', bookingId, agreed);
  await world.ask('mentee', makeObjectiveOfAction, { params: { id: actions[0]?.id ?? 0 } });
  const notes = { body: 'Canary together', version: 0 };
  await world.ask('mentee', writeMinutesNotes, { params: { id: bookingId }, body: notes });
  await addLine(world, 'mentor', bookingId, { kind: 'action', body: 'For the mentee', owner_id: world.ids.mentee });
};
