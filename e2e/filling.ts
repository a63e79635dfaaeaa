import { Buffer } from 'node:buffer';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { password } from './house.ts';
import { ownPassword } from './people.ts';

/** What is put into a field, by the beginning of its label, where no rule can know it: somebody's own address, a list. */
export type Known = Readonly<Record<string, string>>;

interface Control {
  /** Where it is found again. */
  at: string;
  kind: 'text' | 'list' | 'tags' | 'day' | 'tick' | 'chips' | 'select' | 'file';
  label: string;
  type: string;
  autocomplete: string;
  inputMode: string;
  longest: number;
  accept: string;
  value: string;
}

/** The controls that can be seen and were not there at the last look, from the top. It runs in the page. */
const look = (root: Element): Control[] => {
  const isSeen = (element: Element) => {
    const holder = element instanceof HTMLInputElement ? (element.closest('label, div') ?? element) : element;
    return holder.getClientRects().length > 0 && element.closest('[aria-hidden=true]') === null;
  };
  const wordsOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const label =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels?.[0] : null;
    return (label?.textContent ?? element.getAttribute('aria-label') ?? named).replace(/\s*\*$/, '');
  };
  const kindOf = (element: Element): Control['kind'] => {
    if (element instanceof HTMLSelectElement) return 'select';
    if (element instanceof HTMLButtonElement) return 'day';
    if (element.getAttribute('role') === 'group') return 'chips';
    if (!(element instanceof HTMLInputElement)) return 'text';
    if (element.type === 'file') return 'file';
    if (element.type === 'radio' || element.type === 'checkbox') return 'tick';
    if (element.getAttribute('aria-haspopup') !== 'listbox') return 'text';
    return element.matches('[class*=pills i], [class*=PillsInput i]') ? 'tags' : 'list';
  };
  const wanted = 'input, textarea, select, [contenteditable=true], button[aria-haspopup=dialog], [role=group]';
  const found: Control[] = [];
  for (const element of root.querySelectorAll(wanted)) {
    const field = element as Partial<HTMLInputElement>;
    const isNew = !element.hasAttribute('data-filled');
    const kind = kindOf(element);
    const chips = element.querySelectorAll(':scope > * button[aria-pressed]').length;
    const isOpen =
      !field.disabled && (!field.readOnly || kind === 'list') && field.type !== 'color' && field.type !== 'hidden';
    if (!isNew || !isOpen || !isSeen(element) || (kind === 'chips' && chips === 0)) continue;
    const key = String(document.querySelectorAll('[data-filled]').length);
    element.setAttribute('data-filled', key);
    found.push({
      at: `[data-filled="${key}"]`,
      kind,
      label: wordsOf(element),
      type: field.type ?? '',
      autocomplete: field.autocomplete ?? '',
      inputMode: field.inputMode ?? '',
      longest: field.maxLength ?? -1,
      accept: field.accept ?? '',
      value: field.value ?? element.textContent ?? '',
    });
  }
  return found;
};

const picture = () =>
  sharp({ create: { width: 640, height: 640, channels: 3, background: '#206CA8' } })
    .png()
    .toBuffer();
const fileFor = async (accept: string, known: string | undefined) => {
  if (known !== undefined) return { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(known) };
  if (accept.includes('image/')) return { name: 'one.png', mimeType: 'image/png', buffer: await picture() };
  return { name: 'one.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
};

let turn = 0;
const plain: readonly (readonly [RegExp, string])[] = [
  [/linkedin/i, 'https://www.linkedin.com/in/somebody'],
  [/instagram/i, 'https://www.instagram.com/somebody'],
  [/link name/i, 'The page'],
  [/\blink\b|website|\burl\b/i, 'https://example.com/page'],
  [/phone/i, '60123456789'],
  [/colou?r/i, '#0F766E'],
];

/** What anybody might type there. */
const textFor = ({ label, type, autocomplete, inputMode, longest }: Control) => {
  turn += 1;
  if (autocomplete === 'current-password') return password;
  if (type === 'password') return ownPassword;
  if (type === 'email') return `somebody${turn}.${Date.now()}@example.com`;
  if (inputMode === 'numeric' || inputMode === 'decimal') return '3';
  if (type === 'tel') return '60123456789';
  const [, words = `Some words ${turn}`] = plain.find(([pattern]) => pattern.test(label)) ?? [];
  return longest > 0 ? words.slice(0, longest) : words;
};

/** The first that is offered; where the server searches, what a letter finds. */
const pick = async (page: Page, control: Locator, known: string | undefined) => {
  const all = page.getByRole('option', { disabled: false }).filter({ visible: true });
  const wanted = known === undefined ? all.first() : all.filter({ hasText: known }).first();
  await control.click();
  await wanted.waitFor({ timeout: 1500 }).catch(() => control.pressSequentially(known ?? 'a'));
  await wanted.click({ timeout: 5000 });
  await control.blur();
};

const pickDay = async (page: Page, control: Locator, label: string) => {
  await control.click();
  const picker = page.getByRole('dialog', { name: label.split(':')[0] ?? '' }).last();
  await picker.waitFor();
  const days = picker.locator('button[data-day]:enabled');
  if ((await days.count()) === 0) await picker.getByRole('button', { name: 'Next month' }).click();
  await (/^(end|to|until)\b/i.test(label) ? days.last() : days.first()).click();
};

/** One of a choice; a box is ticked, but of several in a list only the first. A switch would act at once. */
const tick = (control: Locator) =>
  control.evaluate((element) => {
    const box = element as HTMLInputElement;
    if (box.getAttribute('role') === 'switch') return;
    const list = box.closest('[role=group], [role=radiogroup]');
    const alike = list ? [...list.querySelectorAll<HTMLInputElement>(`input[type=${box.type}]`)] : [box];
    if (!alike.some(({ checked }) => checked)) box.click();
  });

/** A picture is cut to its frame first. */
const attach = async (page: Page, control: Locator, accept: string, known: string | undefined) => {
  await control.setInputFiles(await fileFor(accept, known));
  if (!accept.includes('image/')) return;
  const cut = page.getByRole('button', { name: 'Use this picture' });
  const isCut = await cut.waitFor({ timeout: 1000 }).then(
    () => true,
    () => false,
  );
  if (!isCut) return;
  await cut.click();
  await cut.waitFor({ state: 'detached' });
};

const isEmpty = ({ kind, label, value }: Control) =>
  kind === 'day' ? /:\s*choose a date$/i.test(label) : value === '' || kind === 'tags';

const fillOne = async (page: Page, scope: Locator, asked: Control, known: Known) => {
  const control = scope.locator(asked.at);
  const own = Object.entries(known).find(([begin]) => asked.label.startsWith(begin))?.[1];
  const { kind } = asked;
  if (kind === 'file') return attach(page, control, asked.accept, own);
  if (kind === 'tick') return tick(control);
  if (kind === 'chips') {
    const free = control.locator('button[aria-pressed=false]:enabled').first();
    return (await free.count()) > 0 ? free.click() : undefined;
  }
  if (own === undefined && !isEmpty(asked)) return;
  if (kind === 'list' || kind === 'tags') return pick(page, control, own);
  if (kind === 'day') return pickDay(page, control, asked.label);
  if (kind === 'select') return void (await control.selectOption({ index: 1 }));
  await control.fill(own ?? textFor(asked));
};

/** Fills whatever has nothing in it yet, and what appears meanwhile. */
export const fill = async (page: Page, scope: Locator, known: Known = {}) => {
  for (let round = 0; round < 4; round += 1) {
    const controls = await scope.evaluate(look);
    if (controls.length === 0) return;
    for (const control of controls) await fillOne(page, scope, control, known);
  }
};
