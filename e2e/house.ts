import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';

/** The server of this worker (start.ts). */
const houseOfWorker = () => {
  const { E2E_HOUSES = '[]', TEST_PARALLEL_INDEX = '0' } = process.env;
  const houses = JSON.parse(E2E_HOUSES) as { url: string; door: string }[];
  return houses[Number(TEST_PARALLEL_INDEX)] ?? { url: '', door: '' };
};
const { url, door } = houseOfWorker();

export const password = 'Lantern#2026';

interface Mail {
  id: number;
  to: string;
  subject: string;
  text: string;
  ics: string | null;
  links: string[];
}

/** Rows, as the database has them. */
export const rows = async <Row = Record<string, unknown>>(statement: string, ...values: unknown[]): Promise<Row[]> => {
  const reply = await fetch(door, { method: 'POST', body: JSON.stringify({ statement, values }) });
  if (!reply.ok) throw new Error(await reply.text());
  return (await reply.json()) as Row[];
};

/** What somebody was sent, the newest first. */
export const mailTo = async (address: string): Promise<Mail[]> => {
  const reply = await fetch(`${url}/dev/mailbox.json?to=${encodeURIComponent(address)}`);
  return (await reply.json()) as Mail[];
};

/** Sets the product's clock; what falls due happens before this returns. */
export const setClock = async (now: string) => {
  const body = JSON.stringify({ now });
  const reply = await fetch(`${url}/dev/clock`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  expect(reply.status).toBe(200);
};

/** Nobody is asked about sessions that nobody concluded, on the platform or in any portal (BKG-99). */
const notAsked = ['', ...Array.from({ length: 30 }, (_none, at) => `_${at + 1}`)].map((context) => ({
  name: `overdue_break${context}`,
  value: '1',
  url,
}));

interface Opening {
  timezoneId?: string;
  /** The question about sessions that nobody concluded may come up. */
  asked?: boolean;
}

/** A browser of somebody's own, signed in through the API when an address is given. */
export const test = base.extend<{ open: (email: string | null, options?: Opening) => Promise<Page> }>({
  baseURL: url,
  open: async ({ browser, viewport, isMobile, hasTouch }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async (email, { timezoneId = 'Asia/Kuala_Lumpur', asked = false } = {}) => {
      const context = await browser.newContext({
        baseURL: url,
        viewport,
        isMobile: isMobile ?? false,
        hasTouch: hasTouch ?? false,
        timezoneId,
        locale: 'en-GB',
        reducedMotion: 'reduce',
      });
      contexts.push(context);
      if (!asked) await context.addCookies(notAsked);
      const page = await context.newPage();
      if (email !== null) {
        const reply = await page.request.post('/login.json', { data: { email, password } });
        expect(reply.status()).toBe(200);
        // What the sign-in page keeps for the enterprise API.
        const { token } = (await reply.json()) as { token: string | null };
        if (token !== null)
          await context.addInitScript((kept) => localStorage.setItem('enterprise_token', kept), token);
      }
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

const violationsOf = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations;
};

/** Nothing on this page keeps anybody out (WCAG 2.2 AA). What a message half covers on a phone is too small only then. */
export const expectAccessible = async (page: Page) => {
  let violations = await violationsOf(page);
  if (violations.some(({ id }) => id === 'target-size')) {
    await expect(page.locator('[role=alert] > [data-tone], [role=status] > [data-tone]')).toHaveCount(0);
    violations = await violationsOf(page);
  }
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  );
  expect(found).toEqual([]);
};

export { expect };
