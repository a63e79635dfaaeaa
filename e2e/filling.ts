import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { soundRate, wavOf } from '../server/testing/wav.fixture.ts';
import { password } from './house.ts';
import { ownPassword } from './people.ts';

/**
 * What to put into a field, by the beginning of its label, where no rule can know it: someone's own address, a list.
 */
export type Known = Readonly<Record<string, string>>;

interface Control {
  kind: 'text' | 'list' | 'tags' | 'day' | 'month' | 'tick' | 'chips' | 'select' | 'file';
  label: string;
  type: string;
  autocomplete: string;
  inputMode: string;
  longest: number;
  accept: string;
  value: string;
}

/** The controls that are visible and usable now, from the top, each marked with its position. Runs in the page. */
const look = (root: Element): Control[] => {
  const isSeen = (element: Element) => {
    const holder = element instanceof HTMLInputElement ? (element.closest('label, div') ?? element) : element;
    return holder.getClientRects().length > 0 && element.closest('[aria-hidden=true]') === null;
  };
  const wordsOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const [label] = (element as Partial<HTMLInputElement>).labels ?? [];
    // The label of a button that opens a calendar also contains the chosen date.
    const told = element instanceof HTMLButtonElement ? element.ariaLabel : (label?.textContent ?? element.ariaLabel);
    return (told ?? named).replace(/\s*\*$/, '');
  };
  const kindOf = (element: Element): Control['kind'] => {
    if (element instanceof HTMLSelectElement) return 'select';
    if (element instanceof HTMLButtonElement) return 'day';
    if (element.role === 'group') return 'chips';
    if (element.role === 'grid') return 'month';
    if (!(element instanceof HTMLInputElement)) return 'text';
    if (element.type === 'file') return 'file';
    if (element.type === 'radio' || element.type === 'checkbox') return 'tick';
    if (element.getAttribute('aria-haspopup') !== 'listbox') return 'text';
    return element.matches('[class*=PillsInput]') ? 'tags' : 'list';
  };
  /** Chosen values are next to the field in which the user searches for more. */
  const valueOf = (element: Element, kind: Control['kind']) => {
    const chosen = { tags: '[class*=picks] li', chips: '[aria-pressed=true]', month: '[data-selected]' } as const;
    if (kind !== 'tags' && kind !== 'chips' && kind !== 'month')
      return (element as Partial<HTMLInputElement>).value ?? element.textContent;
    const around = kind === 'tags' ? element.closest('[class*=picks]')?.parentElement : element;
    return around?.querySelector(chosen[kind])?.textContent ?? '';
  };
  const isOpen = (field: Partial<HTMLInputElement>, kind: Control['kind']) =>
    !field.disabled && (!field.readOnly || kind === 'list') && field.type !== 'color' && field.type !== 'hidden';
  const wanted =
    'input, textarea, select, [contenteditable=true], button[aria-haspopup=dialog], [role=group], [role=grid]';
  const all = [...root.querySelectorAll(wanted)].map((element) => ({ element, kind: kindOf(element) }));
  const chips = ':scope > * button[aria-pressed]';
  const found = all.filter(
    ({ element, kind }) =>
      isOpen(element as Partial<HTMLInputElement>, kind) &&
      isSeen(element) &&
      (kind !== 'chips' || element.querySelector(chips) !== null),
  );
  for (const { element } of all) element.removeAttribute('data-at');
  return found.map(({ element, kind }, at) => {
    element.setAttribute('data-at', String(at));
    const field = element as Partial<HTMLInputElement>;
    return {
      kind,
      label: wordsOf(element),
      type: field.type ?? '',
      autocomplete: field.autocomplete ?? '',
      inputMode: field.inputMode ?? '',
      longest: field.maxLength ?? -1,
      accept: field.accept ?? '',
      value: valueOf(element, kind),
    };
  });
};

const picture = () =>
  sharp({ create: { width: 640, height: 640, channels: 3, background: '#206CA8' } })
    .png()
    .toBuffer();
/** Half a second of a quiet sound. */
export const tone = () =>
  Buffer.from(wavOf(Int16Array.from({ length: soundRate / 2 }, (_none, at) => Math.round(9000 * Math.sin(at / 6)))));

const fileFor = async (accept: string, known: string | undefined) => {
  if (known !== undefined) return { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(known) };
  if (accept.includes('.wav')) return { name: 'one.wav', mimeType: 'audio/wav', buffer: tone() };
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

/** What anyone might type there. */
const textFor = ({ label, type, autocomplete, inputMode, longest }: Control) => {
  turn += 1;
  if (autocomplete === 'current-password') return password;
  if (type === 'password') return ownPassword;
  if (type === 'email') return `${randomUUID()}@example.com`;
  if (type === 'range' || inputMode === 'numeric' || inputMode === 'decimal') return '3';
  if (type === 'tel') return '60123456789';
  const [, words = `Some words ${turn}`] = plain.find(([pattern]) => pattern.test(label)) ?? [];
  return longest > 0 ? words.slice(0, longest) : words;
};

/** The control that opens a list is replaced by the list itself once that has loaded, so it must be looked up again. */
const soon = { timeout: 3000 };
const tries = 3;

/** Closes whatever was opened, by removing the focus; the field itself may have been replaced by another. */
const leave = (page: Page) => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());

/**
 * Picks the first option, and for tags the second too; where the server searches, an option that matches one typed
 * letter.
 */
const pick = async (page: Page, control: Locator, { kind }: Control, known: string | undefined) => {
  const all = page.getByRole('option', { disabled: false }).filter({ visible: true });
  const wanted = known === undefined ? all.first() : all.filter({ hasText: known }).first();
  await control.click(soon);
  await wanted.waitFor({ timeout: 1500 }).catch(() => page.keyboard.type(known ?? 'a'));
  await wanted.click();
  if (kind === 'tags') await wanted.click({ timeout: 1500 }).catch(() => {});
  await leave(page);
  await all.first().waitFor({ state: 'hidden' });
};

const pickDay = async (page: Page, control: Locator, label: string) => {
  await control.click(soon);
  const picker = page.getByRole('dialog', { name: label.split(':')[0] ?? '' }).last();
  await picker.waitFor();
  const days = picker.locator('button[data-day]:enabled');
  if ((await days.count()) === 0) await picker.getByRole('button', { name: 'Next month' }).click();
  await (/^(end|to|until)\b/i.test(label) ? days.last() : days.first()).click();
};

/**
 * Picks one option of a choice and ticks a single box, but only the first in a list of several. Switches are left
 * alone, since they take effect immediately.
 */
const tick = (control: Locator) =>
  control.evaluate((element) => {
    const box = element as HTMLInputElement;
    if (box.getAttribute('role') === 'switch') return;
    const list = box.closest('[role=group], [role=radiogroup]');
    const alike = list ? [...list.querySelectorAll<HTMLInputElement>(`input[type=${box.type}]`)] : [box];
    if (!alike.some(({ checked }) => checked)) box.click();
  });

/** Attaches a file; a picture must first be cropped to its frame. */
const attach = async (page: Page, control: Locator, accept: string, known: string | undefined) => {
  await control.setInputFiles(await fileFor(accept, known));
  if (!accept.includes('image/')) return;
  const cut = page.getByRole('button', { name: 'Use this picture' });
  const isCut = await cut.waitFor({ timeout: 4000 }).then(
    () => true,
    () => false,
  );
  if (!isCut) return;
  await cut.click();
  await cut.waitFor({ state: 'detached' });
};

/** A slider always stands somewhere: it is moved to where sliders are put here. */
const isEmpty = ({ kind, label, type, value }: Control) => {
  if (type === 'range') return value !== '3';
  return kind === 'day' ? /:\s*choose a date$/i.test(label) : value === '';
};

const pressChip = async (group: Locator) => {
  const free = group.locator('button[aria-pressed=false]:enabled').first();
  if ((await free.count()) > 0) await free.click();
};

type Act = (page: Page, control: Locator, asked: Control, own: string | undefined) => Promise<unknown>;

const always: Record<'file' | 'tick' | 'chips', Act> = {
  file: (page, control, { accept }, own) => attach(page, control, accept, own),
  tick: (_page, control) => tick(control),
  chips: (_page, control) => pressChip(control),
};

/** These are filled only when empty, unless a known value belongs there. */
const whereEmpty: Record<Exclude<Control['kind'], 'file' | 'tick' | 'chips'>, Act> = {
  list: pick,
  tags: pick,
  day: (page, control, { label }) => pickDay(page, control, label),
  month: (_page, control) => control.locator('button[data-day]:enabled').first().click(soon),
  select: (_page, control) => control.selectOption({ index: 1 }),
  text: (_page, control, asked, own) => control.fill(own ?? textFor(asked), soon),
};

const fillOne = async (page: Page, control: Locator, asked: Control, known: Known) => {
  const own = Object.entries(known).find(([begin]) => asked.label.startsWith(begin))?.[1];
  const { kind } = asked;
  if (kind === 'file' || kind === 'tick' || kind === 'chips') await always[kind](page, control, asked, own);
  else if (own !== undefined || isEmpty(asked)) await whereEmpty[kind](page, control, asked, own);
};

/**
 * A name for each control that stays the same while the form is filled in: `Email`, and `Email 2` for the second one
 * called that.
 */
const named = (controls: readonly Control[]) => {
  const times = new Map<string, number>();
  return controls.map((asked) => {
    const name = `${asked.kind} ${asked.label.split(':')[0]}`;
    times.set(name, (times.get(name) ?? 0) + 1);
    return { asked, name: `${name} ${times.get(name)}` };
  });
};

/** Fills every field that is empty, including those that appear meanwhile. */
export const fill = async (page: Page, scope: Locator, known: Known = {}) => {
  // Lists and calendars load their code at the first sign of a user.
  await page.mouse.move(3, 3);
  const tried = new Map<string, number>();
  for (;;) {
    const controls = named(await scope.evaluate(look));
    const at = controls.findIndex(({ name }) => (tried.get(name) ?? 0) < tries);
    const next = controls[at];
    if (!next) return;
    const { name, asked } = next;
    const time = (tried.get(name) ?? 0) + 1;
    tried.set(name, time);
    await fillOne(page, scope.locator(`[data-at="${at}"]`), asked, known).then(
      () => tried.set(name, tries),
      (failure: unknown) => {
        if (time === tries) throw failure;
      },
    );
  }
};

/** Fills fields that a later choice has emptied again. */
export const fillWhatIsMissing = async (page: Page, scope: Locator) => {
  const controls = await scope.evaluate(look);
  for (const [at, asked] of controls.entries()) {
    const isText = !['file', 'tick', 'chips'].includes(asked.kind);
    if (isText && isEmpty(asked)) await fillOne(page, scope.locator(`[data-at="${at}"]`), asked, {});
  }
};
