import { fitting } from '../named-list.ts';

/** So long a message all chats take whole. */
export const longestMessage = 1900;

/** A link with words before it; where both together are too long, the words give way. Undefined where the link itself is. */
export function messageOf(words: string, link: string): string | undefined {
  if (link.length > longestMessage) return undefined;
  const room = longestMessage - link.length - 1;
  if (words.length <= room) return `${words}\n${link}`;
  return room > 1 ? `${fitting(words, room - 1)}…\n${link}` : link;
}
