// The place Rules: chapters to read, and a search over all of them.
// model.ts is the place; search.ts fetches the chapters of src/reference and keeps them, finder.ts and search/ find in
// them; rule-tables.tsx draws the tables of the rules from the numbers that the core counts with.
export { GameHits } from './game-hits.tsx';
export { createLookupModel } from './model.ts';
export { default as RuleSheet } from './rule-sheet.tsx';
export { default } from './screen.tsx';
