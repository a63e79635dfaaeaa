import type { CallAnswer } from '../../../contract/endpoint.ts';
import type { listMessages } from '../../../contract/chat/endpoints.ts';
import type { ChatMessage } from '../../../contract/chat/schemas/talk.ts';

/** A stretch of a conversation without a gap, as it is on the page. */
export interface MessageLog {
  /** In their order. */
  messages: readonly ChatMessage[];
  hasBefore: boolean;
  hasAfter: boolean;
  /** Every change up to this version of the conversation is in it. */
  version: number;
}

type Part = CallAnswer<typeof listMessages>;

export const openedLog = ({ data, has_before: hasBefore, has_after: hasAfter, version }: Part): MessageLog => ({
  messages: data,
  hasBefore,
  hasAfter,
  version,
});

const firstSeq = ({ messages }: MessageLog) => messages[0]?.seq ?? 0;
const lastSeq = ({ messages }: MessageLog) => messages.at(-1)?.seq ?? 0;

/**
 * The part before; the version stays, because what changed in it meanwhile comes with the next changes. One that was
 * asked for before somebody went elsewhere in the conversation is left out.
 */
export const withOlder = (log: MessageLog, { data, has_before: hasBefore }: Part): MessageLog => {
  const older = data.filter(({ seq }) => seq < firstSeq(log));
  if (data.length > 0 && older.at(-1)?.seq !== firstSeq(log) - 1) return log;
  return { ...log, messages: [...older, ...log.messages], hasBefore };
};

/** The same with the part after. */
export const withNewer = (log: MessageLog, { data, has_after: hasAfter }: Part): MessageLog => {
  const newer = data.filter(({ seq }) => seq > lastSeq(log));
  if (data.length > 0 && newer[0]?.seq !== lastSeq(log) + 1) return log;
  return { ...log, messages: [...log.messages, ...newer], hasAfter };
};

const inOrder = (messages: readonly ChatMessage[]) => messages.toSorted((one, other) => one.seq - other.seq);

/** Those that follow on the last one without a gap. */
const following = (log: MessageLog, changed: readonly ChatMessage[]) => {
  const added: ChatMessage[] = [];
  for (const message of inOrder(changed)) {
    if (message.seq === lastSeq(log) + added.length + 1) added.push(message);
  }
  return added;
};

/**
 * What is new or changed: an older version of a message never replaces a newer one, and what does not belong to this
 * stretch is left out. `version` is given where these are all changes up to it.
 */
export const withChanges = (log: MessageLog, changed: readonly ChatMessage[], version = log.version): MessageLog => {
  const latest = new Map<number, ChatMessage>();
  for (const message of changed) {
    if ((latest.get(message.seq)?.version ?? -1) <= message.version) latest.set(message.seq, message);
  }
  const replaced = log.messages.map((message) => {
    const change = latest.get(message.seq);
    return change && change.version >= message.version ? change : message;
  });
  const added = log.hasAfter ? [] : following(log, [...latest.values()]);
  return { ...log, messages: [...replaced, ...added], version: Math.max(version, log.version) };
};
