import { createMemoryHistory } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '../../../testing/serve.fixture.ts';
import { ExperienceTab } from '../experience/ExperienceTab.tsx';
import { mentee, show } from '../profiles.fixture.tsx';
import { NotificationTab } from './NotificationTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';

const reached = { ...mentee, phone_no: '60123456789' };

test.each([
  ['the profile', 'First name', ProfileTab],
  ['the experience', 'Job title', ExperienceTab],
  ['the notifications', 'Phone no', NotificationTab],
])(
  '%s: what is not saved yet is asked about before another page comes, and not afterwards',
  async (_tab, label, Tab) => {
    serve({ 'POST /users/current': { user: reached, message: 'Kept' } });
    const history = createMemoryHistory({ initialEntries: ['/users/mei/edit/profile'] });
    show(<Tab slug={reached.slug} />, { profile: reached, history });
    const leave = () => act(async () => history.push('/main/dashboard'));
    const field = screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
    fireEvent.input(field, { target: { value: '60198765432' } });
    await leave();
    expect(await screen.findByText('What you typed here is not saved yet and will be lost.')).toBeTruthy();
    expect(history.location.pathname).toBe('/users/mei/edit/profile');
    fireEvent.click(screen.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(/successfully updated$/);
    await leave();
    expect(history.location.pathname).toBe('/main/dashboard');
  },
);
