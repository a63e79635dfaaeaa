import { expect, type Page } from '@playwright/test';

/** A button as it can be found again on a fresh page: alike ones in a list are one. */
export interface Found {
  key: string;
  name: string;
  at: number;
  /** It cannot be pressed now, and this is what it says about it. */
  why: string | null;
}

/** Everything that can be pressed and is no link, from the top. It runs in the page. */
const look = (within: string): Found[] => {
  const root = [...document.querySelectorAll(within)].findLast((one) => one.checkVisibility());
  if (!root) return []; // what stood open is closed
  const all = root.querySelectorAll<HTMLElement>('button, [role=menuitem]:not(a), [role=tab], [role=switch]');
  const pathOf = (element: Element): string => {
    const parts: string[] = [];
    for (let one: Element | null = element; one && one !== root; one = one.parentElement) parts.push(one.tagName);
    return parts.join('<');
  };
  const nameOf = (element: HTMLElement) => (element.ariaLabel ?? element.innerText).replaceAll(/\s+/g, ' ').trim();
  const keyOf = (element: HTMLElement) => {
    const [word = ''] = nameOf(element).replaceAll(/\d+/g, '#').split(/[ ,:]/);
    const isDay = /^\w+day$/.test(word) || element.closest('table[role=grid]') !== null;
    return `${pathOf(element)} ${element.role ?? ''} ${isDay ? 'a day' : word}`;
  };
  const whyNot = (element: HTMLElement) => {
    if (element.ariaDisabled !== 'true') return null;
    const told = element.getAttribute('aria-describedby')?.split(' ') ?? [];
    const reason = told.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    // In a menu the reason stands beneath the name.
    return reason.trim() || ((element.ariaLabel ?? element.innerText).split(/: |\n/)[1] ?? '').trim();
  };
  const isThere = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[aria-hidden=true]') === null &&
    // The tab that is open stays open.
    !element.matches(':disabled, [aria-selected=true]');
  const found = new Map<string, Found>();
  for (const marked of document.querySelectorAll('[data-at]')) marked.removeAttribute('data-at');
  for (const [at, element] of [...all].entries()) {
    const key = keyOf(element);
    if (!isThere(element) || found.has(key)) continue;
    element.setAttribute('data-at', String(at));
    found.set(key, { key, name: nameOf(element), at, why: whyNot(element) });
  }
  return [...found.values()];
};

/** The buttons of a page, or of what was opened over it. */
export const buttonsOf = (page: Page, within = 'body') => page.evaluate(look, within);

/** What can be seen and read on the page; what only hovers over it is left out. It runs in the page. */
const picture = () => {
  const hovering = [...document.querySelectorAll<HTMLElement>('[role=tooltip]')];
  const words = document.body.innerText;
  const states = [...document.querySelectorAll('button, input, textarea, [role=tab], [role=dialog], [role=menu]')].map(
    (element) =>
      [
        element.role,
        element.ariaExpanded,
        element.ariaPressed,
        element.ariaSelected,
        element.ariaBusy,
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? [element.type, element.value]
          : '',
        element instanceof HTMLInputElement && element.checked,
      ].join(),
  );
  const without = hovering.reduce((text, one) => text.replace(one.innerText, ''), words);
  return JSON.stringify([
    location.href,
    without.replaceAll(/\s+/g, ' '),
    states,
    scrollY,
    document.fullscreenElement?.id,
  ]);
};

/** Presses, and waits until something follows: a call, another page, a window, a message, or a change of what is seen. */
export const press = async (page: Page, { at }: Found) => {
  const target = page.locator(`[data-at="${at}"]`);
  // Nothing that only comes into view is taken for an answer.
  await target.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => {});
  const before = await page.evaluate(picture);
  let follows = false;
  const heard = () => {
    follows = true;
  };
  const events = ['request', 'download', 'popup', 'filechooser'] as const;
  for (const event of events) page.on(event as 'request', heard);
  // What lies under something else is pressed as a keyboard would; what went away meanwhile is no longer there to press.
  await target
    .click({ timeout: 5000 })
    .catch(() => target.evaluate((element) => (element as HTMLElement).click(), null, { timeout: 1000 }))
    .catch(heard);
  // While a page goes away there is nothing to look at, and that is what follows.
  const isChanged = () =>
    page.evaluate(picture).then(
      (now) => now !== before,
      () => true,
    );
  await expect
    .poll(async () => follows || (await isChanged()), { timeout: 15_000 })
    .toBe(true)
    .then(heard, () => {});
  for (const event of events) page.off(event as 'request', heard);
  return follows;
};
