/** What the list says of an army's last battle: fetched after the list stands. */
export { readLastPlayed } from './last-played.ts';
