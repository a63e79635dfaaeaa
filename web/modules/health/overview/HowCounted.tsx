import { Trans, useLingui } from '@lingui/react/macro';
import { healthParts } from '../../../../contract/health/values.ts';
import { Card } from '../../../ui/Card.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { usePartWords } from '../words.ts';

/** How the figures of this page are counted. */
export const HowCounted = ({ rhythmDays }: { rhythmDays: number }) => {
  const { t } = useLingui();
  const words = usePartWords();
  return (
    <Card>
      <Disclosure title={t`How this is counted`}>
        <Stack>
          <Text>
            <Trans>
              Each pair has a number from 0 to 100, from what happened and what was rated. Nothing that anybody wrote is
              read for it. Your rhythm is a session every {rhythmDays} days. Sessions completed before their start or
              automatically don’t count, and time stands still while a pair is paused. A group’s number is the average
              of its mentees’.
            </Trans>
          </Text>
          <Facts items={healthParts.map((part) => ({ label: words[part].label, value: words[part].note }))} />
          <Text>
            <Trans>
              Great is 75 or more, fair is 50 or more, poor is less. Whatever the number, an open report or more than
              two rhythms without a session is poor, and a rating of 2 or less in the last 60 days is at most fair. New
              pairs are fair. Members never see the number.
            </Trans>
          </Text>
        </Stack>
      </Disclosure>
    </Card>
  );
};
