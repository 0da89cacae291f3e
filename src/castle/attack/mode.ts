export { createCastleAttackModel as createModel } from './model.ts';
export { AttackMode as Screen } from './screen.tsx';
