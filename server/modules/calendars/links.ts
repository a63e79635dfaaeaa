import type { Temporal } from 'temporal-polyfill';

export interface SessionForLink {
  start: Temporal.Instant;
  end: Temporal.Instant;
  summary: string;
  description: string;
  /** Where to join the session. */
  url: string;
  /** Where people meet in person, in words. */
  location?: string;
}

/** Calendars truncate or refuse longer URLs. */
const LONGEST = 2000;
const LONGEST_SUMMARY = 100;

const firstOf = (text: string, count: number) => Array.from(text).slice(0, count).join('');
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** The URL with as much of the description as fits. */
const fitting = (description: string, linkWith: (description: string) => string) => {
  let kept = Array.from(description).length;
  let link = linkWith(description);
  while (link.length > LONGEST && kept > 0) {
    kept = Math.floor(kept * 0.8);
    link = linkWith(kept > 0 ? `${firstOf(description, kept)}…` : '');
  }
  return link;
};

const inSeconds = (instant: Temporal.Instant) => instant.toString({ smallestUnit: 'second' });
const compact = (instant: Temporal.Instant) => inSeconds(instant).replace(/[-:]/g, '');

/** Google's new-event form, filled in, for members without a linked calendar. // CAL-06, B54 */
export const googleLink = ({ start, end, summary, description, url, location = url }: SessionForLink): string =>
  fitting(description, (details) => {
    const link = new URL('https://calendar.google.com/calendar/render');
    link.search = new URLSearchParams({
      action: 'TEMPLATE',
      text: firstOf(summary, LONGEST_SUMMARY),
      dates: `${compact(start)}/${compact(end)}`,
      details,
      location,
    }).toString();
    return link.href;
  });

/**
 * Outlook's new-event form, filled in. // CAL-07, B54
 * Outlook reads the body as HTML, and a plus sign in the query as a plus sign.
 */
export const microsoftLink = ({ start, end, summary, description, url, location = url }: SessionForLink): string =>
  fitting(description, (details) => {
    const link = new URL('https://outlook.office.com/calendar/deeplink/compose');
    link.search = new URLSearchParams({
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: firstOf(summary, LONGEST_SUMMARY),
      startdt: inSeconds(start),
      enddt: inSeconds(end),
      body: escaped(details).replace(/\r\n|\r|\n/g, '<br>'),
      location,
    })
      .toString()
      .replace(/\+/g, '%20');
    return link.href;
  });
