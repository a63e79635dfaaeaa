import { Menu as MantineMenu } from '@mantine/core';
import { cloneElement, type HTMLAttributes, type ReactElement, type Ref } from 'react';
import styles from './Menu.module.css';
import { useNavigateTo } from './navigation.tsx';
import type { IconType } from './types.ts';

interface MenuAct {
  label: string;
  icon?: IconType;
  href?: string;
  onPress?: () => void;
  danger?: boolean;
  /** Said under the label while it cannot be used. */
  whyNot?: string | null;
}

export type MenuEntry = MenuAct | { heading: string } | 'divider';

interface TriggerProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'onClick'> {
  onPress?: (event: never) => void;
  ref?: Ref<HTMLButtonElement>;
}

interface Props {
  /** The button that opens it: Button, IconButton or AccountButton. */
  trigger: ReactElement<TriggerProps>;
  label: string;
  items: readonly MenuEntry[];
  align?: 'start' | 'end';
}

const Act = ({ label, icon: Icon, href, onPress, danger, whyNot }: MenuAct) => {
  const navigateTo = useNavigateTo();
  const inside = (
    <>
      {label}
      {whyNot && <span className={styles.reason}>{whyNot}</span>}
    </>
  );
  const shared = {
    leftSection: Icon && <Icon size={18} stroke={1.7} aria-hidden />,
    className: styles.item,
    disabled: Boolean(whyNot),
    ...(danger && { 'data-danger': true }),
  };
  if (href === undefined || whyNot) {
    return (
      <MantineMenu.Item {...shared} onClick={() => onPress?.()}>
        {inside}
      </MantineMenu.Item>
    );
  }
  return (
    <MantineMenu.Item
      {...shared}
      component="a"
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || !href.startsWith('/')) return;
        event.preventDefault();
        onPress?.();
        navigateTo(href);
      }}
    >
      {inside}
    </MantineMenu.Item>
  );
};

const keyOf = (entry: MenuEntry, at: number) => {
  if (entry === 'divider') return `divider-${at}`;
  return 'heading' in entry ? entry.heading : entry.label;
};

interface TargetProps extends HTMLAttributes<HTMLElement> {
  trigger: ReactElement<TriggerProps>;
  ref?: Ref<HTMLButtonElement>;
}

/** Hands on what the menu tells its button, in our buttons' words. */
const Target = ({ trigger, onClick, className: _theirs, ...told }: TargetProps) =>
  cloneElement(trigger, { ...told, ...(onClick && { onPress: onClick }) });

/** Acts that do not deserve a button of their own. */
export const Menu = ({ trigger, label, items, align = 'end' }: Props) => (
  <MantineMenu
    position={`bottom-${align}`}
    shadow="md"
    width="max-content"
    transitionProps={{ duration: 120 }}
    withInitialFocusPlaceholder={false}
  >
    <MantineMenu.Target>
      <Target trigger={trigger} />
    </MantineMenu.Target>
    <MantineMenu.Dropdown aria-label={label} className={styles.list}>
      {items.map((entry, at) => {
        const key = keyOf(entry, at);
        if (entry === 'divider') return <MantineMenu.Divider key={key} />;
        if ('heading' in entry) return <MantineMenu.Label key={key}>{entry.heading}</MantineMenu.Label>;
        return <Act key={key} {...entry} />;
      })}
    </MantineMenu.Dropdown>
  </MantineMenu>
);
