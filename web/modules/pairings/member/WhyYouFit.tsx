import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { matchReasons } from '../../../../contract/pairings/endpoints.ts';
import type { Connection } from '../../../../contract/pairings/schemas/pairs.ts';
import { call } from '../../../lib/call.ts';
import { Stack } from '../../../ui/Layout.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { useReasonWords } from './reasons.ts';

interface Props {
  pairingId: number;
  viewerIs: Connection['viewer_is'];
}

const useMatchReasons = (pairingId: number) =>
  useQuery({
    queryKey: ['pairings', 'reasons', pairingId],
    queryFn: ({ signal }) => call(matchReasons, { params: { id: pairingId } }, { signal }),
    select: ({ reasons }) => reasons,
  });

/** M15: why the two of a pair fit; nothing where nothing is known, or cannot be loaded now. */
export const WhyYouFit = ({ pairingId, viewerIs }: Props) => {
  const { t } = useLingui();
  const words = useReasonWords(viewerIs);
  const { data: reasons = [] } = useMatchReasons(pairingId);
  if (reasons.length === 0) return null;
  return (
    <Stack gap="xs">
      <Heading level={3} look="small">{t`Why you fit`}</Heading>
      <Stack gap="xs" as="ul" label={t`Why you fit`}>
        {reasons.map((reason) => (
          <Text key={reason.kind} as="li" size="control" tone="secondary">
            {words(reason)}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
};
