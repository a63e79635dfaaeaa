import {
  cloneElement,
  type ComponentType,
  type HTMLAttributes,
  type MouseEvent,
  type ReactElement,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import { later } from './later.tsx';
import type { MenuEntry, OpenedMenu } from './MenuList.tsx';

export type { MenuEntry, OpenedMenu } from './MenuList.tsx';

/** Every page has menus, and most of them are never opened. */
const MenuList = later(async () => (await import('./MenuList.tsx')).MenuList);

interface TriggerProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'onClick'> {
  onPress?: (event: MouseEvent<HTMLElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

interface Props {
  /** The button that opens it: Button, IconButton or AccountButton. */
  trigger: ReactElement<TriggerProps>;
  label: string;
  /** Its entries, or a list that finds out about them once it is opened. */
  items: readonly MenuEntry[] | ComponentType<OpenedMenu>;
  align?: 'start' | 'end';
  /** It is being opened: what its entries need to know can be asked now. */
  onOpen?: () => void;
}

const Opened = ({ items, ...menu }: OpenedMenu & Pick<Props, 'items'>) => {
  if (typeof items !== 'function') return <MenuList {...menu} items={items} />;
  const List = items;
  return <List {...menu} />;
};

/** Actions that do not deserve a button of their own. */
export const Menu = ({ trigger, label, items, align = 'end', onOpen }: Props) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'byPointer' | 'byKey' | null>(null);
  const press = (event: MouseEvent) => {
    if (!open) onOpen?.();
    setOpen(open ? null : event.detail === 0 ? 'byKey' : 'byPointer');
  };
  const close = (back: boolean) => {
    setOpen(null);
    if (back) button.current?.focus();
  };
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        onPress: press,
        'aria-haspopup': 'menu',
        'aria-expanded': open !== null,
        ...(open && { 'aria-controls': id }),
      })}
      {open && (
        <Opened
          id={id}
          label={label}
          items={items}
          align={align}
          trigger={button}
          atFirst={open === 'byKey'}
          onClose={close}
        />
      )}
    </>
  );
};
