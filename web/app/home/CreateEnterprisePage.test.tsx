import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '../../testing/serve.fixture.ts';
import { anEnterpriseAdmin } from '../../modules/enterprises/admin.fixture.ts';
import { show } from '../../modules/programmes/whole.fixture.tsx';
import { CreateEnterprisePage } from '../../modules/enterprises/index.ts';

const answers = {
  'GET /api/enterprise/v1/admin/current': anEnterpriseAdmin({ enterprises: [] }),
  'GET /api/enterprise/v1/countries': [{ id: 132, name: 'Malaysia', iso: 'MY', dial_code: '60' }],
};

test('ENT-01 ENT-02 ENT-03 the notice, the way back to the main site, and what is missing at its field', async () => {
  serve(answers);
  show(<CreateEnterprisePage />);
  expect(await screen.findByText('You dont have any enterprise yet. Please create one.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go back' }).getAttribute('href')).toBe('/program-selection');
  fireEvent.click(screen.getByRole('button', { name: 'Create enterprise' }));
  expect(await screen.findByText('Company name is a required field')).toBeTruthy();
  expect(screen.getByText('Country is a required field')).toBeTruthy();
});

const choose = async (label: RegExp, option: string) => {
  fireEvent.click(screen.getByRole('combobox', { name: label }));
  fireEvent.click(await screen.findByRole('option', { name: option, hidden: true }));
};

test('ENT-05 what was sent asks to look into the mail; what failed says so and keeps what was typed', async () => {
  let reply: object = { status: 500, body: { error: 'Broken', code: 'request.fault' } };
  const success = 'Enterprise created successfully. Please check your email.';
  serve({
    'POST /api/enterprise/v1/admin/enterprise': () => reply,
    ...answers,
  });
  show(<CreateEnterprisePage />);
  const company = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Company name/ });
  fireEvent.change(company, { target: { value: 'Petang Bhd.' } });
  await choose(/^Program type/, 'Company wide');
  await choose(/^Estimated participants/, '1 - 50');
  await choose(/^Country(?! code)/, 'Malaysia');
  fireEvent.change(screen.getByRole('textbox', { name: /^Phone no/ }), { target: { value: '123456789' } });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Create enterprise' }));
  send();
  expect(await screen.findByText('Something went wrong. Please try again later.')).toBeTruthy();
  expect(company.value).toBe('Petang Bhd.');
  reply = { id: 3, slug: 'petang-bhd', message: success };
  send();
  expect(await screen.findByText(success)).toBeTruthy();
});
