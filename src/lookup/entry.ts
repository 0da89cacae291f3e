export { createLookupModel } from './model.ts';
export { default as RuleSheet } from './rule-sheet.tsx';
export { default } from './screen.tsx';
