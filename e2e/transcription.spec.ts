import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, rows, test } from './house.ts';
import { tone } from './filling.ts';
import { beginNow, enterRoom, expectToSee } from './meetings.ts';
import { member } from './member.ts';
import { agreeToSession, askForSession } from './sessions.ts';

const sentence = 'We will write the plan on Friday. The offer in Penang is a good one.';

test('AIT-01 AIT-02 AIT-04 AIT-05 AIT-06 AIT-08 AIT-11 a recording is uploaded in pieces, transcribed, read and exported @phone', async ({
  open,
}, info) => {
  const page = await open('mentee@lantern.test');
  // More than 8 MB, so that it goes in two pieces: a tone, and what some recorders write behind it.
  const long = Buffer.concat([tone(), Buffer.alloc(9 * 2 ** 20)]);
  const name = `talk-${info.project.name}.wav`;
  await page.goto('/main/ai');
  await expect(page.getByText('Where your recording goes')).toBeVisible();
  await expectAccessible(page);

  await test.step('another kind of file is refused beside the field', async () => {
    const picture = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
    await page.locator('input[type=file]').setInputFiles(picture);
    await expect(page.getByText(/This kind of file cannot be used/)).toBeVisible();
  });

  await test.step('the recording arrives and becomes a text', async () => {
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'audio/wav', buffer: long });
    await page.getByRole('button', { name: 'Transcribe', exact: true }).click();
    const row = page.getByRole('listitem').filter({ hasText: name });
    await expect(row.getByText(sentence)).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
    const [kept] = await rows<{ pieces: string; status: string }>(
      `select r.status, (select count(*) from ai_recording_pieces p where p.recording_id = r.id) as pieces
       from ai_recordings r where filename = $1`,
      name,
    );
    expect(kept).toEqual({ status: 'completed', pieces: '0' });
  });

  await test.step('a moment of the summary leads to its line', async () => {
    await page.getByRole('button', { name: `Read the transcript of ${name}` }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('button', { name: 'Show 0:00 in the transcript' }).first().click();
    await expect(dialog.locator('[data-from="0"]')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  });

  await test.step('it is exported as SRT', async () => {
    await page.getByRole('button', { name: `Export ${name}` }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'SRT' }).click();
    const srt = await readFile(await (await download).path(), 'utf8');
    expect(srt).toMatch(/^1\r\n00:00:00,000 --> 00:00:0\d,\d{3}\r\nWe will write the plan on Friday\./);
  });

  await test.step('it is deleted with everything that was made from it', async () => {
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Recording deleted')).toBeVisible();
    expect(await rows('select 1 from ai_recordings where filename = $1', name)).toEqual([]);
  });
});

test('AIT-07 AIT-10 a file that is none by its content says why it stopped, and is tried again', async ({ open }) => {
  const page = await open('mentor@lantern.test');
  await page.goto('/main/ai');
  const fake = { name: 'fake.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('this is no sound at all') };
  await page.locator('input[type=file]').setInputFiles(fake);
  await page.getByRole('button', { name: 'Transcribe', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'fake.mp3' });
  const words = 'Error: We could not find any sound in this file. Is it damaged, or another kind of file?';
  await expect(row.getByText(words)).toBeVisible({ timeout: 60_000 });
  const again = page.waitForResponse((reply) => reply.url().endsWith('/retry'));
  await row.getByRole('button', { name: 'Try again' }).click();
  expect((await again).status()).toBe(200);
  await expect(row.getByText(words)).toBeVisible({ timeout: 60_000 });
});

test('MTG-04 MTG-05 MTG-09 MTG-10 M14 M48 a session is recorded, transcribed once both agree, read, and deleted with the consent', async ({
  open,
}) => {
  test.setTimeout(180_000);
  const mentee = await member('mentee');
  const [one, other] = [await open(mentee.email), await open('mentor@lantern.test')];
  const id = await askForSession(one, mentee.email, 'mentor@lantern.test');
  await agreeToSession(other, id);
  await beginNow(one, id);
  await enterRoom(one, id);
  await enterRoom(other, id);
  await expectToSee(one, 1);

  await test.step('both agree to the recording', async () => {
    await one.getByRole('button', { name: 'Record', exact: true }).click();
    await one.getByRole('dialog').getByRole('button', { name: 'Agree and ask the others' }).click();
    await other.getByRole('button', { name: 'Agree', exact: true }).click();
    await expect(one.getByText('Recording', { exact: true }).first()).toBeVisible();
    await expect
      .poll(async () => (await rows('select 1 from meeting_recording_pieces')).length, { timeout: 60_000 })
      .toBeGreaterThan(0);
    await one.getByRole('button', { name: 'Stop recording' }).click();
    await expect
      .poll(async () => (await rows('select 1 from meeting_recordings where stopped_at is not null')).length)
      .toBe(1);
    for (const page of [one, other]) await page.getByRole('button', { name: 'Leave', exact: true }).click();
  });

  await test.step('one asks, the other agrees, and the meeting has a summary', async () => {
    await one.goto(`/bookings/${id}`);
    await one.getByRole('button', { name: 'Transcribe and summarize' }).click();
    await expect(one.getByRole('dialog').getByText(/is sent to 127\.0\.0\.1/)).toBeVisible();
    await one.getByRole('dialog').getByRole('button', { name: 'Ask everyone' }).click();
    await expect(one.getByText(/once everyone has agreed\. Still to agree:/)).toBeVisible();
    expect(await rows('select 1 from ai_recordings where meeting_recording_id is not null')).toEqual([]);
    await other.goto(`/bookings/${id}`);
    await expect(other.getByText(/would like to have this session transcribed and summarized/)).toBeVisible();
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Agree', exact: true }).click();
    await expect(one.getByText(/The offer in Penang is a good one\./)).toBeVisible({ timeout: 60_000 });
    await expectAccessible(one);
    await one.getByRole('button', { name: 'Summary and transcript' }).click();
    await expect(one.getByRole('dialog').getByText('We will write the plan on Friday.').first()).toBeVisible();
    await expectAccessible(one);
    await one.keyboard.press('Escape');
  });

  const agreed = 'We will write the plan on Friday.';
  await test.step('what was said is kept as an agreed action, which both see', async () => {
    await one.getByRole('button', { name: `Keep “${agreed}” as an action` }).click();
    await expect(other.getByRole('checkbox', { name: agreed })).toBeVisible();
  });

  await test.step('an admin of the platform finds it by its words, and reads all that was made', async () => {
    const admin = await open('platform@lantern.test');
    await admin.goto('/main/admins/transcriptions');
    await admin.getByRole('searchbox', { name: 'Search transcriptions' }).fill('penang');
    await expect(admin).toHaveURL(/search=penang/);
    await expectAccessible(admin);
    await admin.getByRole('button', { name: `View the transcription of booking ${id}` }).click();
    const dialog = admin.getByRole('dialog', { name: `Transcription of booking #${id}` });
    await expect(dialog.getByRole('list', { name: 'Transcript' }).getByText(/Friday/)).toBeVisible();
    await expectAccessible(admin);
  });

  await test.step('the other withdraws: recording, transcript and summary are gone, and a line says so', async () => {
    await other.getByRole('button', { name: 'Withdraw and delete' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Withdraw and delete' }).click();
    await expect(one.getByText(/A participant withdrew their consent/)).toBeVisible();
    await expect(one.getByRole('checkbox', { name: agreed })).toHaveCount(0);
    expect(await rows('select 1 from ai_recordings where meeting_recording_id is not null')).toEqual([]);
    expect(await rows('select 1 from meeting_recordings')).toEqual([]);
  });
});
