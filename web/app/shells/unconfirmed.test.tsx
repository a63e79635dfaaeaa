import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { CurrentUser } from '../../../contract/me/index.ts';
import { mentee, show } from '../../modules/discovery/discovery.fixture.tsx';
import { serve } from '../../testing/serve.fixture.ts';
import { AdminShell } from './AdminShell.tsx';
import { MemberShell } from './MemberShell.tsx';

const shells = {
  admins: (me: CurrentUser) => (
    <AdminShell me={me} label="Alpha" brand={{ name: 'Alpha', href: '/' }} groups={[]}>
      The page
    </AdminShell>
  ),
  members: (me: CurrentUser) => <MemberShell me={me}>The page</MemberShell>,
};

const resend = 'POST /api/v2/my/users/resend_confirmation';
/** Opens a shell for someone; returns how often the link was requested. */
const open = (shell: keyof typeof shells, must_confirm: boolean) => {
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  const { calls: asked } = serve({ [resend]: { message: 'Confirmation email sent' } });
  const me = { ...mentee, must_confirm };
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  show(<RouterContextProvider router={router}>{shells[shell](me)}</RouterContextProvider>, { me });
  return () => asked.filter(({ method, path }) => `${method} ${path}` === resend).length;
};
const banner = () => screen.queryByRole('region', { name: 'Please confirm your email address.' });
const openMenu = () => fireEvent.click(screen.getByRole('button', { name: /^Account menu/ }));

test.each(['admins', 'members'] as const)(
  'ACC-47 the pages of %s show who has to confirm a banner, and an entry of the menu that sends the link again',
  async (shell) => {
    const times = open(shell, true);
    const over = banner() as HTMLElement;
    expect(over.textContent).toContain(mentee.email);
    fireEvent.click(within(over).getByRole('button', { name: 'Resend confirmation' }));
    await waitFor(() => expect(times()).toBe(1));
    openMenu();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Resend confirmation' }));
    await waitFor(() => expect(times()).toBe(2));
  },
);

test('ACC-47 who is confirmed finds neither', () => {
  open('admins', false);
  expect(banner()).toBeNull();
  openMenu();
  expect(screen.queryByRole('menuitem', { name: 'Resend confirmation' })).toBeNull();
});
