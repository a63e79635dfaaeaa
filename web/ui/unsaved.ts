import { useRef } from 'react';

const fields = 'input:not([type=search], [type=hidden]), textarea, [contenteditable=true]';

const contentOf = (field: Element) => {
  if (field instanceof HTMLInputElement) return field.checked ? `${field.value} chosen` : field.value;
  return field instanceof HTMLTextAreaElement ? field.value : field.innerHTML;
};
/** What can only be read changes by itself; a choice out of a list is made in such a field as well. */
const isFilledIn = (field: Element) =>
  !(field instanceof HTMLInputElement && field.readOnly && !field.hasAttribute('aria-haspopup'));
const contentsOf = (place: HTMLElement) =>
  JSON.stringify([...place.querySelectorAll(fields)].filter(isFilledIn).map(contentOf));

/** Does a window hold what its fields did not hold when somebody first came to one of them? */
export const useUnsaved = () => {
  const place = useRef<HTMLDivElement>(null);
  /** Each opening has an element of its own, so what is noted of an earlier one is known by it. */
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
