import { keyIn } from '../../lib/key-in.ts';

/** What the address of the page of messages says: which conversation, which of its messages, or whom to write to. */
export interface ChatSearch {
  c?: number;
  m?: number;
  with?: number;
}

/** Anything else in the address is ignored and never an error. */
export const chatSearch = (given: Record<string, unknown>): ChatSearch => {
  const [c, m, other] = [keyIn(given['c']), keyIn(given['m']), keyIn(given['with'])];
  return {
    ...(c !== undefined && { c }),
    ...(c !== undefined && m !== undefined && { m }),
    ...(c === undefined && other !== undefined && { with: other }),
  };
};

/** CHT-04: the group that is shown. */
export const groupInSearch = ({ group }: { group?: unknown }): { group?: number } => {
  const id = keyIn(group);
  return id === undefined ? {} : { group: id };
};

/** CHT-01, B116: `origin=enterprise-slug/programme-slug` stands for the portal of that programme. */
export const originIn = ({ origin }: { origin?: unknown }) => {
  const [, enterprise, slug] = /^([\w-]+)\/([\w-]+)$/.exec(typeof origin === 'string' ? origin : '') ?? [];
  return enterprise === undefined || slug === undefined ? null : { slug, enterprise: { slug: enterprise } };
};
