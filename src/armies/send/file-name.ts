/** Letters that every file system takes; what is left of a name says enough. */
export const plainName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/ł/gi, 'l')
    .replace(/[^\w -]/g, '')
    .trim()
    .replace(/\s+/g, '-')
    .slice(0, 40);

export const armyFileName = (name: string): string => `${plainName(name) || 'army'}.adjutant`;
