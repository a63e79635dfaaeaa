import '@mantine/tiptap/styles.layer.css';
import { useLingui } from '@lingui/react/macro';
import { RichTextEditor as Mantine } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useId } from 'react';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
import styles from './RichTextEditor.module.css';
import type { FieldProps } from './types.ts';

export interface RichTextProps extends FieldProps {
  /** HTML; '' if nothing has been written. */
  value: string;
  onChange: (html: string) => void;
}

/** Only what the server allows: no headings, no code. */
const kit = StarterKit.configure({
  heading: false,
  code: false,
  codeBlock: false,
  horizontalRule: false,
  link: { openOnClick: false, defaultProtocol: 'https', protocols: ['http', 'https'] },
});

export const RichTextEditor = ({ value, onChange, ...field }: RichTextProps) => {
  const { t } = useLingui();
  const id = useId();
  const editor = useEditor({
    extensions: [kit],
    content: value,
    immediatelyRender: true,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(describedBy(id, field) && { 'aria-describedby': describedBy(id, field) ?? '' }),
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  });
  useEffect(() => {
    // If the page took long to appear, this editor has already been destroyed and another is on its way.
    if (editor.isDestroyed) return;
    // Filled from outside, with a template or with what was typed last time.
    const held = editor.isEmpty ? '' : editor.getHTML();
    if (value !== held) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const labels = {
    boldControlLabel: t`Bold`,
    italicControlLabel: t`Italic`,
    bulletListControlLabel: t`Bullet list`,
    orderedListControlLabel: t`Numbered list`,
    linkControlLabel: t`Link`,
    unlinkControlLabel: t`Remove link`,
  };
  return (
    <FieldFrame id={id} {...field} group>
      <Mantine
        // The same class, declared twice: once for ES modules and once for require.
        editor={editor as never}
        labels={labels}
        className={styles.editor}
        data-invalid={field.error ? true : undefined}
      >
        <Mantine.Toolbar>
          <Mantine.ControlsGroup>
            <Mantine.Bold />
            <Mantine.Italic />
          </Mantine.ControlsGroup>
          <Mantine.ControlsGroup>
            <Mantine.BulletList />
            <Mantine.OrderedList />
          </Mantine.ControlsGroup>
          <Mantine.ControlsGroup>
            <Mantine.Link />
            <Mantine.Unlink />
          </Mantine.ControlsGroup>
        </Mantine.Toolbar>
        <Mantine.Content />
      </Mantine>
    </FieldFrame>
  );
};
