import { useLocation, useRouter } from '@tanstack/react-router';
import { WishedBooking, wishHash } from '../../modules/bookings/index.ts';

/** M29: opens the Book Session window on the page that a return address of it leads to. */
export const OpenWish = () => {
  const router = useRouter();
  const isWished = useLocation({ select: ({ hash }) => hash === wishHash });
  if (!isWished) return null;
  const close = () => {
    const { pathname, searchStr } = router.state.location;
    void router.navigate({ href: pathname + searchStr, replace: true, resetScroll: false });
  };
  return <WishedBooking onClose={close} />;
};
