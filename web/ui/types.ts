import type { ComponentType, ReactNode } from 'react';

/** An icon of `@tabler/icons-react`, handed over as a component: the part that shows it sets size and stroke. */
export type IconType = ComponentType<{ size?: number | string; stroke?: number | string; 'aria-hidden'?: boolean }>;

/** What every field takes. `error` is the sentence shown beside it. */
export interface FieldProps {
  label: string;
  /** The label is read out but not shown: for search boxes and toolbars. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string | null | undefined;
  required?: boolean;
  disabled?: boolean;
}

/** One thing to choose. */
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
