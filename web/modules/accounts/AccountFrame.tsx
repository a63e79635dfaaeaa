import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { productName } from '../../lib/product.ts';
import { FocusedForm } from '../../ui/frames/FocusedForm.tsx';

interface Props {
  title: string;
  /** What the browser calls the page, where the title greets. */
  name?: string;
  lead?: ReactNode;
  footer?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** One form under our name, with the picture at its left (ACC-52). */
export const AccountFrame = ({ name, ...props }: Props) => {
  usePageTitle(name ?? props.title);
  return <FocusedForm {...props} brand={{ name: productName(), href: paths.landing() }} />;
};
