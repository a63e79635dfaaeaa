import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { useLingui } from '@lingui/react/macro';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { CSSProperties, ReactNode } from 'react';
import { IconButton } from './Button.tsx';
import styles from './SortableList.module.css';

interface Item {
  key: string;
  /** The item's name, used to name its buttons. */
  name: string;
}

interface Props {
  label: string;
  items: readonly Item[];
  /** Positions are indexes into `items`. */
  onMove: (from: number, to: number) => void;
  /** `controls`: grip, up and down; they belong in the item's header. */
  children: (at: number, controls: ReactNode) => ReactNode;
}

interface LineProps {
  item: Item;
  at: number;
  last: number;
  onMove: Props['onMove'];
  children: Props['children'];
}

const Line = ({ item, at, last, onMove, children }: LineProps) => {
  const { t } = useLingui();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: item.key,
  });
  const style: CSSProperties = { transform: CSS.Translate.toString(transform), transition };
  const controls = (
    <span className={styles.controls}>
      <button
        type="button"
        className={styles.grip}
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={t`Drag ${item.name}`}
      >
        <IconGripVertical size={18} stroke={1.7} aria-hidden />
      </button>
      <IconButton
        size="sm"
        icon={IconArrowUp}
        label={t`Move ${item.name} up`}
        onPress={() => onMove(at, at - 1)}
        {...(at === 0 && { whyNot: t`This is the first.` })}
      />
      <IconButton
        size="sm"
        icon={IconArrowDown}
        label={t`Move ${item.name} down`}
        onPress={() => onMove(at, at + 1)}
        {...(at === last && { whyNot: t`This is the last.` })}
      />
    </span>
  );
  return (
    <li ref={setNodeRef} style={style} data-dragging={isDragging || undefined} className={styles.line}>
      {children(at, controls)}
    </li>
  );
};

/**
 * A list that can be sorted by dragging, with the keyboard on the grip (space, arrows, space) or with its arrow
 * buttons.
 */
export const SortableList = ({ label, items, onMove, children }: Props) => {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const drop = ({ active, over }: DragEndEvent) => {
    const from = items.findIndex(({ key }) => key === active.id);
    const to = items.findIndex(({ key }) => key === over?.id);
    if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
      <SortableContext items={items.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label={label}>
          {items.map((item, at) => (
            <Line key={item.key} item={item} at={at} last={items.length - 1} onMove={onMove}>
              {children}
            </Line>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
};
