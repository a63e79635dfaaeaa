import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deviceZone } from '../../lib/clock.ts';
import { newQueryClient } from '../../lib/query-client.ts';
import { renderUi } from '../../ui/render.fixture.tsx';
import { serve } from '../../testing/serve.fixture.ts';
import { RegisterForm } from './RegisterForm.tsx';

const register = 'POST /api/enterprise/v1/auth/sign_up';
const typed = {
  company: 'Petang Bhd.',
  firstname: 'Salmah',
  lastname: 'Yusof',
  email: 'salmah@petang.example',
  password: 'Quiet-Harbour-41',
  password_confirmation: 'Quiet-Harbour-41',
};
const unfold = (label: RegExp) => {
  const box = screen.getByRole('combobox', { name: label });
  fireEvent.click(box);
  return box;
};
const options = (label: RegExp) => {
  const list = document.getElementById(unfold(label).getAttribute('aria-controls') ?? '') as HTMLElement;
  return within(list)
    .getAllByRole('option', { hidden: true })
    .map(({ textContent }) => textContent);
};
const choose = async (option: string) =>
  fireEvent.click(await screen.findByRole('option', { name: option, hidden: true }));

test('ACC-15 ACC-16 ACC-21 ACC-25 the form offers the printed choices, sends them as they are, and loses nothing', async () => {
  let answer: () => object | Promise<never> = () => Promise.reject(new TypeError('no line'));
  const { calls: asked } = serve({
    [register]: () => answer(),
    'GET /api/enterprise/v1/countries': [{ id: 132, name: 'Malaysia', iso: 'MY', dial_code: '60' }],
  });
  const { visited } = renderUi(
    <QueryClientProvider client={newQueryClient()}>
      <RegisterForm />
    </QueryClientProvider>,
  );
  for (const [name, value] of Object.entries(typed))
    fireEvent.change(document.querySelector(`input[name="${name}"]`) as HTMLElement, { target: { value } });
  expect(options(/^Program type/)).toEqual([
    'Company wide',
    'Employee resource group or diversity',
    'Department or function specific',
    'Career-milestone base',
  ]);
  await choose('Employee resource group or diversity');
  expect(options(/^Estimated participants/)).toEqual(['1 - 50', '51 - 100', '101 - 200', '201 - 300', 'More than 300']);
  await choose('More than 300');
  unfold(/^Country(?! code)/);
  await choose('Malaysia');
  fireEvent.change(screen.getByRole('textbox', { name: /^Phone no/ }), { target: { value: '12-345 6789' } });

  const create = () => fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
  create();
  expect(await screen.findByText('Oops, something went wrong!')).toBeTruthy();
  expect(visited).toEqual([]);
  answer = () => ({ message: 'Registration successful' });
  unfold(/^Program type/);
  await choose('Career-milestone base');
  create();
  expect(await screen.findByText('Registration successful')).toBeTruthy();
  const { company, ...person } = typed;
  const body = (program_type: string) => ({
    ...person,
    timezone: deviceZone(),
    country_id: 132,
    phone_no: '60123456789',
    enterprise: { name: company, program_type, estimated_participants: 'More than 300' },
  });
  expect(asked.filter(({ method }) => method === 'POST').map((one) => one.body)).toEqual([
    body('Employee resource group or diversity'),
    body('Career-milestone base'),
  ]);
  expect(visited).toEqual(['/need-confirmation']);
});
