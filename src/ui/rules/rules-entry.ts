export { createLookupModel } from '../../state/lookup.ts';
export { default as RuleSheet } from './rule-sheet.tsx';
export { default } from './rules-screen.tsx';
