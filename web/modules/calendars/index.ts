export { AddToCalendar } from './AddToCalendar.tsx';
