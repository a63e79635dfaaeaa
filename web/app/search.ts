import { keyIn } from '../lib/key-in.ts';
import type { BookingTab } from '../../contract/bookings/schemas/states.ts';

/** Addresses contain plain values (`?search=2026`, `?language=1,3`), never JSON. */
export const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

export const stringifySearch = (search: Record<string, string | number | boolean | null | undefined>) => {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') words.set(name, String(value));
  }
  const text = words.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
};

type Search = Record<string, unknown>;

/** The named values of the address; anything else is ignored and never an error. */
export const wordsIn = <Name extends string>(search: Search, ...names: Name[]): Partial<Record<Name, string>> =>
  Object.fromEntries(
    names.flatMap((name) => (typeof search[name] === 'string' ? [[name, search[name]]] : [])),
  ) as Partial<Record<Name, string>>;

/** The value, if it is one that the page knows. */
export const oneOf = <Word extends string>(known: readonly Word[], word: unknown): Word | undefined =>
  known.find((one) => one === word);

/** A page of a list; the first one is not said. */
export const pageIn = ({ page }: Search): { page?: number } => {
  const number = keyIn(page);
  return number !== undefined && number > 1 ? { page: number } : {};
};

interface BookingsSearch {
  tab?: BookingTab | undefined;
  /** The booking whose details are open. */
  booking?: number | undefined;
}

const tabs = ['upcoming', 'to_review', 'closed'] as const satisfies BookingTab[];

/** BKG-03: for the page of the member's bookings, on the platform and in a portal. */
export const bookingsSearch = ({ tab, booking }: Search): BookingsSearch => ({
  tab: oneOf(tabs, tab),
  booking: keyIn(booking),
});

/** DIS-08: comma-separated lists under the parameter names of the call; anything else is ignored. */
const discoveryNames = [
  'search',
  'industry',
  'language',
  'country',
  'working_experience',
  'working_experience_level',
  'gender',
  'job_role',
  'sort',
] as const;
export const discoverySearch = (search: Search) => wordsIn(search, ...discoveryNames);
