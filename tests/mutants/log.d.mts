export const folder: string;
export const codeFolder: string;
export const planFile: string;
export const logFile: string;
