/**
 * How a heading can be read, in lower case and without punctuation: as a whole, and each half of one in two languages
 * ('Email / 电子邮件', 'Nama (name)').
 */
export const headingWords = (heading: string): string[] =>
  [heading, ...heading.split(/[/|()（）\n]/)].map((part) =>
    part
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );
