import { Layer, type LayerProps } from './Layer.tsx';

interface DrawerProps extends LayerProps {
  side?: 'left' | 'right';
  size?: 'md' | 'lg';
}

/** A pane at the edge of the screen: details next to the list they come from. */
export const Drawer = ({ side = 'right', ...props }: DrawerProps) => <Layer {...props} place={side} />;

interface BottomSheetProps extends LayerProps {
  /** Takes the full height, for filters. */
  tall?: boolean;
}

/** A pane that opens from the bottom edge of a phone. */
export const BottomSheet = (props: BottomSheetProps) => <Layer {...props} place="bottom" />;
