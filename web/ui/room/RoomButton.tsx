import { useTooltip } from '../Tooltip.tsx';
import type { IconType } from '../types.ts';
import styles from './RoomButton.module.css';

interface Props {
  icon: IconType;
  label: string;
  onPress: () => void;
  /** The state of a switch. */
  on?: boolean;
  /** Highlights the off state, such as a muted microphone. */
  warnsOff?: boolean;
  tone?: 'danger';
  count?: number;
  whyNot?: string | null;
  pending?: boolean;
}

/** A round control of the room, big enough for a thumb. */
export const RoomButton = (props: Props) => {
  const { icon: Icon, label, onPress, on, warnsOff, tone, count = 0, whyNot, pending } = props;
  const name = whyNot ? `${label}: ${whyNot}` : label;
  const { handlers, bubble } = useTooltip(whyNot ?? label, { onPress: Boolean(whyNot) });
  return (
    <>
      <button
        {...handlers}
        type="button"
        className={styles.button}
        data-on={on}
        data-warns={(warnsOff && on === false) || undefined}
        data-tone={tone}
        aria-label={name}
        aria-pressed={on}
        aria-disabled={whyNot ? true : undefined}
        aria-busy={pending || undefined}
        onClick={(event) => (whyNot || pending ? event.preventDefault() : onPress())}
      >
        <Icon size={22} stroke={1.8} aria-hidden />
        {count > 0 && (
          <span className={styles.count} aria-hidden>
            {count > 9 ? '9+' : count}
          </span>
        )}
      </button>
      {bubble}
    </>
  );
};
