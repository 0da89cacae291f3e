import type { specialisationIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-SPEC-01': {
    title: 'Kupowanie specjalizacji',
    text: 'Każdy oddział, potwór, maszyna czy bohater może ich mieć tyle, ile opłacisz, a wszystkie modele oddziału te same; tekst angielski nie mówi, kto może je kupić, więc aplikacja trzyma się polskiego. Nagły atak, lotnicy, nie do złamania, napad i samozniszczenie kosztują 10 punktów za model albo 20 za potwora, maszynę czy bohatera. Inżynierowie, łowczy, dym, błogosławiony, odważny, infiltracja i kamuflaż kosztują 3 za model albo 5. Bohater i jego wierzchowiec kupują każdy swoje.',
    words: 'zdolności cena koszt specjalne zasady dodatki',
  },
  'USB-SPEC-02': {
    title: 'Nagły atak',
    text: 'Oddział nie zaczyna na stole. Gdy go aktywujesz, testuj jego Obronę: po zdanym teście wystaw go w dowolnym miejscu stołu, od razu jako aktywowany i okopany. Po niezdanym aplikacja uznaje aktywację za zużytą, a oddział próbuje znowu w następnej rundzie; jeśli nigdy nie wejdzie, nie liczy się jako strata.',
    words: 'zasadzka desant teleport wejście rezerwy zrzut spadochron',
  },
  'USB-SPEC-03': {
    title: 'Lotnicy',
    text: 'Oddział ma +2" do ruchu, ignoruje modyfikatory terenu do ruchu i może przelatywać nad wrogami. W aplikacji przepada więc też +3" za drogę, a teren niebezpieczny, nad którym oddział przelatuje, nie zadaje mu trafień.',
    words: 'latanie lotnik skrzydła plecak odrzutowy rakietowy',
  },
  'USB-SPEC-04': {
    title: 'Napad',
    text: 'Oddział, który nie zaczynał w swojej strefie rozstawienia, może szarżować w chwili wejścia na stół, z rezerwy albo nagłym atakiem, jeśli cel widzi inny sojuszniczy oddział. W aplikacji rezerwy biorą się tylko ze scenariuszy, infiltracja nie jest wejściem na stół, a szarżować wolno, choć nagły atak zostawia oddział aktywowany.',
    words: 'szarża z rezerwy wejście desant wejściu atak',
  },
  'USB-SPEC-05': {
    title: 'Inżynierowie',
    text: 'Wrogowie atakowani przez inżynierów nie mają żadnych premii ze swojego terenu. W aplikacji przepada wszystko: −1 za osłonę, +1 do Obrony z ruin, okopanie, które daje teren, razem z prawem do reakcji, i własne +1 do Celności, gdy strzelają w reakcji albo oddają; kto okopał się akcją, zostaje okopany.',
    words: 'saperzy ignorują osłonę premie terenu saper osłony',
  },
  'USB-SPEC-06': {
    title: 'Łowczy',
    text: 'Żaden teren nie spowalnia modeli: nie dotyczy ich ani połowa szybkości, ani limit 5". W aplikacji teren niebezpieczny nadal zadaje im trafienia.',
    words: 'zwiadowca tropiciel trudny teren ruch zwiadowcy',
  },
  'USB-SPEC-07': {
    title: 'Dym',
    text: 'Zamiast strzelać, postaw w odległości do 6" znacznik o średnicy 3". Zasłania widok. Na początku następnej rundy rzuć 1k6: przy 4+ dym się rozwiewa; w aplikacji rzuca się tak w każdej kolejnej rundzie, aż się rozwieje. Bohaterowie mogą zmienić ten rzut Punktami Potęgi; tekst angielski to przekręca, a aplikacja trzyma się polskiego.',
    words: 'granat dymny zasłona mgła znacznik',
  },
  'USB-SPEC-08': {
    title: 'Błogosławiony',
    text: 'Raz na grę oddział przerzuca niechciane kostki jednego rzutu, a resztę zostawia: jeśli 20 ataków trafiło 2 razy, może przerzucić pozostałe 18. W aplikacji jeden rzut to rzut za jedną broń w jednej chwili; prawo do przerzutu mają żołnierze, póki choć jeden żyje, a potem bohater, który do nich dołączył.',
    words: 'przerzut raz szczęście bogowie',
  },
  'USB-SPEC-09': {
    title: 'Odważny',
    text: 'Oddział ma +1 do rzutów na morale: z Obroną 4+ potrzebuje 3+. W aplikacji pomaga to także otrząsnąć się ze wstrząśnięcia i z paniki.',
    words: 'odwaga premia morale nieustraszony',
  },
  'USB-SPEC-10': {
    title: 'Kamuflaż',
    text: 'Kto strzela do oddziału, ma −1 do Celności. W walce wręcz nic nie daje. W aplikacji bohater, który dołączył do oddziału, też musi mieć kamuflaż, inaczej nie działa u nikogo.',
    words: 'maskowanie ukryty strzelanie kara trafić trudniej',
  },
} satisfies ChapterTexts<(typeof specialisationIds)[number]>;
