import type { rulingIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-A-20': {
    title: 'Co to jest k2 i k3?',
    text: 'Niektóre ciężkie bronie zabierają 1k2 albo 1k3 punktów Stanowczości, ale tekst zna tylko kostki sześciościenne i nie mówi, jak tym rzucać. Aplikacja odczytuje to z 1k6: dla 1k2 wynik 1–3 to 1, a 4–6 to 2; dla 1k3 wynik 1–2 to 1, 3–4 to 2, a 5–6 to 3. Taki jest zwyczaj w bitewniakach i każdy wynik jest równie prawdopodobny.',
    words: 'połówka trójka armata katapulta obrażenia',
  },
  'USB-A-22': {
    title: 'Czy po przegranej walce wręcz testuje się morale?',
    text: 'Tekst każe testować jak przy 50% po porażce w walce wręcz, ale „porażka” to też nazwa wyniku 4–5, przy którym przegrany i tak panikuje. W aplikacji decyduje sama tabela wyników: przy 2–3 wstrząśnięta, przy 4–5 spanikowana, bez dalszego testu. Test po przegranej o 2 lub więcej to zasada domowa.',
    words: 'porażka wynik starcia tabela wstrząśnięta panika wręcz',
  },
  'USB-A-23': {
    title: 'Czy okopanie i broń zmieniają morale?',
    text: 'Zmieniają one Obronę, a morale testuje się na Obronę; tekst nie mówi, czy tu się liczą. W aplikacji nie: liczą się tylko modyfikatory, które wprost dotyczą morale (odważny +1, dół trupów −1), a oprócz nich Obrona bohatera i przerzuty.',
    words: 'osłona okopany modyfikator morale ciężka broń',
  },
  'USB-A-24': {
    title: 'Kilka progów naraz: który test?',
    text: 'Tekst nie mówi, co zrobić, gdy jedna salwa przekracza 25% i 50%. W aplikacji na jedno zdarzenie jest jeden test, przy najwyższym nowo osiągniętym progu, po strzelaniu albo po wyniku walki wręcz. Test nigdy nie poprawia stanu: jednostka w panice po zdanym teście nadal panikuje.',
    words: 'progi morale salwa kolejność gorszy stan zostaje',
  },
  'USB-A-51': {
    title: 'Co, jeśli potrzebny wynik jest powyżej 6 lub poniżej 2?',
    text: 'Tekst ma jedną zasadę na przypadek, gdy 6 nie wystarcza, i nie mówi, czy 9+ jest trudniejsze od 7+. Aplikacja uznaje, że nie: od 7 w górę zawsze potrzeba 6, a potem drugiej 6, czyli 1 na 36, bo tę szansę tekst obiecuje zawsze. Poniżej 2+ zostaje 2+, bo wyrzucone 1 to zawsze porażka.',
    words: 'modyfikatory poza zakresem osiem dziewięć granica',
  },
  'USB-A-52': {
    title: 'Czy przerzut obejmuje drugą 6?',
    text: 'Czasem przerzuca się 1 (szarża), czasem wszystkie porażki (tarcza), a przy 7+ kostkami z 6 i tak rzuca się drugi raz. Tekst nie mówi, czy przerzut obejmuje ten drugi rzut. W aplikacji 1 przerzuca się tylko w pierwszym rzucie, raz na kostkę, więc szarża przy 7+ trafia w 7 przypadkach na 216; przerzucanie 1 także w drugim to zasada domowa. Gdy przerzuca się porażki, nieudany test powtarza się raz w całości.',
    words: 'szarża lider błogosławiony potwierdzenie szóstka jedynki',
  },
  'USB-C-07': {
    title: 'Czy −2 poprawia Obronę, czy ją pogarsza?',
    text: 'Współczynniki są w tekście zapisane jak +4, więc −2 można by czytać jako zmianę +4 w +2, co pomogłoby trafionemu. W aplikacji każdy minus szkodzi rzucającemu: 4+ staje się 6+, a 5+ staje się 7+. Za takie bronie się płaci, więc muszą szkodzić wrogowi, a kupione +1 poprawia współczynnik.',
    words: 'znak modyfikator minus ciężka broń kara',
  },
  'USB-X-08': {
    title: '16,66% czy 16,67%?',
    text: 'Tekst podaje 16,66% i 2,77%: liczby ucięte, nie zaokrąglone. Dokładne szanse to 1/6 i 1/36, po zaokrągleniu 16,67% i 2,78%. Aplikacja liczy na dokładnych ułamkach.',
    words: 'procent zaokrąglenie ułamek szansa',
  },
} satisfies ChapterTexts<(typeof rulingIds)[number]>;
