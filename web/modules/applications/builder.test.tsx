import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mentee } from '../../testing/people.fixture.ts';
import { serve } from '../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes/programmes.fixture.tsx';
import { aProgramme } from '../programmes/whole.fixture.tsx';
import { anApplication, aQuestion } from './applications.fixture.ts';
import { ApplicationBuilderPage } from './ApplicationBuilderPage.tsx';

const days = aQuestion({
  id: 12,
  title: 'Which days?',
  question_type: 'several',
  options: ['Monday', 'Tuesday'],
  choose_least: 1,
});

const open = (answer: object) => {
  const served = serve({
    'GET /users/current': mentee,
    'GET /applications/5': { ...anApplication, questions: [days] },
    'GET /programs/3': aProgramme({ available_roles: [{ id: 2, name: 'Mentee', user_type: 'mentee' }] }),
    'PATCH /applications/5': answer,
  });
  inAlpha(<ApplicationBuilderPage id={5} />);
  return served;
};

test('APP-05 APP-09 the options of a question with several answers, and how many there may be', async () => {
  const { asked } = open({ ...anApplication, questions: [days], version: 2 });
  const card = within(await screen.findByRole('region', { name: 'Question 1' }));
  const options = card.getByRole<HTMLTextAreaElement>('textbox', { name: /^Options, one a line/ });
  expect(options.value).toBe('Monday\nTuesday');
  fireEvent.change(options, { target: { value: 'Friday\n\n Monday ' } });
  fireEvent.change(card.getByRole('textbox', { name: /^Choose at most/ }), { target: { value: '2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Successfully saved.')).toBeTruthy();
  expect(asked('PATCH /applications/5')[0]?.body).toMatchObject({
    questions: [{ id: 12, question_type: 'several', options: ['Friday', 'Monday'], choose_least: 1, choose_most: 2 }],
  });
});
