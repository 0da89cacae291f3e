import { useServices, useTexts } from '../kit/context.ts';
import { Icon } from '../kit/icon.tsx';
import { type PlaceId, places, titleOf } from './places.ts';

export function PlaceBar({ current }: { readonly current: PlaceId | undefined }) {
  const { navigation, settings } = useServices();
  const t = useTexts('shell');
  const played = settings.games.value;
  const shown = places.filter((place) => place.icon && (!place.game || played.includes(place.game)));
  return (
    <nav class="bar" aria-label={t.mainMenu}>
      <ul>
        {shown.map((place) => (
          <li key={place.id}>
            <a
              class="bar-item"
              href={`#/${place.id}`}
              aria-current={place.id === current ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault();
                navigation.go(place.id);
              }}
            >
              {place.icon && <Icon name={place.icon} />}
              <span>{titleOf(place.id, t)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
