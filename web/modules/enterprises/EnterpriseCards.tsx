import { useLingui } from '@lingui/react/macro';
import type { EnterpriseAdmin } from '../../../contract/enterprises.ts';
import { Facts } from '../../ui/Facts.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { CardGrid } from '../../ui/Layout.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { StatusPill } from '../../ui/Pills.tsx';

/** The companies that somebody administers, as they were registered. */
export const EnterpriseCards = ({ admin }: { admin: EnterpriseAdmin }) => {
  const { t } = useLingui();
  if (admin.enterprises.length === 0) {
    return (
      <EmptyState title={t`You administer no enterprise`}>
        {t`Ask the owner of your enterprise to make you an admin.`}
      </EmptyState>
    );
  }
  return (
    <CardGrid min="lg">
      {admin.enterprises.map(({ id, name, program_type, estimated_participants, is_owner }) => (
        <SectionCard
          key={id}
          title={name}
          actions={<StatusPill tone="blue">{is_owner ? t`Owner` : t`Admin`}</StatusPill>}
        >
          <Facts
            items={[
              { label: t`Program type`, value: program_type },
              { label: t`Estimated participants`, value: estimated_participants },
              { label: t`Phone no`, value: admin.phone_no ?? t`None` },
            ]}
          />
        </SectionCard>
      ))}
    </CardGrid>
  );
};
