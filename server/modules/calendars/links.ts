import type { Temporal } from 'temporal-polyfill';

export interface SessionForLink {
  start: Temporal.Instant;
  end: Temporal.Instant;
  summary: string;
  description: string;
  /** The page where they meet or, when that is not on a page, the page of the session. */
  url: string;
  /** The place or the phone number; null: they meet at `url`. */
  location: string | null;
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

/** A form of Outlook's reads the body as HTML, and a plus sign in the query as a plus sign. */
const outlookForm =
  (address: string) =>
  ({ start, end, summary, description, url, location }: SessionForLink): string =>
    fitting(description, (details) => {
      const link = new URL(address);
      link.search = new URLSearchParams({
        path: '/calendar/action/compose',
        rru: 'addevent',
        subject: firstOf(summary, LONGEST_SUMMARY),
        startdt: inSeconds(start),
        enddt: inSeconds(end),
        body: escaped(details).replace(/\r\n|\r|\n/g, '<br>'),
        location: location ?? url,
      })
        .toString()
        .replace(/\+/g, '%20');
      return link.href;
    });

/** Google's new-event form, filled in, for members without a linked calendar. // CAL-06, B54 */
export const googleLink = ({ start, end, summary, description, url, location }: SessionForLink): string =>
  fitting(description, (details) => {
    const link = new URL('https://calendar.google.com/calendar/render');
    link.search = new URLSearchParams({
      action: 'TEMPLATE',
      text: firstOf(summary, LONGEST_SUMMARY),
      dates: `${compact(start)}/${compact(end)}`,
      details,
      location: location ?? url,
    }).toString();
    return link.href;
  });

/** The form of Office 365, for accounts of a company or school. // CAL-07, B54 */
export const microsoftLink = outlookForm('https://outlook.office.com/calendar/deeplink/compose');

/** The form of Outlook.com, for personal accounts, which the one above turns away. // M27 */
export const outlookLink = outlookForm('https://outlook.live.com/calendar/0/deeplink/compose');

/** Yahoo's new-event form. It reads a plus sign in the query as a plus sign too. // M27 */
export const yahooLink = ({ start, end, summary, description, url, location }: SessionForLink): string =>
  fitting(description, (details) => {
    const link = new URL('https://calendar.yahoo.com/');
    link.search = new URLSearchParams({
      v: '60',
      title: firstOf(summary, LONGEST_SUMMARY),
      st: compact(start),
      et: compact(end),
      desc: details,
      in_loc: location ?? url,
    })
      .toString()
      .replace(/\+/g, '%20');
    return link.href;
  });
