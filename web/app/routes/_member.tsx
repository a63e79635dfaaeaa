import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import type { CurrentUser } from '../../../contract/me/schemas.ts';
import { forgetPortal } from '../../lib/forget-portal.ts';
import { paths } from '../../lib/paths.ts';
import { later } from '../../ui/later.tsx';
import { MemberShell } from '../shells/MemberShell.tsx';
import { SignedIn } from '../SignedIn.tsx';

/** Brings the portal's shell along, which no other page here needs. */
const SettingsShell = later(async () => (await import('../shells/SettingsShell.tsx')).SettingsShell);

const Shell = ({ me, children }: { me: CurrentUser; children: ReactNode }) => {
  const { pathname } = useLocation();
  const inSettings = pathname.startsWith(paths.settings(me.slug));
  // Whoever goes on to the platform's own pages has left the portal.
  useEffect(() => {
    if (!inSettings) forgetPortal();
  }, [inSettings]);
  return inSettings ? <SettingsShell me={me}>{children}</SettingsShell> : <MemberShell me={me}>{children}</MemberShell>;
};

/** Pages for members. When another person signs in at the same address, `key` discards everything of the first. */
const MemberLayout = () => (
  <SignedIn at={paths.signIn()}>
    {(me) => (
      <Shell me={me}>
        <Outlet key={me.id} />
      </Shell>
    )}
  </SignedIn>
);

export const Route = createFileRoute('/_member')({ component: MemberLayout });
