import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal, serve } from '../../../testing/serve.fixture.ts';
import { show } from '../../../testing/show.fixture.tsx';
import { CertificatePage } from './CertificatePage.tsx';

const number = 'LNT-7K3M-9QZC-A1T4-WX0P';
const call = `GET /api/v2/certificates/${number}`;
const shown = {
  number,
  name: 'Farid Osman',
  program_name: 'Langkah',
  starts_on: '2026-08-03',
  ends_on: '2026-10-31',
  minutes: 105,
};
const open = (of = number) => show(<CertificatePage number={of} />, { me: null });

test('M49 a visitor sees name, program, dates, hours and number, and nothing else', async () => {
  serve({ [call]: shown });
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Certificate of completion' })).toBeTruthy();
  const section = await screen.findByRole('article', { name: 'Certificate of completion' });
  expect(section.textContent).toBe(
    `This is to certify thatFarid Osmancompleted the mentoring programLangkahDates3 Aug 2026 – 31 Oct 2026Hours1 hour 45 minutesNumber${number}`,
  );
  expect(document.title).toContain('Certificate of completion');
  expect(document.title).not.toContain('Farid');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});

test('M49 of a number that there is not, or no longer, nothing is said but this', async () => {
  serve({ [call]: refusal('records.certificate_not_found', 404) });
  open();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'There is no certificate with this number.' }),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBe(null);
});

test('M49 what is too long to be a number is none', async () => {
  const long = '1'.repeat(80);
  serve({ [`GET /api/v2/certificates/${long}`]: refusal('request.invalid') });
  open(long);
  expect(await screen.findByText('There is no certificate with this number.')).toBeTruthy();
});

test('a certificate that could not be loaded can be asked for again', async () => {
  const turns = [refusal('request.fault', 500), answer(shown)];
  serve({ [call]: () => turns.shift() ?? shown });
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Langkah')).toBeTruthy();
});
