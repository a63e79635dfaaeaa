import { expect, test } from 'vitest';
import { answerBy, envelope, type LetterKind, renderLetter, session, told, url } from './emails.fixture.ts';

const kinds = Object.keys(told).filter((kind): kind is LetterKind => kind in told);

const WHEN = 'Wednesday, 2 December 2026, 11:30 am – 12:30 pm (Asia/Kuala_Lumpur, UTC+08:00)';
const DEADLINE = 'Sunday, 29 November 2026, 6:00 pm (Asia/Kuala_Lumpur, UTC+08:00)';

/** Subject, button and required text: written by hand from the decisions, not from the catalogue. */
const expected: Record<LetterKind, [subject: string, button: string | null, ...said: string[]]> = {
  'account.confirm': ['Confirm your email address', 'Confirm email address', 'mei@example.com', '3 days'],
  'account.reset': ['Reset your password', 'Choose a new password', 'once and for 6 hours'],
  'account.welcome': ['Welcome to Lantern', 'Find a mentor', 'Welcome, Mei', '1', '2', '3'],
  'account.deleted': ['Your account has been deleted', null, 'Monday, 21 December 2026', 'have been cancelled'],
  'enterprise.created': ['Petang Bhd. is on Lantern', 'Open the dashboard', 'Hello Mei,', 'you own it'],
  'mentor_application.received': ['We have your mentor application', 'See your application', 'Hello Mei,'],
  'mentor_application.approved': ['You are a mentor now', 'Set your availability', 'was approved'],
  'mentor_application.rejected': ['About your mentor application', 'Go to Lantern', 'Not yet'],
  'application.received': ['We have your application', 'See your application', 'Future Leaders', 'Spring intake'],
  'application.approved': ['You are invited to Future Leaders', 'Join the program', 'Spring intake', 'as Mentee', url],
  'application.rejected': ['About your application to Future Leaders', null, 'Spring intake', 'cannot offer you'],
  'pairing.created': [
    'Aisyah Rahman is your mentor now',
    'Meet your mentor',
    'connected in Future Leaders',
    'Choose a time',
  ],
  'group.joined': ['You are in the group Data Circle', 'See your sessions', 'Future Leaders', 'Daniel Lim, Mei Ling'],
  'booking.requested': ['Aisyah Rahman would like a session with you', 'Answer the request', WHEN, DEADLINE],
  'booking.answer_due': ['Aisyah Rahman is waiting for your answer', 'Answer the request', WHEN, DEADLINE],
  'booking.accepted': ['Aisyah Rahman accepted your session', 'See your session', WHEN, 'attached file', 'My story'],
  'booking.rescheduled': [
    'Aisyah Rahman suggests a new time',
    'Answer the request',
    WHEN,
    'Monday, 30 November 2026, 2:00 pm – 3:00 pm (Asia/Kuala_Lumpur, UTC+08:00)',
    'A flight',
    DEADLINE,
  ],
  'booking.cancelled': [
    'Your session with Aisyah Rahman was cancelled',
    'See the details',
    WHEN,
    'Aisyah Rahman cancelled this session.',
    'I am ill',
    'Your credit is back in your balance.',
  ],
  'booking.completed': ['How was your session with Aisyah Rahman?', 'Rate Now', WHEN],
  'booking.expired': [
    'Aisyah Rahman did not answer in time',
    'Find another mentor',
    WHEN,
    'Your credit is back in your balance.',
    'Daniel Lim',
    'Product Lead',
  ],
  'booking.report_received': [
    'Session #41 was reported by Mei Ling',
    'See the reported sessions',
    '#41',
    WHEN,
    'Aisyah Rahman',
    'The room was locked',
  ],
  'booking.reported': ['Your session with Aisyah Rahman was reported', 'See your session', WHEN],
  'booking.under_review': ['Your session with Aisyah Rahman is being looked into', 'See your session', WHEN],
  'booking.missed': [
    'Your session with Aisyah Rahman was marked as missed',
    'See your session',
    'Aisyah Rahman did not come',
    'Your credit is back in your balance.',
  ],
  'booking.refunded': [
    'Your session with Aisyah Rahman was refunded',
    'See your session',
    'Your credit is back in your balance.',
  ],
  'booking.day_before': [
    'Your session with Aisyah Rahman: Wednesday, 2 December, 11:30 am',
    'See your session',
    WHEN,
    '5 minutes before the session starts',
  ],
  'booking.hour_before': [
    'At 11:30 am: your session with Aisyah Rahman',
    'Go to your session',
    WHEN,
    '5 minutes before the session starts',
  ],
  'booking.not_concluded': [
    'Please complete your session with Aisyah Rahman',
    'Complete your session',
    WHEN,
    '14 days',
  ],
  'booking.feedback_due': ['Your review of the session with Aisyah Rahman is still open', 'Rate Now', WHEN],
  'referral.invited': ['Mei Ling invites you to Lantern', 'Accept the invitation', 'Aisyah Rahman', 'Hello Mei,'],
  'programme.added': ['You are now a member of Lantern', 'Choose a password', 'Hello Mei,', '30 days'],
  'agenda.updated': ['Updated: Kick-off', 'See the agenda', WHEN, 'Meet everybody', 'Room 4', 'meet.example/kick-off'],
  'queues.old': [
    'Lantern: work is waiting too long',
    'See the outbox',
    '12 waiting, the oldest since Wednesday, 2 December 2026, 11:30 am (Asia/Kuala_Lumpur, UTC+08:00)',
    'node dist/server/doctor.js',
    'a platform admin of Lantern. It is sent at most once a day.',
  ],
  'invitation.sent': ['You are invited to Lantern', 'Accept the invitation', 'Aisyah Rahman', 'as Mentee', '30 days'],
};

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

test.each(kinds)('%s says what it has to, in HTML and in plain text', async (kind) => {
  const [subject, button, ...said] = expected[kind];
  const letter = await renderLetter(kind, told[kind], envelope);
  const { words, buttons } = parse(letter.html);
  expect(letter.subject).toBe(subject);
  expect(letter.preview).not.toBe('');
  expect(buttons).toEqual(button === null ? [] : [button]);
  for (const sentence of [...said, 'You got this letter because']) {
    expect(words).toContain(sentence);
    expect(letter.text).toContain(sentence);
  }
  if (button) {
    expect(letter.html).toContain(`href="${url}"`);
    expect(letter.text).toContain(`${button}:\n${url}`);
  }
});

test('a letter with a token shows the address too, for mail programs that hide buttons', async () => {
  const confirm = await renderLetter('account.confirm', told['account.confirm'], envelope);
  const reset = await renderLetter('account.reset', told['account.reset'], envelope);
  for (const { html } of [confirm, reset]) expect(parse(html).words).toContain(url);
});

test('the same session is told to each in their own zone', async () => {
  const there = { ...envelope, recipient: { name: 'Ana', timeZone: 'America/New_York' } };
  const { html, text, subject } = await renderLetter('booking.day_before', session, there);
  expect(text).toContain('Tuesday, 1 December 2026, 10:30 pm – 11:30 pm (America/New_York, UTC-05:00)');
  expect(parse(html).words).toContain('Tuesday, 1 December 2026, 10:30 pm');
  expect(subject).toBe('Your session with Aisyah Rahman: Tuesday, 1 December, 10:30 pm');
});

test.each([
  [
    'moved by an admin',
    { ...told['booking.rescheduled'], by: undefined, answerBy: undefined, calendarFile: true },
    'Your session has a new time',
    'attached file',
  ],
  [
    'moved by a mentor of a group',
    { ...told['booking.rescheduled'], answerBy: undefined },
    'Aisyah Rahman moved your session',
    'The new time is confirmed.',
  ],
  [
    'moved by an admin while the other side has to answer',
    { ...told['booking.rescheduled'], by: undefined, answerBy: undefined, otherAnswers: true },
    'Your session has a new time',
    'Aisyah Rahman has been asked to accept it.',
  ],
  [
    'an admin suggests',
    { ...told['booking.rescheduled'], by: undefined },
    'A new time is suggested for your session',
    'Please accept the new time',
  ],
] as const)('%s: the letter says so', async (_title, { by, answerBy: deadline, ...data }, subject, said) => {
  const given = { ...data, ...(by ? { by } : {}), ...(deadline ? { answerBy: deadline } : {}) };
  const letter = await renderLetter('booking.rescheduled', given, envelope);
  expect(letter.subject).toBe(subject);
  expect(letter.text).toContain(said);
  expect(parse(letter.html).buttons).toEqual([deadline ? 'Answer the request' : 'See your session']);
});

test('what did not happen is not told', async () => {
  const { by: _, reason: __, ...cancelled } = told['booking.cancelled'];
  const byAdmin = await renderLetter('booking.cancelled', { ...cancelled, creditReturned: false }, envelope);
  expect(byAdmin.text).toContain('This session will not take place.');
  expect(byAdmin.text).not.toMatch(/credit|Reason/);

  const { findUrl: ___, ...expired } = told['booking.expired'];
  const awaited = await renderLetter(
    'booking.expired',
    { ...expired, youAsked: false, creditReturned: false, alternatives: [] },
    envelope,
  );
  expect(awaited.subject).toBe('The request from Aisyah Rahman has closed');
  expect(awaited.text).not.toMatch(/credit|mentors have time/);
  expect(parse(awaited.html).buttons).toEqual(['See your sessions']);

  const closed = await renderLetter('booking.completed', { ...session, reviewDue: false }, envelope);
  expect(closed.subject).toBe('Your session with Aisyah Rahman is completed');
  expect(parse(closed.html).buttons).toEqual(['See your session']);

  const unattached = await renderLetter('booking.accepted', { ...session, calendarFile: false }, envelope);
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
  const { html, text } = await renderLetter('account.deleted', told['account.deleted'], { ...envelope, sender });
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

const EVIL = '"><script>alert(1)</script><img src=x onerror=alert(1)>\r\nBcc: other@example.com\u202E';

test.each(kinds)('%s: what people typed stays text, and the subject one line', async (kind) => {
  const poisoned = Object.fromEntries(
    Object.entries(told[kind]).map(([field, value]) => {
      if (field === 'objectives') return [field, [EVIL]];
      if (field === 'alternatives') return [field, [{ name: EVIL, about: EVIL, url }]];
      const spoken = typeof value === 'string' && !['url', 'findUrl', 'link', 'userType', 'otherIs'].includes(field);
      return [field, spoken ? EVIL : value];
    }),
  );
  const recipient = { name: EVIL, timeZone: 'Asia/Kuala_Lumpur' };
  const data = { ...told[kind], ...poisoned };
  const { html, subject, preview, text } = await renderLetter(kind, data, { ...envelope, recipient });
  expect(html).not.toMatch(/<script|<img/i);
  expect(`${subject}${preview}`).not.toMatch(/[\r\n]/);
  expect(`${subject}${text}${html}`).not.toContain('\u202E');
  expect(text).not.toMatch(/^Bcc:/m);
});

test('a name that looks like an address is not made into a link by mail programs', async () => {
  const { subject, text, html } = await renderLetter(
    'referral.invited',
    { referrer: 'Win at www.example.com', url },
    envelope,
  );
  for (const part of [subject, text, html]) {
    expect(part).not.toContain('www.example.com');
    expect(part).toContain('Win at www.\u2060example.\u2060com');
  }
});

test('only addresses of pages become links', async () => {
  for (const wrong of ['javascript:alert(1)', 'data:text/html,x', '/main/bookings/41', '']) {
    await expect(renderLetter('booking.day_before', { ...session, url: wrong }, envelope)).rejects.toThrow();
  }
});

test('a long topic keeps its lines, a long name is cut', async () => {
  const { text, subject } = await renderLetter(
    'booking.requested',
    { ...session, answerBy, topic: 'First\n\n\nSecond', other: 'n'.repeat(300) },
    envelope,
  );
  expect(text).toContain('Topic: First\n    \n    Second');
  expect(subject).toBe(`${'n'.repeat(80)}… would like a session with you`);
});
