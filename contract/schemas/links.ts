import { z } from 'zod';

/** `behance.net/you`, as people type it: the name of a host, perhaps with a page behind it. */
const withoutScheme = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#:]\S*)?$/u;

/** A link without a scheme gets `https://` in front; everything else is judged as it was typed. */
const withScheme = (text: string) => {
  const typed = text.trim();
  return withoutScheme.test(typed) ? `https://${typed}` : typed;
};

/**
 * Whether a link leads where it seems to. Programs read `https://evil.example\@localhost`, a name before the host, or a
 * scheme without its two slashes in different ways. What does not begin as a link of the web is not judged here.
 */
export const isPlainLink = (text: string): boolean =>
  !/^\s*https?:/i.test(text) || /^https?:\/\/[^\s\p{Cc}\\/?#@]+(?:[/?#][^\s\p{Cc}\\]*)?$/iu.test(text);

/** In the place of a link that is not plain: it is none for whoever judges it, who has the words for that. */
const noLink = ':';

interface Judged<T> {
  most: number;
  /** What is said of something that is no text, or too long; the general words if it is left out. */
  wrong?: string;
  /** Judges the link with its scheme. */
  as: T;
}

/** A link as people type it. */
export const typedLink = <T extends z.ZodType<unknown, string>>({ most, wrong, as }: Judged<T>) =>
  z
    .string(wrong)
    .max(most, { abort: true, ...(wrong !== undefined && { error: wrong }) })
    .transform((typed) => {
      const link = withScheme(typed);
      return isPlainLink(link) ? link : noLink;
    })
    .pipe(as);
