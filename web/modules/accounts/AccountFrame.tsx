import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { productName } from '../../lib/product.ts';
import { FocusedForm } from '../../ui/frames/FocusedForm.tsx';

interface Props {
  title: string;
  lead?: ReactNode;
  footer?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** One form under our name, with the picture at its left (ACC-52). */
export const AccountFrame = (props: Props) => (
  <FocusedForm {...props} brand={{ name: productName(), href: paths.landing() }} />
);
