import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, useId } from 'react';
import { ActionButton } from './Button.tsx';
import styles from './SlotPicker.module.css';
import { Text } from './Text.tsx';

interface Slot {
  value: string;
  /** '2:30 pm' */
  label: string;
  /** The hour of the day in the displayed zone, 0 to 23; it decides the group. */
  hour: number;
  whyNot?: string | null;
}

interface Props {
  label: string;
  slots: readonly Slot[];
  value: string | null;
  onChange: (value: string) => void;
  /** The message if there are no times. */
  empty?: string;
}

const parts = [
  { key: 'morning', until: 12 },
  { key: 'afternoon', until: 17 },
  { key: 'evening', until: 24 },
] as const;

const partOf = (hour: number) => parts.find((part) => hour < part.until)?.key ?? 'evening';

/** The open times of a day, grouped Morning, Afternoon, Evening. */
export const SlotPicker = ({ label, slots, value, onChange, empty }: Props) => {
  const { t } = useLingui();
  const id = useId();
  const names = { morning: t`Morning`, afternoon: t`Afternoon`, evening: t`Evening` };
  if (slots.length === 0) {
    return <Text tone="secondary">{empty ?? <Trans>No open times on this day.</Trans>}</Text>;
  }
  return (
    <div className={styles.picker} role="group" aria-label={label}>
      {parts.map(({ key }) => {
        const inPart = slots.filter((slot) => partOf(slot.hour) === key);
        if (inPart.length === 0) return null;
        return (
          <section key={key} aria-labelledby={`${id}-${key}`}>
            <h3 className={styles.part} id={`${id}-${key}`}>
              {names[key]}
            </h3>
            <div className={styles.slots}>
              {inPart.map((slot) => (
                <Fragment key={slot.value}>
                  {slot.whyNot ? (
                    <ActionButton whyNot={slot.whyNot} full>
                      {slot.label}
                    </ActionButton>
                  ) : (
                    <button
                      type="button"
                      className={styles.slot}
                      aria-pressed={slot.value === value}
                      onClick={() => onChange(slot.value)}
                    >
                      {slot.label}
                    </button>
                  )}
                </Fragment>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
};
