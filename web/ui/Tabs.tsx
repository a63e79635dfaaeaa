import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useMemo,
  useRef,
} from 'react';
import { Anchor } from './navigation.tsx';
import { CountPill } from './Pills.tsx';
import styles from './Tabs.module.css';

interface TabItem {
  key: string;
  label: string;
  count?: number | undefined;
  /** The tab has its own address, so it is a link and not a switch. */
  href?: string;
}

interface Props {
  label: string;
  items: readonly TabItem[];
  active: string;
  onChange?: (key: string) => void;
  look?: 'line' | 'pills';
  /** The panels: `<TabPanel tabKey="…">`. */
  children?: ReactNode;
}

const TabsContext = createContext<{ id: string; active: string } | null>(null);

const Face = ({ item, on }: { item: TabItem; on: boolean }) => (
  <>
    {item.label}
    {item.count !== undefined && <CountPill count={item.count} tone={on ? 'brand' : 'grey'} />}
  </>
);

/** The tab an arrow key moves to; null for any other key. */
const tabAfterKey = (key: string, at: number, length: number) => {
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  if (key === 'ArrowRight') return (at + 1) % length;
  return key === 'ArrowLeft' ? (at - 1 + length) % length : null;
};

/** On a phone the row scrolls, so the chosen tab is brought into view. */
const useChosenInView = (list: RefObject<HTMLElement | null>, active: string) =>
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[data-on]');
    if (row && tab) row.scrollTo?.({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 });
  }, [list, active]);

type RowProps = Required<Pick<Props, 'label' | 'items' | 'active' | 'look'>> & Pick<Props, 'onChange'> & { id: string };

const LinkRow = ({ label, items, active, look }: RowProps) => {
  const list = useRef<HTMLElement>(null);
  useChosenInView(list, active);
  return (
    <nav className={styles.list} data-look={look} aria-label={label} ref={list}>
      {items.map((item) => (
        <Anchor
          key={item.key}
          href={item.href ?? '#'}
          className={styles.tab}
          data-on={item.key === active || undefined}
          aria-current={item.key === active ? 'page' : undefined}
        >
          <Face item={item} on={item.key === active} />
        </Anchor>
      ))}
    </nav>
  );
};

const SwitchRow = ({ id, label, items, active, look, onChange }: RowProps) => {
  const list = useRef<HTMLDivElement>(null);
  useChosenInView(list, active);
  const press = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.key === active);
    const to = tabAfterKey(event.key, at, items.length);
    const item = to === null ? undefined : items[to];
    if (!item) return;
    event.preventDefault();
    onChange?.(item.key);
    list.current?.querySelector<HTMLElement>(`[data-key="${item.key}"]`)?.focus();
  };
  return (
    <div className={styles.list} data-look={look} role="tablist" aria-label={label} ref={list} onKeyDown={press}>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="tab"
          id={`${id}-${item.key}`}
          data-key={item.key}
          className={styles.tab}
          data-on={item.key === active || undefined}
          aria-selected={item.key === active}
          tabIndex={item.key === active ? 0 : -1}
          onClick={() => onChange?.(item.key)}
        >
          <Face item={item} on={item.key === active} />
        </button>
      ))}
    </div>
  );
};

/** The parts of a page, side by side. If every item has an `href`, they are links to pages instead. */
export const Tabs = ({ children, look = 'line', ...props }: Props) => {
  const id = useId();
  const context = useMemo(() => ({ id, active: props.active }), [id, props.active]);
  const ListOfTabs = props.items.some((item) => item.href !== undefined) ? LinkRow : SwitchRow;
  return (
    <TabsContext value={context}>
      <ListOfTabs {...props} look={look} id={id} />
      {children}
    </TabsContext>
  );
};

/** The content of a tab; place it inside its Tabs. It is only rendered while its tab is chosen. */
export const TabPanel = ({ tabKey, children }: { tabKey: string; children: ReactNode }) => {
  const context = use(TabsContext);
  if (context?.active !== tabKey) return null;
  return (
    <div role="tabpanel" aria-labelledby={`${context.id}-${tabKey}`} className={styles.panel}>
      {children}
    </div>
  );
};
