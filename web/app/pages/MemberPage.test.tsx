import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { MemberProfile } from '../../../contract/profile-pages.ts';
import { CallRefused } from '../../lib/call.ts';
import { mentee, show } from '../../modules/discovery/discovery.fixture.tsx';
import { alpha } from '../../modules/programmes/programmes.fixture.tsx';
import { ProgrammeProvider } from '../../modules/programmes/index.ts';
import { MemberPage } from './MemberPage.tsx';
import { aMentee, aMentor, isThere } from './profiles.fixture.ts';

const openMember = (member: MemberProfile | CallRefused) =>
  show(
    <ProgrammeProvider programme={alpha}>
      <MemberPage slug="someone" tab="overview" onTab={() => {}} />
    </ProgrammeProvider>,
    {
      know: (client) => {
        const key = ['profile', 'member', alpha.id, 'someone', mentee.id];
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

test('who is not in the programme is not there, and the way back is', () => {
  openMember(
    new CallRefused(404, { error: 'This person is not in this program.', code: 'programmes.member_not_found' }),
  );
  expect(screen.getByText("We couldn't find that profile")).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Mentors' }).getAttribute('href')).toBe('/app/acme/alpha/directory');
});
