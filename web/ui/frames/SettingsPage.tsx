import { useLingui } from '@lingui/react/macro';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIsPhone } from '../media.ts';
import { Anchor } from '../navigation.tsx';
import type { IconType } from '../types.ts';
import frame from './frame.module.css';
import { PageTitle } from './PageTitle.tsx';
import styles from './SettingsPage.module.css';

interface Section {
  key: string;
  label: string;
  hint?: string;
  icon?: IconType;
  href: string;
}

interface Props {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  sections: readonly Section[];
  /** The current section; null for the list itself, which a phone shows on its own. */
  active: string | null;
  /** The address of the list, where the back link of a phone leads. */
  listHref: string;
  children: ReactNode;
  width?: 'member' | 'admin';
}

const SectionLink = ({ section: { label, hint, icon: Icon, href }, on }: { section: Section; on: boolean }) => (
  <Anchor href={href} className={styles.link} data-on={on || undefined} aria-current={on ? 'page' : undefined}>
    {Icon && <Icon size={20} stroke={1.7} aria-hidden />}
    <span className={styles.words}>
      <span className={styles.label}>{label}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
    </span>
    <IconChevronRight size={17} stroke={1.8} aria-hidden />
  </Anchor>
);

/** Settings in sections: the list is at the side on desktop, and a page of its own on a phone. */
export const SettingsPage = (props: Props) => {
  const { title, lead, actions, sections, active, listHref, children, width = 'member' } = props;
  const { t } = useLingui();
  const phone = useIsPhone();
  const current = sections.find((section) => section.key === active);
  const list = (
    <nav className={styles.list} aria-label={t`Sections`}>
      {sections.map((section) => (
        <SectionLink key={section.key} section={section} on={section.key === active} />
      ))}
    </nav>
  );
  if (phone && current) {
    return (
      <div className={frame.page} data-width={width}>
        <PageTitle
          title={current.label}
          lead={current.hint}
          back={{ href: listHref, label: title }}
          actions={actions}
        />
        <div className={styles.content}>{children}</div>
      </div>
    );
  }
  return (
    <div className={frame.page} data-width={width}>
      <PageTitle title={title} lead={lead} actions={actions} />
      <div className={styles.split}>
        {list}
        {!phone && <div className={styles.content}>{children}</div>}
      </div>
    </div>
  );
};
