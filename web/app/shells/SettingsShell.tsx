import type { ReactNode } from 'react';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { lastPortal } from '../../lib/last-portal.ts';
import { ProgrammeBrand, ProgrammeProvider, useProgrammeView } from '../../modules/programmes/index.ts';
import { SkeletonDetail } from '../../ui/Skeletons.tsx';
import { MemberShell } from './MemberShell.tsx';
import { PortalShell } from './PortalShell.tsx';

interface Props {
  me: CurrentUser;
  children: ReactNode;
}

interface InPortalProps extends Props {
  portal: NonNullable<ReturnType<typeof lastPortal>>;
}

/** Whoever is no member of it any more, or cannot load it, is on the platform. */
const InPortal = ({ portal: { enterprise, programme }, me, children }: InPortalProps) => {
  const { data, isPending } = useProgrammeView(enterprise, programme);
  if (isPending) return <SkeletonDetail />;
  if (data === undefined || data.viewer === null) return <MemberShell me={me}>{children}</MemberShell>;
  return (
    <ProgrammeBrand programme={data}>
      <ProgrammeProvider programme={data}>
        <PortalShell me={me}>{children}</PortalShell>
      </ProgrammeProvider>
    </ProgrammeBrand>
  );
};

/** The settings are the person's own, wherever they are used: whoever comes to them from a portal stays in its look. */
export const SettingsShell = ({ me, children }: Props) => {
  const portal = lastPortal();
  return portal === null ? (
    <MemberShell me={me}>{children}</MemberShell>
  ) : (
    <InPortal portal={portal} me={me}>
      {children}
    </InPortal>
  );
};
