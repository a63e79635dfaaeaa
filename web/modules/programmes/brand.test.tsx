import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../ui/render.fixture.tsx';
import { ProgrammeBrand } from './ProgrammeBrand.tsx';
import { alpha } from './programmes.fixture.tsx';

const painted = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

test.each([
  ['#14212F', '#14212f'],
  ['#FFFFFF', '#696969'],
  ['', '#696969'],
])('PRG-47 a program whose second colour is %j writes its quieter words in %s', async (second, ink) => {
  const white_label = { ...alpha.white_label, dashboard_secondary_colour: second };
  renderUi(<ProgrammeBrand programme={{ ...alpha, white_label }}>In its colours</ProgrammeBrand>);
  expect(screen.getByText('In its colours')).toBeTruthy();
  expect(painted('--ink-2')).toBe(ink);
  expect(painted('--mantine-color-brand-5')).toBe('#7a3cc8');
});
