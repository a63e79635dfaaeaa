import { useLingui } from '@lingui/react/macro';
import { IconFlag, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Reportable } from '../../../contract/newsfeed/values.ts';
import type { MenuEntry } from '../../ui/Menu.tsx';
import { DeleteDialog, ReportDialog } from './windows.ts';

interface Thing {
  about: Reportable;
  id: number;
  whyNot: { report: string | null; delete: string | null };
}

/** What everybody may do with a post or a comment, as the server says, and the windows that ask first. */
export const useReportOrDelete = ({ about, id, whyNot }: Thing): { entries: MenuEntry[]; windows: ReactNode } => {
  const { t } = useLingui();
  const [asked, setAsked] = useState<'report' | 'delete' | null>(null);
  const close = () => setAsked(null);
  const entries: MenuEntry[] = [
    ...(whyNot.report === null ? [{ label: t`Report`, icon: IconFlag, onPress: () => setAsked('report') }] : []),
    ...(whyNot.delete === null
      ? [{ label: t`Delete`, icon: IconTrash, danger: true, onPress: () => setAsked('delete') }]
      : []),
  ];
  const windows = (
    <>
      {asked === 'report' && <ReportDialog about={about} id={id} onClose={close} />}
      {asked === 'delete' && (
        <DeleteDialog about={about} id={id} own={whyNot.report === 'newsfeed.own'} onClose={close} />
      )}
    </>
  );
  return { entries, windows };
};
