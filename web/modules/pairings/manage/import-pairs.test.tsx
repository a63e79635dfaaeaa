import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../../programmes/programmes.fixture.tsx';
import { ImportPairsPage } from './ImportPairsPage.tsx';

const read = {
  columns: ['mentor_email', 'mentee_email'],
  mapping: { mentor: 0, mentee: 1 },
  headings: 'found',
  heading_line: 1,
  first_lines: [],
  sheets: [],
  sheet: 0,
} as const;

test('PAR-29 a file of pairs is checked, shown row by row, and only then run', async () => {
  const row = (line: number, state: string, problem: string | null = null) => ({
    line,
    mentor_email: 'mentor@example.com',
    mentee_email: `mentee${line}@example.com`,
    state,
    problem,
  });
  const { calls } = serve({
    'POST /pairings/imports/check': {
      ...read,
      rows: [row(2, 'ready'), row(3, 'wrong', 'This person is not in this program.')],
      counts: { ready: 1, wrong: 1, paired: 0, added: 0 },
    },
    'POST /pairings/imports': {
      ...read,
      rows: [row(2, 'added'), row(3, 'wrong', 'This person is not in this program.')],
      counts: { ready: 0, wrong: 1, paired: 0, added: 1 },
    },
  });
  inAlpha(<ImportPairsPage />);
  const pick = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  fireEvent.change(pick, {
    target: { files: [new File(['mentor_email,mentee_email'], 'a.csv', { type: 'text/csv' })] },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Check the file' }));
  expect(await screen.findByText('This person is not in this program.')).toBeTruthy();
  const paths = () => calls.map(({ method, path }) => `${method} ${path}`);
  expect(paths()).toEqual(['POST /pairings/imports/check']);
  fireEvent.click(screen.getByRole('button', { name: 'Make 1 pair' }));
  expect(await screen.findByText(/1 pair was made\./)).toBeTruthy();
  expect(paths()).toEqual(['POST /pairings/imports/check', 'POST /pairings/imports']);
});

test('PAR-29 the columns are chosen by hand, the first line is asked about, and the run reads the file in the same way', async () => {
  const counts = { ready: 1, wrong: 0, paired: 0, added: 0 };
  const answer = (call: { body: unknown }) => {
    const asked = (call.body as FormData).get('heading_line');
    const lines = [{ line: 1, cells: ['mentor@example.com', 'mentee@example.com', 'x'] }];
    return {
      ...read,
      columns: ['', '', ''],
      headings: asked === null ? 'asked' : 'none',
      heading_line: asked === null ? 1 : null,
      first_lines: lines,
      rows: [],
      counts,
    };
  };
  const { calls } = serve({ 'POST /pairings/imports/check': answer, 'POST /pairings/imports': answer });
  inAlpha(<ImportPairsPage />);
  expect(screen.getByText(/At most 5,000 pairs\./)).toBeTruthy();
  const pick = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
  fireEvent.change(pick, { target: { files: [new File(['a'], 'a.csv', { type: 'text/csv' })] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Check the file' }));
  fireEvent.click(await screen.findByRole('button', { name: 'There are no headings: every line is a row' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'There are no headings: every line is a row' })).toBeNull(),
  );
  const choice = screen.getByRole('combobox', { name: /Email of the mentee/ });
  fireEvent.click(choice);
  const offered = await waitFor(
    () => document.getElementById(choice.getAttribute('aria-controls') ?? '') as HTMLElement,
  );
  fireEvent.click(await within(offered).findByRole('option', { name: 'Column 3: x', hidden: true }));
  await waitFor(() => expect(calls).toHaveLength(3));
  fireEvent.click(await screen.findByRole('button', { name: 'Make 1 pair' }));
  await waitFor(() => expect(calls).toHaveLength(4));
  const { path, body } = calls[3] as { path: string; body: FormData };
  expect(path).toBe('/pairings/imports');
  expect(body.get('heading_line')).toBe('none');
  expect(body.get('mentee_column')).toBe('2');
});
