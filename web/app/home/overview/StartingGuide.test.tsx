import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Programme } from '../../../../contract/programmes/index.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../../../modules/programmes/programmes.fixture.tsx';
import { aProgramme } from '../../../modules/programmes/whole.fixture.tsx';
import { StartingGuide } from './StartingGuide.tsx';

const status = { overall: false, has_invited_user: true, has_setup_pairing: true, has_created_agenda: false };

test.each<[Partial<Programme>, string]>([
  [{ setup_step: 'done', missing: [] }, 'Done'],
  [{ setup_step: 'done', missing: ['start_date', 'goals'] }, 'Still missing: Program Start Date, Mentoring Services'],
  // A program that is over was set up all the same.
  [{ setup_step: 'done', missing: ['end_date'] }, 'Done'],
  [{ setup_step: 'pairing', missing: [] }, 'Dates, modules, services and questions'],
])('PRG-49 the set-up is done only when nothing of it is missing: %o', async (programme, said) => {
  serve({ 'GET /programs/3': aProgramme(programme) });
  inAlpha(<StartingGuide status={status} />);
  const [first] = within(await screen.findByRole('list', { name: 'Starting guide' })).getAllByRole('listitem');
  expect(first?.textContent).toContain('Set up the program');
  expect(first?.textContent).toContain(said);
});
