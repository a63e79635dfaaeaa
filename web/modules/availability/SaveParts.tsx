import { Trans, useLingui } from '@lingui/react/macro';
import { refusals } from '../../../contract/messages.ts';
import { ActionButton, Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import type { Editor } from './useEditor.ts';

/** Save, and the way back to what is saved. */
export const SaveButtons = ({ editor: { save, discard, hasChanges, isSaving } }: { editor: Editor }) => {
  const { t } = useLingui();
  const whyNot = hasChanges ? null : t`There is nothing to save yet`;
  return (
    <>
      {hasChanges && (
        <Button onPress={discard}>
          <Trans>Discard</Trans>
        </Button>
      )}
      <ActionButton kind="primary" pending={isSaving} onPress={save} whyNot={whyNot}>
        <Trans>Save</Trans>
      </ActionButton>
    </>
  );
};

/** In view beside the hours while something is not saved. */
export const SaveCard = ({ editor }: { editor: Editor }) => {
  const { t } = useLingui();
  return (
    <Card as="section" label={t`Unsaved changes`} selected>
      <Stack gap="sm">
        <div>
          <Heading level={2} look="card">
            <Trans>Unsaved changes</Trans>
          </Heading>
          <Text size="control" tone="secondary">
            <Trans>Mentees see them once you save.</Trans>
          </Text>
        </div>
        <Row justify="end">
          <SaveButtons editor={editor} />
        </Row>
      </Stack>
    </Card>
  );
};

/** Read out when it appears; what is wrong stands beside each field. */
export const Marked = ({ editor: { messages } }: { editor: Editor }) =>
  Object.keys(messages).length > 0 && <Notice tone="error">{refusals['request.invalid']}</Notice>;

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
