import { useRef } from 'react';

/** Buttons that open a calendar show what is chosen in their name. */
const fields =
  'input:not([type=search], [type=hidden]), textarea, [contenteditable=true], button[aria-haspopup=dialog]';

const contentOf = (field: Element) => {
  if (field instanceof HTMLInputElement) return field.checked ? `${field.value} chosen` : field.value;
  if (field instanceof HTMLButtonElement) return field.getAttribute('aria-label');
  return field instanceof HTMLTextAreaElement ? field.value : field.innerHTML;
};
/** Read-only fields change on their own and do not count, except those that open a list to choose from. */
const isFilledIn = (field: Element) =>
  !(field instanceof HTMLInputElement && field.readOnly && !field.hasAttribute('aria-haspopup'));
const contentsOf = (place: HTMLElement) =>
  JSON.stringify([...place.querySelectorAll(fields)].filter(isFilledIn).map(contentOf));

/** Detects whether a window's fields have changed since the user first focused one of them. */
export const useUnsaved = () => {
  const place = useRef<HTMLDivElement>(null);
  /** Each opening has its own element, which shows whether the remembered contents belong to this opening. */
  const before = useRef<{ of: HTMLElement; contents: string } | null>(null);
  return {
    place,
    note: ({ target }: { target: EventTarget }) => {
      const of = place.current;
      if (!of || before.current?.of === of || !(target instanceof Element) || !target.matches(fields)) return;
      before.current = { of, contents: contentsOf(of) };
    },
    isUnsaved: () => {
      const { of, contents } = before.current ?? {};
      return of !== undefined && of === place.current && contentsOf(of) !== contents;
    },
  };
};
