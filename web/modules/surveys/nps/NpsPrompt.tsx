import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { NpsDue } from '../../../../contract/surveys/schemas/nps.ts';
import { Button } from '../../../ui/Button.tsx';
import { PopUp } from '../../../ui/PopUp.tsx';
import { Text } from '../../../ui/Text.tsx';
import { NpsDialog } from './NpsDialog.tsx';
import { useNpsDue } from './queries.ts';
import { useNpsWords } from './words.ts';

interface AskProps {
  due: NpsDue;
  onSkip: () => void;
  onClose: () => void;
}

/** Asks in a corner first, so that nobody is interrupted by a window that they did not open. */
const Ask = ({ due, onSkip, onClose }: AskProps) => {
  const { t } = useLingui();
  const { title, question } = useNpsWords(due);
  const [opened, setOpened] = useState(false);
  if (opened) return <NpsDialog due={due} onSkip={onSkip} onClose={onClose} />;
  return (
    <PopUp
      title={title}
      side="left"
      onClose={onSkip}
      footer={
        <>
          <Button kind="quiet" onPress={onSkip}>{t`Skip`}</Button>
          <Button kind="light" onPress={() => setOpened(true)}>{t`Give feedback`}</Button>
        </>
      }
    >
      <Text size="control">{question}</Text>
    </PopUp>
  );
};

/** Part of the shells, and of the page after an application: asks what is due, if anything (B118). */
export const NpsPrompt = ({ after }: { after?: 'application' }) => {
  const { due, skip, close } = useNpsDue(after);
  return due && <Ask key={due.feedback_type} due={due} onSkip={skip} onClose={close} />;
};
