import { keyIn } from '../../lib/key-in.ts';

/** The post that the address names; nothing else of it counts. */
export const postInSearch = ({ post }: { post?: unknown }): { post?: number } => {
  const id = keyIn(post);
  return id === undefined ? {} : { post: id };
};

export const tabInSearch = ({ tab }: { tab?: unknown }): { tab?: 'reports' } => (tab === 'reports' ? { tab } : {});
