import { beforeEach, expect, test } from 'vitest';
import { changePairing, connect, endPairing } from '../../../contract/pairings/index.ts';
import { changeParticipant } from '../../../contract/programmes/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { lettersTo, linkIn, onlyLetterTo, toldTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { groupOfAlpha, pairOf } from '../pairings/samples.fixture.ts';

let world: World;
beforeEach(async () => {
  read.clear();
  world = await openWorld();
});

const admin = 'programme_admin';
const turn = (id: number, status: 'active' | 'paused') =>
  world.ask(admin, changePairing, { params: { id }, body: { status } });
/** The subjects of the emails to this address since it was last asked. */
const read = new Map<string, number>();
const subjectsTo = async (address: string) => {
  await world.runJobs();
  const subjects = lettersTo(world, address).map(({ subject }) => subject);
  const before = read.get(address) ?? 0;
  read.set(address, subjects.length);
  return subjects.slice(before);
};
const lines = async (who: Person) => (await toldTo(world, world.ids[who])).map(({ message }) => message);

test('B72 PAR-29 both people of a pair are told by email and in the app when it rests, goes on and ends; nobody of the reason', async () => {
  const { body: pair } = await world.ask(admin, connect, { body: pairOf(world) });
  await subjectsTo('mentee@example.com');
  await turn(pair.id, 'paused');
  await turn(pair.id, 'paused');
  await world.runJobs();
  const letter = lettersTo(world, 'mentor@example.com').at(-1);
  expect(letter?.subject).toBe('You and Mentee Tan are paused in Alpha');
  if (!letter) throw new Error('no email');
  linkIn(letter, 'http://lantern.test/app/acme/alpha/bookings');
  expect(await subjectsTo('mentee@example.com')).toEqual(['You and Mentor Tan are paused in Alpha']);
  await turn(pair.id, 'active');
  expect(await subjectsTo('mentee@example.com')).toEqual(['You and Mentor Tan can meet again in Alpha']);
  await world.ask(admin, endPairing, { params: { id: pair.id }, body: { reason: 'They quarrelled' } });
  await world.runJobs();
  expect(lettersTo(world, 'mentor@example.com').some(({ text }) => text.includes('quarrelled'))).toBe(false);
  expect(await subjectsTo('mentee@example.com')).toEqual(['You and Mentor Tan are no longer paired in Alpha']);
  expect(new Set(await lines('mentee'))).toEqual(
    new Set([
      'Mentor Tan is your mentor in Alpha now.',
      'You and Mentor Tan are paused in Alpha.',
      'You and Mentor Tan can meet again in Alpha.',
      'You and Mentor Tan are no longer paired in Alpha.',
    ]),
  );
  expect(await subjectsTo('programme_admin@example.com')).toEqual([]);
});

test('B72 a pause that is over before its email is written tells only that they can meet again', async () => {
  const { body: pair } = await world.ask(admin, connect, { body: pairOf(world) });
  await subjectsTo('mentee@example.com');
  await turn(pair.id, 'paused');
  await turn(pair.id, 'active');
  expect(await subjectsTo('mentee@example.com')).toEqual(['You and Mentor Tan can meet again in Alpha']);
});

test('B72 B47 everyone in a group is told when it rests', async () => {
  const id = await groupOfAlpha(world);
  for (const who of ['mentor', 'mentee', 'unconfirmed']) await subjectsTo(`${who}@example.com`);
  await turn(id, 'paused');
  for (const who of ['mentor', 'mentee', 'unconfirmed'])
    expect(await subjectsTo(`${who}@example.com`)).toEqual(['The group Data Circle is paused in Alpha']);
});

const role = (name: 'Admin' | 'Mentor' | 'Mentee') =>
  world.ask('portal_owner', changeParticipant, {
    params: { id: world.alpha.id, userId: world.ids.mentee },
    body: { role_id: world.alpha.roleIds[name] },
  });

test.each([
  ['Admin', 'manage its people', 'http://lantern.test/app/acme/alpha/admin'],
  ['Mentor', 'Set your hours', 'http://lantern.test/app/acme/alpha/overviews'],
] as const)('INV-06 a member who becomes %s is told by email and in the app, once', async (name, words, link) => {
  expect((await role(name)).status).toBe(200);
  expect((await role(name)).status).toBe(200);
  await world.runJobs();
  const letter = onlyLetterTo(world, 'mentee@example.com');
  expect(letter.subject).toBe(`You are now ${name} in Alpha`);
  expect(letter.text).toContain(words);
  linkIn(letter, link);
  expect(await lines('mentee')).toEqual([`You are ${name} in Alpha now.`]);
});

test('INV-06 a role that was taken back before the email is written is not told', async () => {
  await role('Admin');
  await role('Mentee');
  expect(await subjectsTo('mentee@example.com')).toEqual(['You are now Mentee in Alpha']);
});
