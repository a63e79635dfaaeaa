import { expect, type Page } from '@playwright/test';

/** A button, identified so that it can be found again on a fresh page: similar ones in a list count as one. */
export interface Found {
  key: string;
  name: string;
  at: number;
  /** Set when the button cannot be pressed now: the reason that it gives. */
  why: string | null;
}

/** Everything that can be pressed and is not a link, from the top. Runs in the page. */
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
    // In a menu the reason is below the name.
    return reason.trim() || ((element.ariaLabel ?? element.innerText).split(/: |\n/)[1] ?? '').trim();
  };
  const isThere = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[aria-hidden=true]') === null &&
    // The current tab is skipped, since pressing it does nothing.
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

/** The buttons of a page, or of whatever is open over it. */
export const buttonsOf = (page: Page, within = 'body') => page.evaluate(look, within);

/** What can be seen and read on the page, without tooltips. Runs in the page. */
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

/** Presses, and waits until something follows: a call, another page, a window, a message, or a visible change. */
export const press = async (page: Page, { at }: Found) => {
  const target = page.locator(`[data-at="${at}"]`);
  // Scroll first, so that scrolling into view is not mistaken for an effect.
  await target.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => {});
  const before = await page.evaluate(picture);
  let follows = false;
  const heard = () => {
    follows = true;
  };
  const events = ['request', 'download', 'popup', 'filechooser'] as const;
  for (const event of events) page.on(event as 'request', heard);
  // A button covered by something else is pressed by script, as a keyboard would; one that has disappeared counts as an
  // effect.
  await target
    .click({ timeout: 5000 })
    .catch(() => target.evaluate((element) => (element as HTMLElement).click(), null, { timeout: 1000 }))
    .catch(heard);
  // If the page is being left, it cannot be read, and that counts as a change.
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
