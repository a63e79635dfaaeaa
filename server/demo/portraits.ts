import sitters from '../../db/demo/portraits.json' with { type: 'json' };
import type { Gender } from '../modules/profiles/demo.ts';

/** What a person's portrait must show. Grey hair is for those with a long career. */
export type Look = 'plain' | 'hijab' | 'turban' | 'grey';

const lookOf = (sitter: (typeof sitters)[number]) => sitter.cover ?? (sitter.grey ? 'grey' : 'plain');

/**
 * Hands out suitable portraits, each as long as possible after it was last used: the first round shows no face twice,
 * and later ones keep equal faces far apart. Those in `taken` are never handed out.
 */
export const portraitGiver = (taken: readonly number[]) => {
  const free = sitters.filter(({ number }) => !taken.includes(number));
  const queues = new Map<string, number[]>();
  for (const sitter of free) {
    const name = `${sitter.gender} ${lookOf(sitter)}`;
    queues.set(name, [...(queues.get(name) ?? []), sitter.number]);
  }
  return (gender: Gender, look: Look): number => {
    const queue = queues.get(`${gender} ${look}`) ?? [];
    const number = queue.shift();
    if (number === undefined) throw new Error(`no portrait of a ${gender} person, ${look}`);
    queue.push(number);
    return number;
  };
};
