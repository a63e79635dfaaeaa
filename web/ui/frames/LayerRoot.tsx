import styles from './LayerRoot.module.css';

/** Where windows, menus and lists open: inside `main`, so that whatever appears belongs to a landmark. */
export const LayerRoot = () => <div className={styles.layers} data-mantine-shared-portal-node />;
