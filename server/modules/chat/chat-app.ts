import type { ProgrammeRow } from '../programmes/index.ts';

/** CHT-01: the program from which somebody comes, as the other app knows it. */
const withOrigin = (url: string, origin: string | null) => {
  if (origin === null) return url;
  const address = new URL(url);
  address.searchParams.set('origin', origin);
  return address.toString();
};

/** D17: where messages are, if they are not in the chat that is built in. */
export const appUrlOf = (url: string | undefined, programme: ProgrammeRow | null) =>
  url === undefined ? null : withOrigin(url, programme && `${programme.enterprise.slug}/${programme.program.slug}`);

const slugs = /^[\w-]{1,200}\/[\w-]{1,200}$/;

/** The program that an address names: by itself, or as its origin. Null for other pages; '' for none. */
const originIn = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://here');
  const [, place] = /^\/app\/([^/]+\/[^/]+)\/messages\/?$/.exec(pathname) ?? [];
  if (place === undefined && !/^\/messages\/?$/.test(pathname)) return null;
  const origin = place ?? searchParams.get('origin') ?? '';
  return slugs.test(origin) ? origin : '';
};

/** CHT-01, D17: where the pages of messages lead to while another chat app is set; null for all other pages. */
export const leadsTo = (url: string, address: string) => {
  const origin = originIn(address);
  return origin === null ? null : withOrigin(url, origin === '' ? null : origin);
};
