import styles from './LayerRoot.module.css';

/** Where windows, menus and lists are rendered: inside `main`, so that everything belongs to a landmark. */
export const LayerRoot = () => <div className={styles.layers} data-mantine-shared-portal-node />;
