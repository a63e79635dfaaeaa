import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { mentor, show } from '../bookings.fixture.tsx';
import { BookSession } from './BookSession.tsx';
import type { Preset } from './wizard.ts';

// 2 December, 9:00 and 14:00 in Kuala Lumpur; 3 December, 0:30 there, which is still 2 December in London.
const slots = ['2026-12-02T01:00:00Z', '2026-12-02T06:00:00Z', '2026-12-02T16:30:00Z'];
const words = { topic: 'From testing into product management', objectives: ['A plan'] };
const enough = { price: 10, balance: 30, short: false, on_confirming: 0 };

const book = (preset: Preset = {}, known: Parameters<typeof show>[1] = {}) => {
  const closed: string[] = [];
  const shown = show(<BookSession mentor={mentor} preset={preset} onClose={() => closed.push('closed')} />, {
    slots,
    credits: enough,
    ...known,
  });
  return { ...shown, closed };
};
const write = (field: HTMLElement | undefined, text: string) =>
  fireEvent.change(field ?? document.body, { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const title = () => screen.getAllByRole('heading', { level: 2 }).at(-1)?.textContent;
/** The current step, as it is shown and as it is read out. */
const progress = () => [screen.getByText(/^Step \d/).textContent, screen.getByRole('progressbar').ariaValueText];
const day = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('BKG-19 BKG-24 BKG-25 date, then time; only open days can be chosen; Back at the date reads Cancel', () => {
  const { closed } = book();
  expect(title()).toBe('Pick a date');
  expect(day('Wednesday, 2 December 2026').disabled).toBe(false);
  expect(day('Friday, 4 December 2026').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();

  press('Next');
  expect(title()).toBe('Pick a date');
  fireEvent.click(day('Wednesday, 2 December 2026'));
  press('Next');
  expect(title()).toBe('Pick a time');
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(screen.queryByRole('button', { name: '12:30 am' })).toBeNull();
  press('9:00 am');
  press('Next');
  expect(title()).toBe('Topic and learning objectives');

  press('Back');
  press('Back');
  press('Cancel');
  expect(closed).toEqual(['closed']);
});

test('BKG-19 four steps: a date, a time, topic and learning objectives, and the confirmation', async () => {
  book();
  const met: unknown[] = [];
  const meet = () => met.push([title(), ...progress()]);
  meet();
  fireEvent.click(day('Wednesday, 2 December 2026'));
  press('Next');
  meet();
  press('9:00 am');
  press('Next');
  meet();
  write(screen.getByRole('textbox', { name: /talk about/ }), words.topic);
  write(screen.getByRole('textbox', { name: /Learning objective/ }), 'A plan');
  press('Next');
  await waitFor(() => expect(title()).toBe('Confirm'));
  meet();
  expect(met).toEqual([
    ['Pick a date', 'Step 1 of 4', 'Step 1 of 4'],
    ['Pick a time', 'Step 2 of 4', 'Step 2 of 4'],
    ['Topic and learning objectives', 'Step 3 of 4', 'Step 3 of 4'],
    ['Confirm', 'Step 4 of 4', 'Step 4 of 4'],
  ]);
  expect(screen.getByText(words.topic)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Request' })).toBeTruthy();
});

test('BKG-22 BKG-30 BKG-31 the words must be right before the last step, and what is wrong stands at its field', async () => {
  book({ slot: '2026-12-02T01:00:00Z' });
  press('Next');
  expect(await screen.findByText('Your key details is required')).toBeTruthy();
  expect(screen.getByText('This selection is required')).toBeTruthy();
  expect(title()).toBe('Topic and learning objectives');

  press('Remove objective 1');
  press('Next');
  expect(await screen.findByText('You need at least 1 topic')).toBeTruthy();

  for (const text of ['One', 'Two', 'Three']) {
    press('Add objective');
    const fields = screen.getAllByRole('textbox', { name: /Learning objective/ });
    write(fields.at(-1), text);
  }
  const full = screen.getByRole('button', { name: 'Add objective' });
  expect(full.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(full.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'You can only select up to 3 topics',
  );
  // Once an error is fixed, its message goes away.
  write(screen.getByRole('textbox', { name: /talk about/ }), words.topic);
  await waitFor(() => expect(screen.queryByText('Your key details is required')).toBeNull());
  press('Next');
  await waitFor(() => expect(title()).toBe('Confirm'));
});

test('BKG-34 a link must be one, and begin with https', async () => {
  book({ slot: '2026-12-02T01:00:00Z', ...words });
  press('Back');
  const link = screen.getByRole('textbox', { name: 'Link 1' });
  write(link, 'lantern');
  press('Next');
  expect(await screen.findByText('Must be a valid URL')).toBeTruthy();
  write(link, 'http://lantern.test/cv');
  press('Next');
  expect(await screen.findByText('URL must start with https://')).toBeTruthy();
  write(link, 'https://lantern.test/cv');
  press('Next');
  await waitFor(() => expect(title()).toBe('Confirm'));
});

const pdf = (name: string, bytes: number) => {
  const file = new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};
const attach = (...files: File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no place for files');
  fireEvent.change(input, { target: { files } });
};

test('BKG-33 five files and twenty megabytes, and no more', () => {
  book({ slot: '2026-12-02T01:00:00Z' });
  attach(...[1, 2, 3, 4, 5, 6].map((at) => pdf(`${at}.pdf`, 100)));
  expect(screen.getByText('You can only upload up to 5 files.')).toBeTruthy();
  attach(pdf('a.pdf', 20_971_521));
  expect(screen.getByText('Total file size must not exceed 20MB.')).toBeTruthy();
  attach(pdf('b.pdf', 20_971_520));
  expect(screen.getByText('b.pdf')).toBeTruthy();
  attach(pdf('c.pdf', 1));
  expect(screen.getByText('Total file size must not exceed 20MB.')).toBeTruthy();
  expect(screen.queryByText('c.pdf')).toBeNull();
});

test('BKG-29 only pictures, PDF and Word documents are taken', () => {
  book({ slot: '2026-12-02T01:00:00Z' });
  const accepted = document.querySelector('input[type=file]')?.getAttribute('accept')?.split(',');
  expect(accepted).toEqual([
    'image/jpeg',
    'image/png',
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ]);
  attach(new File(['x'], 'song.mp3', { type: 'audio/mpeg' }));
  expect(screen.queryByText('song.mp3')).toBeNull();
});

test('BKG-35 names of links and files are shortened to 100 characters, where they are chosen and where they are confirmed', async () => {
  book({ slot: '2026-12-02T01:00:00Z', ...words });
  press('Back');
  const name = `My plan ${'n'.repeat(80)} in words.pdf`;
  const link = `https://lantern.test/${'a'.repeat(120)}`;
  const whole = `${'w'.repeat(96)}.pdf`;
  attach(pdf(name, 10));
  attach(pdf(whole, 10));
  write(screen.getByRole('textbox', { name: 'Link 1' }), link);
  const files = () => [screen.getByText(`${name.slice(0, 100)}…`), screen.getByText(whole)];
  expect(files()).toHaveLength(2);
  press('Next');
  expect(await screen.findByText(`${link.slice(0, 100)}…`)).toBeTruthy();
  expect(files()).toHaveLength(2);
});

test('BKG-21 BKG-23 with everything known it opens at the end, where the button reads Request', () => {
  book({ slot: '2026-12-02T01:00:00Z', ...words });
  expect(title()).toBe('Confirm');
  expect(screen.getByRole('button', { name: 'Request' })).toBeTruthy();
  expect(screen.getByText(words.topic)).toBeTruthy();
  expect(screen.getByText('1 credit is held now and only used once Aisyah accepts.')).toBeTruthy();
});

test('BKG-26 a visitor who taps a date reads that they have to sign in', async () => {
  book({}, { me: null });
  fireEvent.click(day('Wednesday, 2 December 2026'));
  expect((await screen.findByText('Please sign in')).closest('[data-tone]')?.getAttribute('data-tone')).toBe('info');
  press('Next');
  expect(title()).toBe('Pick a date');
});

test('BKG-27 a mentor without open days says so', () => {
  book({}, { slots: [] });
  expect(screen.getByText("I'm currently not available.")).toBeTruthy();
});

test('what was typed survives a closed window, and its sender gets it back', async () => {
  const { unmount } = book({ slot: '2026-12-02T01:00:00Z' });
  write(screen.getByRole('textbox', { name: /talk about/ }), 'My first job');
  unmount();
  book();
  expect(title()).toBe('Topic and learning objectives');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /talk about/ }).value).toBe('My first job');
  const pane = screen.getByRole('complementary', { name: 'Your choices' });
  expect(within(pane).getByText(/9:00 am – 10:00 am/)).toBeTruthy();
});

test('what was emptied again does not come back', () => {
  const first = book({ slot: '2026-12-02T01:00:00Z' });
  const topic = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /talk about/ });
  write(topic(), 'My first job');
  write(topic(), '');
  first.unmount();
  book({ slot: '2026-12-02T01:00:00Z' });
  expect(topic().value).toBe('');
});

test('BKG-41 when nothing comes back, it is said, and everything chosen and typed is still there', async () => {
  // There is no server here, so the call fails.
  const { closed } = book({ slot: '2026-12-02T01:00:00Z', ...words });
  press('Request');
  expect(await screen.findByText('Oops, something went wrong.')).toBeTruthy();
  expect(screen.getByText('Something went wrong. Please try again.')).toBeTruthy();
  expect(title()).toBe('Confirm');
  expect(closed).toEqual([]);
  press('Back');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /talk about/ }).value).toBe(words.topic);
});

test('in another zone the days and times are those of that zone', async () => {
  book({ zone: 'Europe/London' });
  fireEvent.click(day('Wednesday, 2 December 2026'));
  press('Next');
  expect(screen.getByRole('button', { name: '4:30 pm' })).toBeTruthy();
  expect(screen.getByRole('button', { name: '1:00 am' })).toBeTruthy();
});

const Profile = () => {
  const [booking, setBooking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setBooking(true)}>
        Book session
      </button>
      {booking && <BookSession mentor={mentor} onClose={() => setBooking(false)} />}
    </>
  );
};

test('BKG-19 whoever leaves the window is back at the button that opened it', async () => {
  show(<Profile />, { slots, credits: enough });
  const opener = screen.getByRole('button', { name: 'Book session' });
  opener.focus();
  fireEvent.click(opener);
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  press('Cancel');
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
