import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../../programmes/programmes.fixture.tsx';
import { ImportPairsPage } from './ImportPairsPage.tsx';

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
      rows: [row(2, 'ready'), row(3, 'wrong', 'This person is not in this program.')],
      counts: { ready: 1, wrong: 1, paired: 0, added: 0 },
    },
    'POST /pairings/imports': {
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
