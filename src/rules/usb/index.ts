export * from './small-dice.ts';
export * from './test.ts';
export * from './test-roll.ts';
