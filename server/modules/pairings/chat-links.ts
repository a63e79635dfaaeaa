import type { ReadWork, Tx } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { portalPath, type ProgrammeRow } from '../programmes/index.ts';

/** Where each of these people is written to by the viewer, in this portal; the module of messages knows. */
export type ChatLinks = (
  tx: Tx,
  place: { viewerId: number; portal: { programId: number; path: string } },
  ids: readonly number[],
) => Promise<(id: number) => string | null>;

/** CHT-02: those of these people whom the actor may write to in the program (B116), and where. */
export const writableIn = async (
  { tx, actor }: ReadWork<Actor>,
  programme: ProgrammeRow,
  ids: readonly number[],
  chatLinks: ChatLinks,
) => {
  const portal = { programId: programme.program.id, path: portalPath(programme) };
  const linkTo = await chatLinks(tx, { viewerId: actor.id, portal }, ids);
  return ids.flatMap((id) => {
    const link = linkTo(id);
    return link === null ? [] : [{ user_id: id, chat_link: link }];
  });
};
