import { createFileRoute, Outlet } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { MemberShell } from '../shells/MemberShell.tsx';
import { SignedIn } from '../SignedIn.tsx';

/** Pages for members. When another person signs in at the same address, `key` discards everything of the first. */
const MemberLayout = () => (
  <SignedIn at={paths.signIn()}>
    {(me) => (
      <MemberShell me={me}>
        <Outlet key={me.id} />
      </MemberShell>
    )}
  </SignedIn>
);

export const Route = createFileRoute('/_member')({ component: MemberLayout });
