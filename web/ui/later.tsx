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

/** Loads every lazy part. A user who is active will soon open something, and it should open immediately. */
export const loadParts = async () => {
  // A part may register further parts.
  while (waiting.size > 0) {
    const parts = [...waiting];
    waiting.clear();
    await Promise.allSettled(parts.map((load) => load()));
  }
};

/**
 * Loads the parts before they are needed: on the first sign of activity, or when the page has been open for a while.
 */
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

/** Loads a part once, even if it is shown in several places. */
const loadOnce = <Props,>(load: () => Promise<ComponentType<Props>>) => {
  const places = new Set<() => void>();
  let part: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const begin = () => {
    const done = (loaded: ComponentType<Props>) => {
      part = loaded;
      for (const redraw of places) redraw();
    };
    // Allows another try, because the connection may be back by then.
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
 * A part that is not needed when the page opens, such as a window or wizard. It is loaded after the page; `needed` says
 * that it should be visible now. Once loaded, it behaves like any other component. If there is no connection it waits
 * for one and says so; parts that nobody asked for (`unasked`) wait silently.
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

/** A part that stands in the page and is loaded after it, such as a form among what is only read; `Waiting` keeps its place. */
export const laterInPage = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType,
): FunctionComponent<Props> => {
  const { begin, usePart } = loadOnce(load);
  const InPage = (props: Props) => {
    const part = usePart();
    const [fault, setFault] = useState<unknown>(null);
    useEffect(() => {
      if (!part) begin().catch(setFault);
    }, [part]);
    if (fault !== null) throw fault;
    return part ? createElement(part, props) : <Waiting />;
  };
  return InPage;
};

/** Matches whatever opens a list or a calendar. */
const opener = '[aria-haspopup]';

/** The text of this keystroke, because the stand-in always shows its own value, whatever is typed. */
const typedInto = ({ value, defaultValue }: HTMLInputElement) =>
  value.startsWith(defaultValue) ? value.slice(defaultValue.length) : value;

/** Puts the text in as if it had been typed. */
const typeInto = (control: HTMLElement, text: string) => {
  if (text === '' || !(control instanceof HTMLInputElement) || control.readOnly) return;
  // React ignores values that it set itself, so the element's own setter is used to bypass that.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, control.value + text);
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

interface HandOnProps {
  arrived: boolean;
  /** The user may be about to open it or, with `now`, is opening it. */
  onWanted: (now: boolean) => void;
  children: ReactNode;
}

const nothingYet = { focus: false, press: false, text: '' };

/** If the pointer goes down on the stand-in and comes up on the control that replaced it, the browser sees no click. */
const pressWhenReleased = (place: HTMLElement, control: HTMLElement) => {
  const release = ({ target, type }: Event) => {
    removeEventListener('pointerup', release);
    removeEventListener('pointercancel', release);
    if (type === 'pointerup' && target instanceof Node && place.contains(target)) control.click();
  };
  addEventListener('pointerup', release);
  addEventListener('pointercancel', release);
};

/** Passes the focus, and a click or text that came too early, on to the control that replaces the stand-in. */
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
 * A field with a list to choose from that is loaded after the page; until then, `Closed` looks like it. If the list
 * failed to load with the other parts, using the field loads it again; only a press reports why nothing opens.
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
