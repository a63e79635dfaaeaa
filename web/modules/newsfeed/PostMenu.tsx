import { useLingui } from '@lingui/react/macro';
import { IconDotsVertical, IconPencil, IconPin, IconPinnedOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { NewsfeedPost } from '../../../contract/newsfeed/schemas.ts';
import { sayFailure } from '../../lib/failure.ts';
import { IconButton } from '../../ui/Button.tsx';
import { Menu, type MenuEntry } from '../../ui/Menu.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { usePinPost } from './queries.ts';
import { useReportOrDelete } from './useReportOrDelete.tsx';
import { EditDialog } from './windows.ts';

const usePinning = ({ id, pinned }: NewsfeedPost) => {
  const { t } = useLingui();
  const { mutate } = usePinPost();
  const turn = () =>
    mutate(
      { id, pinned: !pinned },
      {
        onSuccess: (post) => toastSuccess(post.pinned ? t`Pinned to the top.` : t`No longer pinned.`),
        onError: (error) => sayFailure(error),
      },
    );
  return {
    label: pinned ? t`Unpin` : t`Pin to the top`,
    icon: pinned ? IconPinnedOff : IconPin,
    onPress: turn,
  };
};

/** What this reader may do with a post; the server says which of it. */
export const PostMenu = ({ post }: { post: NewsfeedPost }) => {
  const { t } = useLingui();
  const [edits, setEdits] = useState(false);
  const pinning = usePinning(post);
  const { id, why_not: whyNot, author } = post;
  const { entries: common, windows } = useReportOrDelete({ about: 'post', id, whyNot });
  const entries: MenuEntry[] = [
    ...(whyNot.edit === null ? [{ label: t`Edit`, icon: IconPencil, onPress: () => setEdits(true) }] : []),
    ...(whyNot.pin === null ? [pinning] : []),
    ...common,
  ];
  const name = author.full_name;
  if (entries.length === 0) return null;
  return (
    <>
      <Menu
        trigger={<IconButton icon={IconDotsVertical} label={t`More about the post by ${name}`} />}
        label={t`Post by ${name}`}
        items={entries}
      />
      {edits && <EditDialog post={post} onClose={() => setEdits(false)} />}
      {windows}
    </>
  );
};
