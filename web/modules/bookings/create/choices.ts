import type { BookableGroup } from '../../../../contract/bookings/schemas/create.ts';
import { dayIn } from '../../../lib/time.ts';
import type { Taken } from '../refusals.ts';

/** ADB-32: 1 one-on-one or group; 2 who and when; 3 topic and objectives. */
export type CreateStep = 1 | 2 | 3;
export const createSteps = 3;
export type Kind = 'one_on_one' | 'group';
export type Method = 'video' | 'phone' | 'in_person';

export interface Chosen {
  id: number;
  name: string;
}

export interface Choices {
  step: CreateStep;
  kind: Kind | null;
  mentor: Chosen | null;
  mentee: Chosen | null;
  group: BookableGroup | null;
  method: Method | null;
  contact: string;
  place: string;
  duration: number;
  zone: string;
  day: string | null;
  slot: string | null;
  taken: Taken | null;
}

/** ADB-34: without groups there is nothing to choose in the first step, so it is skipped. */
export const beginning = (zone: string, hasGroups: boolean): Choices => ({
  step: hasGroups ? 1 : 2,
  kind: hasGroups ? null : 'one_on_one',
  mentor: null,
  mentee: null,
  group: null,
  method: null,
  contact: '',
  place: '',
  duration: 60,
  zone,
  day: null,
  slot: null,
  taken: null,
});

/** The person whose hours count: the mentor, or the lead of a group. */
export const mentorIdOf = ({ kind, mentor, group }: Choices) =>
  (kind === 'group' ? group?.mentors[0]?.id : mentor?.id) ?? null;

/** Another person or length has other times, so the chosen one is cleared. */
export const withoutTime = (choices: Choices): Choices => ({ ...choices, day: null, slot: null, taken: null });

/** ADB-34: going back to the first step clears group mode. */
export const stepBack = (choices: Choices): Choices =>
  choices.step === 3 ? { ...choices, step: 2 } : { ...withoutTime(choices), step: 1, kind: null, group: null };

export type Gap = 'kind' | 'mentor' | 'mentee' | 'group' | 'method' | 'date' | 'time';

/** ADB-33: what is still missing in the current step. */
export const gapsOf = ({ step, kind, mentor, mentee, group, method, day, slot }: Choices): Gap[] => {
  if (step === 1) return kind === null ? ['kind'] : [];
  if (step === 3) return [];
  const who: Gap[] =
    kind === 'group'
      ? group
        ? []
        : ['group']
      : [...(mentor ? [] : ['mentor' as const]), ...(mentee ? [] : ['mentee' as const])];
  const when: Gap[] = slot === null ? [day === null ? 'date' : 'time'] : [];
  return [...who, ...(method === null ? ['method' as const] : []), ...when];
};

/** The time is taken: back to the times, with the server's message and alternatives; everything typed stays. */
export const refusedTime = (choices: Choices, taken: Taken): Choices => ({ ...choices, step: 2, slot: null, taken });

/** Takes one of the three alternatives. */
export const takeInstead = (choices: Choices, slot: string): Choices => ({
  ...choices,
  day: dayIn(slot, choices.zone),
  slot,
  taken: null,
});
