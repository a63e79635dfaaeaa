import { useLingui } from '@lingui/react/macro';
import { IconSend2 } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Conversation } from '../../../../contract/chat/schemas/conversations.ts';
import { chatFileTypes, chatLimits } from '../../../../contract/chat/values.ts';
import { serverNow } from '../../../lib/clock.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { AboveField, AttachButton, WriteBar } from '../../../ui/chat/WriteBar.tsx';
import { sizeInWords } from '../../../ui/files.ts';
import { useIsPhone } from '../../../ui/media.ts';
import { TextArea } from '../../../ui/TextArea.tsx';
import { sayTyping } from '../message-queries.ts';
import type { Answered, Written } from '../unsent/unsent.ts';
import { keepDraft, readDraft } from './drafts.ts';
import { useChosenFile } from './useChosenFile.ts';

/** Milliseconds between two signs that somebody is typing. */
const typingPause = 3000;

interface Props {
  conversation: Conversation;
  userId: number;
  answered: Answered | null;
  onAnswered: (answered: Answered | null) => void;
  onSend: (written: Written) => void;
  /** The field takes the focus, also on a phone: something was edited in its place. */
  returned: boolean;
  /** Who else is typing. */
  note: string;
}

const useTypingSign = (id: number) => {
  const last = useRef(0);
  return () => {
    const now = serverNow().epochMilliseconds;
    if (!navigator.onLine || now - last.current < typingPause) return;
    last.current = now;
    sayTyping(id);
  };
};

const useWriting = ({ conversation: { id }, userId, answered, onAnswered, onSend }: Props) => {
  const { t } = useLingui();
  const [body, setBody] = useState(() => readDraft(userId, id).body);
  const [tooLong, setTooLong] = useState(false);
  const chosen = useChosenFile();
  const sign = useTypingSign(id);
  useEffect(() => keepDraft(userId, id, { body, answered }), [userId, id, body, answered]);
  const most = chatLimits.message;
  const change = (next: string) => {
    setBody(next);
    setTooLong(false);
    if (next.trim() !== '') sign();
  };
  const send = () => {
    const text = body.trim();
    if (text === '' && chosen.file === null) return;
    if (text.length > most) return setTooLong(true);
    onSend({ conversationId: id, body: text, replyTo: answered, file: chosen.file, at: serverNow().toString() });
    setBody('');
    chosen.clear();
    onAnswered(null);
  };
  return { body, change, send, chosen, error: tooLong ? t`Please use at most ${most} characters` : null };
};

/** What the next message answers, and the file that it brings along. */
const Above = ({
  answered,
  onAnswered,
  chosen,
}: Pick<Props, 'answered' | 'onAnswered'> & Pick<ReturnType<typeof useWriting>, 'chosen'>) => {
  const { t } = useLingui();
  const { file, error } = chosen;
  return (
    <>
      {answered && (
        <AboveField
          title={t`Reply to ${answered.sender_name}`}
          text={answered.text}
          closeLabel={t`Cancel the reply`}
          onClose={() => onAnswered(null)}
        />
      )}
      {(file !== null || error !== null) && (
        <AboveField
          title={file?.name ?? t`No file was added`}
          {...(file && { text: sizeInWords(file.size) })}
          closeLabel={file ? t`Remove ${file.name}` : t`Close`}
          onClose={chosen.clear}
          error={error}
        />
      )}
    </>
  );
};

/** The field keeps the focus, or takes it back. */
const useField = ({ phone, answered, returned }: Pick<Props, 'answered' | 'returned'> & { phone: boolean }) => {
  const field = useRef<HTMLTextAreaElement>(null);
  // On a phone the keyboard would hide what one came to read.
  useEffect(() => {
    if (!phone || answered !== null || returned) field.current?.focus({ preventScroll: true });
  }, [phone, answered, returned]);
  // The button that was pressed goes with what it took away.
  const andStay =
    <Given extends unknown[]>(act: (...given: Given) => void) =>
    (...given: Given) => {
      act(...given);
      field.current?.focus();
    };
  return { field, andStay };
};

/**
 * Where a message is written. What is typed is kept until it is sent; on a desk Enter sends it, and Shift and Enter
 * begin a new line.
 */
export const Composer = (props: Props) => {
  const { t } = useLingui();
  const phone = useIsPhone();
  const { conversation, answered, onAnswered, returned, note } = props;
  const { body, change, send, chosen, error } = useWriting(props);
  const { field, andStay } = useField({ phone, answered, returned });
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && answered !== null) onAnswered(null);
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || phone) return;
    event.preventDefault();
    send();
  };
  const paste = ({ clipboardData }: ClipboardEvent) => {
    const [picture] = clipboardData.files;
    if (picture) chosen.choose(picture);
  };
  const { name } = conversation;
  return (
    <WriteBar
      label={t`New message`}
      note={note}
      above={
        <Above
          answered={answered}
          onAnswered={andStay(onAnswered)}
          chosen={{ ...chosen, clear: andStay(chosen.clear) }}
        />
      }
      start={<AttachButton label={t`Add a file`} accept={chatFileTypes} onFile={chosen.choose} />}
      send={
        <IconButton
          icon={IconSend2}
          kind="light"
          label={t`Send`}
          whyNot={body.trim() === '' && chosen.file === null ? t`Write something, or add a file.` : null}
          onPress={andStay(send)}
        />
      }
    >
      <TextArea
        ref={field}
        label={t`Message to ${name}`}
        labelHidden
        placeholder={t`Write a message`}
        minRows={1}
        maxRows={6}
        value={body}
        error={error}
        onChange={(event) => change(event.target.value)}
        onKeyDown={press}
        onPaste={paste}
      />
    </WriteBar>
  );
};
