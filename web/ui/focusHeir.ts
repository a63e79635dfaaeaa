import { useEffect, useRef } from 'react';

const canHaveFocus =
  'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select, textarea, [tabindex="0"]';
const stopsIn = (place: Element) => [...place.querySelectorAll<HTMLElement>(canHaveFocus)];

/** Which control takes the focus: the first one that is left, or the one that moved up into the place of the old one. */
type Heir = 'first' | 'next';
const places = new WeakMap<Element, Heir>();

const focusHeir = (place: HTMLElement, at: number) => {
  const stops = stopsIn(place);
  const heir = places.get(place) === 'first' ? stops[0] : stops[Math.min(at, stops.length - 1)];
  // A list that has become empty, or is being loaded, takes it itself.
  const next = heir ?? (place.hasAttribute('tabindex') ? place : document.querySelector<HTMLElement>('main h1'));
  next?.focus({ preventScroll: true });
};

/**
 * Remembers where this control is, in case it goes while the focus is elsewhere (in a window that it opened). What is
 * returned moves the focus to its heir, and is false if there is no place for that any more.
 */
export const rememberPlace = (control: Element | null) => {
  const around: { place: HTMLElement; at: number }[] = [];
  for (let one = control?.parentElement ?? null; control && one; one = one.parentElement)
    if (places.has(one)) around.push({ place: one, at: stopsIn(one).indexOf(control as HTMLElement) });
  return () => {
    const left = around.find(({ place }) => place.isConnected);
    if (left) focusHeir(left.place, left.at);
    return left !== undefined;
  };
};

/** For a list or a group of buttons: when the focused control goes, another one of them takes the focus. */
export const useFocusStays = <E extends HTMLElement>(heir: Heir) => {
  const ref = useRef<E>(null);
  useEffect(() => {
    const place = ref.current;
    if (!place) return;
    places.set(place, heir);
    let held: { control: Element; at: number } | null = null;
    // Not React's events: those of a window that was opened from here would arrive too.
    const hold = ({ target }: FocusEvent) => {
      held = target instanceof HTMLElement ? { control: target, at: stopsIn(place).indexOf(target) } : null;
    };
    const release = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) held = null;
    };
    const look = () => {
      if (held === null || held.control.isConnected) return;
      const { at } = held;
      held = null;
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost) focusHeir(place, at);
    };
    const watch = new MutationObserver(look);
    watch.observe(place, { childList: true, subtree: true });
    place.addEventListener('focusin', hold);
    place.addEventListener('focusout', release);
    return () => {
      watch.disconnect();
      place.removeEventListener('focusin', hold);
      place.removeEventListener('focusout', release);
    };
  }, [heir]);
  return ref;
};
