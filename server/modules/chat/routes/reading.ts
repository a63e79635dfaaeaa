import * as contract from '../../../../contract/chat/index.ts';
import { type App, handle } from '../../../platform/http.ts';
import type { Actor } from '../../../policies/actor.ts';
import { appUrlOf } from '../chat-app.ts';
import { showFile } from '../files.ts';
import { inConversation, placeOf, readerOfMessage } from '../permissions.ts';
import type { ChatPorts } from '../ports.ts';
import { presentConversation } from '../show-conversations.ts';
import { unreadOf } from '../queries/conversations.ts';
import { search, showChanges, showList, showMessages, showPeople } from '../read.ts';

type InPlace = { query: { program_id?: number | undefined } };

export const readingRoutes = (app: App<Actor>, { files }: ChatPorts) => {
  const place = placeOf(({ query }: InPlace) => query.program_id);
  handle(app, contract.listConversations, place, (work, { query }, programme) => showList(work, programme, query));
  handle(app, contract.showConversation, inConversation, (work, _input, loaded) => presentConversation(work, loaded));
  handle(app, contract.listMessages, inConversation, (work, { query }, loaded) => showMessages(work, loaded, query));
  handle(app, contract.listChanges, inConversation, (work, { query }, loaded) =>
    showChanges(work, loaded, query.after),
  );
  handle(app, contract.messageFile, readerOfMessage, (_work, _input, loaded) => showFile(loaded, files));
  handle(app, contract.searchMessages, place, (work, { query }, programme) => search(work, programme, query));
  handle(app, contract.listPeople, place, (work, { query }, programme) => showPeople(work, programme, query.q ?? ''));
  handle(app, contract.countUnread, place, async ({ tx, actor }, _input, programme) => ({
    unread: await unreadOf(tx, actor.id, programme?.program.id ?? null),
    app_url: appUrlOf(app.settings.CHAT_APP_URL, programme),
  }));
};
