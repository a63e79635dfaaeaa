import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { paths } from '../../lib/paths.ts';
import { productName } from '../../lib/product.ts';
import { FocusedForm } from '../../ui/frames/FocusedForm.tsx';

interface Props {
  title: string;
  /** The page title in the browser, for pages whose heading is a greeting. */
  name?: string;
  lead?: ReactNode;
  footer?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

/** A single form under the product's name, with a picture on the left (ACC-52). */
export const AccountFrame = ({ name, ...props }: Props) => {
  usePageTitle(name ?? props.title);
  return <FocusedForm {...props} brand={{ name: productName(), href: paths.landing() }} />;
};
