export { createCastleAttackModel as createModel } from '../../../state/castle-attack.ts';
export { AttackMode as Screen } from './attack-mode.tsx';
