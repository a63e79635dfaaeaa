import { useLingui } from '@lingui/react/macro';
import { IconBan, IconFlag, IconLockOpen } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { MenuEntry } from '../../ui/Menu.tsx';
import { useBlock } from './queries.ts';
import { BlockDialog, ReportDialog, UnblockDialog } from './windows.ts';

export interface Person {
  personId: number;
  name: string;
  /** Where they are met; absent or null on the platform. */
  programId?: number | null;
  /** The message that is reported, instead of the person. */
  messageId?: number | null;
}

type Asked = 'report' | 'block' | 'unblock';

/** Until the server has said so, everything seems possible: it refuses what is not. */
const notAskedYet = { blocked: false, why_not: { block: null, report: null } };

const useBlockEntry = (person: Person, opened: boolean, ask: (what: Asked) => void) => {
  const { t } = useLingui();
  const { blocked, why_not: whyNot } = useBlock(person.personId, opened).data ?? notAskedYet;
  const isAdmin = whyNot.block === 'safety.admin';
  const entry = blocked
    ? { label: t`Unblock`, icon: IconLockOpen, onPress: () => ask('unblock') }
    : {
        label: t`Block`,
        icon: IconBan,
        danger: true,
        onPress: () => ask('block'),
        whyNot: isAdmin ? t`Admins of your programs can't be blocked.` : null,
      };
  return { blocks: blocked || isAdmin || whyNot.block === null ? [entry] : [], reports: whyNot.report === null };
};

interface WindowsProps {
  person: Person;
  asked: Asked | null;
  onClose: () => void;
}

const Windows = ({ person, asked, onClose }: WindowsProps) => {
  const { personId, name, programId = null, messageId = null } = person;
  const whom = { personId, name, onClose };
  if (asked === 'report') return <ReportDialog {...whom} programId={programId} messageId={messageId} />;
  if (asked === 'block') return <BlockDialog {...whom} />;
  return asked === 'unblock' && <UnblockDialog {...whom} />;
};

/** M47: what one can do about somebody, for a menu, and the windows that ask first. `opened`: the menu is. */
export const usePersonActs = (person: Person, opened: boolean): { entries: MenuEntry[]; windows: ReactNode } => {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { blocks, reports } = useBlockEntry(person, opened, setAsked);
  const report = {
    label: person.messageId == null ? t`Report` : t`Report message`,
    icon: IconFlag,
    onPress: () => setAsked('report'),
  };
  return {
    entries: [...(reports ? [report] : []), ...blocks],
    windows: <Windows person={person} asked={asked} onClose={() => setAsked(null)} />,
  };
};
