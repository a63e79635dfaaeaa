interface Place {
  side: 'above' | 'below' | 'right';
  align?: 'start' | 'center' | 'end';
  gap: number;
}

const edge = 8;
const within = (value: number, size: number, room: number) => Math.max(edge, Math.min(value, room - size - edge));

const leftOf = (at: DOMRect, width: number, align: Place['align']) => {
  if (align === 'start') return at.left;
  return align === 'end' ? at.right - width : at.left + (at.width - width) / 2;
};

/**
 * Places a floating element next to another one: on the other side if there is no room, and never outside the window.
 */
export const placeBeside = (floating: HTMLElement, anchor: Element, { side, align, gap }: Place) => {
  const at = anchor.getBoundingClientRect();
  const { width, height } = floating.getBoundingClientRect();
  const above = at.top - height - gap;
  const below = at.bottom + gap;
  const fitsBelow = below + height + edge <= innerHeight;
  const upright = side === 'below' ? (fitsBelow || above < edge ? below : above) : above < edge ? below : above;
  const left = side === 'right' ? at.right + gap : leftOf(at, width, align);
  const top = side === 'right' ? at.top + (at.height - height) / 2 : upright;
  floating.style.left = `${within(left, width, innerWidth)}px`;
  floating.style.top = `${within(top, height, innerHeight)}px`;
};
