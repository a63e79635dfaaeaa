import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setServerTime } from '../../../../lib/clock.ts';
import { refusal, serve } from '../../../../testing/serve.fixture.ts';
import { inAlpha } from '../../../programmes/programmes.fixture.tsx';
import { aisyah, daniel, draft, draftPair, mei, omar, parts, price } from '../matching.fixture.ts';
import type { SuggestionFilter } from '../search.ts';
import { Suggestions } from '../Suggestions.tsx';

const one = 'GET /api/v2/matching/drafts/12';
const paging = { total: 1, page: 1, max_pages: 1 };
const pairs = (...rows: ReturnType<typeof draftPair>[]) => ({ pairs: rows, ...paging });

const open = (answers: Parameters<typeof serve>[0] = {}, filter: SuggestionFilter = {}) => {
  const server = serve({
    [one]: draft(),
    [`${one}/pairs`]: pairs(draftPair()),
    [`${one}/choices`]: {
      mentee: aisyah,
      choices: [
        { mentor: daniel, score: 8279, parts, chosen: true, free: 0 },
        { mentor: omar, score: 6100, parts, chosen: false, free: 2 },
      ],
      total: 2,
    },
    [`${one}/price`]: price(),
    ...answers,
  });
  const turned: SuggestionFilter[] = [];
  inAlpha(
    <Suggestions filter={{ draft: 12, ...filter }} zone="Asia/Kuala_Lumpur" onFilter={(next) => turned.push(next)} />,
  );
  const acted = () =>
    server.calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [`${method} ${path}`, body]);
  return { ...server, turned, acted };
};

const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));

test('M15 while it is calculated the page says how far it is, and can stop it', async () => {
  const running = draft({
    status: 'running',
    summary: null,
    worth: null,
    progress: { step: 'matching', done: 62 },
    why_not: { ...draft().why_not, publish: 'pairings.draft_running', cancel: null },
  });
  const { acted } = open({ [one]: running, 'POST /api/v2/matching/drafts/12/cancel': draft({ status: 'cancelled' }) });
  const bar = await screen.findByRole('progressbar', { name: 'Finding the best pairs for everyone' });
  expect(bar.getAttribute('aria-valuenow')).toBe('62');
  expect(screen.getByText('Step 3 of 4')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(acted()).toEqual([['POST /api/v2/matching/drafts/12/cancel', null]]));
});

test('M15 the summary: matched of the cohort, weakest and middle pair, and the distribution in tens', async () => {
  open();
  expect(await screen.findByText('112 of 120')).toBeTruthy();
  expect(screen.getByText('8 are left out')).toBeTruthy();
  expect(screen.getByText('41')).toBeTruthy();
  expect(screen.getByText('79')).toBeTruthy();
  expect(screen.getByText('2 locked, 1 chosen by you')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
  const rows = within(screen.getByRole('table', { name: 'Pairs by their score' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '0–90',
    '10–190',
    '20–290',
    '30–390',
    '40–493',
    '50–599',
    '60–6922',
    '70–7938',
    '80–8930',
    '90–10010',
  ]);
});

test('M15 a pair’s arithmetic opens beside the list', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Why Nur Aisyah and Daniel Lim' }));
  const why = await dialog('Why Nur Aisyah and Daniel Lim');
  expect(why.getByText('Score: 12.63 of 15.25 = 83 points')).toBeTruthy();
});

test('M15 another mentor: nothing is kept before its price has been read', async () => {
  const { acted } = open({ 'POST /api/v2/matching/drafts/12/overrides': draft() });
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Nur Aisyah and Daniel Lim' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Choose another mentor' }));
  const choosing = await dialog('Another mentor for Nur Aisyah');
  expect((await choosing.findByRole('button', { name: /^Choose Daniel Lim/ })).getAttribute('aria-disabled')).toBe(
    'true',
  );
  expect(choosing.getByText('No free place: someone moves')).toBeTruthy();
  fireEvent.click(choosing.getByRole('button', { name: 'Choose Omar Aziz' }));
  const priced = await dialog('Omar Aziz for Nur Aisyah');
  expect(await priced.findByText('1 mentee more is without a mentor.')).toBeTruthy();
  expect(priced.getByText('There is 1 pair fewer.')).toBeTruthy();
  expect(priced.getByText('The weakest of the free pairs goes from 41 to 40.4 points.')).toBeTruthy();
  expect(priced.getByText('The sum of all scores falls by 7 points.')).toBeTruthy();
  expect(
    within(priced.getByRole('list', { name: 'Who moves' }))
      .getAllByRole('listitem')
      .map((li) => li.textContent),
  ).toEqual(['Nur Aisyah moves from Daniel Lim to Omar Aziz.', 'Mei Ling loses Omar Aziz and has no mentor.']);
  expect(acted()).toEqual([]);
  fireEvent.click(priced.getByRole('button', { name: 'Keep this choice' }));
  await waitFor(() =>
    expect(acted()).toEqual([['POST /api/v2/matching/drafts/12/overrides', { mentee_id: 31, mentor_id: 22 }]]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('M15 a choice that somebody else has made impossible is refused in the window', async () => {
  open({ 'POST /api/v2/matching/drafts/12/overrides': refusal('pairings.draft_changed') });
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Nur Aisyah and Daniel Lim' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Choose another mentor' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Choose Omar Aziz' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep this choice' }));
  const priced = await dialog('Omar Aziz for Nur Aisyah');
  expect(await priced.findByText(/Somebody has changed this draft meanwhile/)).toBeTruthy();
});

test('M15 a pair is locked and unlocked, and a choice undone; what is named in the settings stays', async () => {
  const rows = [
    draftPair(),
    draftPair({ mentee: mei, mentor: omar, fixed: 'lock' }),
    draftPair({ mentee: mei, mentor: daniel, fixed: 'override' }),
    draftPair({ mentee: aisyah, mentor: omar, fixed: 'named_together' }),
  ];
  const { acted } = open({
    [`${one}/pairs`]: pairs(...rows),
    'PUT /api/v2/matching/drafts/12/locks': draft(),
    'DELETE /api/v2/matching/drafts/12/overrides/32/21': draft(),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Lock Nur Aisyah and Daniel Lim' }));
  fireEvent.click(screen.getByRole('button', { name: 'Unlock Mei Ling and Omar Aziz' }));
  fireEvent.click(screen.getByRole('button', { name: 'Actions for Mei Ling and Daniel Lim' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Undo your choice' }));
  await waitFor(() => expect(acted()).toHaveLength(3));
  expect(acted()).toEqual([
    ['PUT /api/v2/matching/drafts/12/locks', { pairs: [{ mentee_id: 31, mentor_id: 21 }], locked: true }],
    ['PUT /api/v2/matching/drafts/12/locks', { pairs: [{ mentee_id: 32, mentor_id: 22 }], locked: false }],
    ['DELETE /api/v2/matching/drafts/12/overrides/32/21', null],
  ]);
  expect(screen.queryByRole('button', { name: 'Actions for Nur Aisyah and Omar Aziz' })).toBeNull();
});

test('M15 whoever is left out is listed with the reason in a sentence', async () => {
  const leftOut = [
    { mentee: mei, reason: 'no_room', mentors: 0, possible: 3 },
    { mentee: aisyah, reason: 'no_shared_language', mentors: 50, possible: 0 },
  ];
  open({ [`${one}/left_out`]: { left_out: leftOut, ...paging } }, { list: 'left_out' });
  const table = within(await screen.findByRole('region', { name: 'Mentees who are left out' })).getByRole('table');
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[1]?.textContent),
  ).toEqual([
    '3 mentors would suit, but have no place left.',
    '50 mentors share no language with them, or are not what they asked for.',
  ]);
  expect(within(table).getByRole('button', { name: 'Choose a mentor for Mei Ling' })).toBeTruthy();
});

test('M15 the load of each mentor: now, new, then, and what is left', async () => {
  const mentors = [{ mentor: daniel, has: 1, gets: 2, seats: 3 }];
  open({ [`${one}/mentors`]: { mentors, ...paging } }, { list: 'mentors' });
  const table = within(await screen.findByRole('region', { name: 'Mentors of the draft' })).getByRole('table');
  const cells = within(table)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(1)).toEqual(['1', '2', '3', '1']);
});

test('M15 search, filter and list stand in the address, under the draft', async () => {
  const { turned, calls } = open({}, { search: 'tan', filter: 'lowest', page: 2 });
  await screen.findByRole('region', { name: 'Pairs of the draft' });
  expect(calls.find(({ path }) => path.includes('/pairs'))?.path).toContain(
    '/12/pairs?search=tan&filter=lowest&page=2',
  );
  fireEvent.click(screen.getByRole('tab', { name: /Left out/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Score' }));
  expect(turned).toEqual([
    { draft: 12, list: 'left_out' },
    { draft: 12, search: 'tan', filter: 'lowest', sort: '-score' },
  ]);
});

test('M15 publishing says how many are told and when, before anything is made', async () => {
  const { acted } = open({ 'POST /api/v2/matching/drafts/12/publish': draft({ status: 'published' }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  const asking = await dialog('Publish 112 pairs?');
  expect(
    asking.getByText(/112 mentees and 48 mentors are told by email and in the app, once, in 10 minutes/),
  ).toBeTruthy();
  expect(acted()).toEqual([]);
  fireEvent.click(asking.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(acted()).toEqual([['POST /api/v2/matching/drafts/12/publish', null]]));
});

test('M15 a published draft can be undone on a clock, and lists who was not paired', async () => {
  setServerTime('2026-11-20T02:01:20Z');
  const published = draft({
    status: 'published',
    undo_until: '2026-11-20T02:10:00Z',
    not_published: [{ mentee: mei, mentor: omar, code: 'pairings.mentor_full' }],
    why_not: { ...draft().why_not, publish: 'pairings.draft_not_ready', undo: null },
  });
  const { acted } = open({ [one]: published, 'POST /api/v2/matching/drafts/12/undo': draft({ status: 'undone' }) });
  expect(await screen.findByText('Published. Nobody is told before 10:10 am')).toBeTruthy();
  expect(screen.getByText(/You can undo it for 8:[0-4]\d minutes/)).toBeTruthy();
  const left = within(screen.getByRole('list', { name: 'Not paired' })).getByRole('listitem');
  expect(left.textContent).toBe('Mei Ling and Omar AzizThis mentor is not taking new mentees.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  fireEvent.click((await dialog('Undo this publication?')).getByRole('button', { name: 'Undo it' }));
  expect(await screen.findByText(/Undone\. Nobody is told/)).toBeTruthy();
  expect(acted()).toEqual([['POST /api/v2/matching/drafts/12/undo', null]]);
});

test('M15 a draft of a changed cohort says what has changed, and runs again around its locked pairs', async () => {
  const stale = {
    mentees_new: 2,
    mentees_gone: 0,
    mentors_new: 0,
    mentors_gone: 1,
    room_changed: 0,
    settings_changed: true,
  };
  const { acted, turned } = open({ [one]: draft({ stale }), 'POST /api/v2/matching/drafts': draft({ id: 13 }) });
  expect(
    await screen.findByText(
      '2 mentees are new. 1 mentor has no room now. Weights or rules were changed. Run again to take it in.',
    ),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Run again around 2 locked pairs' }));
  await waitFor(() => expect(turned).toEqual([{ draft: 13 }]));
  expect(acted()).toEqual([['POST /api/v2/matching/drafts', { program_id: 3, around: 12 }]]);
});

test('M15 a draft is discarded after a question, and the page goes back to the list', async () => {
  const { turned } = open({ 'DELETE /api/v2/matching/drafts/12': { message: 'ok' } });
  fireEvent.click(await screen.findByRole('button', { name: 'More actions for this draft' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Discard' }));
  fireEvent.click((await dialog('Discard this draft?')).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(turned).toEqual([{}]));
});

test('M15 a draft of somebody else’s program does not exist', async () => {
  open({ [one]: refusal('pairings.draft_not_found', 404) });
  expect(await screen.findByText('This draft does not exist.')).toBeTruthy();
});
