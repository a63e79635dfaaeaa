import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './Menu.module.css';
import { Anchor } from './navigation.tsx';
import { placeBeside } from './placeBeside.ts';
import type { IconType } from './types.ts';

interface MenuAct {
  label: string;
  icon?: IconType;
  href?: string;
  onPress?: () => void;
  danger?: boolean;
  /** A few words below the label, such as that it is to come. */
  note?: string;
  /** Shown below the label while the entry cannot be used. */
  whyNot?: string | null;
}

/** Some that are chosen or not, beside each other, each by its sign: the reactions to a message. */
interface MenuChoices {
  heading: string;
  choices: readonly { label: string; sign: string; chosen: boolean; onPress: () => void }[];
}

export type MenuEntry = MenuAct | MenuChoices | { heading: string } | 'divider';

// A window behind the menu leaves the Escape key to it.
const leaveEscape = { 'data-mantine-stop-propagation': 'true' } as const;

const Act = ({ label, icon: Icon, href, onPress, danger, note, whyNot, onDone }: MenuAct & { onDone: () => void }) => {
  const look = {
    ...leaveEscape,
    role: 'menuitem',
    tabIndex: -1,
    className: styles.item,
    'data-danger': danger || undefined,
  };
  const inside = (
    <>
      {Icon && <Icon size={18} stroke={1.7} aria-hidden />}
      <span>
        {label}
        {(whyNot || note) && <span className={styles.reason}>{whyNot || note}</span>}
      </span>
    </>
  );
  // Focus moves back to the button first, so that whatever opens next returns it there.
  const press = () => {
    onDone();
    onPress?.();
  };
  if (href !== undefined && !whyNot) {
    return (
      <Anchor {...look} href={href} onClick={press}>
        {inside}
      </Anchor>
    );
  }
  return (
    <button {...look} type="button" aria-disabled={whyNot ? true : undefined} onClick={whyNot ? undefined : press}>
      {inside}
    </button>
  );
};

const Choices = ({ heading, choices, onDone }: MenuChoices & { onDone: () => void }) => (
  <div role="group" aria-label={heading} className={styles.choices}>
    {choices.map(({ label, sign, chosen, onPress }) => (
      <button
        key={label}
        {...leaveEscape}
        type="button"
        role="menuitemcheckbox"
        aria-checked={chosen}
        aria-label={label}
        title={label}
        tabIndex={-1}
        className={styles.choice}
        onClick={() => {
          onDone();
          onPress();
        }}
      >
        <span aria-hidden>{sign}</span>
      </button>
    ))}
  </div>
);

const keyOf = (entry: MenuEntry, at: number) => {
  if (entry === 'divider') return `divider-${at}`;
  return 'heading' in entry ? entry.heading : entry.label;
};

const Entry = ({ entry, onDone }: { entry: MenuEntry; onDone: () => void }) => {
  if (entry === 'divider') return <hr className={styles.divider} />;
  if ('choices' in entry) return <Choices {...entry} onDone={onDone} />;
  if ('heading' in entry) return <div className={styles.heading}>{entry.heading}</div>;
  return <Act {...entry} onDone={onDone} />;
};

/** The entry that a key leads to: arrows wrap around, a letter finds the next entry starting with it. */
const stepOf = (key: string, entries: readonly HTMLElement[], at: number) => {
  const count = entries.length;
  if (key === 'ArrowDown' || key === 'ArrowRight') return entries[(at + 1) % count];
  if (key === 'ArrowUp' || key === 'ArrowLeft') return entries[(Math.max(at, 0) + count - 1) % count];
  if (key === 'Home') return entries[0];
  if (key === 'End') return entries[count - 1];
  if (key.length !== 1 || key === ' ') return undefined;
  const next = [...entries.slice(at + 1), ...entries.slice(0, at + 1)];
  return next.find((entry) => entry.textContent.trim().toLowerCase().startsWith(key.toLowerCase()));
};

/** Rendered in the browser's top layer, and kept next to its button while the page scrolls. */
const useBeside = (
  list: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
  align: 'start' | 'end',
) =>
  useLayoutEffect(() => {
    const place = () =>
      list.current && trigger.current && placeBeside(list.current, trigger.current, { side: 'below', align, gap: 6 });
    list.current?.showPopover();
    place();
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [list, trigger, align]);

/** A menu that has been opened by its button. */
export interface OpenedMenu {
  id: string;
  label: string;
  align: 'start' | 'end';
  trigger: RefObject<HTMLElement | null>;
  /** Opened by keyboard, so the first entry gets the focus. */
  atFirst: boolean;
  /** `back`: focus returns to the button. */
  onClose: (back: boolean) => void;
}

interface Props extends OpenedMenu {
  items: readonly MenuEntry[];
}

export const MenuList = ({ id, label, items, align, trigger, atFirst, onClose }: Props) => {
  const list = useRef<HTMLDivElement>(null);
  useBeside(list, trigger, align);
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])];
  useEffect(() => {
    const [first] = entries();
    ((atFirst && first) || list.current)?.focus({ preventScroll: true });
  }, [atFirst]);
  useEffect(() => {
    const pressedElsewhere = ({ target }: Event) =>
      [list, trigger].every(({ current }) => !current?.contains(target as Node)) && onClose(false);
    document.addEventListener('pointerdown', pressedElsewhere);
    return () => document.removeEventListener('pointerdown', pressedElsewhere);
  }, [trigger, onClose]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return onClose(true);
    const all = entries();
    const step = stepOf(event.key, all, all.indexOf(document.activeElement as HTMLElement));
    if (event.key === 'Escape') onClose(true);
    else if (step) step.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      popover="manual"
      className={styles.list}
      onKeyDown={onKeyDown}
      {...leaveEscape}
    >
      {items.map((entry, at) => (
        <Entry key={keyOf(entry, at)} entry={entry} onDone={() => onClose(true)} />
      ))}
    </div>
  );
};
