import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconArrowLeft, IconArrowsDiff, IconDots, IconScale, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Draft } from '../../../../../contract/pairings/schemas/matching/drafts.ts';
import { shortDay, timeOfDay } from '../../../../lib/time.ts';
import { ActionButton, Button, IconButton } from '../../../../ui/Button.tsx';
import { Row, Stack } from '../../../../ui/Layout.tsx';
import { Menu } from '../../../../ui/Menu.tsx';
import { StatusPill } from '../../../../ui/Pills.tsx';
import { Heading, Text } from '../../../../ui/Text.tsx';
import { useThisProgramme } from '../../../programmes/index.ts';
import { useStartDraft } from '../queries.ts';
import { reasonOf } from '../../../../lib/reasons.ts';
import { statusTones, useDraftStatusWords } from '../words.ts';
import { CompareDialog, WhatIfDialog } from '../windows.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import { PublishDialog } from './PublishDialog.tsx';

interface Props {
  draft: Draft;
  zone: string;
  onOpen: (draftId: number) => void;
  onBack: () => void;
}

type Window = 'publish' | 'discard' | 'what_if' | 'compare';

/** Another run in which the locked pairs stay. */
const RunAgain = ({ draft, onOpen }: Pick<Props, 'draft' | 'onOpen'>) => {
  const { t } = useLingui();
  const { id, is_active: isActive } = useThisProgramme();
  const { mutate, isPending } = useStartDraft();
  const locked = draft.summary?.locked ?? 0;
  const run = () =>
    mutate({ program_id: id, ...(locked > 0 && { around: draft.id }) }, { onSuccess: (started) => onOpen(started.id) });
  return (
    <ActionButton whyNot={isActive ? null : t`This program is no longer active.`} pending={isPending} onPress={run}>
      {plural(locked, {
        0: 'Run again',
        one: 'Run again around # locked pair',
        other: 'Run again around # locked pairs',
      })}
    </ActionButton>
  );
};

const useItems = (draft: Draft, open: (window: Window) => void) => {
  const { t } = useLingui();
  return [
    ...(draft.status === 'ready'
      ? [{ label: t`What if the weights were different?`, icon: IconScale, onPress: () => open('what_if') }]
      : []),
    ...(draft.summary === null
      ? []
      : [{ label: t`Compare with another draft`, icon: IconArrowsDiff, onPress: () => open('compare') }]),
    ...(draft.why_not.discard === null
      ? [{ label: t`Discard`, icon: IconTrash, danger: true, onPress: () => open('discard') }]
      : []),
  ];
};

const Acts = ({ draft, onOpen, onBack, zone }: Props) => {
  const { t } = useLingui();
  const [window, setWindow] = useState<Window | null>(null);
  const items = useItems(draft, setWindow);
  const close = () => setWindow(null);
  const label = t`More actions for this draft`;
  const isReady = draft.status === 'ready';
  return (
    <Row gap="sm">
      {items.length > 0 && (
        <Menu label={label} trigger={<IconButton kind="default" icon={IconDots} label={label} />} items={items} />
      )}
      {isReady && <RunAgain draft={draft} onOpen={onOpen} />}
      {isReady && (
        <ActionButton kind="primary" whyNot={reasonOf(draft.why_not.publish)} onPress={() => setWindow('publish')}>
          {t`Publish`}
        </ActionButton>
      )}
      {draft.summary && (
        <PublishDialog draft={draft} summary={draft.summary} opened={window === 'publish'} onClose={close} />
      )}
      <DiscardDialog draftId={draft.id} opened={window === 'discard'} onClose={close} onDiscarded={onBack} />
      {window === 'what_if' && <WhatIfDialog draft={draft} onClose={close} />}
      {window === 'compare' && <CompareDialog draftId={draft.id} zone={zone} onClose={close} />}
    </Row>
  );
};

/** The states in which nobody but admins knows of its pairs. */
const unpublished: readonly Draft['status'][] = ['running', 'ready'];

/** Which draft this is, whose, and what can be done with it. */
export const DraftHead = (props: Props) => {
  const { draft, zone, onBack } = props;
  const { t } = useLingui();
  const words = useDraftStatusWords();
  const at = `${shortDay(draft.created_at, zone)}, ${timeOfDay(draft.created_at, zone)}`;
  const who = draft.created_by.full_name;
  return (
    <Stack gap="sm">
      <Row>
        <Button kind="quiet" size="sm" icon={IconArrowLeft} onPress={onBack}>
          {t`All drafts`}
        </Button>
      </Row>
      <Row justify="between" gap="md">
        <Stack gap="xs">
          <Row gap="sm">
            <Heading level={2}>{t`Draft of ${at}`}</Heading>
            <StatusPill tone={statusTones[draft.status]}>{words[draft.status]}</StatusPill>
          </Row>
          <Text size="control" tone="secondary">
            {unpublished.includes(draft.status)
              ? t`Made by ${who}. Only admins see it before it is published.`
              : t`Made by ${who}.`}
          </Text>
        </Stack>
        <Acts {...props} />
      </Row>
    </Stack>
  );
};
