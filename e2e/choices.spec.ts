import type { Page } from '@playwright/test';
import { Temporal } from 'temporal-polyfill';
import { expect, expectAccessible, mailTo, rows, setClock, test } from './house.ts';
import { houseOfOnesOwn } from './own-house.ts';

// A day goes by here, for everybody.
houseOfOnesOwn(test);

const address = 'mentee@lantern.test';
const settings = '/users/aina-zulkifli/edit/notification';

const pairOfMentee = async () => {
  const [pair] = await rows<{ id: string }>(
    `select p.id from pairings p join users u on u.id = p.mentee_id
     where u.email = $1 and p.status = 'active' order by p.id limit 1`,
    address,
  );
  return pair?.id ?? '';
};

let told = 0;
const linesAboutPairs = async () => (await rows(`select 1 from notifications where line_key like 'pairing.%'`)).length;

/** When something was told last. */
const lastTold = async () => {
  const [row] = await rows<{ at: string }>(
    `select to_char(max(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at from notifications`,
  );
  return Temporal.Instant.from(row?.at ?? '');
};

/** The pair rests and goes on, of which both are told by email each time. */
const turn = async (admin: Page, id: string, statuses: readonly ('active' | 'paused')[]) => {
  for (const status of statuses) {
    const { token } = (await (await admin.request.get('/csrf')).json()) as { token: string };
    const reply = await admin.request.patch(`/pairings/${id}`, {
      data: { status },
      headers: { 'x-csrf-token': token },
    });
    expect(reply.status()).toBe(200);
    // Each is told before the next: what is over by then is left out.
    await expect.poll(linesAboutPairs).toBeGreaterThan(told);
    told = await linesAboutPairs();
  }
};

/** The emails about pairs and those of a day; a day brings others, too. */
const letters = async () =>
  (await mailTo(address)).filter(({ subject }) => /^Lantern: \d+ updates$| in Langkah/.test(subject));
const subjects = async () => (await letters()).map(({ subject }) => subject);

test('B114 one email a day takes the place of four, and the next kind is stopped by its link without signing in @phone', async ({
  open,
}) => {
  test.setTimeout(180_000);
  told = await linesAboutPairs();
  const admin = await open('enterprise@lantern.test');
  const page = await open(address);
  const pair = await pairOfMentee();
  const before = (await subjects()).length;

  await test.step('the member chooses one email a day', async () => {
    await page.goto(settings);
    const daily = page.getByRole('switch', { name: 'One email a day' });
    const saved = page.waitForResponse((reply) => reply.request().method() === 'PATCH');
    await page.getByText('One email a day', { exact: true }).click();
    await expect(daily).toBeChecked();
    await expectAccessible(page);
    await saved;
    await page.reload();
    await expect(page.getByRole('switch', { name: 'One email a day' })).toBeChecked();
  });

  await test.step('what happens meanwhile is in the app, and sends nothing', async () => {
    await turn(admin, pair, ['paused', 'active', 'paused', 'active']);
    expect((await subjects()).length).toBe(before);
  });

  await test.step('at eight the next morning there is one email for all of it', async () => {
    const now = (await lastTold()).toZonedDateTimeISO('Asia/Kuala_Lumpur');
    await setClock(now.add({ days: 1 }).withPlainTime({ hour: 8, minute: 5 }).toInstant().toString());
    await expect.poll(async () => (await subjects())[0]).toMatch(/^Lantern: \d+ updates$/);
    const [daily] = await letters();
    expect(daily?.text).toContain('are paused in');
  });

  await test.step('without it, a link stops the emails about pairs', async () => {
    await page.goto(settings);
    await page.getByText('One email a day', { exact: true }).click();
    await expect(page.getByRole('switch', { name: 'One email a day' })).not.toBeChecked();
    await turn(admin, pair, ['paused']);
    await expect.poll(async () => (await subjects())[0]).toMatch(/are paused in/);
    const [letter] = await letters();
    const link = letter?.links.find((one) => one.includes('/unsubscribe/')) ?? '';
    const visitor = await open(null);
    await visitor.goto(new URL(link).pathname);
    await expect(visitor.getByRole('button', { name: 'Stop these emails' })).toBeVisible();
    await expectAccessible(visitor);
    await visitor.getByRole('button', { name: 'Stop these emails' }).click();
    await expect(visitor.getByText('You will get no more emails about “Pairs and groups”.')).toBeVisible();
    const sent = (await subjects()).length;
    await turn(admin, pair, ['active']);
    expect((await subjects()).length).toBe(sent);
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Pairs and groups, Email' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Pairs and groups, In the app' })).toBeChecked();
  });
});
