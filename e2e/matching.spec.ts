import type { Page } from '@playwright/test';
import { expect, expectAccessible, mailTo, rows, setClock, test } from './house.ts';

const portal = '/app/selatan-telekom/langkah-graduates';
const suggestions = `${portal}/admin/group_and_pairings_management?tab=suggestions`;

interface Person {
  id: string;
  name: string;
  email: string;
  slug: string;
}

const personOf = async (name: string) => {
  const [one] = await rows<Person>(
    `select id, firstname || ' ' || lastname as name, email, slug from users
     where firstname || ' ' || lastname = $1 and deleted_at is null`,
    name,
  );
  if (!one) throw new Error(`nobody is called ${name}`);
  return one;
};

const pairsOf = ({ id: mentee }: Person, { id: mentor }: Person) =>
  rows(`select id from pairings where mentee_id = $1 and mentor_id = $2 and status = 'active'`, mentee, mentor);

/** By keyboard, as a slider is used by whoever sees none. */
const weigh = async (page: Page, criterion: string, weight: number) => {
  const slider = page.getByRole('slider', { name: criterion, exact: true });
  await slider.focus();
  await page.keyboard.press('Home');
  for (let at = 0; at < weight; at += 1) await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${weight}, `));
};

/** Chooses the second-best free mentor for the first mentee of the list, after reading what it does; both are answered. */
const overrideOne = async (page: Page) => {
  const why = page.getByRole('button', { name: /^Why / }).first();
  await expect(why).toBeVisible();
  await why.click();
  await expect(page.getByRole('dialog').getByText(/^Score: /)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Choose another mentor' }).click();
  const choosing = page.getByRole('dialog', { name: /^Another mentor for / });
  const [, mentee = ''] =
    /^Another mentor for (.*)$/.exec(await choosing.getByRole('heading').first().innerText()) ?? [];
  const choice = choosing.locator('button:not([aria-disabled=true])', { hasText: /^Choose$/ }).first();
  const [, mentor = ''] = /^Choose (.*)$/.exec((await choice.getAttribute('aria-label')) ?? '') ?? [];
  await choice.click();
  const priced = page.getByRole('dialog', { name: `${mentor} for ${mentee}` });
  await expect(priced.getByText(/^The sum of all scores (falls|rises|stays)/)).toBeVisible();
  await expect(priced.getByText(new RegExp(`^${mentee} (moves from .* to|gets) ${mentor}\\.$`))).toBeVisible();
  await expectAccessible(page);
  await priced.getByRole('button', { name: 'Keep this choice' }).click();
  await expect(priced).toBeHidden();
  return { mentee: await personOf(mentee), mentor: await personOf(mentor) };
};

/** Locks a pair, and runs again around it: it is in the new draft, too. */
const runAroundOne = async (page: Page) => {
  const lock = page.getByRole('button', { name: /^Lock / }).last();
  const names = ((await lock.getAttribute('aria-label')) ?? '').replace(/^Lock /, '');
  await lock.click();
  await expect(page.getByRole('button', { name: `Unlock ${names}` })).toBeVisible();
  const before = page.url();
  await page.getByRole('button', { name: 'Run again around 1 locked pair' }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page.getByText('1 locked, 0 chosen by you')).toBeVisible({ timeout: 60_000 });
};

const readsWhy = async (page: Page, other: Person) => {
  await page.goto(`${portal}/members/${other.slug}`);
  await expect(page.getByRole('list', { name: 'Why you fit' }).first()).toBeVisible();
  await expect(page.getByRole('list', { name: 'Why you fit' }).first()).not.toContainText(/points?\b/);
  await expectAccessible(page);
};

test('PAR-31 M15 an admin weights, runs, overrides a pair after reading its price, publishes; both are told, and read why @phone', async ({
  open,
}) => {
  const admin = await open('admin@lantern.test');
  await admin.goto(suggestions);
  await expect(admin.getByRole('list', { name: 'Examples' })).toBeVisible();
  await expectAccessible(admin);
  await weigh(admin, 'Languages', 6);
  await weigh(admin, 'Time zones', 3);
  await admin.getByRole('button', { name: 'Save and run' }).click();
  await expect(admin.getByRole('button', { name: 'Publish' })).toBeVisible({ timeout: 60_000 });
  await expect(admin.getByRole('img', { name: 'Pairs by their score' })).toBeVisible();
  await expectAccessible(admin);

  await runAroundOne(admin);
  const { mentee, mentor } = await overrideOne(admin);
  expect(await pairsOf(mentee, mentor)).toEqual([]);
  await expect(admin.getByText('Your choice').first()).toBeVisible();

  await admin.getByRole('button', { name: 'Publish' }).click();
  const asking = admin.getByRole('dialog', { name: /^Publish \d+ pairs?\?$/ });
  await expect(asking).toContainText(
    /\d+ mentees? and \d+ mentors? are told by email and in the app, once, in 10 minutes/,
  );
  await expectAccessible(admin);
  await asking.getByRole('button', { name: 'Publish' }).click();
  await expect(admin.getByText(/^Published\. Nobody is told before/)).toBeVisible();
  expect(await pairsOf(mentee, mentor)).toHaveLength(1);
  const told = async ({ email }: Person, other: Person) =>
    (await mailTo(email)).filter(({ subject }) => subject.startsWith(other.name)).length;
  expect([await told(mentee, mentor), await told(mentor, mentee)]).toEqual([0, 0]);

  const [draft] = await rows<{ later: string }>(
    `select to_char((settled_at + interval '601 seconds') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as later
     from matching_drafts order by id desc limit 1`,
  );
  await setClock(draft?.later ?? '');
  await expect.poll(() => told(mentee, mentor)).toBe(1);
  await expect.poll(() => told(mentor, mentee)).toBe(1);
  await readsWhy(await open(mentee.email), mentor);
  await readsWhy(await open(mentor.email), mentee);
});
