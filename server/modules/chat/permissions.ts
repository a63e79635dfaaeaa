import type { RefusalCode } from '../../../contract/messages.ts';
import type { Loader } from '../../platform/permission.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/work.ts';
import { inOwnAccount } from '../../policies/accounts.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { administers, standingIn } from '../../policies/programmes.ts';
import { loadForMember, programmeById, type ProgrammeRow } from '../programmes/index.ts';
import { conversationFor, type ConversationRow, type OwnConversation } from './queries/conversations.ts';
import { groupById } from './queries/groups.ts';
import { messageById, type MessageView } from './queries/messages.ts';
import { whyNotManage } from './rules.ts';

/** A conversation that somebody is in, with their place in it. */
export interface Loaded extends OwnConversation {
  /** Null on the platform. */
  programme: ProgrammeRow | null;
  /** Whether they administer the program. */
  runsProgram: boolean;
}

interface Asking {
  tx: Tx;
  actor: Actor;
}

/** Whoever is not in it, or no longer in the program that it is in, hears that there is none. */
export const loadConversation = async (work: Asking, id: number, notFound: RefusalCode): Promise<Loaded> => {
  const row = found(await conversationFor(work.tx, id, work.actor.id), notFound);
  const { programId } = row.conversation;
  if (programId === null) return { ...row, programme: null, runsProgram: false };
  const { standing, ...programme } = await loadForMember(work, programId, notFound);
  return { ...row, programme, runsProgram: administers(standing) };
};

type OfOne = { params: { id: number } };

/** Who is in a conversation now. */
export const inConversation: Loader<Actor, Actor, OfOne, Loaded> = {
  policy: signedIn,
  load: (work, { params }) => loadConversation(work, params.id, 'chat.not_found'),
};

/** The same as themselves: nobody writes, reads or leaves in the name of another (B11). */
export const takingPart: typeof inConversation = { ...inConversation, policy: inOwnAccount };

export interface LoadedMessage extends Loaded {
  view: MessageView;
}

/** Who is in the conversation that a message is in; one that was deleted is not there. */
export const readerOfMessage: Loader<Actor, Actor, OfOne, LoadedMessage> = {
  policy: signedIn,
  load: async (work, { params }) => {
    const notFound: RefusalCode = 'chat.message_not_found';
    const view = await messageById(work.tx, params.id);
    const there = found(view?.message.deletedAt === null ? view : undefined, notFound);
    return { ...(await loadConversation(work, there.message.conversationId, notFound)), view: there };
  },
};

export const answeringMessage: typeof readerOfMessage = { ...readerOfMessage, policy: inOwnAccount };

/** Where somebody looks: in a program that they are in, or (null) on the platform. */
export const placeOf = <I>(
  idOf: (input: I) => number | null | undefined,
): Loader<Actor, Actor, I, ProgrammeRow | null> => ({
  policy: signedIn,
  load: async (work, input) => {
    const id = idOf(input) ?? null;
    return id === null ? null : loadForMember(work, id);
  },
});

/** A group as those who manage it know it. */
export interface ManagedGroup {
  conversation: ConversationRow;
  programme: ProgrammeRow;
  runsProgram: boolean;
  runsGroup: boolean;
}

/**
 * B117: admins of the program, and of the group while they are in it. To those outside it there is none; to its members
 * it is not theirs to manage.
 */
export const loadGroup = async (work: Asking, id: number): Promise<ManagedGroup> => {
  const conversation = found(await groupById(work.tx, id), 'chat.not_found');
  const programme = found(await programmeById(work.tx, conversation.programId ?? 0), 'chat.not_found');
  const standing = standingIn(work.actor, programme.program);
  found(standing ?? undefined, 'chat.not_found');
  const runsProgram = administers(standing);
  const own = await conversationFor(work.tx, id, work.actor.id);
  found(runsProgram || own !== undefined ? conversation : undefined, 'chat.not_found');
  const runsGroup = own?.me.admin === true;
  refuseIf(whyNotManage({ runsProgram, runsGroup }), 403);
  return { conversation, programme, runsProgram, runsGroup };
};

/** Whoever manages the group that the input names, as themselves (B11). */
export const groupManager = <I>(idOf: (input: I) => number): Loader<Actor, Actor, I, ManagedGroup> => ({
  policy: inOwnAccount,
  load: (work, input) => loadGroup(work, idOf(input)),
});
