import { Trans, useLingui } from '@lingui/react/macro';
import { requestRefusals } from '../../../contract/request/messages.ts';
import { Button } from '../../ui/Button.tsx';
import { FormActions } from '../../ui/Form.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Text } from '../../ui/Text.tsx';
import type { Editor } from './useEditor.ts';

/** Save, and the way back to what is saved. */
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

/** In view beside the hours while something is not saved. */
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

/** Read out when it appears; what is wrong stands beside each field. */
export const Marked = ({ editor: { messages } }: { editor: Editor }) =>
  Object.keys(messages).length > 0 && <Notice tone="error">{requestRefusals['request.invalid']}</Notice>;

/** Two tabs, or two devices: nothing typed is thrown away without a word. */
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
