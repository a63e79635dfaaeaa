import type { Call } from '../endpoint.ts';
import type * as groups from './schemas/groups.ts';
import type * as conversations from './schemas/conversations.ts';
import type * as talk from './schemas/talk.ts';

export const chatToken: Call<typeof groups.chatToken> = { method: 'GET', path: '/chat/token' };

// B116
export const listConversations: Call<typeof conversations.listConversations> = {
  method: 'GET',
  path: '/chat/conversations',
};
export const openConversation: Call<typeof conversations.openConversation> = {
  method: 'POST',
  path: '/chat/conversations',
};
export const showConversation: Call<typeof conversations.showConversation> = {
  method: 'GET',
  path: '/chat/conversations/{id}',
};
export const listMessages: Call<typeof talk.listMessages> = {
  method: 'GET',
  path: '/chat/conversations/{id}/messages',
};
export const listChanges: Call<typeof talk.listChanges> = {
  method: 'GET',
  path: '/chat/conversations/{id}/changes',
};
export const sendMessage: Call<typeof talk.sendMessage> = {
  method: 'POST',
  path: '/chat/conversations/{id}/messages',
};
export const markRead: Call<typeof conversations.markRead> = { method: 'POST', path: '/chat/conversations/{id}/read' };
export const tellTyping: Call<typeof conversations.tellTyping> = {
  method: 'POST',
  path: '/chat/conversations/{id}/typing',
};
export const leaveConversation: Call<typeof conversations.leaveConversation> = {
  method: 'POST',
  path: '/chat/conversations/{id}/leave',
};
export const editMessage: Call<typeof talk.editMessage> = { method: 'PATCH', path: '/chat/messages/{id}' };
export const deleteMessage: Call<typeof talk.deleteMessage> = { method: 'DELETE', path: '/chat/messages/{id}' };
export const reactToMessage: Call<typeof talk.reactToMessage> = {
  method: 'POST',
  path: '/chat/messages/{id}/reactions',
};
export const messageFile: Call<typeof talk.messageFile> = { method: 'GET', path: '/chat/messages/{id}/file' };
export const searchMessages: Call<typeof talk.searchMessages> = { method: 'GET', path: '/chat/search' };
export const listPeople: Call<typeof conversations.listPeople> = { method: 'GET', path: '/chat/people' };
export const countUnread: Call<typeof conversations.countUnread> = { method: 'GET', path: '/chat/unread' };

// CHT-11, CHT-12
export const listGroupChats: Call<typeof groups.listGroupChats> = { method: 'GET', path: '/chat/group-chat' };
export const createGroupChat: Call<typeof groups.createGroupChat> = { method: 'POST', path: '/chat/group-chat' };
export const changeGroupChat: Call<typeof groups.changeGroupChat> = { method: 'PUT', path: '/chat/group-chat' };
export const removeFromGroupChat: Call<typeof groups.removeFromGroupChat> = {
  method: 'DELETE',
  path: '/chat/group-remove',
};
export const addToGroupChat: Call<typeof groups.addToGroupChat> = { method: 'POST', path: '/chat/group-add' };
export const listGroupUsers: Call<typeof groups.listGroupUsers> = { method: 'GET', path: '/chat/group-users' };
