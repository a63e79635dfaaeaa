import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectAccessible, rows, test } from './house.ts';
import { inProgram, toast } from './member.ts';

const portal = '/app/selatan-telekom/langkah-graduates';
const messages = `${portal}/messages`;

const log = (page: Page) => page.getByRole('group', { name: /^Messages with / });
const field = (page: Page, name: string) => page.getByRole('textbox', { name: `Message to ${name}` });
const row = (page: Page, name: string) => page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name });
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 1440) < 768;

const write = async (page: Page, name: string, words: string) => {
  await field(page, name).fill(words);
  await (isPhone(page) ? page.getByRole('button', { name: 'Send' }).click() : page.keyboard.press('Enter'));
  await expect(field(page, name)).toHaveValue('');
};

const act = async (page: Page, words: string, name: string) => {
  const bubble = log(page).getByRole('listitem').filter({ hasText: words });
  await bubble.hover();
  await bubble.getByRole('button', { name: /^More about the message/ }).click();
  await page
    .getByRole('menu')
    .getByRole(/^\w+ up$/.test(name) ? 'menuitemcheckbox' : 'menuitem', { name })
    .click();
};

const picture = () =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#206CA8' } })
    .png()
    .toBuffer();

test('CHT-14 B116 a mentee writes to a mentor, who sees it arrive, answers and reacts; a picture, a change and a deletion follow @phone', async ({
  open,
}) => {
  const [mei, omar] = [await inProgram('mentor', 'Mei'), await inProgram('mentee', 'Omar')];
  const [mentor, mentee] = [await open(mei.email), await open(omar.email)];
  await mentor.goto(messages);
  await expect(mentor.getByText('No conversations yet')).toBeVisible();
  await expectAccessible(mentor);

  await mentee.goto(messages);
  await mentee.getByRole('button', { name: 'New message' }).click();
  await mentee.getByRole('dialog').getByRole('searchbox').fill('Mei Trav');
  await mentee
    .getByRole('dialog')
    .getByRole('link', { name: /Mei Traveller/ })
    .first()
    .waitFor();
  await mentee.goto(`${messages}?with=${mei.id}`);
  await write(mentee, 'Mei Traveller', 'Hello Mei, see https://example.com/plan');

  // It arrives where the list is open already.
  await expect(row(mentor, 'Omar Traveller')).toContainText('1 unread');
  await row(mentor, 'Omar Traveller').click();
  await expect(log(mentor).getByText('New', { exact: true })).toBeVisible();
  await expect(log(mentor).getByRole('link', { name: 'https://example.com/plan' })).toBeVisible();
  await expect(log(mentee).getByText('Seen', { exact: true })).toBeVisible();
  await expectAccessible(mentor);

  await act(mentor, 'Hello Mei', 'Thumbs up');
  await expect(log(mentee).getByRole('button', { name: 'Thumbs up, 1 person' })).toBeVisible();
  await act(mentor, 'Hello Mei', 'Reply');
  await write(mentor, 'Omar Traveller', 'Thank you, Omar');
  await expect(log(mentee).getByRole('button', { name: /^Answers Omar Traveller/ })).toBeVisible();

  await mentor
    .getByLabel('Add a file', { exact: true })
    .first()
    .setInputFiles([{ name: '"><img src=x onerror=alert(1)>.png', mimeType: 'image/png', buffer: await picture() }]);
  await mentor.getByRole('button', { name: 'Send' }).click();
  await log(mentee)
    .getByRole('button', { name: /^Open picture/ })
    .click();
  const large = mentee.getByRole('dialog').locator('img');
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await mentee.keyboard.press('Escape');

  await act(mentor, 'Thank you, Omar', 'Edit');
  await mentor.getByRole('textbox', { name: 'Text of the message' }).fill('Thank you very much');
  await mentor.getByRole('button', { name: 'Save' }).click();
  await expect(log(mentee).getByText('Thank you very much')).toBeVisible();
  await act(mentor, 'Thank you very much', 'Delete');
  await mentor.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(log(mentee).getByText('This message was deleted')).toBeVisible();
  await expect(log(mentee).getByText('Thank you very much')).toHaveCount(0);
  await expectAccessible(mentee);
});

test('CHT-14 who loses the connection writes on: it waits, outlives a reload, and is sent once @phone', async ({
  open,
}) => {
  const [mei, omar] = [await inProgram('mentor', 'Mei'), await inProgram('mentee', 'Omar')];
  const [mentor, mentee] = [await open(mei.email), await open(omar.email)];
  await mentee.goto(`${messages}?with=${mei.id}`);
  await write(mentee, 'Mei Traveller', 'Before the tunnel');
  await mentor.goto(`${messages}?with=${omar.id}`);
  await expect(log(mentor).getByText('Before the tunnel')).toBeVisible();

  await mentee.context().setOffline(true);
  await write(mentee, 'Mei Traveller', 'From the tunnel');
  await write(mentee, 'Mei Traveller', 'Still in it');
  await expect(log(mentee).getByText('Waiting for the connection')).toHaveCount(2);
  await field(mentee, 'Mei Traveller').fill('Half a sent');
  // Meanwhile the other side goes on.
  await write(mentor, 'Omar Traveller', 'Are you there?');

  await mentee.context().setOffline(false);
  await expect(log(mentee).getByText('Waiting for the connection')).toHaveCount(0);
  await expect(log(mentee).getByText('Are you there?')).toBeVisible();
  await expect(log(mentor).getByText('Still in it')).toBeVisible();
  for (const page of [mentor, mentee]) {
    await expect(log(page).getByText('From the tunnel')).toHaveCount(1);
    await expect(log(page).getByText('Still in it')).toHaveCount(1);
  }
  // The order in which they were written.
  const sent = await rows<{ body: string }>(
    'select body from chat_messages where sender_id = $1 order by conversation_id, seq',
    omar.id,
  );
  expect(sent.map(({ body }) => body)).toEqual(['Before the tunnel', 'From the tunnel', 'Still in it']);
  await mentee.reload();
  await expect(field(mentee, 'Mei Traveller')).toHaveValue('Half a sent');
});

const group = (page: Page) => `Cohort ${page.viewportSize()?.width}`;

const makeGroup = async (admin: Page, people: readonly string[]) => {
  await admin.goto(`${portal}/admin/chat_management`);
  await admin.getByRole('link', { name: 'Add Group' }).click();
  await admin.getByRole('button', { name: 'Create group' }).click();
  await expect(admin.getByText('Group name is required')).toBeVisible();
  await expect(admin.getByText('Please select at least one user')).toBeVisible();
  await admin.getByRole('textbox', { name: /^Group Name/ }).fill(group(admin));
  for (const name of people) {
    await admin.getByRole('searchbox', { name: 'Search users' }).fill(name);
    await admin
      .getByRole('checkbox', { name: new RegExp(`^${name}`) })
      .first()
      .check();
  }
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Create group' }).click();
  await toast(admin, 'Group chat was successfully created');
};

test('CHT-04 CHT-05 CHT-07 CHT-12 an admin makes a group and removes somebody, who loses sight of it at once @phone', async ({
  open,
}, { project }) => {
  const names = [`Rosa${project.name}`, `Tariq${project.name}`] as const;
  const [rosa, tariq] = [await inProgram('mentee', names[0]), await inProgram('mentor', names[1])];
  const admin = await open('admin@lantern.test');
  await makeGroup(admin, names);
  const [mentee, mentor] = [await open(rosa.email), await open(tariq.email)];
  const name = group(admin);
  for (const page of [mentee, mentor]) {
    await page.goto(messages);
    await row(page, name).click();
  }
  await write(mentor, name, 'Welcome, everybody');
  await expect(log(mentee).getByText('Welcome, everybody')).toBeVisible();
  await mentee.getByRole('button', { name: 'Members' }).click();
  await expect(mentee.getByRole('list', { name: 'Members' }).getByText(`${names[1]} Traveller`)).toBeVisible();
  await expectAccessible(mentee);
  await mentee.getByRole('button', { name: 'Close the members' }).click();

  await admin.getByRole('link', { name }).click();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: `Remove Member ${names[0]} Traveller` }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Remove Member' }).click();
  await toast(admin, 'Members were successfully removed');
  await expect(mentee.getByText('This conversation is not available')).toBeVisible();
  await expect(mentee.getByText('Welcome, everybody')).toHaveCount(0);
  await mentee.goto(messages);
  await expect(mentee.getByText('No conversations yet')).toBeVisible();

  await admin.getByRole('link', { name: 'Add Member' }).click();
  await admin.getByRole('searchbox', { name: 'Search users' }).fill(names[0]);
  await admin.getByRole('button', { name: `Add ${names[0]} Traveller` }).click();
  await toast(admin, 'Members were successfully added');
  await expect(row(mentee, name)).toBeVisible();
});
