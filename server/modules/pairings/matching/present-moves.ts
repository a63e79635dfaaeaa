import type { Price } from '../../../../contract/pairings/index.ts';
import type { Tx } from '../../../platform/work.ts';
import type { Move } from '../rules/moves.ts';
import { peopleBy } from './present.ts';

/** How many moves an answer names. */
const mostMoves = 100;

/** The first moves with their people, and how many there are. */
export const presentMoves = async (tx: Tx, moves: readonly Move[]): Promise<Pick<Price, 'moves' | 'moves_count'>> => {
  const shown = moves.slice(0, mostMoves);
  const person = await peopleBy(
    tx,
    shown.flatMap(({ menteeId, from, to }) => [menteeId, ...from, ...to]),
  );
  return {
    moves: shown.map(({ menteeId, from, to }) => ({
      mentee: person(menteeId),
      from: from.map(person),
      to: to.map(person),
    })),
    moves_count: moves.length,
  };
};
