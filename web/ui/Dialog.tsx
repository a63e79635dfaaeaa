import { Layer, type LayerProps } from './Layer.tsx';
import { useIsPhone } from './media.ts';

interface Props extends LayerProps {
  size?: 'sm' | 'md' | 'lg' | 'xl';
}

/** A window over the page; on a phone it fills the screen. */
export const Dialog = (props: Props) => {
  const phone = useIsPhone();
  return <Layer {...props} place={phone ? 'full' : 'center'} />;
};
