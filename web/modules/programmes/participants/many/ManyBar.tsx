import { Plural, useLingui } from '@lingui/react/macro';
import { IconDots, IconDownload, IconMail, IconMailForward, IconUserMinus, IconUserShield } from '@tabler/icons-react';
import type { ManyAct } from '../../../../../contract/programmes/values.ts';
import { mostTicked } from '../../../../../contract/programmes/values.ts';
import { sayFailure } from '../../../../lib/failure.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Row } from '../../../../ui/Layout.tsx';
import { Menu } from '../../../../ui/Menu.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { toastSuccess } from '../../../../ui/toast.tsx';
import { useManyFile } from './queries.ts';
import type { Choice } from './use-choice.ts';

interface Props {
  programId: number;
  choice: Choice;
  onAct: (act: ManyAct) => void;
}

const useItems = ({ programId, choice, onAct }: Props) => {
  const { t } = useLingui();
  const { mutate } = useManyFile(programId);
  const download = () =>
    mutate(choice.who, {
      onSuccess: () => toastSuccess(t`Your download has started.`),
      onError: (error) => sayFailure(error),
    });
  const whyNot = choice.tooMany
    ? { whyNot: t`At most ${mostTicked} people can be ticked. Use a filter for more.` }
    : {};
  return [
    { label: t`Change role`, icon: IconUserShield, onPress: () => onAct('role'), ...whyNot },
    { label: t`Remind to sign in`, icon: IconMail, onPress: () => onAct('remind'), ...whyNot },
    { label: t`Resend the invitation`, icon: IconMailForward, onPress: () => onAct('resend'), ...whyNot },
    { label: t`Download CSV`, icon: IconDownload, onPress: download, ...whyNot },
    { label: t`Remove`, icon: IconUserMinus, danger: true, onPress: () => onAct('remove'), ...whyNot },
  ];
};

/** How many are chosen, said aloud whenever that changes, and what can be done with them. */
export const ManyBar = (props: Props) => {
  const { t } = useLingui();
  const { choice } = props;
  const { count, total, pageState } = choice;
  const items = useItems(props);
  return (
    <Row justify="between">
      <Row>
        <Text strong size="control">
          <Plural value={count} _10001="Over 10,000 people chosen" one="# person chosen" other="# people chosen" />
        </Text>
        {pageState !== 'all' && (
          <Button size="sm" kind="quiet" onPress={() => choice.tickPage(true)}>{t`Choose this page`}</Button>
        )}
        {choice.hasMore && (
          <Button size="sm" kind="light" onPress={choice.chooseAll}>
            <Plural
              value={total}
              _10001="Choose all that match, over 10,000"
              one="Choose all # that match"
              other="Choose all # that match"
            />
          </Button>
        )}
        <Button size="sm" kind="quiet" onPress={choice.clear}>{t`Clear`}</Button>
      </Row>
      <Menu
        label={t`Actions for the chosen people`}
        trigger={
          <Button kind="primary" size="sm" iconEnd={IconDots}>
            {t`Actions`}
          </Button>
        }
        items={items}
      />
    </Row>
  );
};
