import { useLingui } from '@lingui/react/macro';
import type { SafetyReport } from '../../../../contract/safety/schemas.ts';
import { shortDay } from '../../../lib/time.ts';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useViewerZone } from '../../accounts/index.ts';

const tones = { warned: 'orange', removed: 'red', kept: 'grey', left: 'grey' } as const;

/** What became of it, who decided and what they noted. */
export const Decided = ({ decided }: { decided: NonNullable<SafetyReport['decided']> }) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const { decision, by, at, note } = decided;
  const words = {
    warned: t`Warned`,
    removed: t`Removed from the program`,
    kept: t`No action`,
    left: t`Account deleted`,
  };
  const when = shortDay(at, zone);
  return (
    <Stack gap="xs">
      <Row gap="sm">
        <StatusPill tone={tones[decision]}>{words[decision]}</StatusPill>
        <Text size="meta" tone="secondary">
          {by === null ? when : `${by} · ${when}`}
        </Text>
      </Row>
      {note !== '' && (
        <Text typed as="div">
          {note}
        </Text>
      )}
    </Stack>
  );
};
