import { expect, test } from 'vitest';
import { mentee } from './people.fixture.ts';
import { lost, refusal, serve, takeBreaches } from './serve.fixture.ts';

const me = 'GET /users/current';
/** The breaches reported for one call with these answers; the page sees that call as lost. */
const breachesOf = async (answers: Parameters<typeof serve>[0], path: string, init?: RequestInit) => {
  serve(answers);
  const reply = await fetch(path, init).catch(() => null);
  const breaches = takeBreaches();
  expect(reply === null).toBe(breaches.length > 0);
  return breaches;
};
const post = (body: object): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });

test('what the contract promises is answered', async () => {
  expect(await breachesOf({ [me]: mentee }, '/users/current')).toEqual([]);
  expect(await breachesOf({ [me]: refusal('accounts.not_signed_in', 401) }, '/users/current')).toEqual([]);
  expect(await breachesOf({ [me]: refusal('request.too_many', 429) }, '/users/current')).toEqual([]);
  expect(await breachesOf({}, '/users/current')).toEqual([]);
});

test('an address that is no endpoint is a breach, whatever is answered', async () => {
  const said = ['GET /users/nobody: no endpoint of the contract'];
  expect(await breachesOf({}, '/users/nobody?page=1')).toEqual(said);
  expect(await breachesOf({ 'GET /users/nobody': mentee }, '/users/nobody')).toEqual(said);
});

test('an answer of another shape is a breach: what is missing, and what nobody promised', async () => {
  const { slug: _slug, ...nameless } = mentee;
  expect(await breachesOf({ [me]: nameless }, '/users/current')).toEqual([
    'GET /users/current (/users/current)\n    slug: Invalid input: expected string, received undefined',
  ]);
  const more = { ...mentee, info: { ...mentee.info, hobby: 'Chess' } };
  expect(await breachesOf({ [me]: more }, '/users/current')).toEqual([
    'GET /users/current (/users/current)\n    info.hobby: not promised',
  ]);
});

test('a refusal that the endpoint does not know is a breach', async () => {
  expect(await breachesOf({ [me]: refusal('bookings.not_found', 404) }, '/users/current')).toEqual([
    'GET /users/current (/users/current)\n    does not refuse with bookings.not_found',
  ]);
  expect(await breachesOf({ [me]: { status: 422, body: { error: 'No' } } }, '/users/current')).toEqual([
    'GET /users/current (/users/current)\n    a refusal has an error and a code',
  ]);
});

test('a call that the endpoint does not take is a breach, unless it is answered as one', async () => {
  const dnd = 'POST /api/v2/mentors/12/dnd';
  const done = { active: true, message: 'Done.' };
  const right = post({ program_id: 3, active: true });
  const wrong = post({ program_id: 3, active: 'perhaps' });
  expect(await breachesOf({ [dnd]: done }, '/api/v2/mentors/12/dnd', right)).toEqual([]);
  expect(await breachesOf({ [dnd]: done }, '/api/v2/mentors/12/dnd', wrong)).toEqual([
    'POST /api/v2/mentors/12/dnd (/api/v2/mentors/{id}/dnd)\n' + '    asked with body.active: Please choose on or off',
  ]);
  expect(await breachesOf({ [dnd]: refusal('request.invalid') }, '/api/v2/mentors/12/dnd', wrong)).toEqual([]);
});

test('a lost call says nothing of the contract', async () => {
  serve({ [me]: lost });
  await expect(fetch('/users/current')).rejects.toThrow('Failed to fetch');
  expect(takeBreaches()).toEqual([]);
});
