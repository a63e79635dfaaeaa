import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '../../../testing/serve.fixture.ts';
import { inAlpha } from '../programmes.fixture.tsx';
import { aProgramme } from '../whole.fixture.tsx';
import { PrivacyTab } from './PrivacyTab.tsx';

const programme = aProgramme();
const open = (reply: () => object) => {
  serve({ 'POST /programs': reply, 'GET /programs/3': programme });
  inAlpha(<PrivacyTab programme={programme} />);
};
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio', { checked: true }).map(({ value }) => value);
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));

test('PRG-44 PRG-45 who joins and who reads reviews, in the printed words', async () => {
  open(() => programme);
  expect(await screen.findByText('Application required')).toBeTruthy();
  for (const words of ['No application needed', 'Public', 'Private']) expect(screen.getByText(words)).toBeTruthy();
  expect(chosen()).toEqual(['closed', 'shown']);
});

test('PRG-14 PRG-15 SYS-01 a save says that it was done, or that it was not, and keeps what was chosen', async () => {
  let reply: object = { status: 500, body: { error: 'Broken', code: 'request.fault' } };
  open(() => reply);
  fireEvent.click(await screen.findByRole('radio', { name: /^No application needed/ }));
  save();
  expect(await screen.findByText('Oops, something went wrong.')).toBeTruthy();
  expect(chosen()).toEqual(['open', 'shown']);
  reply = { ...programme, version: 2, privacy_settings: 'open' };
  save();
  expect(await screen.findByText('Successfully saved.')).toBeTruthy();
  expect(chosen()).toEqual(['open', 'shown']);
});

test('MTG-10 an admin forbids that sessions are recorded', async () => {
  const sent: unknown[] = [];
  serve({
    'POST /programs': ({ body }) => {
      sent.push(body);
      return { ...programme, version: 2, recording_allowed: false };
    },
    'GET /programs/3': programme,
  });
  inAlpha(<PrivacyTab programme={programme} />);
  fireEvent.click(await screen.findByRole('switch', { name: /^Recording of sessions/ }));
  save();
  expect(await screen.findByText('Successfully saved.')).toBeTruthy();
  expect(sent).toMatchObject([{ program: { recording_allowed: false } }]);
});
