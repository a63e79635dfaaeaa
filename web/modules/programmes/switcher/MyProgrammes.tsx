import { Trans, useLingui } from '@lingui/react/macro';
import { IconBuildingCommunity, IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import type { CallAnswer } from '../../../../contract/endpoint.ts';
import type { myProgrammes } from '../../../../contract/programmes/endpoints.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Grow, Row, Stack } from '../../../ui/Layout.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useSignOut } from '../../accounts/index.ts';
import { ActivePill, ProgrammeLogo } from '../list/columns.tsx';
import { useMyProgrammes } from '../queries.ts';
import { useProgrammeHere } from '../this-programme.tsx';
import { closeMyProgrammes } from './opened.ts';

type Mine = CallAnswer<typeof myProgrammes>['programs'][number];

const Line = ({ programme }: { programme: Mine }) => (
  <Row gap="sm" wrap={false}>
    <ProgrammeLogo programme={programme} />
    <Grow>
      <Text strong lines={1}>
        {programme.name}
      </Text>
      <Text size="meta" tone="secondary" lines={1}>
        {[programme.enterprise.name, programme.role_name].filter(Boolean).join(' · ')}
      </Text>
    </Grow>
    <ActivePill programme={programme} />
  </Row>
);

const Others = ({ programmes, found }: { programmes: readonly Mine[]; found: readonly Mine[] }) => {
  const { t } = useLingui();
  if (programmes.length === 0) {
    return <EmptyState compact icon={IconBuildingCommunity} title={t`You belong to no other program.`} />;
  }
  if (found.length === 0) return <EmptyState compact title={t`No program of this name.`} />;
  return (
    <RowList label={t`Other programs`}>
      {found.map((programme) => (
        <ListRow key={programme.id} href={programme.url}>
          <Line programme={programme} />
        </ListRow>
      ))}
    </RowList>
  );
};

const Content = () => {
  const { t } = useLingui();
  const here = useProgrammeHere();
  const [search, setSearch] = useState('');
  const { data, isError, refetch } = useMyProgrammes();
  if (isError) return <ErrorState compact onRetry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={3} />;
  const current = data.programs.find(({ id }) => id === here?.id);
  const others = data.programs.filter(({ id }) => id !== here?.id);
  const wanted = search.trim().toLowerCase();
  const found = others.filter(({ name, enterprise }) => `${name} ${enterprise.name}`.toLowerCase().includes(wanted));
  return (
    <Stack gap="md">
      {current && (
        <Stack gap="xs">
          <Text size="meta" tone="secondary">
            <Trans>Current program</Trans>
          </Text>
          <Line programme={current} />
        </Stack>
      )}
      <SearchField
        label={t`Search programs`}
        placeholder={t`Search programs`}
        value={search}
        onSearch={setSearch}
        delay={0}
      />
      <Others programmes={others} found={found} />
    </Stack>
  );
};

/** NAV-17: the current programme, the others available, and the way out to another account (ACC-34). */
export const MyProgrammesWindow = ({ opened }: { opened: boolean }) => {
  const { t } = useLingui();
  const signOut = useSignOut();
  const leave = () => {
    closeMyProgrammes();
    signOut.mutate();
  };
  return (
    <Dialog
      opened={opened}
      onClose={closeMyProgrammes}
      title={t`My Programs`}
      footer={<Button icon={IconLogout} onPress={leave}>{t`Change account`}</Button>}
    >
      {/* Whoever follows a link has chosen. */}
      <div onClickCapture={(event) => (event.target as Element).closest('a') && setTimeout(closeMyProgrammes)}>
        <Content />
      </div>
    </Dialog>
  );
};
