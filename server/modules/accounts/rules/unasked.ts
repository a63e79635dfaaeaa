import { Temporal } from 'temporal-polyfill';

/** An email that somebody else asked for: when it was sent, and for whom, such as `company 3`. */
export interface Unasked {
  at: string;
  from: string;
}

/** More than anybody meets honestly; a stranger who is written to more often is being flooded. */
const limits = { aDay: 5, aWeek: 12, aDayFromOne: 3 } as const;

export const hoursCounted = 7 * 24;

const since = (sent: readonly Unasked[], hours: number, now: Temporal.Instant) =>
  sent.filter(({ at }) => Temporal.Instant.from(at).until(now).total('hours') < hours);

/**
 * The mailbox that an address ends in: capitals, and what stands behind a plus, make no other one. Google's mail drops
 * dots as well. Otherwise as many addresses as one likes would reach the same person.
 */
export const mailboxOf = (address: string): string => {
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, at).toLowerCase().split('+');
  const host = address.slice(at + 1).toLowerCase();
  return ['gmail.com', 'googlemail.com'].includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
};

/** B09: whether one more email may go to a mailbox that was sent these. `factor` multiplies the limits. */
export const hasRoom = (sent: readonly Unasked[], from: string, now: Temporal.Instant, factor: number): boolean => {
  const today = since(sent, 24, now);
  return (
    today.length < limits.aDay * factor &&
    since(sent, hoursCounted, now).length < limits.aWeek * factor &&
    today.filter((one) => one.from === from).length < limits.aDayFromOne * factor
  );
};

/** Those that still count, with one more. */
export const withOne = (sent: readonly Unasked[], from: string, now: Temporal.Instant): Unasked[] => [
  ...since(sent, hoursCounted, now),
  { at: now.toString(), from },
];
