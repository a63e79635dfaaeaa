import { useLingui } from '@lingui/react/macro';
import { IconCalendarCog, IconCalendarEvent, IconMessage2, IconUsersGroup } from '@tabler/icons-react';
import { bookingPaths, offlineSessionsPath, paths, portalPath, reviewsPath } from '../../lib/paths.ts';
import { useProgrammeHere } from '../../modules/programmes/index.ts';
import { Card } from '../../ui/Card.tsx';
import { IconLine } from '../../ui/Facts.tsx';
import { StatGrid } from '../../ui/Layout.tsx';

/** OFF-19: links for everyday tasks. Only mentors have hours (AVL-16). */
export const QuickLinks = ({ isMentor }: { isMentor: boolean }) => {
  const { t } = useLingui();
  const here = useProgrammeHere();
  const hours = here === null ? paths.availability() : portalPath(here, 'availability');
  const links = [
    { label: t`Bookings`, icon: IconCalendarEvent, href: bookingPaths(here).list() },
    { label: t`Offline Sessions`, icon: IconUsersGroup, href: offlineSessionsPath(here) },
    { label: t`Feedbacks`, icon: IconMessage2, href: reviewsPath(here) },
    ...(isMentor ? [{ label: t`Manage Availability`, icon: IconCalendarCog, href: hours }] : []),
  ];
  return (
    <nav aria-label={t`Quick links`}>
      <StatGrid>
        {links.map(({ label, icon, href }) => (
          <Card key={href} href={href} lift>
            <IconLine icon={icon} tone="brand">
              {label}
            </IconLine>
          </Card>
        ))}
      </StatGrid>
    </nav>
  );
};
