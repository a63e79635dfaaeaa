import * as contract from '../../../contract/minutes/index.ts';
import { everyMember, sample, type Sample } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';
import { sessionInAlpha } from '../bookings/bookings.fixture.ts';
import { smallPlan } from '../objectives/samples.fixture.ts';
import { addLine } from './minutes.fixture.ts';

/** Who takes part, and nobody else, not even the admins of the program or of the platform. */
const theTwo = everyMember(404, { mentee: 200, mentor: 200 });

const session = async (world: World) => ({ params: { id: await sessionInAlpha(world) } });
const action = async (world: World) => {
  const { params } = await session(world);
  const { actions } = await addLine(world, 'mentee', params.id, { kind: 'action', body: 'Write to Penang' });
  return { params: { id: actions[0]?.id ?? 0 } };
};

export const minutesSamples: Sample[] = [
  sample({ endpoint: contract.showMinutes, as: 'mentee', call: session, answers: theTwo }),
  sample({
    endpoint: contract.addMinutesItem,
    as: 'mentee',
    call: async (world) => ({
      ...(await session(world)),
      body: { kind: 'agenda' as const, body: 'The offer from Penang' },
    }),
    answers: theTwo,
  }),
  sample({
    endpoint: contract.changeMinutesItem,
    as: 'mentee',
    call: async (world) => ({ ...(await action(world)), body: { done: true } }),
    answers: theTwo,
  }),
  sample({ endpoint: contract.removeMinutesItem, as: 'mentee', call: action, answers: theTwo }),
  sample({
    endpoint: contract.writeMinutesNotes,
    as: 'mentee',
    call: async (world) => ({ ...(await session(world)), body: { body: 'We compared two offers.', version: 0 } }),
    answers: theTwo,
  }),
  sample({
    endpoint: contract.makeObjectiveOfAction,
    as: 'mentee',
    call: async (world) => {
      await smallPlan(world);
      return action(world);
    },
    // A mentor has no objectives of their own.
    answers: everyMember(404, { mentee: 200, mentor: 422 }),
  }),
];
