import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MemberProfile } from '../../../contract/screens/index.ts';
import type { ProgrammeView } from '../../../contract/programmes/index.ts';
import { CallRefused } from '../../lib/call.ts';
import { mentee, show } from '../../modules/discovery/discovery.fixture.tsx';
import { serve } from '../../testing/serve.fixture.ts';
import { alpha } from '../../modules/programmes/programmes.fixture.tsx';
import { ProgrammeProvider } from '../../modules/programmes/index.ts';
import { MemberPage } from './MemberPage.tsx';
import { aMentee, aMentor, isThere } from './profiles.fixture.ts';

const openMember = (member: MemberProfile | CallRefused, programme = alpha, connected?: object) =>
  show(
    <ProgrammeProvider programme={programme}>
      <MemberPage slug="someone" tab="overview" onTab={() => {}} />
    </ProgrammeProvider>,
    {
      know: (client) => {
        if (connected) client.setQueryData(['pairings', 'connection', alpha.id, aMentor.user_id], connected);
        const key = ['profile', 'member', alpha.id, 'someone', mentee.id] as const;
        if (member instanceof CallRefused) {
          client.setDefaultOptions({ queries: { retryOnMount: false } });
          client.getQueryCache().build(client, { queryKey: key }).setState({ status: 'error', error: member });
          return;
        }
        client.setQueryData(key, member);
      },
    },
  );

test('PRO-05 PRO-08 a mentor in a portal: who they are and their links, without the platform’s badges and hearts', () => {
  openMember({ side: 'mentor', role_name: 'Mentor', user_type: 'mentor', profile: aMentor });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(aMentor.full_name);
  expect(screen.getByRole('link', { name: 'Mentors' }).getAttribute('href')).toBe('/app/acme/alpha/directory');
  expect(isThere('Elsewhere')).toBe(true);
  expect(isThere('Badges')).toBe(false);
  expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
});

test('PRO-05 a mentee in a portal, whose sessions lead to their pages there', () => {
  openMember({ side: 'mentee', role_name: 'Mentee', user_type: 'mentee', profile: { ...aMentee, is_own: false } });
  const [session] = aMentee.session_history;
  const link = screen.getByRole('link', { name: new RegExp(session?.topic ?? 'no session') });
  expect(link.getAttribute('href')).toBe(`/app/acme/alpha/bookings/${session?.id}`);
});

test('CHT-02 CHT-03 a member is written to from their page, if the server says where', () => {
  const chat_link = '/app/acme/alpha/messages?with=3';
  openMember({ side: 'mentor', role_name: 'Mentor', user_type: 'mentor', profile: { ...aMentor, chat_link } });
  expect(screen.getByRole('link', { name: `Message, ${aMentor.full_name}` }).getAttribute('href')).toBe(chat_link);
  expect(screen.queryByRole('link', { name: /^View Progress/ })).toBeNull();
});

test('who is not in the programme is not there, and the way back is', () => {
  openMember(
    new CallRefused(404, { error: 'This person is not in this program.', code: 'programmes.member_not_found' }),
  );
  expect(screen.getByText("We couldn't find that profile")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Mentors' }).getAttribute('href')).toBe('/app/acme/alpha/directory');
});

const asMentee: ProgrammeView = {
  ...alpha,
  viewer: alpha.viewer && { ...alpha.viewer, user_type: 'mentee', is_admin: false },
};
const asMentor: ProgrammeView = {
  ...asMentee,
  viewer: asMentee.viewer && { ...asMentee.viewer, user_type: 'mentor' },
};
const connection = {
  mentor_id: aMentor.user_id,
  mentee_id: mentee.id,
  viewer_is: 'mentee',
  paired: false,
  pairing_id: null,
  why_not: { connect: null, book: null },
};

test('PRO-16 PRO-19 a mentee connects with a mentor from the side and, on a phone, from the bar', async () => {
  serve({ 'GET /pairings/connection': { connection } });
  openMember({ side: 'mentor', role_name: 'Mentor', user_type: 'mentor', profile: aMentor }, asMentee);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Connect with Mentor' })).toHaveLength(2));
  const side = screen.getByRole('complementary', { name: `More about ${aMentor.full_name}` });
  expect(within(side).getAllByRole('button', { name: 'Connect with Mentor' })).toHaveLength(1);
});

test('PRO-19 PRO-34 a mentor finds beside a mentee, and in the bar of a phone, the way to connect with them', async () => {
  serve({ 'GET /pairings/connection': { connection: { ...connection, viewer_is: 'mentor' } } });
  openMember({ side: 'mentee', role_name: 'Mentee', user_type: 'mentee', profile: aMentee }, asMentor);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Connect with Mentee' })).toHaveLength(2));
  const side = screen.getByRole('complementary', { name: `More about ${aMentee.full_name}` });
  expect(within(side).getAllByRole('button', { name: 'Connect with Mentee' })).toHaveLength(1);
});

test('PRO-90 how to reach somebody is shown to whom it is sent, and said to be for few', () => {
  const profile = { ...aMentee, email: 'aisyah@example.com', phone_no: '60123456789' };
  openMember({ side: 'mentee', role_name: 'Mentee', user_type: 'mentee', profile });
  const contact = within(screen.getByRole('region', { name: 'Contact' }));
  expect(contact.getByText('aisyah@example.com')).toBeTruthy();
  expect(contact.getByText('60123456789')).toBeTruthy();
  expect(contact.getByText('Only Aisyah Rahman and the admins see this.')).toBeTruthy();
});

const own = { is_own: true };
const themselves: ['mentor' | 'mentee', MemberProfile, ProgrammeView][] = [
  ['mentor', { side: 'mentor', role_name: 'Mentor', user_type: 'mentor', profile: { ...aMentor, ...own } }, asMentee],
  ['mentee', { side: 'mentee', role_name: 'Mentee', user_type: 'mentee', profile: { ...aMentee, ...own } }, asMentor],
];
test.each(themselves)(
  'PRO-18 PRO-34 nobody connects with themselves on their page as a %s',
  (_side, member, programme) => {
    // Already loaded, so a button that used it would show immediately.
    openMember(member, programme, { connection });
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Connect/ })).toBeNull();
  },
);
