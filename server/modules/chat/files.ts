import { chatLimits } from '../../../contract/chat/index.ts';
import type { Upload } from '../../../contract/endpoint.ts';
import { type RefusalCode, refusals } from '../../../contract/messages.ts';
import { type Extension, type Files, type TakenFile, takeOneFile } from '../../platform/files.ts';
import { found, Refusal } from '../../platform/refusal.ts';
import type { LoadedMessage } from './permissions.ts';
import type { ChatPorts } from './ports.ts';

/** A stored file of a message; of a picture with its size in pixels. */
export interface MessageFile extends TakenFile {
  fileWidth: number | null;
  fileHeight: number | null;
}

const refuse = (code: RefusalCode): never => {
  throw new Refusal(code, 422, { fields: { file: refusals[code] } });
};

const problems = {
  too_big: 'chat.file_too_big',
  wrong_type: 'chat.file_wrong',
  unreadable: 'chat.file_unreadable',
} as const;

const kind = 'chat-files';
const isPicture = (extension: Extension) => extension === 'jpg' || extension === 'png';

/** Pictures are shown in place: as large as a screen shows them, and in a form that says how large that is. */
const shownIn = {
  allow: ['jpg', 'png'],
  maxBytes: Number.MAX_SAFE_INTEGER,
  width: 1600,
  height: 1600,
  fit: 'inside',
} as const;

const named = (name: string) => `${name.replace(/\.\w+$/, '')}.webp`;

/** B116: judges the one file of a message by its content, and stores it; outside any transaction. Null: there is none. */
export const takeFile = async (
  uploads: readonly Upload[],
  { files, images, readAttachment }: Pick<ChatPorts, 'files' | 'images' | 'readAttachment'>,
): Promise<MessageFile | null> => {
  let picture: Awaited<ReturnType<typeof images.read>> | undefined;
  const read: typeof readAttachment = async (bytes, name, limits) => {
    const judged = await readAttachment(bytes, name, limits);
    if ('problem' in judged || !isPicture(judged.extension)) return judged;
    picture = await images.read(judged.bytes, { ...shownIn, allow: [...shownIn.allow] });
    if ('problem' in picture) return { problem: picture.problem };
    const { bytes: drawn, extension, type } = picture;
    return { bytes: drawn, extension, type, name: named(judged.name) };
  };
  const taken = await takeOneFile(uploads, {
    files,
    readAttachment: read,
    kind,
    maxBytes: chatLimits.fileBytes,
    refuse: (problem) => refuse(problems[problem]),
  });
  if (taken === null) return null;
  const size = picture && !('problem' in picture) ? picture : null;
  return { ...taken, fileWidth: size?.width ?? null, fileHeight: size?.height ?? null };
};

/** Nobody outside the conversation gets it, whatever address they know. What is no picture is saved, not shown. */
export const showFile = async ({ view: { message } }: LoadedMessage, files: Files) => {
  const notFound: RefusalCode = 'chat.message_not_found';
  const key = found(message.fileKey ?? undefined, notFound);
  const { stream, type } = found((await files.get(key)) ?? undefined, notFound);
  const isShown = message.fileWidth !== null;
  return { body: stream, type, ...(!isShown && message.fileName !== null && { name: message.fileName }) };
};
