import {
  type ButtonHTMLAttributes,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
} from 'react';
import styles from './Button.module.css';
import { attempt } from './attempt.ts';
import { useOfflineReason } from './line.ts';
import { Anchor } from './navigation.tsx';
import { HiddenText } from './Text.tsx';
import { useTooltip } from './Tooltip.tsx';
import type { IconType } from './types.ts';

type Native = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'id' | 'aria-expanded' | 'aria-haspopup' | 'aria-controls' | 'aria-describedby' | 'aria-pressed' | 'autoFocus'
>;

export interface ButtonProps extends Native {
  children: ReactNode;
  /** `primary` is for the one filled button of a view. */
  kind?: 'primary' | 'light' | 'default' | 'quiet' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  icon?: IconType;
  iconEnd?: IconType;
  /** Renders a link that looks like a button. */
  href?: string;
  newTab?: boolean;
  /** What it does; a returned promise is awaited, and its failures are reported. */
  onPress?: (event: MouseEvent<HTMLElement>) => unknown;
  submit?: boolean;
  /** Work is in progress: shows a spinner and ignores further presses. */
  pending?: boolean;
  full?: boolean;
  /** A fuller name for screen readers ("Book Session with Aisyah Rahman"). */
  label?: string;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  ref?: Ref<HTMLButtonElement>;
}

interface FaceProps extends Pick<ButtonProps, 'icon' | 'iconEnd' | 'pending' | 'size' | 'children'> {}

const Face = ({ icon: Icon, iconEnd: IconEnd, pending, size, children }: FaceProps) => {
  const pixels = size === 'sm' ? 16 : 18;
  return (
    <>
      {pending && <span className={styles.spinner} aria-hidden />}
      <span className={styles.face} data-pending={pending || undefined}>
        {Icon && <Icon size={pixels} stroke={1.8} aria-hidden />}
        <span className={styles.words}>{children}</span>
        {IconEnd && <IconEnd size={pixels} stroke={1.8} aria-hidden />}
      </span>
    </>
  );
};

/** When `blocked`, it does nothing but stays in the tab order, so that the reason can be read. */
const Pressable = ({ blocked, ...props }: ButtonProps & { blocked: boolean }) => {
  const { children, kind = 'default', size = 'md', icon, iconEnd, href, newTab, onPress, ...more } = props;
  const { submit, pending: waits, full, label, ref, ...native } = more;
  const pending = waits ?? false;
  // A button that sends a form or waits for an answer needs the connection.
  const title = useOfflineReason(submit === true || waits !== undefined);
  const look = { className: styles.button, 'data-kind': kind, 'data-size': size, 'data-full': full || undefined };
  const face = (
    <Face icon={icon} iconEnd={iconEnd} pending={pending} size={size}>
      {children}
    </Face>
  );
  if (href !== undefined && !blocked) {
    const { autoFocus: _focus, ...shared } = native;
    return (
      <Anchor {...look} {...shared} href={href} newTab={newTab} aria-label={label} onClick={onPress}>
        {face}
      </Anchor>
    );
  }
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The second press of a double click is no second wish: it would press what stands there by now.
    if (blocked || pending || event.detail > 1) event.preventDefault();
    else void attempt(() => onPress?.(event));
  };
  return (
    <button
      {...look}
      {...native}
      ref={ref}
      type={submit ? 'submit' : 'button'}
      title={title}
      aria-label={label}
      aria-disabled={blocked || undefined}
      aria-busy={pending || undefined}
      onClick={press}
    >
      {face}
    </button>
  );
};

export const Button = (props: ButtonProps) => <Pressable {...props} blocked={false} />;

/** A button that is replaced by its other form while it has the focus hands the focus on. */
const useFocusKept = (blocked: boolean) => {
  const ref = useRef<HTMLButtonElement>(null);
  const had = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (had.current && isLost) ref.current?.focus({ preventScroll: true });
  }, [blocked]);
  return {
    ref,
    onFocus: () => {
      had.current = true;
    },
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget !== null) had.current = false;
    },
  };
};

interface Blockable {
  /** Why it cannot be used now; null or absent if it can. */
  whyNot?: string | null | undefined;
}

/** A button that, when it cannot be pressed, says why in a tooltip and to screen readers. */
export const ActionButton = ({ whyNot, ...all }: ButtonProps & Blockable) => {
  const reasonId = useId();
  const { handlers, bubble } = useTooltip(whyNot ?? '', { onPress: true });
  const kept = useFocusKept(Boolean(whyNot));
  const props = { ...kept, ...all };
  if (!whyNot) return <Button {...props} />;
  return (
    <span className={styles.holder} data-full={props.full || undefined}>
      <span className={styles.holder} data-full={props.full || undefined} {...handlers}>
        <Pressable {...props} blocked aria-describedby={reasonId} />
      </span>
      {bubble}
      <HiddenText id={reasonId}>{whyNot}</HiddenText>
    </span>
  );
};

export interface IconButtonProps extends Native, Blockable {
  icon: IconType;
  /** What it does; also its tooltip. */
  label: string;
  kind?: 'quiet' | 'default' | 'light' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  href?: string;
  onPress?: (event: MouseEvent<HTMLElement>) => unknown;
  /** For toggles such as Follow: announced as pressed or not. */
  pressed?: boolean;
  /** A small number at the corner, such as unread or new items. */
  count?: number;
  pending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const IconFace = ({
  icon: Icon,
  size,
  count = 0,
  pending,
}: Pick<IconButtonProps, 'icon' | 'size' | 'count' | 'pending'>) => (
  <>
    {pending && <span className={styles.spinner} aria-hidden />}
    {!pending && <Icon size={size === 'sm' ? 17 : 20} stroke={1.7} aria-hidden />}
    {count > 0 && (
      <span className={styles.count} aria-hidden>
        {count > 99 ? '99+' : count}
      </span>
    )}
  </>
);

export const IconButton = (props: IconButtonProps) => {
  const { icon, label, kind = 'quiet', size = 'md', href, onPress, pressed, count, pending, ...more } = props;
  const { whyNot, ref, autoFocus, ...native } = more;
  const look = { className: styles.icon, 'data-kind': kind, 'data-size': size };
  const name = whyNot ? `${label}: ${whyNot}` : label;
  const face = <IconFace {...{ icon, size, count, pending }} />;
  const off = native['aria-expanded'] === true;
  const { handlers, bubble } = useTooltip(whyNot ?? label, { off, onPress: Boolean(whyNot) });
  return (
    <>
      {href !== undefined && !whyNot ? (
        <Anchor {...native} {...look} {...handlers} href={href} aria-label={name} onClick={onPress}>
          {face}
        </Anchor>
      ) : (
        <button
          {...native}
          {...look}
          {...handlers}
          ref={ref}
          type="button"
          autoFocus={autoFocus}
          aria-label={name}
          aria-pressed={pressed}
          aria-disabled={whyNot ? true : undefined}
          onClick={(event) => (whyNot || pending ? event.preventDefault() : void attempt(() => onPress?.(event)))}
        >
          {face}
        </button>
      )}
      {bubble}
    </>
  );
};
