import { useLingui } from '@lingui/react/macro';
import { IconBriefcase, IconSchool } from '@tabler/icons-react';
import { useState } from 'react';
import type { College, Job } from '../../../../contract/profiles/schemas/experience.ts';
import { plainMonth } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Timeline } from '../../../ui/Timeline.tsx';
import type { IconType } from '../../../ui/types.ts';
import { useEducationLevels } from '../../reference/index.ts';

/** PRO-24, PRO-25 */
const shownAtFirst = 2;

interface Station {
  id: number;
  title: string;
  place: string;
  start: string;
  end: string | null;
  goesOn: boolean;
  text: string | null;
}

interface Props {
  title: string;
  icon: IconType;
  stations: readonly Station[];
  more: string;
}

const Stations = ({ title, icon, stations, more }: Props) => {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  if (stations.length === 0) return null;
  const period = ({ start, end, goesOn }: Station) => {
    const until = goesOn ? t`Present` : end && plainMonth(end);
    return until ? `${plainMonth(start)} – ${until}` : t`From ${plainMonth(start)}`;
  };
  const shown = all ? stations : stations.slice(0, shownAtFirst);
  return (
    <SectionCard
      title={title}
      {...(shown.length < stations.length && {
        footer: (
          <Button kind="quiet" onPress={() => setAll(true)} label={`${more}: ${title}`}>
            {more}
          </Button>
        ),
      })}
    >
      <Timeline
        label={title}
        items={shown.map((station) => ({
          key: String(station.id),
          title: station.title,
          when: period(station),
          icon,
          children: (
            <>
              <Text size="control">{station.place}</Text>
              {station.text && (
                <Text size="control" tone="secondary" typed>
                  {station.text}
                </Text>
              )}
            </>
          ),
        }))}
      />
    </SectionCard>
  );
};

/** PRO-24 */
export const JobHistory = ({ jobs }: { jobs: readonly Job[] }) => {
  const { t } = useLingui();
  return (
    <Stations
      title={t`Work experience`}
      icon={IconBriefcase}
      more={t`View more`}
      stations={jobs.map((job) => ({
        id: job.id,
        title: job.name,
        place: job.company_name,
        start: job.start_date,
        end: job.end_date,
        goesOn: job.is_current,
        text: job.description,
      }))}
    />
  );
};

/** PRO-25 */
export const Education = ({ colleges }: { colleges: readonly College[] }) => {
  const { t } = useLingui();
  const levels = useEducationLevels();
  const levelOf = (value: string) =>
    value === 'not_specified' ? undefined : levels.find((level) => level.value === value)?.label;
  return (
    <Stations
      title={t`Education`}
      icon={IconSchool}
      more={t`View More`}
      stations={colleges.map((college) => ({
        id: college.id,
        title: college.university_name,
        place: [levelOf(college.level), college.program_name].filter(Boolean).join(', '),
        start: college.start_date,
        end: college.end_date,
        goesOn: college.study_status === 1,
        text: null,
      }))}
    />
  );
};
