export { AddGroupPage } from './admin/AddGroupPage.tsx';
export { ChatManagementPage } from './admin/ChatManagementPage.tsx';
export { EditGroupPage } from './admin/EditGroupPage.tsx';
export { GroupUsersPage } from './admin/GroupUsersPage.tsx';
export { MessagesButton } from './MessagesButton.tsx';
export { MessagesPage } from './MessagesPage.tsx';
export { chatSearch, groupInSearch, originIn } from './search.ts';
export { useSendKept } from './unsent/useSendKept.ts';
export { useMessagesEntry } from './useMessagesEntry.ts';
