import { vi } from 'vitest';
import { aConversation, aGroupRow, aMessage, aRow, ownMessage } from '../../../contract/chat/chat.fixture.ts';
import type { ChatMessage } from '../../../contract/chat/schemas/talk.ts';
import { mentee } from '../../testing/people.fixture.ts';
import { serve } from '../../testing/serve.fixture.ts';
import { show } from '../../testing/show.fixture.tsx';
import { MessagesPage } from './MessagesPage.tsx';
import type { ChatSearch } from './search.ts';

/** Whose pages these are: the one who reads in contract/chat/chat.fixture.ts. */
export const reader = {
  ...mentee,
  id: 22,
  slug: 'aisha',
  firstname: 'Aisha',
  lastname: 'Rahman',
  full_name: 'Aisha Rahman',
};

export const part = (...data: ChatMessage[]) => ({
  data,
  has_before: false,
  has_after: false,
  version: data.at(-1)?.version ?? 0,
});
export const noChanges = { data: [], version: 1, more: false, people: [] };

/** The browser's parts that jsdom lacks; a window of messages that is 600 pixels high. */
export const withWindow = () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => {};
      disconnect = () => {};
    },
  );
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
};

/** The page of messages with one conversation of two, and a group. */
export const openChat = (search: ChatSearch = {}, answers: Parameters<typeof serve>[0] = {}) => {
  withWindow();
  const usual: Parameters<typeof serve>[0] = {
    'GET /chat/unread': { unread: 1, app_url: null },
    'GET /chat/conversations': { data: [aRow(), aGroupRow()], next: null },
    'GET /chat/conversations/7': aConversation(),
    'GET /chat/conversations/7/messages': part(aMessage(), ownMessage()),
    'GET /chat/conversations/7/changes': noChanges,
    'POST /chat/conversations/7/read': { read_seq: 1, unread: 0 },
    'POST /chat/conversations/7/typing': { message: 'Noted.' },
  };
  // The first entry that fits answers: those of the test come before.
  const server = serve({ ...answers, ...Object.fromEntries(Object.entries(usual).filter(([of]) => !(of in answers))) });
  const page = show(<MessagesPage {...search} />, { me: reader });
  return { ...server, ...page };
};
