import type { diceIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof diceIds)[number];

export const texts = {
  'BW-DICE-01': {
    title: 'Zapis rzutu',
    text: '2k6+1 znaczy: rzuć dwiema kostkami sześciościennymi, zsumuj je i dodaj 1. Najpierw liczba kostek (gdy jej nie ma, jedna), potem liczba ścianek; można łączyć kilka grup oraz plus lub minus, np. 1k10+2k6-1. BrikWars prawie wszędzie używa k6, a k10 tylko przy najsilniejszych jednostkach i broni; QuickWars używa samych k6. Litera d zamiast k znaczy to samo.',
    words: 'kostka kość ścianki modyfikator stała wzór oznaczenie kości',
  },
  'BW-DICE-02': {
    title: 'Gdy brak k10',
    text: 'Nie masz k10? Rzuć zamiast niej 2k6-2; wynik mieści się między 0 a 10. Szanse nie są takie same i zasady się z tym godzą. Tekst polski o tym zamienniku nie wspomina.',
    words: 'kostka dziesięciościenna zamiennik zastępstwo dwie kostki kość brakuje',
  },
  'BW-DICE-03': {
    title: 'Najmniejszy wynik to zero',
    text: 'Żaden rzut nie kończy się poniżej 0, choćby kary były ogromne: zsumuj kostki, dorzuty i modyfikatory, a wynik ujemny licz jako 0.',
    words: 'minimum ujemny kara suma najniższy minus poniżej',
  },
  'BW-DICE-04': {
    title: 'Rzut pechowy',
    text: 'Jeśli na wszystkich kostkach rzutu wypadło 1, to rzut pechowy: próba się nie udaje, nawet gdyby suma wystarczała. Liczą się tylko kostki rzucone na początku, dorzuty nie. Aplikacja stosuje to domyślnie do testów Umiejętności, parowania i obrażeń, ale nie do Obrony; można to przełączyć.',
    words: 'krytyczny pech porażka krytyczna jedynki same jedynki pudło fumble dwie',
  },
  'BW-DICE-05': {
    title: 'Rzut szczęśliwy i dorzut',
    text: 'Każda kostka z najwyższą ścianką (6 na k6, 10 na k10) daje dorzut, który dodajesz do tego samego rzutu; najwyższa ścianka na dorzucie daje następny, i tak bez końca. Podręcznik z 2005: dorzucasz zawsze k6, nawet po k10. Tekst polski: rzucasz jeszcze raz tą samą kostką i dodajesz, więc po k10 znowu k10.',
    words:
      'szóstka sukces krytyczny wybuchająca kostka eksplodująca przerzut szóstek krytyk dodatkowa szóstkę wybuchające jeszcze raz dziesiątka',
  },
  'BW-DICE-06': {
    title: 'Rezygnacja z dorzutu',
    text: 'Z należnego dorzutu wolno zrezygnować. Aplikacja dorzuca, dopóki tego nie wyłączysz. Atakujący, który spodziewa się parowania, powinien dorzucać w rzucie na trafienie: jego suma to liczba, którą parujący musi osiągnąć.',
    words: 'prawo do nie dorzucać odmowa pominąć szczęśliwy odmówić',
  },
  'BW-DICE-07': {
    title: 'Stała liczy się raz',
    text: 'W rzucie takim jak 1k6+2 dodajesz +2 tylko raz, bez względu na to, ile dorzutów przyniesie 6. Przykład: 6, a na dorzucie 4: 6+4+2 = 12.',
    words: 'modyfikator jednorazowo plus dodatek broń ciężka dorzut',
  },
  'BW-DICE-08': {
    title: 'Kostki w QuickWars',
    text: 'W QuickWars rzuca się samymi k6. Każda 6 daje dorzut, a 6 na dorzucie daje następny. Nie ma rzutów pechowych ani modyfikatorów: zmienia się tylko liczba kostek.',
    words: 'szybka walka quikwars szóstka proste zasady dorzut szóstki',
  },
  'BW-DICE-09': {
    title: 'Odkładanie dorzutów',
    text: 'Gdy na stole leży naraz wiele rzutów na obrażenia, zostaw je tak, jak wypadły, a dorzuty wykonaj dopiero wtedy, gdy przydzielasz dany rzut jednostce. Zwalnia to kostki na kolejne dorzuty. Szanse się nie zmieniają.',
    words: 'sterta kupa kostek oddział później wiele obrażeń poczekać',
  },
  'BWC-63': {
    title: 'Ile dał szczęśliwy rzut z k0?',
    text: 'Podpis pod żartem w podręczniku podaje 86, ale dodane tam liczby dają 80; w druku zginęła pewnie jedna 6. Nic w zasadach od tego nie zależy.',
    words: 'żart kostka zero erratum suma',
  },
} satisfies ChapterTexts<Id>;
