import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProgrammeView } from '../../../contract/programmes/index.ts';
import { serve } from '../../testing/serve.fixture.ts';
import { alpha, inAlpha } from '../programmes/programmes.fixture.tsx';
import { ProgrammeSignInPage, ProgrammeSignUpPage } from './index.ts';
import type { DoorView } from './ProgrammeFrame.tsx';

/** A visitor on the sign-in or sign-up page of Alpha. */
const visit = async (Page: typeof ProgrammeSignInPage) => {
  serve({
    'GET /users/current': { status: 401, body: { error: 'Please sign in first.', code: 'accounts.not_signed_in' } },
    'GET /programs': { ...alpha, viewer: null } satisfies ProgrammeView,
    'GET /invitations': {
      invite: 'none',
      role: null,
      email: null,
      firstname: '',
      lastname: '',
      has_account: false,
      why_not_join: null,
      joins_as: ['mentee'],
      is_member: false,
      location: '/app/acme/alpha/overviews',
    } satisfies DoorView,
  });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  inAlpha(
    <RouterContextProvider router={router}>
      <Page door={{ enterpriseId: 2, programId: 3 }} />
    </RouterContextProvider>,
  );
  await screen.findByRole('form');
};
const painted = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

test.each([
  ['Sign in to Alpha', ProgrammeSignInPage, '/files/in.png', 'https://acme.example/in'],
  ['Sign up to Alpha', ProgrammeSignUpPage, '/files/up.png', 'https://acme.example/up'],
])(
  'NAV-23 ACC-50 ACC-53 the page “%s” has its own logo and link, and the picture and the colour of the program',
  async (title, Page, logo, link) => {
    await visit(Page);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    const brand = screen.getByRole('link', { name: 'Alpha' });
    expect(brand.getAttribute('href')).toBe(link);
    expect(brand.querySelector('img')?.getAttribute('src')).toBe(logo);
    expect(document.querySelector('aside img')?.getAttribute('src')).toBe('/files/banner.jpg');
    expect(painted('--mantine-color-brand-5')).toBe('#7a3cc8');
  },
);
