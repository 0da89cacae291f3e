const refusals = [
  'Adjutant does not run inside a page of someone else. Open it in a window of its own.',
  'Adiutant nie działa wewnątrz cudzej strony. Otwórz go w osobnym oknie.',
  'Az Adjutáns nem fut más oldalába ágyazva. Nyisd meg külön ablakban.',
];

/** Instead of the app, of which nothing runs here: no language is known, so it is said in all of them. */
export function refuseFrame(root: Element): void {
  const way = document.createElement('a');
  way.href = location.href;
  way.target = '_blank';
  way.rel = 'noopener';
  way.className = 'button';
  way.textContent = 'Adjutant ↗';
  const box = document.createElement('main');
  box.className = 'card';
  box.append(
    ...refusals.map((text) => Object.assign(document.createElement('p'), { textContent: text })),
    way,
  );
  root.append(box);
}
