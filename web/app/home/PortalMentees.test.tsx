import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusals } from '../../../contract/messages.ts';
import type { MenteeCard } from '../../../contract/screens/index.ts';
import { serve } from '../../testing/serve.fixture.ts';
import { alpha, inAlpha } from '../../modules/programmes/programmes.fixture.tsx';
import { aMenteeCard } from './home.fixture.tsx';
import { PortalMentees } from './Mentees.tsx';

const address = 'GET /dashboard/users/mentees?program_id=3';
const viewer = { role_id: 3, role_name: 'Mentor', user_type: 'mentor', is_admin: false, is_owner: false } as const;
const open = (answer: Parameters<typeof serve>[0][string]) => {
  serve({ [address]: answer });
  inAlpha(<PortalMentees zone="Asia/Kuala_Lumpur" />, { ...alpha, viewer });
};
const here = (id: number, changes: Partial<MenteeCard> = {}) =>
  aMenteeCard(id, {
    profile_link: `/app/acme/alpha/members/mentee-${id}`,
    progress_path: `/app/acme/alpha/members/${id}/progress`,
    ...changes,
  });
const answerOf = (mentees: MenteeCard[]) => ({ mentees, total: mentees.length });

test('DSH-19 a mentor’s mentees in a portal: photo, name leading to the member page, profession, View Progress and Message', async () => {
  const photo = '/files/mentee.jpg';
  open(
    answerOf([
      here(1, { profile_photo_url: photo, chat_link: '/app/acme/alpha/messages?with=1' }),
      here(2, { progress_path: null, chat_link: null }),
    ]),
  );
  const list = await screen.findByRole('list', { name: 'My Mentees' });
  const [first, second] = within(list).getAllByRole('listitem');
  const card = within(first ?? list);
  expect(first?.querySelector('img')?.getAttribute('src')).toBe(photo);
  const name = card.getByText('Mentee 1').closest('a');
  expect(name?.getAttribute('href')).toBe('/app/acme/alpha/members/mentee-1');
  expect(card.getByText('Engineer at Acme')).toBeTruthy();
  const progress = card.getByRole('link', { name: 'View Progress with Mentee 1' });
  expect(progress.getAttribute('href')).toBe('/app/acme/alpha/members/1/progress');
  const message = card.getByRole('link', { name: 'Message Mentee 1' });
  expect(message.getAttribute('href')).toBe('/app/acme/alpha/messages?with=1');
  expect(within(second ?? list).queryByRole('link', { name: /^Message/ })).toBeNull();
  // Paired but not met yet, so there is no progress to view.
  expect(within(second ?? list).queryByRole('link', { name: /^View Progress/ })).toBeNull();
});

test('DSH-19 the first six of them stand there until all are wanted', async () => {
  open(answerOf([1, 2, 3, 4, 5, 6, 7, 8].map((id) => here(id))));
  const list = await screen.findByRole('list', { name: 'My Mentees' });
  const shown = () => within(list).getAllByRole('listitem').length;
  expect(shown()).toBe(6);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 8' }));
  expect(shown()).toBe(8);
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(shown()).toBe(6);
});

test('DSH-19 while they are read their places are held; without any it says how they come', async () => {
  let answer = (_reply: object) => {};
  open(() => new Promise<object>((resolve) => (answer = resolve)));
  expect(await screen.findByText('Loading…')).toBeTruthy();
  await waitFor(() => answer(answerOf([])));
  expect(await screen.findByText('You have no mentees yet.')).toBeTruthy();
  expect(screen.getByText('They appear here as soon as you are paired or a session is booked.')).toBeTruthy();
  const hours = screen.getByRole('link', { name: 'Check your availability' });
  expect(hours.getAttribute('href')).toBe('/app/acme/alpha/availability');
});

test('DSH-19 what cannot be read offers Retry, and who may not read them any more is told why', async () => {
  let isUp = false;
  open(() => {
    if (isUp) return answerOf([here(1)]);
    const code = 'programmes.not_found';
    return { status: 404, body: { error: refusals[code], code } };
  });
  expect(await screen.findByText(refusals['programmes.not_found'], {}, { timeout: 15_000 })).toBeTruthy();
  isUp = true;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Mentee 1')).toBeTruthy();
});
