import type { Temporal } from 'temporal-polyfill';
import { longest } from '../../../../contract/objectives/index.ts';

/** Somebody who says nothing of a day gets this long. */
const usualDays = 14;

/** What an action that was agreed in a session says as an objective: long ones keep all their words below the title. */
export const textsOf = (action: string) => {
  if (action.length <= longest.title) return { title: action, description: '' };
  const cut = action.slice(0, longest.title - 1);
  const whole = cut.includes(' ') ? cut.slice(0, cut.lastIndexOf(' ')) : cut;
  return { title: `${whole}…`, description: action };
};

/** M48: whether the mentee has put it into words of their own since. */
export const isRewritten = (now: { title: string; description: string; action: string }, action: string) => {
  const made = textsOf(action);
  return now.title !== made.title || now.description !== made.description || now.action !== '';
};

/** The day on which it is due: one that has passed meanwhile is as good as none. */
export const dueOf = (wanted: string | null, today: Temporal.PlainDate) =>
  wanted !== null && wanted >= today.toString() ? wanted : today.add({ days: usualDays }).toString();
