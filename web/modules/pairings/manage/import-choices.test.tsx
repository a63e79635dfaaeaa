import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PairImport } from '../../../../contract/pairings/schemas/imports.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../../programmes/programmes.fixture.tsx';
import { ImportPairsPage } from './ImportPairsPage.tsx';

const read: PairImport = {
  columns: ['a', 'b', 'c'],
  mapping: { mentor: null, mentee: null },
  headings: 'found',
  heading_line: 1,
  first_lines: [],
  sheets: [],
  sheet: 0,
  rows: [],
  counts: { ready: 1, wrong: 0, paired: 0, added: 0 },
};

test('PAR-29 a column chosen while another is still being checked takes nothing back, and nobody is paired meanwhile', async () => {
  let first = true;
  const { calls } = serve({
    'POST /pairings/imports/check': () => {
      const reply = { status: 200, body: read };
      if (!first) return new Promise<typeof reply>(() => {});
      first = false;
      return reply;
    },
  });
  inAlpha(<ImportPairsPage />);
  const pick = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  fireEvent.change(pick, { target: { files: [new File(['a'], 'a.csv', { type: 'text/csv' })] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Check the file' }));
  const choose = async (name: RegExp, option: string) => {
    const box = await screen.findByRole('combobox', { name });
    fireEvent.click(box);
    const list = await waitFor(() => document.getElementById(box.getAttribute('aria-controls') ?? '') as HTMLElement);
    fireEvent.click(await within(list).findByRole('option', { name: option, hidden: true }));
  };
  await choose(/Email of the mentor/, 'b');
  await choose(/Email of the mentee/, 'c');
  await waitFor(() => expect(calls).toHaveLength(3));
  const { body } = calls[2] as { body: FormData };
  expect([body.get('mentor_column'), body.get('mentee_column')]).toEqual(['1', '2']);
  expect(screen.getByRole('button', { name: 'Make 1 pair' }).getAttribute('aria-disabled')).toBe('true');
});
