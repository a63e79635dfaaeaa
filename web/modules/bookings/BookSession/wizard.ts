import { Temporal } from '../../../ui/temporal.ts';
import { dayIn } from '../../../lib/time.ts';
import type { Taken } from '../refusals.ts';
import { slotsByDay } from '../slots.ts';

/** BKG-19: 0 date, 1 time, 2 topic and learning objectives, 3 confirm. */
export type Step = 0 | 1 | 2 | 3;
export const steps = 4;

/** What is known before the window opens: an open start (an instant), a day, the texts of an earlier session. */
export interface Preset {
  slot?: string;
  day?: string;
  zone?: string;
  topic?: string;
  objectives?: readonly string[];
  /** Where somebody was when their session ended (M29). */
  step?: Step;
}

export interface Wizard {
  step: Step;
  zone: string;
  day: string | null;
  slot: string | null;
  taken: Taken | null;
}

const hasWords = ({ topic = '', objectives = [] }: Preset) =>
  topic.trim() !== '' && objectives.some((objective) => objective.trim() !== '');

/** BKG-20, BKG-21, A13: date and time given → 2; topic and objectives too → 3. Only a day, or in a portal → 1. */
const firstStep = (preset: Preset, inPortal: boolean): Step => {
  if (preset.step !== undefined) return preset.step;
  if (preset.slot !== undefined) return hasWords(preset) ? 3 : 2;
  return preset.day === undefined && !inPortal ? 0 : 1;
};

export const startOf = (preset: Preset, zone: string, inPortal = false): Wizard => ({
  step: firstStep(preset, inPortal),
  zone,
  day: preset.slot === undefined ? (preset.day ?? null) : dayIn(preset.slot, zone),
  slot: preset.slot ?? null,
  taken: null,
});

/** Switches the zone: a chosen start stays the same instant, under whatever day that is in the new zone. */
export const inZone = (wizard: Wizard, zone: string, slots: readonly string[]): Wizard => {
  const { slot, day, step } = wizard;
  if (slot !== null) return { ...wizard, zone, day: dayIn(slot, zone) };
  if (day === null || slotsByDay(slots, zone).has(day)) return { ...wizard, zone };
  return { ...wizard, zone, day: null, step: step === 1 ? 0 : step };
};

/** BKG-20: without a day, the time step takes the first open one; if none is open, the date step is shown instead. */
export const onFirstDay = (wizard: Wizard, slots: readonly string[]): Wizard => {
  if (wizard.step !== 1 || wizard.day !== null) return wizard;
  const [first] = slotsByDay(slots, wizard.zone).keys();
  return first === undefined ? { ...wizard, step: 0 } : { ...wizard, day: first };
};

/** Choosing another day clears the time (BKG-86). */
export const onDay = (wizard: Wizard, day: string): Wizard =>
  day === wizard.day ? wizard : { ...wizard, day, slot: null };

export const atSlot = (wizard: Wizard, slot: string): Wizard => ({ ...wizard, slot });

const stepOf = (step: number): Step => Math.min(3, Math.max(0, step)) as Step;

export const forward = (wizard: Wizard): Wizard => ({ ...wizard, step: stepOf(wizard.step + 1), taken: null });
export const back = (wizard: Wizard): Wizard => ({ ...wizard, step: stepOf(wizard.step - 1) });
export const atStep = (wizard: Wizard, step: Step): Wizard => ({ ...wizard, step });

/** The time is taken: back to the times, with the server's message and alternatives. Everything typed stays. */
export const refusedTime = (wizard: Wizard, taken: Taken): Wizard => ({ ...wizard, step: 1, slot: null, taken });

/** Takes one of the three alternatives: everything else is filled in already, so go straight to the last step. */
export const takeInstead = (wizard: Wizard, slot: string): Wizard => ({
  ...wizard,
  step: 3,
  day: dayIn(slot, wizard.zone),
  slot,
  taken: null,
});

/** Whether the day or the time is still missing for the next step. */
export const missing = ({ step, day, slot }: Wizard): 'day' | 'time' | null => {
  if (day === null) return 'day';
  return step > 0 && slot === null ? 'time' : null;
};

const apart = (a: string, b: string) =>
  Math.abs(Temporal.Instant.from(a).epochMilliseconds - Temporal.Instant.from(b).epochMilliseconds);

/** M29: a start that was chosen before and is not open any more: the message, and the three nearest open starts. */
export const goneMeanwhile = (wizard: Wizard, open: readonly string[], message: string): Wizard => {
  const { slot } = wizard;
  if (slot === null || open.includes(slot)) return wizard;
  const nearest = open.toSorted((a, b) => apart(a, slot) - apart(b, slot));
  const alternatives = nearest.slice(0, 3).toSorted();
  return refusedTime(wizard, { message, alternatives });
};
