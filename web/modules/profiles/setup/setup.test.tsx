import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '../../../testing/serve.fixture.ts';
import { mentee, show } from '../profiles.fixture.tsx';
import { ProfileSetup } from './ProfileSetup.tsx';

/** Someone who has just signed up: a name and nothing else. */
const newcomer = {
  ...mentee,
  info: { ...mentee.info, country_id: null },
  user_languages: [],
};
const open = (wantsToMentor: boolean, profile: typeof mentee = newcomer) => {
  const { calls: asked } = serve({ 'POST /users/current': { user: profile, message: 'Saved' } });
  const { visited } = show(<ProfileSetup slug={profile.slug} wantsToMentor={wantsToMentor} />, { profile });
  return { visited, saved: () => asked.filter(({ method }) => method !== 'GET').map(({ body }) => body) };
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const maySkip = () => screen.queryByRole('button', { name: 'Skip for now' }) !== null;

test('ACC-54 name, country and one language are needed; goals and photo may wait', async () => {
  const { visited, saved } = open(false);
  const name = screen.getByRole('textbox', { name: /^First name/ });
  fireEvent.change(name, { target: { value: '' } });
  expect(maySkip()).toBe(false);
  press('Continue');
  expect(await screen.findByText('First name is a required field')).toBeTruthy();
  fireEvent.change(name, { target: { value: 'Farid' } });
  press('Continue');
  expect(await screen.findByText('Step 2 of 4')).toBeTruthy();
  expect(maySkip()).toBe(false);
  press('Continue');
  expect(await screen.findByText('Country is a required field')).toBeTruthy();
  expect(screen.getByText('Language is a required field')).toBeTruthy();
  expect(saved()).toEqual([{ user: { firstname: 'Farid', lastname: 'Osman' } }]);
  for (const [label, option] of [
    [/^Country/, 'Malaysia'],
    [/^Language/, 'English'],
  ] as const) {
    const box = screen.getByRole('combobox', { name: label });
    fireEvent.click(box);
    fireEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
  }
  press('Continue');
  expect(await screen.findByText('Step 3 of 4')).toBeTruthy();
  expect(saved().at(-1)).toEqual({ info: { country_id: 1 }, user_languages: [1] });
  press('Skip for now');
  expect(await screen.findByText('Step 4 of 4')).toBeTruthy();
  press('Skip for now');
  expect(visited).toEqual(['/main/dashboard']);
  expect(saved()).toHaveLength(2);
});

test('M29 pressed twice while the next page loads, the last step leads to the page that was wanted', async () => {
  document.cookie = 'return_to=%2Fmentor_profile%2Fdaniel-lim%23book; Path=/';
  const { visited } = open(false, mentee);
  for (const step of [2, 3]) {
    press('Continue');
    expect(await screen.findByText(`Step ${step} of 4`)).toBeTruthy();
  }
  press('Skip for now');
  press('Skip for now');
  press('Skip for now');
  expect(visited).toEqual(['/mentor_profile/daniel-lim#book']);
});

test('ACC-54 who came to mentor has that chosen, and applies at the end', async () => {
  const { visited } = open(true, mentee);
  const wish = within(screen.getByRole('radiogroup', { name: 'What brings you here?' }));
  expect(wish.getByRole<HTMLInputElement>('radio', { name: /^I want to be a mentor/ }).checked).toBe(true);
  for (const step of [2, 3]) {
    press('Continue');
    expect(await screen.findByText(`Step ${step} of 4`)).toBeTruthy();
  }
  press('Skip for now');
  press('Skip for now');
  expect(visited).toEqual(['/users/7/mentor_details']);
});

test('ACC-54 a reload loses neither the step nor what was typed; when all is done nothing is kept', async () => {
  open(false);
  press('Continue');
  expect(await screen.findByText('Step 2 of 4')).toBeTruthy();
  fireEvent.click(screen.getByRole('combobox', { name: /^Country/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'Malaysia', hidden: true }));
  cleanup();
  const { visited, saved } = open(false);
  expect(screen.getByText('Step 2 of 4')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Country/ }).value).toBe('Malaysia');
  fireEvent.click(screen.getByRole('combobox', { name: /^Language/ }));
  fireEvent.click(await screen.findByRole('option', { name: 'English', hidden: true }));
  press('Continue');
  expect(await screen.findByText('Step 3 of 4')).toBeTruthy();
  expect(saved().at(-1)).toEqual({ info: { country_id: 1 }, user_languages: [1] });
  press('Skip for now');
  press('Skip for now');
  expect(visited).toEqual(['/main/dashboard']);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('ACC-54 what another version kept in another shape is not taken', () => {
  const kept = { until: null, value: { step: 7, values: { firstname: 3 } } };
  localStorage.setItem(`kept:${newcomer.id}:profile`, JSON.stringify(kept));
  open(false);
  expect(screen.getByText('Step 1 of 4')).toBeTruthy();
});
