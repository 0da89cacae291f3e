// Seasons of the league of BrikWars (BW-LG-01 to BW-LG-19): model.ts keeps them, view.ts says how they stand.
export { createLeagueModel } from './model.ts';
export { default } from './screen.tsx';
