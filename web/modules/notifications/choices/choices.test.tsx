import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { channelsOfKind, noticeKinds } from '../../../../contract/notifications/values.ts';
import { lost, refusal, serve } from '../../../testing/serve.fixture.ts';
import { show } from '../../../testing/show.fixture.tsx';
import { NotificationChoices } from './NotificationChoices.tsx';
import type { Choices } from './queries.ts';
import { StopEmailsPage } from './StopEmailsPage.tsx';

const all = (changes: Partial<Choices> = {}): Choices => ({
  choices: noticeKinds.flatMap((kind) => channelsOfKind[kind].map((channel) => ({ kind, channel, wanted: true }))),
  daily_email: false,
  quiet_hours: null,
  unreachable: null,
  ...changes,
});
const read = 'GET /users/current/notification_choices';
const save = 'PATCH /users/current/notification_choices';
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const flick = async (name: RegExp) => fireEvent.click(await screen.findByRole('switch', { name }));

test('B114 each box is a kind and a way, and is saved at once', async () => {
  const { bodyOf } = serve({ [read]: all(), [save]: all() });
  show(<NotificationChoices />);
  fireEvent.click(await box('Events, Email'));
  await waitFor(() => expect(bodyOf(save)).toEqual({ choices: [{ kind: 'events', channel: 'email', wanted: false }] }));
  // The newsfeed sends no emails: there is nothing to choose.
  expect(screen.queryByRole('checkbox', { name: 'Newsfeed, Email' })).toBeNull();
  expect((await box('Newsfeed, In the app')).checked).toBe(true);
});

test('B114 a choice that could not be saved is taken back, and said', async () => {
  serve({ [read]: all(), [save]: lost });
  show(<NotificationChoices />);
  fireEvent.click(await box('Events, Email'));
  expect(await screen.findByText('Your choice could not be saved.')).toBeTruthy();
  await waitFor(async () => expect((await box('Events, Email')).checked).toBe(true));
});

test('one email a day and quiet hours are switched on by themselves', async () => {
  const { asked } = serve({ [read]: all(), [save]: all({ daily_email: true }) });
  show(<NotificationChoices />);
  await flick(/One email a day/);
  await flick(/Quiet hours/);
  await waitFor(() =>
    expect(asked(save).map(({ body }) => body)).toEqual([
      { daily_email: true },
      { quiet_hours: { from: '22:00', to: '07:00' } },
    ]),
  );
});

test('quiet hours show from when to when, and are switched off', async () => {
  const { bodyOf } = serve({ [read]: all({ quiet_hours: { from: '21:30', to: '06:00' } }), [save]: all() });
  show(<NotificationChoices />);
  expect((await screen.findByRole<HTMLInputElement>('combobox', { name: /From/ })).value).toBe('9:30 pm');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /To/ }).value).toBe('6:00 am');
  await flick(/Quiet hours/);
  await waitFor(() => expect(bodyOf(save)).toEqual({ quiet_hours: null }));
});

test('choices that could not be loaded can be asked for again', async () => {
  const answers = [refusal('request.fault', 500), all()];
  serve({ [read]: () => answers.shift() ?? all() });
  show(<NotificationChoices />);
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await box('Events, Email')).toBeTruthy();
});

test('whoever gets no emails learns why, and has them sent again', async () => {
  const again = 'POST /users/current/write_again';
  const { asked } = serve({ [read]: all({ unreachable: 'bounced' }), [again]: { message: 'ok' } });
  show(<NotificationChoices />);
  expect(await screen.findByText(/Your mailbox refused an email from us for good/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send me emails again' }));
  expect(await screen.findByText('Emails are sent to you again.')).toBeTruthy();
  expect(asked(again)).toHaveLength(1);
});

const link = '/unsubscribe/0b0f3c52-52f0-4d19-8c2c-6f0b9ad2a0c4/events';
const stopped = (wanted: boolean) => ({ kind: 'events' as const, wanted });
const openLink = (answers: Parameters<typeof serve>[0], kind = 'events') => {
  const served = serve(answers);
  show(<StopEmailsPage linkKey="0b0f3c52-52f0-4d19-8c2c-6f0b9ad2a0c4" kind={kind} />, { me: null });
  return served;
};

test('RFC 8058 opening the link stops nothing; one press does, and another lets it go on', async () => {
  const { asked } = openLink({
    [`GET ${link}`]: stopped(true),
    [`POST ${link}`]: ({ body }: { body: unknown }) => stopped((body as { wanted: boolean }).wanted),
  });
  const stop = await screen.findByRole('button', { name: 'Stop these emails' });
  expect(asked(`POST ${link}`)).toEqual([]);
  fireEvent.click(stop);
  expect(await screen.findByText('Done. You will get no more emails about “Events”.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send them to me again' }));
  expect(await screen.findByText('Done. You will get emails about “Events” again.')).toBeTruthy();
  expect(asked(`POST ${link}`).map(({ body }) => body)).toEqual([{ wanted: false }, { wanted: true }]);
});

test('RFC 8058 a link that is not valid says so', async () => {
  openLink({ [`GET ${link}`]: refusal('notifications.link_unknown', 404) });
  expect(await screen.findByText('This link is not valid.')).toBeTruthy();
});

test('RFC 8058 a link of a kind that does not exist asks the server nothing', async () => {
  openLink({}, 'weather');
  expect(await screen.findByText('This link is not valid.')).toBeTruthy();
});
