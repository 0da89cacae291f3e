/** The ways from one mode to another, fetched when somebody goes on. */
export { goToMany } from './duel-to-many.ts';
