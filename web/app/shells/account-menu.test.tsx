import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CurrentUser } from '../../../contract/me/index.ts';
import type { ProgrammeView } from '../../../contract/programmes/index.ts';
import { mentee, show } from '../../modules/discovery/discovery.fixture.tsx';
import { ProgrammeProvider } from '../../modules/programmes/index.ts';
import { serve } from '../../testing/serve.fixture.ts';
import { alpha } from '../../modules/programmes/programmes.fixture.tsx';
import { useAccountMenu } from './account-menu.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { drawerItems } from './drawer-items.ts';

const mentor: CurrentUser = { ...mentee, user_type: 'mentor', is_fl_mentor: true };
const company: CurrentUser = { ...mentee, is_enterprise: true, enterprise_admin_access: [alpha.enterprise.id] };
const platformAdmin: CurrentUser = { ...mentee, user_type: 'admin', is_platform_admin: true, must_confirm: true };

const alphaFor = (user_type: 'mentee' | 'mentor' | 'admin'): ProgrammeView => ({
  ...alpha,
  viewer: alpha.viewer && { ...alpha.viewer, user_type, is_admin: user_type === 'admin' },
});

const Bar = ({ me }: { me: CurrentUser }) => {
  const entries = useAccountMenu(me);
  return (
    <>
      <AccountMenu me={me} />
      <ul aria-label="Drawer">
        {drawerItems(entries).map(({ key, label }) => (
          <li key={key}>{label}</li>
        ))}
      </ul>
    </>
  );
};

/** Opens the bar at an address, in a programme if one is given. */
const openAt = (address: string, me: CurrentUser, programme?: ProgrammeView) => {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree: createRootRoute(), history });
  const bar = <Bar me={me} />;
  show(
    <RouterContextProvider router={router}>
      {programme ? <ProgrammeProvider programme={programme}>{bar}</ProgrammeProvider> : bar}
    </RouterContextProvider>,
    { me },
  );
  fireEvent.click(screen.getByRole('button', { name: /^Account menu/ }));
};
const labels = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
const hrefOf = (name: string) => screen.getByRole('menuitem', { name }).getAttribute('href');

const portal = '/app/acme/alpha/overviews';
const own = ['My profile', 'Edit profile'];
/** OBJ-10: for mentees. */
const learning = ['Learning Objectives', 'My record'];
/** CRD-34: for mentees, outside portals. */
const bought = ['Credits', 'Purchase history'];
/** A97 */
const ai = 'AI chatComing soon';
const transcribe = 'Transcribe';
const end = [transcribe, ai, 'My Programs', 'Log out'];
const whoSeesWhat: [string, string, CurrentUser, ProgrammeView | undefined, string[]][] = [
  [
    'a mentee',
    '/main/dashboard',
    mentee,
    undefined,
    [...own, ...learning, ...bought, 'Reviews', 'Become Mentor', ...end],
  ],
  [
    'a mentee in a portal',
    portal,
    mentee,
    alphaFor('mentee'),
    [...own, ...learning, 'Reviews', 'Become Mentor', ...end],
  ],
  [
    'a mentor of the platform',
    '/main/dashboard',
    mentor,
    undefined,
    [...own, 'Availability', 'Reviews', 'Invite a Mentor', ...end],
  ],
  [
    'who mentors in a portal alone',
    portal,
    mentee,
    alphaFor('mentor'),
    [...own, 'Availability', 'Reviews', 'Become Mentor', 'Invite a Mentor', ...end],
  ],
  [
    'who administers a program, in its admin area',
    '/app/acme/alpha/admin',
    mentee,
    alphaFor('admin'),
    [
      ...own,
      'Reviews',
      'Become Mentor',
      'Invite a Mentor',
      transcribe,
      ai,
      'My Programs',
      'Participants View',
      'Log out',
    ],
  ],
  [
    'the same person in its portal',
    portal,
    mentee,
    alphaFor('admin'),
    [...own, 'Reviews', 'Become Mentor', 'Invite a Mentor', ...end],
  ],
  [
    'a company in its own program',
    portal,
    company,
    alphaFor('admin'),
    [...own, 'Reviews', 'Become Mentor', transcribe, ai, 'My Programs', 'Return to Organization Admin', 'Log out'],
  ],
  [
    'a company in the program of another',
    portal,
    { ...company, enterprise_admin_access: [99] },
    alphaFor('admin'),
    [...own, 'Reviews', 'Become Mentor', ...end],
  ],
  [
    'a member through the eyes of an admin',
    '/main/dashboard',
    { ...mentee, admin_base_url: '/main/admins/users' },
    undefined,
    [
      ...own,
      ...learning,
      ...bought,
      'Reviews',
      'Become Mentor',
      transcribe,
      ai,
      'My Programs',
      'Revert to Admin',
      'Log out',
    ],
  ],
  [
    'who administers the platform',
    '/main/admins',
    platformAdmin,
    undefined,
    ['Resend confirmation', 'Edit profile', 'Invite a Mentor', ...end],
  ],
];

test.each(whoSeesWhat)('NAV-18 NAV-19 NAV-22 PRO-80 CRD-34 the menu of %s', (_who, address, me, programme, printed) => {
  openAt(address, me, programme);
  expect(labels()).toEqual(printed);
  const drawer = within(screen.getByRole('list', { name: 'Drawer' })).getAllByRole('listitem');
  expect(drawer.map(({ textContent }) => textContent.replace(' · ', ''))).toEqual(printed);
});

test.each([
  ['a mentee', mentee, '/mentee_profile/farid-osman'],
  ['a mentor', mentor, '/mentor_profile/farid-osman'],
])('PRO-04 %s reaches their own profile from the avatar', (_who, me, address) => {
  openAt('/main/dashboard', me);
  expect(hrefOf('My profile')).toBe(address);
});

test('NAV-19 hours are those of the platform, or of the portal that one mentors in', () => {
  openAt('/main/dashboard', mentor);
  expect(hrefOf('Availability')).toBe('/main/availability');
});

test('NAV-19 who mentors in a portal finds their hours there', () => {
  openAt(portal, mentee, alphaFor('mentor'));
  expect(hrefOf('Availability')).toBe('/app/acme/alpha/availability');
});

test('CRD-01 CRD-34 Credits and Purchase history lead to their pages', () => {
  openAt('/main/dashboard', mentee);
  expect(hrefOf('Credits')).toBe('/subscriptions');
  expect(hrefOf('Purchase history')).toBe(`/users/${mentee.slug}/purchase_history`);
});

test('NAV-18 Edit profile and Become Mentor lead to their pages', () => {
  openAt('/main/dashboard', mentee);
  expect(hrefOf('Edit profile')).toBe(`/users/${mentee.slug}/edit/profile`);
  expect(hrefOf('Become Mentor')).toBe(`/users/${mentee.id}/mentor_details`);
});

test('NAV-18 Revert to Admin ends the view and leads back', async () => {
  const went: string[] = [];
  vi.stubGlobal('location', { assign: (address: string) => went.push(address) });
  const { calls } = serve({
    'POST /api/v2/my/revert_to_admin': {
      message: 'Back to your own view',
      location: '/main/admins/users',
      token: null,
    },
  });
  openAt('/main/dashboard', { ...mentee, admin_base_url: '/main/admins/users' });
  fireEvent.click(screen.getByRole('menuitem', { name: 'Revert to Admin' }));
  await waitFor(() => expect(went).toEqual(['/main/admins/users']));
  expect(calls.map(({ path }) => path)).toEqual(['/api/v2/my/revert_to_admin']);
});

test('PRO-80 a mentor opens Invite a Mentor from the menu, and closes it again', async () => {
  openAt('/main/dashboard', mentor);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Invite a Mentor' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite a Mentor' });
  expect(within(dialog).getByRole('form', { name: 'Invite by e-mail' })).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Invite a Mentor' })).toBeNull());
});
