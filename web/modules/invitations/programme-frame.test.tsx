import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { alpha, inAlpha, serve } from '../programmes/programmes.fixture.tsx';
import { ProgrammeFrame } from './ProgrammeFrame.tsx';

const { white_label: look } = alpha;

test.each([
  ['sign_in', look.sign_in_logo_url, look.sign_in_logo_link],
  ['sign_up', look.sign_up_logo_url, look.sign_up_logo_link],
] as const)(
  'NAV-23 ACC-50 ACC-53 the page %s has its own logo of the programme, which leads where its link says',
  (page, logo, link) => {
    serve({});
    inAlpha(
      <ProgrammeFrame programme={alpha} page={page} title="Welcome">
        {null}
      </ProgrammeFrame>,
    );
    const brand = screen.getByRole('link', { name: 'Alpha' });
    expect(brand.getAttribute('href')).toBe(link);
    expect(brand.querySelector('img')?.getAttribute('src')).toBe(logo);
  },
);

test('ACC-50 ACC-53 both pages have the picture and the colour of the programme', () => {
  serve({});
  inAlpha(
    <ProgrammeFrame programme={alpha} page="sign_up" title="Welcome">
      {null}
    </ProgrammeFrame>,
  );
  expect(document.querySelector('aside img')?.getAttribute('src')).toBe('/files/banner.jpg');
  expect(
    [...document.querySelectorAll('style')]
      .map(({ textContent }) => textContent)
      .join('')
      .toLowerCase(),
  ).toContain('#7a3cc8');
});
