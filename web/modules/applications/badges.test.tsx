import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../../ui/render.fixture.tsx';
import { ApplicantBadge, OpenBadge } from './Badges.tsx';

const pill = (words: string) => {
  const element = screen.getByText(words).closest('[data-tone]') as HTMLElement;
  return [element.dataset.tone, element.dataset.upper];
};

test('APP-22 where an applicant stands is a badge in capitals: amber, green or red', () => {
  renderUi(
    <>
      <ApplicantBadge status="applied" />
      <ApplicantBadge status="shortlisted" />
      <ApplicantBadge status="approved" />
      <ApplicantBadge status="rejected" />
      <OpenBadge published={false} />
    </>,
  );
  expect(['Applied', 'Shortlisted', 'Approved', 'Rejected'].map(pill)).toEqual([
    ['orange', 'true'],
    ['orange', 'true'],
    ['green', 'true'],
    ['red', 'true'],
  ]);
  expect(pill('Closed')[0]).toBe('red');
});
