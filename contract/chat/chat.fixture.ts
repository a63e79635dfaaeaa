import type { Conversation, ConversationRow, ChatPerson } from './schemas/conversations.ts';
import type { GroupChat } from './schemas/groups.ts';
import type { ChatMessage } from './schemas/talk.ts';

export const daniel: ChatPerson = { id: 21, slug: 'daniel-lim', full_name: 'Daniel Lim', photo_url: null };
export const aisha: ChatPerson = { id: 22, slug: 'aisha', full_name: 'Aisha Rahman', photo_url: null };

/** A message of Daniel's, as Aisha reads it. */
export const aMessage = (more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: 101,
  conversation_id: 7,
  seq: 1,
  version: 1,
  sender: daniel,
  mine: false,
  key: null,
  body: 'Slides: https://example.com/slides',
  reply_to: null,
  file: null,
  reactions: [],
  created_at: '2026-11-20T10:00:00Z',
  edited_at: null,
  deleted_at: null,
  can_edit_until: null,
  can_delete_until: null,
  ...more,
});

/** The same from her: she may change it for fifteen minutes. */
export const ownMessage = (more: Partial<ChatMessage> = {}): ChatMessage =>
  aMessage({
    id: 102,
    seq: 2,
    version: 2,
    sender: aisha,
    mine: true,
    key: '6f1c1b1e-6f0a-4b52-9d3e-0a8c5f3d2b11',
    body: 'Thank you!',
    created_at: '2026-11-20T10:05:00Z',
    can_edit_until: '2026-11-20T10:20:00Z',
    can_delete_until: '2026-11-20T10:20:00Z',
    ...more,
  });

/** What Aisha sees in the list. */
export const aRow = (more: Partial<ConversationRow> = {}): ConversationRow => ({
  id: 7,
  kind: 'direct',
  program_id: 3,
  name: daniel.full_name,
  other: { ...daniel, online: true, profile_link: '/mentors/daniel-lim' },
  people: 2,
  last_message: {
    sender_id: daniel.id,
    sender_name: daniel.full_name,
    text: 'Slides: https://example.com/slides',
    file_name: null,
    deleted: false,
    at: '2026-11-20T10:00:00Z',
  },
  last_at: '2026-11-20T10:00:00Z',
  unread: 1,
  active: true,
  ...more,
});

export const aGroupRow = (more: Partial<ConversationRow> = {}): ConversationRow =>
  aRow({ id: 8, kind: 'group', name: 'First cohort', other: null, people: 12, unread: 0, ...more });

/** The open conversation of the two, as Aisha sees it. */
export const aConversation = (more: Partial<Conversation> = {}): Conversation => {
  const { last_message: _last, last_at: _at, ...row } = aRow();
  const member = ({ id, ...person }: ChatPerson, read_seq: number) => ({
    ...person,
    user_id: id,
    read_seq,
    online: true,
    typing: false,
    admin: false,
  });
  return {
    ...row,
    description: '',
    members: [member(daniel, 1), member(aisha, 0)],
    me: { read_seq: 0, admin: false },
    last_seq: 1,
    version: 1,
    first_unread_seq: 1,
    why_not: { write: null, leave: 'chat.groups_only', manage: 'chat.group_admins_only' },
    ...more,
  };
};

/** A group as an admin of the program manages it. */
export const aGroupChat = (more: Partial<GroupChat> = {}): GroupChat => ({
  id: 8,
  groupChatName: 'First cohort',
  groupChatDescription: 'Everyone who began in January',
  programId: 3,
  programName: 'Langkah Graduates',
  recipientUserIds: [21, 22],
  groupChatAdmins: [21],
  participants: [
    {
      userId: 21,
      slug: 'daniel-lim',
      full_name: daniel.full_name,
      photo_url: null,
      email: 'daniel@lantern.test',
      role: 'Mentor',
      user_type: 'mentor',
      admin: true,
    },
    {
      userId: 22,
      slug: 'aisha',
      full_name: aisha.full_name,
      photo_url: null,
      email: 'aisha@lantern.test',
      role: 'Mentee',
      user_type: 'mentee',
      admin: false,
    },
  ],
  active: true,
  created_at: '2026-11-01T08:00:00Z',
  can: { rename: true, add: true, remove: true, close: true },
  ...more,
});
