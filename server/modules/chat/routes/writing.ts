import * as contract from '../../../../contract/chat/index.ts';
import type { EndpointInput } from '../../../../contract/endpoint.ts';
import { discardFiles } from '../../../platform/files.ts';
import { type App, handle } from '../../../platform/http.ts';
import { inOwnAccount } from '../../../policies/accounts.ts';
import type { Actor } from '../../../policies/actor.ts';
import { edit, reactTo, remove } from '../change.ts';
import { type MessageFile, takeFile } from '../files.ts';
import { leave, markRead, tellTyping } from '../marks.ts';
import { open } from '../open.ts';
import { answeringMessage, placeOf, takingPart } from '../permissions.ts';
import type { ChatPorts } from '../ports.ts';
import { refuseToWrite, send } from '../send.ts';
import { showMessage } from '../read.ts';

type Sending = EndpointInput<typeof contract.sendMessage>;

const sendingRoutes = (app: App<Actor>, ports: ChatPorts) => {
  // Access first: whoever may not write leaves no file behind.
  const take = async (input: Sending, actor: Actor) => {
    if (input.uploads.length === 0) return null;
    const reading = { ...app.reading(), actor };
    await refuseToWrite(reading, await takingPart.load(reading, input));
    return takeFile(input.uploads, ports);
  };
  handle(
    app,
    contract.sendMessage,
    takingPart,
    async (work, { body: { key, body, reply_to: replyTo } }, loaded, file) =>
      showMessage(work, loaded, await send(work, loaded, { key, body, replyTo, file })),
    { before: take, discard: (file: MessageFile | null) => discardFiles(ports.files, file ? [file.fileKey] : []) },
  );
};

export const writingRoutes = (app: App<Actor>, ports: ChatPorts) => {
  sendingRoutes(app, ports);
  const place = {
    ...placeOf(({ body }: EndpointInput<typeof contract.openConversation>) => body.program_id),
    policy: inOwnAccount,
  };
  handle(app, contract.openConversation, place, (work, { body }, programme) =>
    open(work, { userId: body.user_id, programme }),
  );
  handle(app, contract.editMessage, answeringMessage, async (work, { params, body }, loaded) => {
    await edit(work, loaded, body.body);
    return showMessage(work, loaded, params.id);
  });
  handle(app, contract.deleteMessage, answeringMessage, async (work, { params }, loaded) => {
    await remove(work, loaded);
    return showMessage(work, loaded, params.id);
  });
  handle(app, contract.reactToMessage, answeringMessage, async (work, { params, body }, loaded) => {
    await reactTo(work, loaded, body);
    return showMessage(work, loaded, params.id);
  });
  handle(app, contract.markRead, takingPart, (work, { body }, loaded) => markRead(work, loaded, body.seq));
  handle(app, contract.tellTyping, takingPart, async (work, _input, loaded) => {
    await tellTyping(work, loaded);
    return { message: 'Noted.' };
  });
  handle(app, contract.leaveConversation, takingPart, async (work, _input, loaded) => {
    await leave(work, loaded);
    return { message: 'You have left the group.' };
  });
};
