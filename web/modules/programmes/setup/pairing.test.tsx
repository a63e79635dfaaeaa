import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mentee } from '../../../testing/people.fixture.ts';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes.fixture.tsx';
import { aProgramme } from '../whole.fixture.tsx';
import { PairingStep } from './PairingStep.tsx';

const tooMany = "You've exceeded a maximum of 7 options.";
const open = (labels: string[]) => {
  const programme = aProgramme({
    goals: labels.map((name, at) => ({ id: at + 1, mentor_label: name, name, enabled: true, status: 'active' })),
  });
  const { calls } = serve({
    'GET /users/current': mentee,
    'GET /programs/outline': { end_date: null, program_goals: ['CV Reviews'], learning_modules: [] },
    'GET /programs/3': programme,
    'POST /programs': programme,
  });
  inAlpha(<PairingStep programme={programme} />);
  return () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
};
const services = async () => within(await screen.findByRole('group', { name: /^Mentoring Services/ }));
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
const seven = Array.from({ length: 7 }, (_none, at) => `Service ${at + 1}`);

test('PRG-39 at most seven services are chosen: those there are, the template’s, and own ones', async () => {
  const saved = open(seven);
  const chips = await services();
  expect((await chips.findByRole('button', { name: 'CV Reviews' })).getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByText(tooMany)).toBeNull();
  fireEvent.change(screen.getByLabelText('Another service'), { target: { value: ' Interviews ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(chips.getByRole('button', { name: 'Interviews' }).getAttribute('aria-pressed')).toBe('true');
  expect(await screen.findByText(tooMany)).toBeTruthy();
  goOn();
  fireEvent.click(chips.getByRole('button', { name: 'Service 1' }));
  await waitFor(() => expect(screen.queryByText(tooMany)).toBeNull());
  goOn();
  await waitFor(() => expect(saved()).toMatchObject([{ program_goals: [...seven.slice(1), 'Interviews'] }]));
});

test('PRG-39 without any the field says what it is called', async () => {
  const saved = open(['Reading']);
  const chips = await services();
  fireEvent.click(chips.getByRole('button', { name: 'Reading' }));
  goOn();
  expect(await screen.findByText('Mentoring Services is a required field')).toBeTruthy();
  expect(saved()).toEqual([]);
});
