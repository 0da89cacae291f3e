import type { turnIds } from '../../../rules/mage-knight/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'MK-ACT-01': {
    title: 'Ile akcji ma zamek',
    text: 'Zamek może dostać w turze kilka akcji, ale każda sekcja tylko jedną.',
    words: 'akcja tura liczba raz na sekcję razy',
  },
  'MK-ACT-02': {
    title: 'Każda działająca sekcja dostaje żeton',
    text: 'Połóż żeton Akcji na każdej sekcji, która działa; jeśli działa kilka, każda dostaje swój. Kiedy żetony się zdejmuje, mówi twoja instrukcja.',
    words: 'znacznik akcji token cselekvésjelző',
  },
  'MK-ACT-05': {
    title: 'Zmęczenie sekcji',
    text: 'Sekcja, która dostaje drugi żeton, jest zmęczona (túlterhelt), ale nie otrzymuje z tego powodu obrażeń. Z dwoma żetonami nie może działać.',
    words: 'drugi żeton przeciążenie obrażenia odpoczynek push dwa razy rzędu',
  },
  'MK-ACT-06': {
    title: 'Dodatkowe akcje zamku',
    text: 'W zwykłej grze masz 1 dodatkową akcję, dopóki twój donżon jest w grze. W Conquest masz 1 za sekcję inną niż mur (wystarczy jedna) albo 2 za donżon; jedno z drugim się nie sumuje, a kolejne sekcje nic nie dodają. Akcje te można dać tylko sekcjom. Aplikacja uznaje, że zniszczona sekcja już się nie liczy, a przełamana tak.',
    words: 'dodatkowa akcja premia Conquest keep liczba extra',
  },
  'MK-ATT-02': {
    title: 'Linia strzału sekcji',
    text: 'Prowadź ją od środka sekcji, który leży na szczycie wzniesienia. Podstawki figurek na nią nie wpływają.',
    words: 'ognia tűzvonal środek strzelanie zasłonięta podstawka widzi mierzyć baszta',
  },
  'MK-DEF-01': {
    title: 'Strzelanie do figurki na sekcji',
    text: 'Figurka stojąca na sekcji, zaatakowana z dystansu, dostaje premię sekcji do obrony; jej wartość jest nadrukowana na sekcji. W walce wręcz jej nie dostaje.',
    words: 'premia obrony fortyfikacja mury osłona mur szczyt plusz védelem załoga strzał stojącego murze',
  },
  'MK-DEF-02': {
    title: 'Wysokość figurki na sekcji',
    text: 'Oprócz obrony od sekcji figurka może dostać także modyfikator wysokości. Kiedy i ile, mówi twoja instrukcja.',
    words: 'premia obrona wzniesienie mur szczyt wyżej',
  },
  'MK-DEF-03': {
    title: 'Kiedy sekcja nie daje obrony',
    text: 'Cel nie dostaje nic od budowli, jeśli atakujący jest wewnątrz zamku albo jego linia strzału nie przecina żadnej sekcji, bo obaj na niej stoją. Aplikacja rozumie to drugie jako tę samą sekcję: gdy strzelasz z jednej sekcji na inną, linia przecina sekcję celu i premia się liczy. Przy interpretacji „ten sam zamek” by się nie liczyła.',
    words: 'premia obrona dziedziniec wnętrze linia ognia ten sam mur atak środka',
  },
  'MK-VP-01': {
    title: 'Punkty zwycięstwa za sekcje',
    text: 'Sekcje dają punkty zwycięstwa tak jak inne figurki Mage Knight: kto zniszczy sekcję, dostaje jej pełne punkty.',
    words: 'punktacja wynik zniszczona wygrana győzelmi pont zburzoną wieżę mur punktów rozwalony',
  },
  'MK-VP-02': {
    title: 'Połowa punktów za przełamanie',
    text: 'Jeśli sekcja jest przełamana, ale nie zniszczona, gracz, którego figurka ją przełamała, dostaje połowę jej punktów, zaokrągloną w dół. W aplikacji połowa przepada, gdy sekcja zostanie zniszczona; od tej chwili liczą się tylko pełne punkty.',
    words: 'punktacja punkty zwycięstwa wyłom áttört győzelmi pont',
  },
} satisfies ChapterTexts<(typeof turnIds)[number]>;
