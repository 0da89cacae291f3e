// Lists of other makers and tables: read as rows (rules/lists), settled by the player, made into an army.

export { readArmyText } from '../../rules/lists/army-text.ts';
export { textOfFile } from './file-text.ts';
export { ListSheet } from './list-sheet.tsx';
