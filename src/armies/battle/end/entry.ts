/** What is left of a battle, fetched when it is over or looked back at. */
export { EndPage } from './end-page.tsx';
export { Log } from './log.tsx';
