import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../ui/render.fixture.tsx';
import { CallLost, CallRefused } from './call.ts';
import { sayFailure } from './failure.ts';

const alert = () => screen.findByRole('alert').then(({ textContent }) => textContent);

test('SYS-01 a lost line says the printed failure first, and then what to do', async () => {
  renderUi(null);
  sayFailure(new CallLost('no answer'), 'Failed to save.');
  expect(await alert()).toBe('Failed to save.Something went wrong. Please try again.');
});

test('SYS-01 where nothing else is printed, the printed failure is that of A15', async () => {
  renderUi(null);
  sayFailure(new CallLost('no answer'));
  expect(await alert()).toBe('Oops, something went wrong!Something went wrong. Please try again.');
});

test('a refusal has its own words alone', async () => {
  renderUi(null);
  sayFailure(new CallRefused(422, { error: 'Not now.', code: 'x' } as never), 'Failed to save.');
  expect(await alert()).toBe('Not now.');
});
