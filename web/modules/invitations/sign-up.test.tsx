import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProgrammeView } from '../../../contract/programmes/index.ts';
import { rememberReturnAddress } from '../../lib/return-address.ts';
import { serve } from '../../testing/serve.fixture.ts';
import { alpha, inAlpha } from '../programmes/programmes.fixture.tsx';
import { ProgrammeSignInPage, ProgrammeSignUpPage } from './index.ts';
import type { DoorView } from './ProgrammeFrame.tsx';

const password = 'L3aders!tomorrow';
const view: DoorView = {
  invite: 'none',
  role: null,
  email: null,
  firstname: '',
  lastname: '',
  has_account: false,
  why_not_join: null,
  joins_as: [],
  is_member: false,
  location: '/app/acme/alpha/overviews',
};

/** Signs up on the page of Alpha, and says where that leads. */
const signUp = async (known: Partial<DoorView>, invite?: string) => {
  serve({
    'GET /users/current': { status: 401, body: { error: 'Please sign in first.', code: 'accounts.not_signed_in' } },
    'GET /programs': { ...alpha, viewer: null } satisfies ProgrammeView,
    'GET /invitations': { ...view, ...known },
    'POST /users': { message: 'Welcome', location: '/profile/setup', token: 'a.b.c' },
  });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  inAlpha(
    <RouterContextProvider router={router}>
      <ProgrammeSignUpPage door={{ enterpriseId: 2, programId: 3, invite }} />
    </RouterContextProvider>,
  );
  await screen.findByRole('form');
  const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`) as HTMLInputElement;
  const begun = ['firstname', 'lastname', 'email'].map((name) => field(name).value);
  for (const [name, value] of Object.entries({ firstname: 'Nur', email: 'nur@example.com', password }))
    fireEvent.change(field(name), { target: { value } });
  fireEvent.change(field('lastname'), { target: { value: 'Aina' } });
  fireEvent.change(field('password_confirmation'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  await waitFor(() => expect(router.history.location.pathname).not.toBe('/'));
  return { begun, next: router.history.location.href };
};

test('whoever is invited finds their name in the form, and goes into the program, not into the set-up of the platform', async () => {
  const known = { firstname: 'Nur', lastname: 'Aina', email: 'nur@example.com' };
  const role = { name: 'Mentee', user_type: 'mentee' as const };
  const { begun, next } = await signUp({ invite: 'valid', role, ...known }, 'abcdefghijklmnopqrstuvwxyz');
  expect(begun).toEqual(['Nur', 'Aina', 'nur@example.com']);
  expect(next).toBe('/app/acme/alpha/overviews');
});

test('whoever came from an application form of the program goes straight back to it', async () => {
  rememberReturnAddress('/app/acme/alpha/applications/abcdefghij');
  expect((await signUp({})).next).toBe('/app/acme/alpha/applications/abcdefghij');
  expect(document.cookie).not.toContain('return_to=');
});

test('whoever came from elsewhere stays at the door of the program', async () => {
  rememberReturnAddress('/app/other/beta/applications/abcdefghij');
  expect((await signUp({})).next).toBe('/users/login?enterprise_id=2&program_id=3');
});

/** A visitor opens the address that every invitation prints, the sign-in page of Alpha. */
const follow = (known: Partial<DoorView>) => {
  serve({
    'GET /users/current': { status: 401, body: { error: 'Please sign in first.', code: 'accounts.not_signed_in' } },
    'GET /programs': { ...alpha, viewer: null } satisfies ProgrammeView,
    'GET /invitations': { ...view, invite: 'valid', role: { name: 'Mentee', user_type: 'mentee' }, ...known },
  });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  inAlpha(
    <RouterContextProvider router={router}>
      <ProgrammeSignInPage door={{ enterpriseId: 2, programId: 3, invite: 'abcdefghijklmnopqrstuvwxyz' }} />
    </RouterContextProvider>,
  );
  return router;
};

test('INV-12 whoever was invited by email and has no account is taken to sign up, not asked for a password', async () => {
  const router = follow({ email: 'nur@example.com' });
  await waitFor(() =>
    expect(router.history.location.href).toBe(
      '/users/sign_up?enterprise_id=2&program_id=3&invite=abcdefghijklmnopqrstuvwxyz',
    ),
  );
  expect(screen.queryByRole('form')).toBeNull();
});

test('INV-12 whoever has an account signs in, with the address filled in', async () => {
  const router = follow({ email: 'nur@example.com', has_account: true });
  await screen.findByRole('form');
  expect(document.querySelector<HTMLInputElement>('input[name=email]')?.value).toBe('nur@example.com');
  expect(router.history.location.href).toBe('/');
});

test('INV-12 a link does not say who follows it: the way to a new account comes first', async () => {
  follow({});
  const create = await screen.findByRole('link', { name: 'New here? Create your account' });
  expect(create.getAttribute('href')).toBe(
    '/users/sign_up?enterprise_id=2&program_id=3&invite=abcdefghijklmnopqrstuvwxyz',
  );
  expect(create.compareDocumentPosition(screen.getByRole('form')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
