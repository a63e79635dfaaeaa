import { Trans, useLingui } from '@lingui/react/macro';
import { requestRefusals } from '../../../contract/request/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { FormActions } from '../../ui/Form.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Text } from '../../ui/Text.tsx';
import type { Editor } from './useEditor.ts';

/** Save, and the way back to the saved hours. */
export const SaveButtons = ({ editor: { save, discard, isSaving } }: { editor: Editor }) => (
  <>
    <Button onPress={discard}>
      <Trans>Discard</Trans>
    </Button>
    <Button kind="primary" pending={isSaving} onPress={save}>
      <Trans>Save</Trans>
    </Button>
  </>
);

/** Stays in view next to the hours while there are unsaved changes. */
export const SaveBar = ({ editor }: { editor: Editor }) =>
  editor.hasChanges && (
    <FormActions
      sticky
      note={
        <>
          <Text strong>
            <Trans>Unsaved changes</Trans>
          </Text>
          <Text size="control" tone="secondary">
            <Trans>Mentees see them once you save.</Trans>
          </Text>
        </>
      }
    >
      <SaveButtons editor={editor} />
    </FormActions>
  );

/** Read out when it appears; each problem is shown next to its field. */
export const Marked = ({ editor: { messages } }: { editor: Editor }) =>
  Object.keys(messages).length > 0 && <Notice tone="error">{requestRefusals['request.invalid']}</Notice>;

/** Handles edits in two tabs or on two devices: nothing typed is discarded silently. */
export const OutOfDate = ({ editor: { isOutOfDate, keepMine, discard } }: { editor: Editor }) => {
  const { t } = useLingui();
  if (!isOutOfDate) return null;
  return (
    <Notice
      tone="warning"
      title={t`Your availability was changed somewhere else`}
      action={
        <Row>
          <Button onPress={discard}>
            <Trans>Take the saved one</Trans>
          </Button>
          <Button onPress={keepMine}>
            <Trans>Keep mine</Trans>
          </Button>
        </Row>
      }
    >
      <Trans>What you typed here is still there. Which of the two should stay?</Trans>
    </Notice>
  );
};
