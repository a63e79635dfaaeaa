import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '../../../testing/serve.fixture.ts';
import { anEnterpriseAdmin } from '../../enterprises/admin.fixture.ts';
import { aProgramme, show } from '../whole.fixture.tsx';
import { CreateProgrammePage } from './CreateProgrammePage.tsx';
import { shapes } from './pictures.ts';

const current = 'GET /api/enterprise/v1/admin/current';
const admin = anEnterpriseAdmin();

const open = (who = admin) => {
  const { calls } = serve({ [current]: who, 'POST /programs': aProgramme({ id: 9 }) });
  return { calls, ...show(<CreateProgrammePage />) };
};
const fill = async (name: string) => {
  fireEvent.change(await screen.findByRole('textbox', { name: /^Program Name/ }), { target: { value: name } });
  fireEvent.change(screen.getByRole('textbox', { name: /^Program Description/ }), { target: { value: 'Grow' } });
  fireEvent.click(screen.getByRole('radio', { name: /^Traditional/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Create program' }));
};

test('ENT-06 who has no enterprise is told whom to ask', async () => {
  open({ ...admin, enterprises: [] });
  const said = 'Oops, missing credentials. Please contact the Lantern team for further assistance.';
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('PRG-01 PRG-21 the form has the three pairing methods by their names', async () => {
  open();
  const methods = within(await screen.findByRole('radiogroup', { name: /^Pairing Method/ }));
  expect(methods.getAllByRole('radio')).toHaveLength(3);
  const named = ['Traditional', 'Reverse', 'Admin Paired'].map((name) => methods.getByRole('radio', { name }));
  expect(named.map((method) => (method as HTMLInputElement).value)).toEqual([
    'mentee_picks',
    'mentor_picks',
    'admin_pairs',
  ]);
});

test('PRG-03 PRG-13 PRG-47 a program that was made has the default colours, says so, and the browser goes there', async () => {
  const { calls, visited } = open();
  await fill('Future');
  expect(await screen.findByText('Program created successfully! Redirecting to program...')).toBeTruthy();
  expect(visited).toEqual(['/enter-program/9']);
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    white_label: { dashboard_primary_colour: '#428AC9', dashboard_secondary_colour: '#FFFFFF' },
  });
});

/** A field's error message, as a screen reader announces it. */
const wrongWith = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
    .trim();

test.each([
  ['', 'Primary color is required'],
  ['   ', 'Primary color is required'],
  ['#12', 'Please choose a color like #428AC9'],
  ['428AC9', 'Please choose a color like #428AC9'],
  ['blue', 'Please choose a color like #428AC9'],
  ['#428AC9FF', 'Please choose a color like #428AC9'],
])(
  'PRG-11 a primary color is required: with “%s” nothing is created, and it is said at its field: %s',
  async (typed, sentence) => {
    const { calls, visited } = open();
    const colour = await screen.findByRole('textbox', { name: /^Primary color/ });
    fireEvent.change(colour, { target: { value: typed } });
    await fill('Future');
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(wrongWith(colour)).toBe(sentence);
    expect(colour.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(colour, { target: { value: '#0F766E' } });
    fireEvent.click(screen.getByRole('button', { name: 'Create program' }));
    await waitFor(() => expect(visited).toEqual(['/enter-program/9']));
    const bodies = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(bodies).toEqual([
      expect.objectContaining({
        white_label: { dashboard_primary_colour: '#0F766E', dashboard_secondary_colour: '#FFFFFF' },
      }),
    ]);
  },
);

test('PRG-11 a secondary colour that is none is said at its own field', async () => {
  const { calls } = open();
  const colour = await screen.findByRole('textbox', { name: /^Secondary color/ });
  fireEvent.change(colour, { target: { value: 'white' } });
  await fill('Future');
  expect(await screen.findByText('Please choose a color like #FFFFFF')).toBeTruthy();
  expect(wrongWith(colour)).toBe('Please choose a color like #FFFFFF');
  expect(screen.queryByText('Primary color is required')).toBeNull();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('PRG-13 the server’s own words when it says no, the printed ones when it is broken; nothing is lost', async () => {
  let reply: object = {
    status: 422,
    body: { error: 'This program is no longer active.', code: 'programmes.inactive' },
  };
  serve({ [current]: admin, 'POST /programs': () => reply });
  const { visited } = show(<CreateProgrammePage />);
  await fill('Future');
  expect(await screen.findByText('This program is no longer active.')).toBeTruthy();
  reply = { status: 500, body: { error: 'Broken', code: 'request.fault' } };
  fireEvent.click(screen.getByRole('button', { name: 'Create program' }));
  expect(await screen.findByText('Oops, something went wrong!')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Program Name/ }).value).toBe('Future');
  expect(visited).toEqual([]);
});

test('PRG-12 what is recommended for logo and banner, and 2MB at most', async () => {
  open();
  expect(await screen.findByText(/Recommended 300x300\. JPG or PNG/)).toBeTruthy();
  expect(screen.getByText(/Recommended 1440x400\. JPG, PNG or GIF/)).toBeTruthy();
  const [logo, banner] = document.querySelectorAll<HTMLInputElement>('input[type=file]');
  // What is cut is sent as PNG or JPG, so a phone's HEIC may be chosen too.
  expect([logo?.accept, banner?.accept]).toEqual([
    'image/jpeg,image/png,image/heic,image/heif',
    'image/jpeg,image/png,image/gif,image/heic,image/heif',
  ]);
  const pick = (input: HTMLInputElement | undefined, type: string, bytes: number) =>
    fireEvent.change(input as HTMLElement, { target: { files: [new File([new Uint8Array(bytes)], 'big', { type })] } });
  // One that moves is sent as it is.
  pick(banner, 'image/gif', 2_097_153);
  expect(await screen.findByText('File exceeds 2MB')).toBeTruthy();
  Object.assign(URL, { createObjectURL: () => 'blob:own', revokeObjectURL: () => {} });
  pick(banner, 'image/png', 2_097_153);
  expect(await screen.findByRole('dialog', { name: 'Crop your banner' })).toBeTruthy();
  expect(shapes.signup_vertical_banner.aspect).toBe(11 / 16);
});

test('PRG-01 a page that is loaded again still has what was typed, until it is discarded or the program is made', async () => {
  const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Program Name/ });
  const first = open();
  fireEvent.change(await name(), { target: { value: 'Future' } });
  first.unmount();
  const again = open();
  expect((await name()).value).toBe('Future');
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect((await name()).value).toBe('');
  await fill('Future Two');
  await screen.findByText('Program created successfully! Redirecting to program...');
  again.unmount();
  open();
  expect((await name()).value).toBe('');
  expect(screen.queryByRole('button', { name: 'Discard' })).toBeNull();
});
