import type { ComponentType, ReactNode } from 'react';

/** An icon from `@tabler/icons-react`, passed as a component: whatever shows it sets size and stroke. */
export type IconType = ComponentType<{ size?: number | string; stroke?: number | string; 'aria-hidden'?: boolean }>;

/** The props that every field accepts. `error` is the message shown with it. */
export interface FieldProps {
  label: string;
  /** The label is announced but not shown, for search boxes and toolbars. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string | null | undefined;
  required?: boolean;
  disabled?: boolean;
}

/** One option to choose. */
export interface Option {
  value: string;
  label: string;
  note?: string;
  disabled?: boolean;
}

/** One entry of a bar, a side bar or the bottom navigation. */
export interface NavItem {
  key: string;
  label: string;
  icon: IconType;
  href?: string;
  onPress?: () => void;
  active?: boolean;
  count?: number;
}
