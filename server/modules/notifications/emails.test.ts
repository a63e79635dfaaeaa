import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type EmailSample, envelope, url } from '../../telling/email-samples.fixture.ts';
import { renderEmail } from '../../telling/render.tsx';
import { accountConfirm, accountDeleted, accountReset } from '../accounts/emails.ts';
import { answerBy, awaited, emailsOfGroups, moved, session } from '../bookings/emails.fixture.ts';
import * as requests from '../bookings/emails/requests.ts';
import * as sessions from '../bookings/emails/sessions.ts';
import { referralInvited } from '../profiles/emails.ts';

const fixtures = import.meta.glob('../*/emails.fixture.ts', { eager: true });
const samples = Object.values(fixtures as Record<string, { emailSamples: EmailSample[] }>)
  .flatMap(({ emailSamples }) => emailSamples)
  .map((one) => [one.kind, one] as const);

const written = import.meta.glob(['../*/emails.ts', '../*/emails/*.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('every email of a module has a sample in its emails.fixture.ts', () => {
  const kinds = Object.values(written as Record<string, string>).flatMap((text) =>
    [...text.matchAll(/\bemailOf\(\s*'([^']+)'/g)].map(([, kind = '']) => kind),
  );
  expect(kinds.length).toBeGreaterThan(30);
  expect(samples.map(([kind]) => kind).toSorted()).toEqual(kinds.toSorted());
});

const parse = (html: string) => {
  const words = html
    .replace(/<head[\s\S]*?<\/head>/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<br\/?>|<\/p>|<\/td>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');
  const buttons = [...html.matchAll(/<a\s[^>]*class="button"[^>]*>([\s\S]*?)<\/a>/g)];
  return {
    words,
    buttons: buttons.map(([, label = '']) => label.replace(/<!--[\s\S]*?-->|<[^>]+>|&#\w+;/g, '').trim()),
  };
};

const ofGroups = emailsOfGroups.map((one) => [`B47 ${one.kind} of a group`, one] as const);

test.each([...samples, ...ofGroups])(
  '%s says what it has to, in HTML and in plain text',
  async (_kind, { email, says }) => {
    const [subject, button, ...said] = says;
    const letter = await renderEmail(email(), envelope);
    const { words, buttons } = parse(letter.html);
    expect(letter.subject).toBe(subject);
    expect(letter.preview).not.toBe('');
    expect(buttons).toEqual(button === null ? [] : [button]);
    // Older emails say it in older words.
    for (const text of [words, letter.text])
      expect(text).toMatch(/You (?:received this email|got this letter) because/);
    for (const sentence of said) {
      expect(words).toContain(sentence);
      expect(letter.text).toContain(sentence);
    }
    if (button) {
      expect(letter.html).toContain(`href="${url}"`);
      expect(letter.text).toContain(`${button}:\n${url}`);
    }
  },
);

test.each([
  ['2026-12-02T11:30:00Z', 'Wednesday, 2 December 2026, 11:30 am – 12:30 pm (Europe/London, UTC+00:00)'],
  ['2027-07-02T11:30:00Z', 'Friday, 2 July 2027, 12:30 pm – 1:30 pm (Europe/London, UTC+01:00)'],
])('an email has the offset of the session’s own day, whenever it is sent: %s', async (start, words) => {
  const there = { ...envelope, recipient: { name: 'Ana', timeZone: 'Europe/London' } };
  const at = Temporal.Instant.from(start);
  const { text } = await renderEmail(
    sessions.bookingDayBefore({ ...session, start: at, end: at.add({ hours: 1 }) }),
    there,
  );
  expect(text).toContain(words);
});

test('a letter with a token shows the address too, for mail programs that hide buttons', async () => {
  const confirm = await renderEmail(accountConfirm({ email: 'mei@example.com', url, validHours: 72 }), envelope);
  const reset = await renderEmail(accountReset({ url, validHours: 6 }), envelope);
  for (const { html } of [confirm, reset]) expect(parse(html).words).toContain(url);
});

test('the same session is told to each in their own zone', async () => {
  const there = { ...envelope, recipient: { name: 'Ana', timeZone: 'America/New_York' } };
  const { html, text, subject } = await renderEmail(sessions.bookingDayBefore(session), there);
  expect(text).toContain('Tuesday, 1 December 2026, 10:30 pm – 11:30 pm (America/New_York, UTC-05:00)');
  expect(parse(html).words).toContain('Tuesday, 1 December 2026, 10:30 pm');
  expect(subject).toBe('Your session with Aisyah Rahman: Tuesday, 1 December, 10:30 pm');
});

const by = 'Aisyah Rahman';

test.each([
  ['moved by an admin', { ...moved, calendarFile: true }, 'Your session has a new time', 'attached file'],
  ['moved by a mentor of a group', { ...moved, by }, 'Aisyah Rahman moved your session', 'The new time is confirmed.'],
  [
    'moved by an admin while the other side has to answer',
    { ...moved, otherAnswers: true },
    'Your session has a new time',
    'Aisyah Rahman has been asked to accept it.',
  ],
  [
    'an admin suggests',
    { ...moved, answerBy },
    'A new time is suggested for your session',
    'Please accept the new time',
  ],
])('%s: the letter says so', async (_title, about, subject, said) => {
  const letter = await renderEmail(requests.bookingRescheduled(about), envelope);
  expect(letter.subject).toBe(subject);
  expect(letter.text).toContain(said);
  expect(parse(letter.html).buttons).toEqual(['answerBy' in about ? 'Answer the request' : 'See your session']);
});

test('what did not happen is not told', async () => {
  const byAdmin = await renderEmail(sessions.bookingCancelled({ ...session, creditReturned: false }), envelope);
  expect(byAdmin.text).toContain('This session will not take place.');
  expect(byAdmin.text).not.toMatch(/credit|Reason/);

  const other = { ...awaited, youAsked: false, creditReturned: false, alternatives: [] };
  const closing = await renderEmail(requests.bookingExpired(other), envelope);
  expect(closing.subject).toBe('The request from Aisyah Rahman has closed');
  expect(closing.text).not.toMatch(/credit|mentors have time/);
  expect(parse(closing.html).buttons).toEqual(['See your sessions']);

  const closed = await renderEmail(sessions.bookingCompleted({ ...session, reviewDue: false }), envelope);
  expect(closed.subject).toBe('Your session with Aisyah Rahman is completed');
  expect(parse(closed.html).buttons).toEqual(['See your session']);

  const unattached = await renderEmail(requests.bookingAccepted({ ...session, calendarFile: false }), envelope);
  expect(unattached.subject).toBe('Your session with Aisyah Rahman is confirmed');
  expect(unattached.text).not.toContain('attached');
});

test('a programme writes under its own name and colour, with its own address for questions', async () => {
  const sender = {
    ...envelope.sender,
    name: 'Rising Leaders',
    brand: '#7A3CC8',
    supportEmail: 'help@acme.example',
    settingsUrl: 'https://lantern.example/users/mei/edit/notifications',
  };
  const erasedAt = Temporal.Instant.from('2026-12-20T20:00:00Z');
  const { html, text } = await renderEmail(accountDeleted({ erasedAt, byOwner: false }), { ...envelope, sender });
  const { words } = parse(html);
  expect(html).toContain('#7A3CC8');
  expect(html).toContain('href="mailto:help@acme.example"');
  expect(html).toContain('href="https://lantern.example/users/mei/edit/notifications"');
  for (const said of [words, text]) {
    expect(said).toContain('Rising Leaders on Lantern');
    expect(said).toContain('Write to help@acme.example before that day');
    expect(said).toContain('Your notification settings');
  }
});

/** Words of ours that choose what an email says; nobody types them. */
const chosen = ['userType', 'otherIs', 'provider', 'why', 'what'];
const EVIL = '"><script>alert(1)</script><img src=x onerror=alert(1)>\r\nBcc: other@example.com\u202E';

test.each(samples)('%s: what people typed stays text, and the subject one line', async (_kind, { about, email }) => {
  const poisoned = Object.fromEntries(
    Object.entries(about).map(([field, value]) => {
      if (field === 'objectives') return [field, [EVIL]];
      if (field === 'alternatives') return [field, [{ name: EVIL, about: EVIL, url }]];
      const spoken = typeof value === 'string' && !['url', 'findUrl', 'link', ...chosen].includes(field);
      return [field, spoken ? EVIL : value];
    }),
  );
  const recipient = { name: EVIL, timeZone: 'Asia/Kuala_Lumpur' };
  const { html, subject, preview, text } = await renderEmail(email(poisoned), { ...envelope, recipient });
  // The pictures of QR codes are ours.
  expect(html.replaceAll(/<img [^>]*src="cid:code-\d+"[^>]*>/g, '')).not.toMatch(/<script|<img/i);
  expect(`${subject}${preview}`).not.toMatch(/[\r\n]/);
  expect(`${subject}${text}${html}`).not.toContain('\u202E');
  expect(text).not.toMatch(/^Bcc:/m);
});

test('a name that looks like an address is not made into a link by mail programs', async () => {
  const { subject, text, html } = await renderEmail(
    referralInvited({ referrer: 'Win at www.example.com', url }),
    envelope,
  );
  for (const part of [subject, text, html]) {
    expect(part).not.toContain('www.example.com');
    expect(part).toContain('Win at www.\u2060example.\u2060com');
  }
});

test('only addresses of pages become links', async () => {
  for (const wrong of ['javascript:alert(1)', 'data:text/html,x', '/main/bookings/41', '']) {
    await expect(renderEmail(sessions.bookingDayBefore({ ...session, url: wrong }), envelope)).rejects.toThrow();
  }
});

test('a long topic keeps its lines, a long name is cut', async () => {
  const { text, subject } = await renderEmail(
    requests.bookingRequested({ ...session, answerBy, topic: 'First\n\n\nSecond', other: 'n'.repeat(300) }),
    envelope,
  );
  expect(text).toContain('Topic: First\n    \n    Second');
  expect(subject).toBe(`${'n'.repeat(80)}… would like a session with you`);
});
