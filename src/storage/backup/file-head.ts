export const backupFormat = 'adjutant-backup';
export const backupVersion = 1;

/** What a file of the app begins with. */
export const headOf = (created: number, app: string) => ({
  format: backupFormat,
  version: backupVersion,
  created: new Date(created).toISOString(),
  app,
});
