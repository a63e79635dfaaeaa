import { adminPath } from '../../../lib/paths.ts';

/** CHT-05, B145: the groups of a programme, and the pages below them. */
export const groupChatPaths = (programme: Parameters<typeof adminPath>[0]) => {
  const list = adminPath(programme, 'chat_management');
  return {
    list: (groupId?: number) => (groupId === undefined ? list : `${list}?group=${groupId}`),
    add: () => adminPath(programme, 'chat_management/add-group'),
    edit: (groupId: number) => `${adminPath(programme, 'chat_management/edit-group')}?group=${groupId}`,
    users: (groupId: number) => `${adminPath(programme, 'chat_management/users')}?group=${groupId}`,
  };
};
