export { DashboardSettingsPage } from './DashboardSettingsPage.tsx';
export { MemberResources } from './MemberResources.tsx';
export { ResourcesPage, type ResourcesView } from './ResourcesPage.tsx';
