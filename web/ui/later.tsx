import { useLingui } from '@lingui/react/macro';
import {
  type ComponentType,
  createElement,
  type FunctionComponent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import styles from './later.module.css';
import { quiet } from './quiet.ts';
import { toastFailure } from './toastList.ts';
import { withLine } from './withLine.ts';

const waiting = new Set<() => Promise<unknown>>();
let somebodyIsThere = false;

/** Loads every part that waits. Whoever moves will soon open something: it should open at once. */
export const loadParts = async () => {
  // A part may bring parts of its own.
  while (waiting.size > 0) {
    const parts = [...waiting];
    waiting.clear();
    await Promise.allSettled(parts.map((load) => load()));
  }
};

/** From the first sign of life on, or when the page has long been there, parts are loaded before anybody asks for them. */
export const loadPartsAtFirstSign = () => {
  const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin);
    somebodyIsThere = true;
    void loadParts();
  };
  for (const sign of signs) addEventListener(sign, begin, { passive: true });
  addEventListener('load', () => setTimeout(begin, quiet));
};

/** What is loaded once and shown in many places. */
const loadOnce = <Props,>(load: () => Promise<ComponentType<Props>>) => {
  const places = new Set<() => void>();
  let part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const begin = () => {
    const done = (loaded: ComponentType<Props>) => {
      part = loaded;
      for (const redraw of places) redraw();
    };
    // Whoever tries again may have a line again.
    const failed = (fault: unknown) => {
      loading = undefined;
      throw fault;
    };
    return (loading ??= withLine(load)().then(done).catch(failed));
  };
  const subscribe = (redraw: () => void) => {
    places.add(redraw);
    return () => places.delete(redraw);
  };
  waiting.add(begin);
  if (somebodyIsThere) setTimeout(() => void loadParts());
  return { begin, usePart: () => useSyncExternalStore(subscribe, () => part) };
};

const useOfflineWords = () => {
  const { t } = useLingui();
  return t`You are offline. This appears as soon as you are connected again.`;
};

/**
 * A part that a page does not begin with: windows, wizards. It is loaded after the page; `needed` says that it is to be
 * seen now. Once loaded it is an ordinary part. Without a line it waits for one, and says so; what nobody asked for
 * (`unasked`) waits silently.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  needed: (props: Props) => boolean | 'unasked' = () => true,
): FunctionComponent<Props> => {
  const { begin, usePart } = loadOnce(load);
  const Later = (props: Props) => {
    const part = usePart();
    const [fault, setFault] = useState<unknown>(null);
    const now = !part && needed(props);
    const offline = useOfflineWords();
    useEffect(() => {
      if (!now) return;
      if (now !== 'unasked' && !navigator.onLine) toastFailure(offline);
      begin().catch(setFault);
    }, [now, offline]);
    if (fault !== null) throw fault;
    return part ? createElement(part, props) : null;
  };
  return Later;
};

/** What opens a list or a calendar. */
const opener = '[aria-haspopup]';

/** What this keystroke brought: the stand-in shows its own value whatever is typed into it. */
const typedInto = ({ value, defaultValue }: HTMLInputElement) =>
  value.startsWith(defaultValue) ? value.slice(defaultValue.length) : value;

/** As if it had been typed there. */
const typeInto = (control: HTMLElement, text: string) => {
  if (text === '' || !(control instanceof HTMLInputElement) || control.readOnly) return;
  // React compares with what it set itself: the element's own setter goes around that.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, control.value + text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

interface HandOnProps {
  arrived: boolean;
  /** Somebody is at it: they may open it, or (`now`) they do. */
  onWanted: (now: boolean) => void;
  children: ReactNode;
}

const nothingYet = { focus: false, press: false, text: '' };

/** The pointer that went down on what a control replaced comes up on the control: to the browser that is no press. */
const pressWhenReleased = (place: HTMLElement, control: HTMLElement) => {
  const release = ({ target, type }: Event) => {
    removeEventListener('pointerup', release);
    removeEventListener('pointercancel', release);
    if (type === 'pointerup' && target instanceof Node && place.contains(target)) control.click();
  };
  addEventListener('pointerup', release);
  addEventListener('pointercancel', release);
};

/** The focus, and a press or words that came too early, go on to the control that takes the place of another. */
const HandOn = ({ arrived, onWanted, children }: HandOnProps) => {
  const place = useRef<HTMLDivElement>(null);
  const early = useRef(nothingYet);
  const isHeld = useRef(false);
  const hold = ({ target }: { target: EventTarget }) => {
    if (arrived || !(target instanceof Element) || target.closest(opener) === null) return;
    isHeld.current = true;
    const letGo = () => {
      isHeld.current = false;
    };
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, letGo, { once: true });
  };
  const note = (change: Partial<typeof early.current>, target: EventTarget) => {
    const isControl = target instanceof Element && target.closest(opener) !== null;
    if (arrived || !isControl) return;
    early.current = { ...early.current, ...change };
    if (change !== nothingYet) onWanted(change.focus === undefined);
  };
  useLayoutEffect(() => {
    const control = place.current?.querySelector<HTMLElement>(opener);
    if (!arrived || !place.current || !control) return;
    if (isHeld.current) pressWhenReleased(place.current, control);
    if (early.current.focus) control.focus();
    if (early.current.press) control.click();
    typeInto(control, early.current.text);
    early.current = nothingYet;
  }, [arrived]);
  return (
    <div
      ref={place}
      className={styles.place}
      onPointerDownCapture={hold}
      onFocusCapture={({ target }) => note({ focus: true }, target)}
      onBlurCapture={({ target }) => note(nothingYet, target)}
      onClickCapture={({ target }) => note({ press: true }, target)}
      onInputCapture={({ target }) =>
        target instanceof HTMLInputElement && note({ text: early.current.text + typedInto(target) }, target)
      }
    >
      {children}
    </div>
  );
};

/**
 * A field with a list to choose from, which comes after the page: `Closed` looks like it until then. Where the list did
 * not come with the other parts, it is asked for again by whoever is at the field; only a press hears why nothing opens.
 */
export const laterField = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Closed: ComponentType<Props>,
): FunctionComponent<Props> => {
  const { begin, usePart } = loadOnce(load);
  const Field = (props: Props) => {
    const { t } = useLingui();
    const part = usePart();
    const offline = useOfflineWords();
    const lost = t`Something went wrong. Please try again.`;
    const ask = (says: boolean) => {
      if (says && !navigator.onLine) toastFailure(offline);
      begin().catch(() => says && toastFailure(lost));
    };
    return (
      <HandOn arrived={part !== undefined} onWanted={ask}>
        {createElement(part ?? Closed, props)}
      </HandOn>
    );
  };
  return Field;
};
