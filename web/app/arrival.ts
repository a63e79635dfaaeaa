import type { AnyRouter } from '@tanstack/react-router';
import { dismissToastsOfPage } from '../ui/toastList.ts';

/** How long a page may take to show its heading; whoever does something meanwhile is not moved any more. */
const patienceMs = 10_000;

const signs = ['keydown', 'pointerdown'] as const;

const headingOf = () => document.querySelector<HTMLElement>('main h1');

/**
 * Focuses the heading of the page that has just come, so that it is read out and the keyboard goes on from there. The
 * focus stays where it is if it is in the page itself, such as on a tab that leads to the page beside.
 */
const focusHeading = () => {
  const { activeElement: pressed } = document;
  // Windows and drawers open inside of it, but are no part of the page.
  const isInPage = (one: Element | null) => one?.closest('main') != null && one.closest('[role=dialog]') === null;
  if (isInPage(pressed)) return;
  const mine = new Set<Element | null>([pressed, document.body]);
  const tryNow = () => {
    const heading = headingOf();
    // A drawer that closes gives the focus back to what opened it.
    if (!heading || (!mine.has(document.activeElement) && isInPage(document.activeElement))) return;
    mine.add(heading);
    // The router restores how far the page was scrolled.
    heading.focus({ preventScroll: true });
  };
  // A page that is still loading may have a heading of its own, which goes with the rest.
  const watch = new MutationObserver(() => document.activeElement === headingOf() || tryNow());
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, stop);
  };
  const timer = setTimeout(stop, patienceMs);
  for (const sign of signs) addEventListener(sign, stop);
  watch.observe(document.body, { childList: true, subtree: true });
  tryNow();
};

/** What every change of page does, wherever it was asked for. */
export const followNavigation = (router: Pick<AnyRouter, 'subscribe'>) => {
  router.subscribe('onBeforeNavigate', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) dismissToastsOfPage();
  });
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) focusHeading();
  });
};
