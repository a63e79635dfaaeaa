import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';

/** The server of this worker (start.ts). */
const houseOfWorker = () => {
  const { E2E_HOUSES = '[]', TEST_PARALLEL_INDEX = '0' } = process.env;
  const houses = JSON.parse(E2E_HOUSES) as { url: string; door: string }[];
  return houses[Number(TEST_PARALLEL_INDEX)] ?? { url: '', door: '' };
};
let house = houseOfWorker();
/** From here on everything below uses another house, until the returned function is called. */
export const moveInto = (other: typeof house) => {
  const home = house;
  house = other;
  return () => {
    house = home;
  };
};

export const password = 'Lantern#2026';

interface Mail {
  id: number;
  to: string;
  subject: string;
  text: string;
  ics: string | null;
  links: string[];
}

/** Rows exactly as the database returns them. */
export const rows = async <Row = Record<string, unknown>>(statement: string, ...values: unknown[]): Promise<Row[]> => {
  const reply = await fetch(house.door, { method: 'POST', body: JSON.stringify({ statement, values }) });
  if (!reply.ok) throw new Error(await reply.text());
  return (await reply.json()) as Row[];
};

/** The emails that someone was sent, newest first. */
export const mailTo = async (address: string): Promise<Mail[]> => {
  const reply = await fetch(`${house.url}/dev/mailbox.json?to=${encodeURIComponent(address)}`);
  return (await reply.json()) as Mail[];
};

/** Sets the product's clock; whatever becomes due happens before this returns. */
export const setClock = async (now: string) => {
  const body = JSON.stringify({ now });
  const reply = await fetch(`${house.url}/dev/clock`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  expect(reply.status).toBe(200);
};

/**
 * Suppresses the question about sessions that nobody concluded, on the platform and in every portal (BKG-99), and what
 * people are asked after their first session or signing up (NPS-03).
 */
const notAsked = () =>
  [
    'overdue_break',
    'pulse_skip',
    ...Array.from({ length: 30 }, (_none, at) => `overdue_break_${at + 1}`),
    ...['sign_up', 'first_booking', 'portal_first_booking_nps'].map((context) => `nps_skip_${context}`),
  ].map((name) => ({ name, value: '1', url: house.url }));

interface Opening {
  timezoneId?: string;
  /** Whether the question about sessions that nobody concluded may appear. */
  asked?: boolean;
  /** Whether what a browser keeps and shows by itself (the service worker) is there. */
  installed?: boolean;
}

/** Signs the whole browser in, including what the sign-in page stores for the enterprise API. */
const signIn = async (context: BrowserContext, email: string) => {
  const reply = await context.request.post('/login.json', { data: { email, password } });
  expect(reply.status()).toBe(200);
  const { token } = (await reply.json()) as { token: string | null };
  if (token !== null) await context.addInitScript((kept) => localStorage.setItem('enterprise_token', kept), token);
};

const asEverybody = () => ({ baseURL: house.url, locale: 'en-GB', reducedMotion: 'reduce' }) as const;
const homeZone = 'Asia/Kuala_Lumpur';

interface Houses {
  /** A separate browser, signed in through the API when an address is given. */
  open: (email: string | null, options?: Opening) => Promise<Page>;
}

interface Visits {
  /** A page in a browser that one person keeps for many tests, for tests that only look and change nothing. */
  visit: (email: string | null) => Promise<Page>;
}

export const test = base.extend<Houses, Visits>({
  baseURL: house.url,
  open: async ({ browser, viewport, isMobile, hasTouch }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (email, { timezoneId = homeZone, asked = false, installed = false } = {}) => {
      const size = { viewport, isMobile: isMobile ?? false, hasTouch: hasTouch ?? false };
      const context = await browser.newContext({
        ...asEverybody(),
        ...size,
        timezoneId,
        serviceWorkers: installed ? 'allow' : 'block',
      });
      contexts.push(context);
      if (!asked) await context.addCookies(notAsked());
      if (email !== null) await signIn(context, email);
      return await context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  visit: [
    async ({ browser }, provide) => {
      const kept = new Map<string | null, BrowserContext>();
      await provide(async (email) => {
        const context =
          kept.get(email) ??
          (await browser.newContext({ ...asEverybody(), timezoneId: homeZone, serviceWorkers: 'block' }));
        if (!kept.has(email)) {
          kept.set(email, context);
          await context.addCookies(notAsked());
          if (email !== null) await signIn(context, email);
        }
        return await context.newPage();
      });
      for (const context of kept.values()) await context.close();
    },
    { scope: 'worker' },
  ],
});

export { expectAccessible } from './accessible.ts';
export { expect };
