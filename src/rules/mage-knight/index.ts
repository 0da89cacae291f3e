export * from './abilities.ts';
export * from './attack.ts';
export * from './eligibility.ts';
export * from './joint-attack.ts';
export * from './sections.ts';
export * from './single-change.ts';
