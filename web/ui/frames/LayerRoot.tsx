/** Where windows, menus and lists open: inside `main`, so that whatever appears belongs to a landmark. */
export const LayerRoot = () => <div data-mantine-shared-portal-node />;
