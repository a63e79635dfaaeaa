import { Trans, useLingui } from '@lingui/react/macro';
import { IconHourglass } from '@tabler/icons-react';
import { packages } from '../../../contract/credits/values.ts';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { paths } from '../../lib/paths.ts';
import { shortDay } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { IconLine } from '../../ui/Facts.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { Figure } from '../../ui/Text.tsx';
import { creditsOf, creditWords, isLow } from './words.ts';

/** DSH-07: the balance, and what goes soon. CRD-08, CRD-36: a mentor of the platform is not asked to top up. */
export const CreditsCard = ({ me }: { me: CurrentUser }) => {
  const { t } = useLingui();
  const { credits, expires_at: at } = me.upcoming_expiring_credits;
  const day = at === null ? '' : shortDay(at, me.timezone);
  const going = creditWords(credits);
  return (
    <SectionCard title={t`Your credits`} actions={<Link href={paths.credits()}>{t`See all`}</Link>}>
      <Stack>
        <Row justify="between">
          <Figure>{creditWords(creditsOf(me.balance))}</Figure>
          {isLow(me.balance) && !me.is_fl_mentor && (
            <Button kind="light" href={paths.package(packages.single)}>
              {t`Top up Credit`}
            </Button>
          )}
        </Row>
        {at !== null && credits > 0 && (
          <IconLine icon={IconHourglass} tone="accent">
            <Trans>
              {going} to use before {day}
            </Trans>
          </IconLine>
        )}
      </Stack>
    </SectionCard>
  );
};
