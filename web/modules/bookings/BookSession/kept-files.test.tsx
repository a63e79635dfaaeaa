import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepFiles } from '../../../lib/kept/files.ts';
import { withKeptFiles } from '../../../testing/kept-files.fixture.ts';
import { answer, serve } from '../../../testing/serve.fixture.ts';
import { aBooking, mentee, mentor, now, show } from '../bookings.fixture.tsx';
import { setServerTime } from '../../../lib/clock.ts';
import { draftPlace, keepDraft, readDraft } from '../drafts.ts';
import { BookSession } from './BookSession.tsx';

const call = 'POST /api/v2/my/bookings';
const slot = '2026-12-02T01:00:00Z';
const place = draftPlace(mentee.id, mentor.id);
const draft = { zone: 'Asia/Kuala_Lumpur', slot, topic: 'My next job', objectives: ['A plan'], links: [], files: 1 };
const lost = /Files have to be chosen again/;
const book = (step: 2 | 3) => {
  setServerTime(now);
  keepDraft(place, draft);
  const preset = { slot, step };
  return show(<BookSession mentor={mentor} preset={preset} onClose={() => {}} />, { slots: [slot] });
};

test('BKG-36 M29 a request waits until the kept files are back, and takes them along', async () => {
  withKeptFiles();
  await keepFiles(place, [new File(['words'], 'cv.pdf', { type: 'application/pdf' })]);
  const { asked } = serve({ [call]: answer({ booking: aBooking({ id: 77 }) }) });
  book(3);
  fireEvent.click(screen.getByRole('button', { name: 'Request' }));
  expect(await screen.findByText('cv.pdf')).toBeTruthy();
  expect(asked(call)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Request' }));
  await waitFor(() => expect(asked(call)).toHaveLength(1));
  await waitFor(() => expect(readDraft(place)).toBeNull());
});

test('M29 that files have to be chosen again is said where they were lost, and not to whoever removes one', async () => {
  withKeptFiles();
  await keepFiles(place, [new File(['words'], 'cv.pdf', { type: 'application/pdf' })]);
  const first = book(2);
  expect(screen.queryByText(lost)).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: /Remove.*cv\.pdf/ }));
  await waitFor(() => expect(screen.queryByText('cv.pdf')).toBeNull());
  expect(screen.queryByText(lost)).toBeNull();
  first.unmount();
  // Another browser storage, which knows the words but not the file.
  withKeptFiles();
  book(2);
  expect(await screen.findByText(lost)).toBeTruthy();
});
