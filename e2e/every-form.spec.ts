import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Endpoint } from '../contract/endpoint.ts';
import { sourceFiles } from '../tools/house.mjs';
import { fill, fillWhatIsMissing, type Known } from './filling.ts';
import { askedBy, complaintsOf, goesTo, messagesOn } from './follows.ts';
import { forms, type PageForm } from './forms.ts';
import { whoseTurn } from './turns.ts';
import { expect, test } from './house.ts';
import { houseOfOnesOwn } from './own-house.ts';
import { sentElsewhere } from './sent-elsewhere.ts';

// Each form is independent: both workers take from the list.
test.describe.configure({ mode: 'parallel' });

houseOfOnesOwn(test);

const press = async (page: Page, name: string | RegExp) => {
  const named = { name, exact: typeof name === 'string' };
  const button = page.getByRole('button', named);
  await button.or(page.getByRole('tab', named)).or(page.getByRole('menuitem', named)).first().click();
};

/** The form itself, or the window that contains it. */
const scopeOf = async (page: Page, { form, opens, by }: PageForm) => {
  const window = page.getByRole('dialog').last();
  if (opens === undefined) return page.getByRole('form', { name: form, exact: true });
  await window.waitFor();
  // Some windows contain more than their form.
  const named = window.getByRole('form', { name: form, exact: true });
  return by === undefined && (await named.count()) > 0 ? named : window;
};

const titleOf = ({ on, as, form }: PageForm) =>
  `${typeof on === 'string' ? on : 'a page that is looked up'} as ${as ?? 'a visitor'}: ${form}`;

/** The button that sends the form; it appears once the form's content has loaded. */
const sender = (page: Page, scope: Locator, { by }: PageForm) =>
  (by === undefined
    ? scope.locator('button[type=submit]')
    : page.getByRole('button', { name: by, exact: true })
  ).last();

const comeTo = async (page: Page, one: PageForm) => {
  await page.goto(typeof one.on === 'string' ? one.on : await one.on());
  await expect(page.getByText('Loading…')).toHaveCount(0);
  for (const name of one.opens ?? []) await press(page, name);
  const scope = await scopeOf(page, one);
  // One form has no button until something has been changed in it.
  await sender(page, scope, one).or(scope.getByRole('group').first()).first().waitFor();
  return scope;
};

/**
 * Sends the form, and confirms if asked to. Returns the answer; if nothing was sent, fails with the messages on the
 * page.
 */
const send = async (page: Page, scope: Locator, one: PageForm) => {
  const { opens, sends } = one;
  const asked = askedBy(page);
  await sender(page, scope, one).click();
  const mine = () => asked.find(({ request }) => goesTo(request, sends));
  const question = page.getByRole('dialog').last();
  await expect
    .poll(async () => {
      if (mine() !== undefined) return 'sent';
      if (opens === undefined && (await question.count()) > 0) await question.getByRole('button').last().click();
      return [...asked.map(({ request }) => `${request.method()} ${request.url()}`), ...(await messagesOn(page))];
    })
    .toBe('sent');
  return await mine()?.response;
};

/** The further steps of a form of several. */
const fillSteps = async (page: Page, scope: Locator, { through = [] }: PageForm, known?: Known) => {
  for (const next of through) {
    const step = await scope.textContent();
    await scope.getByRole('button', { name: next, exact: true }).click();
    await expect.poll(() => scope.textContent()).not.toBe(step);
    await fill(page, scope, known);
    await fillWhatIsMissing(page, scope);
  }
};

for (const one of whoseTurn(forms, titleOf)) {
  test(`${titleOf(one)} is filled, and goes to ${one.sends}`, async ({ open }) => {
    const { as, known, answer = 200 } = one;
    const page = await open(as === null ? null : `${as}@lantern.test`);
    const complaints = complaintsOf(page);
    const knowing = typeof known === 'function' ? await known() : known;
    const scope = await comeTo(page, one);
    await fill(page, scope, knowing);
    await fillWhatIsMissing(page, scope);
    await fillSteps(page, scope, one, knowing);
    const response = await send(page, scope, one);
    // Its words are gone where the answer led to another document.
    expect(response?.status(), await response?.text().catch(() => '')).toBe(answer);
    expect(complaints).toEqual([]);
  });
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;

test('whatever carries something to the server is sent by a form of the list, or its reason is written down', async () => {
  const files = sourceFiles(['contract']).filter((file) => !file.includes('.test.'));
  const exported = await Promise.all(
    files.map(async (file) => Object.values((await import(resolve(file))) as Record<string, unknown>)),
  );
  const carrying = exported
    .flat()
    .filter(isEndpoint)
    .filter(({ method, body }) => method !== 'GET' && body !== undefined)
    .map(({ method, path }) => `${method} ${path}`);
  const told = [...forms.map(({ sends }) => sends), ...Object.values(sentElsewhere).flat()];
  expect([...new Set(carrying)].filter((one) => !told.includes(one))).toEqual([]);
  const twice = Object.values(sentElsewhere)
    .flat()
    .filter((one) => forms.some(({ sends }) => sends === one));
  expect(twice).toEqual([]);
});
