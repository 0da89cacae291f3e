/** Letters that every file system takes; what is left of a name says enough. */
export function armyFileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/ł/gi, 'l')
    .replace(/[^\w -]/g, '')
    .trim()
    .replace(/\s+/g, '-');
  return `${plain.slice(0, 40) || 'army'}.adjutant`;
}
