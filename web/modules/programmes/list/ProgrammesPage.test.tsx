import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { serve } from '../../../testing/serve.fixture.ts';
import { anEnterpriseAdmin } from '../../enterprises/admin.fixture.ts';
import { aLine, aProgramme, show } from '../whole.fixture.tsx';
import { ProgrammesPage } from './ProgrammesPage.tsx';

const list = '/api/enterprise/v1/programs';
const ofList = `GET ${list}`;
const current = 'GET /api/enterprise/v1/admin/current';
const wide = window.matchMedia;

afterEach(() => {
  window.matchMedia = wide;
});

const page = (answers: Parameters<typeof serve>[0]) => {
  serve(answers);
  return show(<ProgrammesPage />);
};
const onPhone = () => {
  window.matchMedia = (media: string) => Object.assign(wide(media) as object, { matches: true }) as MediaQueryList;
};

test('ENT-07 ENT-10 ENT-19 the columns in their order, and what stands in them', async () => {
  page({
    [current]: anEnterpriseAdmin(),
    [ofList]: { programs: [aLine(), aLine({ id: 8, name: 'Closed', is_active: false })] },
  });
  const table = await screen.findByRole('table');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mentoring Programs');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Logo',
    'Program Name',
    'Pairing Method',
    'Start date',
    'Invitation type',
    'Total Users',
    'Mentees',
    'Mentors',
    'Admins',
    'Status',
    'Actions',
  ]);
  const [, first, second] = within(table).getAllByRole('row');
  const cells = within(first ?? table)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(1, 10)).toEqual([
    'Future Leaders',
    'Traditional',
    '4 Jan 2027',
    'Application required',
    '43',
    '30',
    '12',
    '1',
    'Active',
  ]);
  expect(second?.textContent).toContain('Inactive');
});

test('ENT-11 ENT-12 ENT-15 the name enters, the menu edits, enters or leads to the settings, a button creates', async () => {
  page({ [current]: anEnterpriseAdmin(), [ofList]: { programs: [aLine()] } });
  const name = await screen.findByRole('link', { name: 'Future Leaders' });
  expect(name.getAttribute('href')).toBe('/enter-program/7');
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Future Leaders' }));
  expect((await screen.findByRole('menuitem', { name: 'Edit' })).getAttribute('href')).toBe('/edit/7');
  expect(screen.getByRole('menuitem', { name: 'Enter Program' }).getAttribute('href')).toBe('/enter-program/7');
  const settings = screen.getByRole('menuitem', { name: 'Program settings' });
  expect(settings.getAttribute('href')).toBe('/enter-program/7?settings=true');
  expect(screen.getByRole('link', { name: 'Create New Program' }).getAttribute('href')).toBe('/create');
});

test('ENT-08 ENT-09 on a phone programmes are a list, and days are not asked for', async () => {
  onPhone();
  page({ [current]: anEnterpriseAdmin(), [ofList]: { programs: [aLine()] } });
  expect(await screen.findByRole('link', { name: 'Future Leaders' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Start date' })).toBeNull();
});

const chooseDay = async (end: string, day: string) => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${end}: `) }));
  const picker = within(await screen.findByRole('dialog', { name: end, hidden: true }));
  fireEvent.click(picker.getByRole('button', { name: new RegExp(`^\\w+, ${day}`), hidden: true }));
};
/** A window that becomes narrower while the page is open. */
const shrinking = () => {
  let narrow = false;
  const listeners = new Set<(event: { matches: boolean }) => void>();
  window.matchMedia = (media: string) =>
    Object.assign(wide(media) as object, {
      matches: narrow,
      addEventListener: (_name: string, listener: (event: { matches: boolean }) => void) => listeners.add(listener),
      removeEventListener: (_name: string, listener: (event: { matches: boolean }) => void) =>
        listeners.delete(listener),
    }) as unknown as MediaQueryList;
  return () => {
    narrow = true;
    act(() => {
      for (const listener of listeners) listener({ matches: true });
    });
  };
};

test('ENT-08 on a desk the list can be narrowed to those that start between two days, which hide nothing on a phone', async () => {
  const shrink = shrinking();
  const other = aLine({ id: 8, name: 'Starts later' });
  const { calls } = serve({
    [current]: anEnterpriseAdmin(),
    [`GET ${list}?`]: { programs: [aLine()] },
    [ofList]: { programs: [aLine(), other] },
  });
  show(<ProgrammesPage />);
  expect(await screen.findByRole('link', { name: 'Starts later' })).toBeTruthy();
  await chooseDay('From', '2 November 2026');
  await chooseDay('To', '27 November 2026');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Starts later' })).toBeNull());
  expect(calls.at(-1)?.path).toBe(`${list}?from_date=2026-11-02&to_date=2026-11-27`);
  shrink();
  expect(await screen.findByRole('link', { name: 'Starts later' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Start date' })).toBeNull();
});

test('ENT-13 the welcome stands until it was closed once', async () => {
  const { unmount } = page({ [current]: anEnterpriseAdmin({ onboarded: false }), [ofList]: { programs: [] } });
  expect(await screen.findByRole('dialog', { name: /^Welcome to/ })).toBeTruthy();
  unmount();
  page({ [current]: anEnterpriseAdmin(), [ofList]: { programs: [] } });
  expect(await screen.findByText('No programs yet')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('ENT-01 who has no enterprise is led to where one is made', async () => {
  const { visited } = page({ [current]: anEnterpriseAdmin({ enterprises: [] }), [ofList]: { programs: [] } });
  await waitFor(() => expect(visited).toEqual(['/enterprise']));
});

test('a program is duplicated under another name, as a draft, and the browser goes to it', async () => {
  const taken = { name: 'Program name is already in use' };
  let answer: object = { status: 422, body: { error: 'x', code: 'request.invalid', fields: taken } };
  const { calls } = serve({
    [current]: anEnterpriseAdmin(),
    [ofList]: { programs: [aLine()] },
    'GET /api/enterprise/v1/programs/name_availability': true,
    'POST /programs/7/copies': () => answer,
  });
  const { visited } = show(<ProgrammesPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Future Leaders' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate Future Leaders' }));
  fireEvent.change(dialog.getByRole('textbox', { name: /Program Name/ }), { target: { value: 'Leaders 2028' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Duplicate' }));
  expect(await dialog.findByText('Program name is already in use')).toBeTruthy();
  answer = aProgramme({ id: 9, is_draft: true });
  fireEvent.click(dialog.getByRole('button', { name: 'Duplicate' }));
  expect(await screen.findByText('The draft has been created.')).toBeTruthy();
  expect(visited).toEqual(['/enter-program/9']);
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent.at(-1)).toEqual({ name: 'Leaders 2028', start_date: null });
});
