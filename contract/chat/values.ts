/** B116: characters of a text, bytes of a file, minutes in which its author may change or delete a message. */
export const chatLimits = {
  message: 4000,
  fileBytes: 10_485_760,
  editMinutes: 15,
  groupName: 100,
  groupDescription: 500,
  search: 100,
  /** People in one group; what is said in it is told to the open pages of all of them. */
  groupPeople: 500,
} as const;

/** Messages in a part of a conversation, conversations in a part of their list, people to choose from, messages found. */
export const chatPages = {
  messages: 50,
  conversations: 30,
  people: 20,
  found: 20,
  changes: 200,
  groupUsers: 8,
} as const;

export const conversationKinds = ['direct', 'group'] as const;
export type ConversationKind = (typeof conversationKinds)[number];

/** What a message can be answered with at a press. */
export const chatEmojis = ['👍', '❤️', '😂', '🎉', '🙏', '😮'] as const;
export type ChatEmoji = (typeof chatEmojis)[number];

/** Seconds for which somebody is shown to be typing after they typed something, and to be online after a sign of life. */
export const chatMarks = { typing: 6, online: 130 } as const;

/** The kinds of files that a message takes, as a file field names them. */
export const chatFileTypes = '.jpg,.jpeg,.png,.pdf,.doc,.docx';

export const groupUserTypes = ['mentee', 'mentor', 'admin'] as const;
