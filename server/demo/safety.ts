import { writeDemoBlock, writeDemoReport } from '../modules/safety/demo.ts';
import type { Tx } from '../platform/work.ts';
import { membersOf } from './newsfeed.ts';
import type { Written } from './types.ts';

type Ground = Pick<Written, 'people' | 'ids' | 'programmes' | 'now'>;

/**
 * What the admins of the graduates and of the platform have to decide, and one block; between people who play no part in
 * the journeys.
 */
export const writeSafety = async (tx: Tx, ground: Ground) => {
  const { now, programmes } = ground;
  const programId = programmes.get('graduates')?.programId;
  const { mentor, mentee } = membersOf(ground, 'graduates');
  const [first, second, third] = mentee.slice(-3);
  const [last] = mentor.slice(-1);
  if (programId === undefined || !first || !second || !third || !last) return;
  const at = now.subtract({ hours: 30 });
  await writeDemoBlock(tx, third, first, at);
  const about = { programId, about: first };
  await writeDemoReport(tx, { ...about, by: third, reason: 'Keeps asking me for my phone number.', at });
  await writeDemoReport(tx, {
    ...about,
    by: second,
    reason: 'Made remarks about how I look.',
    at: at.add({ hours: 5 }),
  });
  await writeDemoReport(tx, {
    programId: null,
    about: last,
    by: second,
    reason: 'Tried to sell me a course during the session.',
    at: at.add({ hours: 9 }),
  });
};
