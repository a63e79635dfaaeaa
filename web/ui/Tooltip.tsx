import { type FocusEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { placeBeside } from './placeBeside.ts';
import styles from './Tooltip.module.css';

const delay = 200;

interface BubbleProps {
  label: string;
  anchor: Element;
  side: 'above' | 'right';
  onLeave: () => void;
}

/** Rendered in the browser's top layer, so nothing cuts it off and it shifts nothing. */
const Bubble = ({ label, anchor, side, onLeave }: BubbleProps) => {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!bubble.current) return;
    bubble.current.showPopover();
    placeBeside(bubble.current, anchor, { side, gap: 7 });
  }, [anchor, label, side]);
  useEffect(() => {
    const leaveOn = (event: Event) => {
      const stays = event instanceof KeyboardEvent ? event.key !== 'Escape' : anchor.contains(event.target as Node);
      if (!stays || event.type === 'scroll') onLeave();
    };
    const signs = ['keydown', 'pointerdown', 'scroll'] as const;
    for (const sign of signs) document.addEventListener(sign, leaveOn, true);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, leaveOn, true);
    };
  }, [anchor, onLeave]);
  return (
    <span ref={bubble} popover="manual" role="tooltip" aria-hidden className={styles.bubble}>
      {label}
    </span>
  );
};

interface Options {
  side?: 'above' | 'right';
  /** Shows nothing for now. */
  off?: boolean;
  /** A press only shows the tooltip, so that touch users can also see why something cannot be used. */
  onPress?: boolean;
}

/**
 * Text for sighted users, shown while the pointer rests on a control or it has keyboard focus; screen readers get the
 * same from the control itself. `handlers` go on the control, `bubble` is rendered next to it.
 */
export const useTooltip = (label: string, { side = 'above', off = false, onPress = false }: Options = {}) => {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hide = () => {
    clearTimeout(timer.current);
    setAnchor(null);
  };
  const handlers = {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') timer.current = setTimeout(() => setAnchor(currentTarget), delay);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && hide(),
    onPointerDown: ({ currentTarget }: PointerEvent) => (onPress ? setAnchor(currentTarget) : hide()),
    onFocusCapture: ({ currentTarget, target }: FocusEvent) =>
      target.matches(':focus-visible') && setAnchor(currentTarget),
    onBlurCapture: hide,
  };
  const shown = anchor !== null && !off;
  return { handlers, bubble: shown && <Bubble label={label} anchor={anchor} side={side} onLeave={hide} /> };
};
