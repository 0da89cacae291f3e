import { createCastleAttackModel } from './model.ts';
import { AttackMode } from './screen.tsx';

export const mode = { createModel: createCastleAttackModel, Screen: AttackMode };
