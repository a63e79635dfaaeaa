import { Trans, useLingui } from '@lingui/react/macro';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { IconButton } from './Button.tsx';
import { pageButtons } from './pages.ts';
import styles from './Pager.module.css';

interface Props {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** The maximum number of page buttons; ten by default. */
  buttons?: number;
  range?: { from: number; to: number; total: number | string };
}

/** The page buttons of a list, at most ten. SYS-06 */
export const Pager = ({ page, pages, onPage, buttons, range }: Props) => {
  const { t } = useLingui();
  if (pages <= 1 && !range) return null;
  return (
    <div className={styles.pager}>
      <span className={styles.range}>
        {range && (
          <Trans>
            {range.from}–{range.to} of {range.total}
          </Trans>
        )}
      </span>
      {pages > 1 && (
        <nav className={styles.pages} aria-label={t`Pages`}>
          <IconButton
            size="sm"
            icon={IconChevronLeft}
            label={t`Previous page`}
            onPress={() => onPage(page - 1)}
            whyNot={page <= 1 ? t`This is the first page` : null}
          />
          {pageButtons(page, pages, buttons).map((button) => (
            <button
              key={button}
              type="button"
              className={styles.page}
              aria-label={t`Page ${button}`}
              aria-current={button === page ? 'page' : undefined}
              onClick={() => onPage(button)}
            >
              {button}
            </button>
          ))}
          <span className={styles.short} aria-hidden>
            {page} / {pages}
          </span>
          <IconButton
            size="sm"
            icon={IconChevronRight}
            label={t`Next page`}
            onPress={() => onPage(page + 1)}
            whyNot={page >= pages ? t`This is the last page` : null}
          />
        </nav>
      )}
    </div>
  );
};
