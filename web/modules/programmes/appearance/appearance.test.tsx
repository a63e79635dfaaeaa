import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes.fixture.tsx';
import { aProgramme } from '../whole.fixture.tsx';
import { AppearancePage } from './AppearancePage.tsx';

const programme = aProgramme();
const open = (tab: 'appearance' | 'pages') => {
  const { calls } = serve({ 'GET /programs/3': programme, 'POST /programs': programme });
  inAlpha(<AppearancePage tab={tab} />);
  return calls;
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));

test('PRG-46 the look of the portal and that of its sign-in pages are a tab each', async () => {
  open('appearance');
  expect(await screen.findByRole('textbox', { name: /^Primary color/ })).toBeTruthy();
  const tabs = ['Appearance', 'Page Customization'].map((name) => screen.getByRole('link', { name }));
  expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
    '/app/acme/alpha/admin/appearance',
    '/app/acme/alpha/admin/appearance?tab=pages',
  ]);
  expect(screen.queryByLabelText('Link of the sign-in logo')).toBeNull();
});

test('PRG-46 NAV-23 B98 the pages before the portal have two logos with their links, and a picture', async () => {
  const calls = open('pages');
  const [signIn, signUp] = [
    await screen.findByLabelText<HTMLInputElement>('Link of the sign-in logo'),
    screen.getByLabelText<HTMLInputElement>('Link of the sign-up logo'),
  ];
  expect([signIn.value, signUp.value]).toEqual(['https://acme.example/in', 'https://acme.example/up']);
  expect(document.querySelectorAll('input[type=file]')).toHaveLength(3);
  fireEvent.change(signIn, { target: { value: 'http://acme.example' } });
  save();
  expect(await screen.findByText('Please enter an address that begins with https://')).toBeTruthy();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  fireEvent.change(signIn, { target: { value: 'https://acme.example/new' } });
  save();
  expect(await screen.findByText('Successfully saved.')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    program_id: 3,
    white_label: { sign_in_logo_link: 'https://acme.example/new', sign_up_logo_link: 'https://acme.example/up' },
  });
});
