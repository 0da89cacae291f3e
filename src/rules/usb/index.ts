export * from './morale.ts';
export * from './round.ts';
export * from './small-dice.ts';
export * from './test.ts';
export * from './test-roll.ts';
