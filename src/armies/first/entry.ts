/** What the place shows while no army is there: ready ones of the games played, a tap each. */
export { FirstPage } from './first-page.tsx';
