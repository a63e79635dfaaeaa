import { Temporal } from 'temporal-polyfill';
import { areasOf, asksForMore, bandOf, type NpsBand } from '../../contract/surveys/index.ts';
import { type DemoNps, type FirstSession, firstSessions, writeDemoNps } from '../modules/surveys/demo/nps.ts';
import type { Tx } from '../platform/work.ts';
import { type Dice, diceFor } from './dice.ts';
import type { Written } from './types.ts';

/** What people wrote, by how many stars they gave. */
const words: Record<NpsBand, readonly string[]> = {
  detractor: [
    'My mentor came ten minutes late and had not read my question.',
    'The picture froze three times, so we ended up on the phone.',
    'It took four requests until somebody accepted.',
    'Good conversation, but I could not find the notes afterwards.',
    'I would have liked to move the session and did not find out how.',
  ],
  passive: [
    'Useful, though an hour is short when you meet for the first time.',
    'A list of topics to prepare would have helped.',
    'Nice talk. I am curious whether the next one goes deeper.',
    'It worked well once the sound worked.',
    'Please show free hours in the evening first.',
  ],
  promoter: [
    'I left with three things to try on Monday.',
    'She asked better questions than I did. Exactly what I needed.',
    'Booked the next session straight away.',
    'For the first time somebody explained how promotions are decided.',
    'Warm, honest, and very much to the point.',
    'I have told two colleagues about it already.',
  ],
};

/** Most people are content; every number occurs. */
const stars = [10, 10, 10, 9, 9, 9, 9, 8, 8, 8, 8, 7, 7, 6, 6, 5, 4, 3, 2, 1, 0];

const answerTo = ({ userId, programId, endedAt }: FirstSession, dice: Dice): DemoNps => {
  const context = programId === null ? 'first_booking' : 'portal_first_booking_nps';
  const given = dice.pick(stars);
  const isLow = asksForMore(given);
  return {
    userId,
    context,
    programId,
    stars: given,
    areas: isLow ? dice.some(areasOf(context), dice.between(1, 2)) : [],
    comment: isLow || dice.chance(0.45) ? dice.pick(words[bandOf(given)]) : '',
    at: endedAt.add({ minutes: dice.between(20, 2000) }),
  };
};

/** Seven of ten answer after their first session; whoever signs in by name always has, so that they see their pages first. */
export const writeNps = async (tx: Tx, { people, ids, now }: Pick<Written, 'people' | 'ids' | 'now'>) => {
  const cast = new Set(
    people.filter(({ email }) => /^[a-z-]+@lantern\.test$/.test(email)).map(({ key }) => ids.get(key)),
  );
  const dice = diceFor('nps');
  const answers = (await firstSessions(tx))
    .map((session) => ({ answers: dice.chance(0.7) || cast.has(session.userId), said: answerTo(session, dice) }))
    .filter(({ answers: has, said }) => has && Temporal.Instant.compare(said.at, now) < 0);
  await writeDemoNps(
    tx,
    answers.map(({ said }) => said),
  );
};
