import { blockedWith } from '../safety/index.ts';
import type { EndpointInput } from '../../../contract/endpoint.ts';
import { chatPages, type listMessages, type searchMessages } from '../../../contract/chat/index.ts';
import { cutText } from '../../../contract/cut.ts';
import { found } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { fullName } from '../accounts/index.ts';
import type { ProgrammeRow } from '../programmes/index.ts';
import type { Loaded } from './permissions.ts';
import { presentPeople, presentRows } from './show-conversations.ts';
import { presentMessages, previewLength } from './show-messages.ts';
import { presentPerson } from './present.ts';
import { conversationsOf, type ListPlace } from './queries/conversations.ts';
import {
  messageById,
  messagesBefore,
  messagesChanged,
  messagesFrom,
  messagesWith,
  type MessageView,
} from './queries/messages.ts';
import { peopleById } from './queries/people.ts';
import { onlineAmong } from './queries/presence.ts';
import { peopleToWriteTo } from './queries/related.ts';
import { otherIn } from './writing-facts.ts';

const idOf = (programme: ProgrammeRow | null) => programme?.program.id ?? null;

/** `2026-11-20T10:00:00Z_7`: below conversation 7, whose latest message is of then. */
const placeIn = (before: string | undefined): ListPlace | null => {
  if (before === undefined) return null;
  const [at = '', id] = before.split('_');
  return { at, id: Number(id) };
};

export const showList = async (
  work: Work<Actor>,
  programme: ProgrammeRow | null,
  { before, q }: { before?: string | undefined; q?: string | undefined },
) => {
  const listing = { userId: work.actor.id, programId: idOf(programme), before: placeIn(before), words: q ?? '' };
  const rows = await conversationsOf(work.tx, listing);
  const shown = rows.slice(0, chatPages.conversations);
  const last = rows.length > chatPages.conversations ? shown.at(-1)?.conversation : undefined;
  return {
    data: await presentRows(work, shown, programme),
    next: last ? `${last.lastAt.toString()}_${last.id}` : null,
  };
};

interface Part {
  views: readonly MessageView[];
  hasBefore: boolean;
  hasAfter: boolean;
}

const { messages: size } = chatPages;

const earlier = async ({ tx }: Work<Actor>, id: number, before: number | null, most: number) => {
  const rows = await messagesBefore(tx, id, before, most);
  return { views: rows.slice(0, most).toReversed(), more: rows.length > most };
};

const later = async ({ tx }: Work<Actor>, id: number, from: number, most: number) => {
  const rows = await messagesFrom(tx, id, from, most);
  return { views: rows.slice(0, most), more: rows.length > most };
};

type Places = EndpointInput<typeof listMessages>['query'];

/** The latest messages, those on one side of a place, or those around it: half before it and half from it on. */
const partOf = async (work: Work<Actor>, id: number, { before, after, around }: Places): Promise<Part> => {
  if (around !== undefined) {
    const above = await earlier(work, id, around, size / 2);
    const below = await later(work, id, around, size / 2);
    return { views: [...above.views, ...below.views], hasBefore: above.more, hasAfter: below.more };
  }
  if (after !== undefined) {
    const { views, more } = await later(work, id, after + 1, size);
    return { views, hasBefore: after > 0, hasAfter: more };
  }
  const { views, more } = await earlier(work, id, before ?? null, size);
  return { views, hasBefore: more, hasAfter: before !== undefined };
};

/**
 * The version is the one from before the messages were read: whatever changed in between is told once more as a change,
 * and never left out.
 */
export const showMessages = async (work: Work<Actor>, loaded: Loaded, places: Places) => {
  const { id, version } = loaded.conversation;
  const { views, hasBefore, hasAfter } = await partOf(work, id, places);
  return {
    data: await presentMessages(work, views, loaded),
    has_before: hasBefore,
    has_after: hasAfter,
    version,
  };
};

export const showChanges = async (work: Work<Actor>, loaded: Loaded, after: number) => {
  const { id, version } = loaded.conversation;
  const rows = await messagesChanged(work.tx, id, after);
  const views = rows.slice(0, chatPages.changes);
  const more = rows.length > chatPages.changes;
  const reached = views.at(-1)?.message.version ?? after;
  const { people } = await presentPeople(work, id);
  return {
    data: await presentMessages(work, views, loaded),
    version: more ? reached : Math.max(reached, version),
    more,
    people,
  };
};

/** A message as it is after a change. */
export const showMessage = async (work: Work<Actor>, loaded: Loaded, id: number) => {
  const view = found(await messageById(work.tx, id), 'chat.message_not_found');
  const [message] = await presentMessages(work, [view], loaded);
  return found(message, 'chat.message_not_found');
};

/** The part of a long text in which the words are. */
const partWith = (text: string, words: string) => {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  const from = at > previewLength / 2 ? at - previewLength / 4 : 0;
  const part = from === 0 ? text : `…${text.slice(from).replace(/^[\uDC00-\uDFFF]/, '')}`;
  return cutText(part, previewLength);
};

type Search = EndpointInput<typeof searchMessages>['query'];

export const search = async (
  { tx, actor }: Work<Actor>,
  programme: ProgrammeRow | null,
  { q, conversation_id: conversationId, before }: Search,
) => {
  const rows = await messagesWith(tx, {
    userId: actor.id,
    programId: idOf(programme),
    conversationId,
    words: q,
    before,
  });
  const shown = rows.slice(0, chatPages.found);
  const others = await peopleById(
    tx,
    shown.flatMap(({ conversation }) => otherIn(conversation, actor.id) ?? []),
  );
  return {
    data: shown.map(({ message, sender, conversation }) => {
      const other = others.find(({ id }) => id === otherIn(conversation, actor.id));
      return {
        id: message.id,
        conversation_id: conversation.id,
        conversation_name: other ? fullName(other) : conversation.name,
        seq: message.seq,
        sender: presentPerson(sender),
        mine: sender.id === actor.id,
        text: partWith(message.body, q),
        file_name: message.fileName,
        at: message.createdAt.toString(),
      };
    }),
    next: rows.length > chatPages.found ? (shown.at(-1)?.message.id ?? null) : null,
  };
};

/** B116, M47: whom one may write to; a block hides either from the other. */
export const showPeople = async ({ tx, actor, now }: Work<Actor>, programme: ProgrammeRow | null, words: string) => {
  const without = await blockedWith(tx, actor.id);
  const rows = await peopleToWriteTo(tx, { userId: actor.id, programId: idOf(programme), words, without });
  const shown = rows.slice(0, chatPages.people);
  const online = await onlineAmong(
    tx,
    shown.map(({ id }) => id),
    now,
  );
  return {
    data: shown.map((row) => ({ ...presentPerson(row), online: online.has(row.id) })),
    more: rows.length > chatPages.people,
  };
};
