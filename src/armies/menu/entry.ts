export { ArmyMenu } from './menu.tsx';
export { KeptStates } from './versions.tsx';
