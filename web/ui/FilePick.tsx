import { Trans, useLingui } from '@lingui/react/macro';
import { IconCloudUpload, IconFile, IconX } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { IconButton } from './Button.tsx';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import styles from './FilePick.module.css';
import { kindsOf, refusedBecause, sizeInWords } from './files.ts';
import { Anchor } from './navigation.tsx';
import { ProgressBar } from './States.tsx';
import type { FieldProps } from './types.ts';

export interface PickedFile {
  key: string;
  name: string;
  bytes?: number;
  /** Where a file that is already stored can be read. */
  href?: string;
}

interface Props extends FieldProps {
  /** Media types (`image/png`, `image/*`), or endings of names (`.mkv`) where systems do not agree on the type. */
  accept: readonly string[];
  /** Limit per file; `maxTotalBytes` limits all of them together. */
  maxBytes?: number;
  maxTotalBytes?: number;
  /** Files that are made smaller before they are sent, so that their own size does not matter. */
  shrinks?: (file: File) => boolean;
  maxFiles?: number;
  files: readonly PickedFile[];
  onPick: (files: File[]) => void;
  onRemove: (key: string) => void;
  /** The messages for files that are rejected. */
  messages?: { type?: string; size?: string; total?: string; count?: string };
  prompt?: ReactNode;
  pending?: boolean;
  /** While it is pending: which part has been sent, from 0 to 1. */
  sent?: number;
}

interface LineProps {
  file: PickedFile;
  onRemove: (key: string) => void;
  disabled: boolean;
}

const FileLine = ({ file, onRemove, disabled }: LineProps) => {
  const { t } = useLingui();
  return (
    <li className={styles.file}>
      <IconFile size={18} stroke={1.7} aria-hidden />
      <span className={styles.name}>
        {file.href ? (
          <Anchor href={file.href} newTab>
            {file.name}
          </Anchor>
        ) : (
          file.name
        )}
      </span>
      {file.bytes !== undefined && <span className={styles.size}>{sizeInWords(file.bytes)}</span>}
      {!disabled && (
        <IconButton size="sm" icon={IconX} label={t`Remove ${file.name}`} onPress={() => onRemove(file.key)} />
      )}
    </li>
  );
};

interface ZoneProps extends Pick<Props, 'accept' | 'maxBytes' | 'prompt' | 'labelHidden' | 'label' | 'sent'> {
  id: string;
  several: boolean;
  disabled: boolean;
  pending: boolean;
  invalid: boolean;
  describedBy: string | undefined;
  onFiles: (files: File[]) => void;
}

/** What to do, what is taken, and how far a file has come. */
const ZoneWords = ({
  label,
  accept,
  maxBytes,
  pending,
  sent,
  prompt,
  several,
}: Pick<ZoneProps, 'label' | 'accept' | 'maxBytes' | 'pending' | 'sent' | 'prompt' | 'several'>) => {
  const { t } = useLingui();
  const limit = maxBytes === undefined ? null : sizeInWords(maxBytes);
  return (
    <>
      <IconCloudUpload size={24} stroke={1.6} aria-hidden />
      <span>
        <b>{pending ? <Trans>Uploading…</Trans> : (prompt ?? <Trans>Choose a file</Trans>)}</b>{' '}
        {!pending && (several ? <Trans>or drop them here</Trans> : <Trans>or drop it here</Trans>)}
      </span>
      <span className={styles.size}>{[kindsOf(accept), limit && t`up to ${limit}`].filter(Boolean).join(', ')}</span>
      {pending && sent !== undefined && (
        <div className={styles.sent}>
          <ProgressBar value={100 * sent} label={t`Uploading ${label}`} labelHidden />
        </div>
      )}
    </>
  );
};

const Zone = ({
  id,
  accept,
  maxBytes,
  several,
  disabled,
  pending,
  sent,
  invalid,
  prompt,
  onFiles,
  ...rest
}: ZoneProps) => {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled && !pending) onFiles([...event.dataTransfer.files]);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const look = {
    'data-over': over || undefined,
    'data-invalid': invalid || undefined,
    'data-disabled': disabled || undefined,
  };
  return (
    <div className={styles.zone} {...look} onDragOver={hover} onDragLeave={() => setOver(false)} onDrop={drop}>
      <input
        id={id}
        type="file"
        accept={accept.join(',')}
        multiple={several}
        disabled={disabled || pending}
        aria-label={rest.labelHidden ? rest.label : undefined}
        aria-describedby={rest.describedBy}
        aria-invalid={invalid || undefined}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Allows the same file to be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <ZoneWords {...{ label: rest.label, accept, maxBytes, pending, sent, prompt, several }} />
    </div>
  );
};

/** The message for a rejected file. */
const useRefusalWords = ({ accept, maxBytes = 0, maxTotalBytes = 0, maxFiles = 1, messages = {} }: Props) => {
  const { t } = useLingui();
  const [kinds, limit, total] = [kindsOf(accept), sizeInWords(maxBytes), sizeInWords(maxTotalBytes)];
  return {
    type: messages.type ?? t`This kind of file cannot be used. Choose ${kinds}.`,
    size: messages.size ?? t`File exceeds ${limit}`,
    total: messages.total ?? t`Total file size must not exceed ${total}.`,
    count: messages.count ?? t`You can only upload up to ${maxFiles} files.`,
  };
};

/** Files can be dropped or chosen. Unsuitable files are reported immediately and left out; the server checks again. */
export const FilePick = (props: Props) => {
  const {
    label,
    labelHidden,
    hint,
    required,
    disabled = false,
    accept,
    maxBytes,
    maxFiles = 1,
    files,
    ...more
  } = props;
  const id = useId();
  const [refusal, setRefusal] = useState<ReturnType<typeof refusedBecause>>(null);
  const words = useRefusalWords(props);
  const take = (chosen: File[]) => {
    if (chosen.length === 0) return;
    const { maxTotalBytes, shrinks } = more;
    const why = refusedBecause(chosen, files, { accept, maxBytes, maxTotalBytes, maxFiles, shrinks });
    setRefusal(why);
    if (why === null) more.onPick(chosen);
  };
  const error = refusal ? words[refusal] : more.error;
  return (
    <FieldFrame id={id} {...{ label, labelHidden, hint, required }} error={error}>
      {(files.length < maxFiles || maxFiles === 1) && (
        <Zone
          {...{ id, label, labelHidden, accept, disabled }}
          maxBytes={more.shrinks ? undefined : maxBytes}
          prompt={more.prompt}
          several={maxFiles > 1}
          pending={more.pending ?? false}
          {...(more.sent !== undefined && { sent: more.sent })}
          invalid={Boolean(error)}
          describedBy={describedBy(id, { hint, error })}
          onFiles={take}
        />
      )}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <FileLine key={file.key} file={file} onRemove={more.onRemove} disabled={disabled} />
          ))}
        </ul>
      )}
    </FieldFrame>
  );
};
