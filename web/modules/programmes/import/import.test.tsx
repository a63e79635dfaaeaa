import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ParticipantImport } from '../../../../contract/programmes/schemas/imports.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes.fixture.tsx';
import { ImportPage } from './ImportPage.tsx';

const mapping = { email: 0, name: null, firstname: null, lastname: null, phone_no: null, role: null };
const read: ParticipantImport = {
  id: 9,
  file_name: 'people.csv',
  columns: ['email'],
  mapping,
  role_id: 2,
  status: 'draft',
  counts: { ready: 7, wrong: 0, added: 0, invited: 0, member: 0 },
  emails_left: 2000,
  waits_until: null,
  rows: [],
  page: 1,
  max_pages: 1,
};
const open = (more: Partial<ParticipantImport>) => {
  serve({ 'GET /programs/3/participant_imports/9': { ...read, ...more } });
  return inAlpha(<ImportPage importId={9} onImport={() => {}} />);
};

test('B09 how many of a file get their email today is said before anything is sent', async () => {
  open({ emails_left: 3 });
  expect(
    await screen.findByText(
      'This program can send 3 more emails today. The others follow automatically over the next days.',
    ),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add 7 people' })).toBeTruthy();
});

test('B09 a file that fits says nothing about it', async () => {
  open({ emails_left: 7 });
  await screen.findByRole('button', { name: 'Add 7 people' });
  expect(screen.queryByText(/today/)).toBeNull();
});

test('B09 an import that has used up the day says who is waiting and when it continues, in the zone of the program', async () => {
  open({
    status: 'running',
    counts: { ...read.counts, ready: 4, invited: 3 },
    emails_left: 0,
    waits_until: '2026-11-21T10:00:00Z',
  });
  expect(await screen.findByText(/^4 people are waiting, because this program has sent as many emails/)).toBeTruthy();
  expect(screen.getByText(/It continues automatically on Sat, 21 Nov 2026 at 6:00 pm/)).toBeTruthy();
});

test('an import that is done says who was added and who was invited', async () => {
  open({ status: 'done', counts: { ...read.counts, ready: 0, added: 2, invited: 1 } });
  expect(await screen.findByText(/2 people were added, because your company knows them already/)).toBeTruthy();
  expect(screen.getByText(/1 person was invited by email and can join with the link in it\./)).toBeTruthy();
});
