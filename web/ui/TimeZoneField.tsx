import { useLingui } from '@lingui/react/macro';
import { IconWorld } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Temporal } from './temporal.ts';
import { SelectField } from './SelectField.tsx';
import styles from './TimeZoneField.module.css';
import type { FieldProps } from './types.ts';

interface Props extends Omit<FieldProps, 'label'> {
  label?: string;
  /** 'Asia/Kuala_Lumpur' */
  value: string;
  onChange: (zone: string) => void;
  /** The offsets shown apply at this instant. */
  now: Temporal.Instant;
  /** The zones offered; by default all that the browser knows. */
  zones?: readonly string[];
}

/** 'UTC+08:00' */
const offsetOf = (zone: string, now: Temporal.Instant) => {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    now.epochMilliseconds,
  );
  const name = parts.find((part) => part.type === 'timeZoneName')?.value ?? '';
  return name === 'GMT' ? 'UTC+00:00' : name.replace('GMT', 'UTC');
};

const readable = (zone: string) => zone.replaceAll('_', ' ');

/** A time zone with its offset, which can be searched by city or offset. */
export const TimeZoneField = ({ label, value, onChange, now, zones, ...field }: Props) => {
  const { t } = useLingui();
  const [opened, setOpened] = useState(false);
  // Four hundred offsets take 50 ms, so they are only calculated when the list is opened.
  const options = useMemo(() => {
    const all = opened ? [...(zones ?? Intl.supportedValuesOf('timeZone'))] : [];
    const known = all.includes(value) ? all : [value, ...all];
    return known.map((zone) => ({ value: zone, label: readable(zone), ...(opened && { note: offsetOf(zone, now) }) }));
  }, [opened, zones, value, now]);
  return (
    <SelectField
      {...field}
      label={label ?? t`Time zone`}
      value={value}
      onChange={(zone) => zone && onChange(zone)}
      options={options}
      searchable
      icon={IconWorld}
      end={<span className={styles.offset}>{offsetOf(value, now)}</span>}
      onOpen={() => setOpened(true)}
    />
  );
};
