/** What was tapped is gone: who stood on it goes on at the answer that has become of it. */
export function goToVerdict(): void {
  setTimeout(() => document.querySelector<HTMLElement>('.verdict-word')?.focus());
}
