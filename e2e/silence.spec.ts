import type { Locator, Page } from '@playwright/test';
import { Temporal } from 'temporal-polyfill';
import { expect, expectAccessible, mailTo, rows, setClock, test } from './house.ts';
import { houseOfOnesOwn } from './own-house.ts';
import { agreeToSession, askForSession, concludeSession } from './sessions.ts';

// Months go by here, for everybody.
houseOfOnesOwn(test);

const portal = '/app/selatan-telekom/jambatan-exchange';
const health = `${portal}/admin/pairing-health`;
const admin = 'enterprise@lantern.test';

interface Person {
  name: string;
  email: string;
}

interface Pair {
  mentee: Person;
  mentor: Person;
}

/** Members of the program that waits to be matched, by their role; the mentors are those with most hours a week. */
const membersAs = (role: 'mentee' | 'mentor') =>
  rows<Person>(
    `select u.firstname || ' ' || u.lastname as name, u.email from users u
       join program_memberships m on m.user_id = u.id and m.removed_at is null
       join roles r on r.id = m.role_id and r.user_type = $1
       join programs p on p.id = m.program_id and p.slug = 'jambatan-exchange'
     order by (select count(*) from availability_rules a where a.user_id = u.id) desc, u.id limit 2`,
    role,
  );

const twoPairs = async (): Promise<[Pair, Pair]> => {
  const [mentees, mentors] = [await membersAs('mentee'), await membersAs('mentor')];
  const [first, second] = mentees.flatMap((mentee, at) => {
    const mentor = mentors[at];
    return mentor ? [{ mentee, mentor }] : [];
  });
  if (!first || !second) throw new Error('nobody waits to be matched');
  return [first, second];
};

const pairUp = async (page: Page, { mentee, mentor }: Pair) => {
  await page.goto(`${portal}/admin/group_and_pairings_management?tab=pair`);
  await page.getByRole('button', { name: 'Create a pair' }).click();
  for (const [field, { name }] of [['Mentor', mentor] as const, ['Mentee', mentee] as const]) {
    const box = page.getByRole('combobox', { name: field });
    await box.click();
    await box.fill(name);
    await expect(page.getByRole('option').filter({ hasNotText: name })).toHaveCount(0);
    await page.getByRole('option', { name }).first().click();
  }
  await page.getByRole('button', { name: 'Create pair' }).click();
  await expect(page.getByText(`${mentor.name} and ${mentee.name} are a pair.`)).toBeVisible();
};

/** The two meet once, and the mentor says so; returns when it was over. */
const meetOnce = async (mentee: Page, mentor: Page, pair: Pair) => {
  const [program] = await rows<{ id: string }>("select id from programs where slug = 'jambatan-exchange'");
  const id = await askForSession(mentee, pair.mentee.email, pair.mentor.email, { at: 0, programId: program?.id });
  await agreeToSession(mentor, id);
  const [{ over } = { over: '' }] = await rows<{ over: string }>(
    `select to_char(end_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as over from bookings where id = $1`,
    id,
  );
  await setClock(Temporal.Instant.from(over).add({ minutes: 10 }).toString());
  await concludeSession(mentor, id);
  return Temporal.Instant.from(over);
};

const nudged = async ({ email }: Person, other: Person) =>
  (await mailTo(email)).filter(({ subject }) => subject === `Time for another session with ${other.name}?`).length;

const nudges = async ({ mentee, mentor }: Pair) => [await nudged(mentee, mentor), await nudged(mentor, mentee)];

/** A row, or on a phone a card of the list. */
const rowOf = (page: Page, { mentee }: Pair) =>
  page
    .getByRole('row')
    .or(page.getByRole('list', { name: 'One on One Pairing' }).getByRole('listitem'))
    .filter({ hasText: mentee.name });

/** What months set off for a whole company may still be running when the page is opened for the first time. */
const openUntilSeen = (page: Page, address: string, shown: Locator) =>
  expect(async () => {
    await page.goto(address);
    await expect(shown).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 90_000 });

test('M16 PAR-06 PAR-07 PAR-17 a pair falls silent for 70 days: nudged after 45, poor after 60, first on the list of who needs attention, reminded @phone', async ({
  open,
}) => {
  test.setTimeout(360_000);
  const [silent, later] = await twoPairs();
  await pairUp(await open(admin), silent);
  const met = await meetOnce(await open(silent.mentee.email), await open(silent.mentor.email), silent);
  const day = (days: number, hours = 0) => setClock(met.add({ hours: 24 * days + hours }).toString());

  await test.step('five days later another two are paired, who never meet at all', async () => {
    await day(5);
    await pairUp(await open(admin), later);
  });

  await test.step('after 40 days nobody is nudged, and the pair that met is fair', async () => {
    await day(40);
    expect([await nudges(silent), await nudges(later)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    const page = await open(admin);
    await openUntilSeen(page, `${health}?tab=pair`, rowOf(page, silent).getByText('Fair', { exact: true }));
    await openUntilSeen(page, health, page.getByText('Nobody needs attention right now'));
  });

  await test.step('after one and a half cycles both of the silent pair are nudged, once, and nobody else', async () => {
    await day(46);
    await expect.poll(() => nudges(silent)).toEqual([1, 1]);
    await day(48);
    expect([await nudges(silent), await nudges(later)]).toEqual([
      [1, 1],
      [0, 0],
    ]);
  });

  await test.step('after 70 days it is poor and first on the list, before the pair that waits five days less', async () => {
    await day(70, 1);
    const page = await open(admin);
    await page.goto(`${portal}/admin/analytics`);
    await page.getByRole('link', { name: 'View more: Learning experience' }).click();
    await expect(page).toHaveURL(health);
    const attention = page.getByRole('link', { name: /^Summary of / });
    await expect(attention).toHaveCount(2);
    await expect(attention.first()).toHaveAccessibleName(`Summary of ${silent.mentee.name}, ${silent.mentor.name}`);
    await expect(page.getByText('No session for 70 days')).toBeVisible();
    await expect(page.getByText('No session for 65 days')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the admin sends the feedback reminder to the two who met and said nothing', async () => {
    const page = await open(admin);
    await openUntilSeen(page, `${health}?tab=pair`, rowOf(page, silent).getByText('Poor', { exact: true }));
    await page.getByRole('button', { name: 'Send a Feedback Reminder' }).click();
    await expect(page.getByText('Feedback reminder sent to 2 participant(s).')).toBeVisible();
    const asked = async ({ email }: Person) =>
      (await mailTo(email)).filter(({ subject }) => subject === 'A session is waiting for your feedback').length;
    await expect.poll(() => asked(silent.mentee)).toBe(1);
    await expect.poll(() => asked(silent.mentor)).toBe(1);
    expect(await asked(later.mentee)).toBe(0);
  });
});
