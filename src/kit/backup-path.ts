/** The part of Settings that makes and reads backups. */
export const backupPart = 'backup';
export const backupPath = `settings/${backupPart}`;
