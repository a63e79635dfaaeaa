import { Trans, useLingui } from '@lingui/react/macro';
import type { Programme } from '../../../../contract/programmes/schemas/programme.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { adminPath } from '../../../lib/paths.ts';
import { ActionButton } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Link } from '../../../ui/navigation.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useOpenProgramme, useProgramme } from '../queries.ts';
import { useThisProgramme } from '../this-programme.tsx';
import { useMissingWords } from '../words.ts';

type Draft = Pick<Programme, 'id' | 'slug' | 'enterprise' | 'missing' | 'may_toggle'>;

/** A program that is being prepared: what is missing, and the press that opens it. */
export const DraftCard = ({ programme }: { programme: Draft }) => {
  const { t } = useLingui();
  const words = useMissingWords();
  const { mutate, isPending } = useOpenProgramme();
  const { id, missing, may_toggle: mine } = programme;
  const list = missing.map((part) => words[part]).join(', ');
  const open = () =>
    mutate(id, {
      onSuccess: () => toastSuccess(t`The program is open.`),
      onError: (why) => sayFailure(why),
    });
  const whyNot = missing.length > 0 ? t`Still missing: ${list}` : null;
  return (
    <SectionCard title={t`This program is a draft`}>
      <Row justify="between" gap="md">
        <Stack gap="xs">
          <Text tone="secondary" size="control">
            <Trans>
              Only admins see it. Nobody can apply, be invited or join, and no emails are sent until you open it.
            </Trans>
          </Text>
          {missing.length > 0 && (
            <Text size="control">
              <Trans>
                Still missing: {list}. <Link href={adminPath(programme, 'setup')}>Go on with the setup</Link>
              </Trans>
            </Text>
          )}
        </Stack>
        {mine && (
          <ActionButton kind="primary" pending={isPending} whyNot={whyNot} onPress={open}>
            {t`Open the program`}
          </ActionButton>
        )}
      </Row>
    </SectionCard>
  );
};

const Fetched = ({ id }: { id: number }) => {
  const { data } = useProgramme(id);
  return data ? <DraftCard programme={data} /> : null;
};

/** The same on the dashboard of the program: nothing once it is open. */
export const DraftHere = () => {
  const { id, is_draft: draft } = useThisProgramme();
  return draft ? <Fetched id={id} /> : null;
};
