import { useLingui } from '@lingui/react/macro';
import type { ChatMessage } from '../../../../contract/chat/schemas/talk.ts';
import { ChatPicture, FileCard } from '../../../ui/chat/MessageBubble.tsx';
import { kindsOf, sizeInWords } from '../../../ui/files.ts';

/** A picture is shown where it is; every other file with its name, kind and size. */
export const FileOf = ({ file }: { file: NonNullable<ChatMessage['file']> }) => {
  const { t } = useLingui();
  const { name, type, size, width, height, url } = file;
  if (width !== null && height !== null)
    return <ChatPicture src={url} name={name} width={width} height={height} label={t`Open picture ${name}`} />;
  return <FileCard href={url} name={name} size={`${kindsOf([type])}, ${sizeInWords(size)}`} />;
};
