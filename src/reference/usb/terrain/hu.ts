import type { terrainIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-TERR-01': {
    title: 'Mikor van az egység terepen?',
    text: 'Ha az egység figuráinak legalább a fele a terepen vagy közvetlenül mellette áll, a terep előnye és hátránya az egész egységre vonatkozik. 5 figurából ehhez 3 kell, 10 figurából 5.',
    words: 'fele mellette bent hatás tereptárgy erdőben',
  },
  'USB-TERR-02': {
    title: 'Előbb beszéljétek meg a terepet',
    text: 'Játék előtt beszéld meg az ellenfeleddel, mi minek számít az asztalon: sövénynek vagy falnak, nehéz terepnek, tetemgödörnek, veszélyes terepnek, romoknak, erdőnek vagy útnak.',
    words: 'terepfajták tereptárgyak játék előtt',
  },
  'USB-TERR-03': {
    title: 'Sövény, fal',
    text: 'Alacsony akadály, például fal, sövény, homokzsák vagy parkoló autó. A mögötte álló egység +1-et kap a célzására, aki megtámadja, −1-et, és az egység beásottnak számít (+1 védelem, és reagálhat a rohamra). Az appban ez közelharcban is így van, de a már lekötött egységeknek nem jár.',
    words: 'takarás kerítés barikád homokzsák elbújni fedezék mögül',
  },
  'USB-TERR-04': {
    title: 'Nehéz terep',
    text: 'Mocsár, gázló, felszántott föld, szemétkupac: az egység fél sebességgel mozog, és egy aktiválás alatt legfeljebb 5"-et. Az app előbb minden inchet összead, aztán egyszer felez, végül 5"-re korlátoz: a rohamozó lovasságnak 14" jár, a fele 7", így marad 5".',
    words: 'lassú mocsár folyó törmelék fél mozgás sár',
  },
  'USB-TERR-05': {
    title: 'Tetemgödör',
    text: 'Halottakkal teli hely, akár egyetlen óriás teteme: fél sebesség, és egy aktiválás alatt legfeljebb 5". A beásás itt semmit sem ér, a harci szellem próbája pedig −1-et kap. Az angol szöveg szerint ez a −1 nem jár; az app a lengyelt követi, amely szerint jár.',
    words: 'sír hullák holttest levonás morál',
  },
  'USB-TERR-06': {
    title: 'Veszélyes terep',
    text: 'Mély víz, szakadék, aknamező, láva: nem szabad rajta megállni, ezért akinek nem elég a mozgása, előtte áll meg. Az átkelő egység annyi találatot kap, ahány figurája van. Mindegyiket a szokott módon lehet kivédeni, a sebeket pedig úgy kell elosztani, hogy a lehető legtöbb figura kerüljön le. Az angol szöveg az elfogyó mozgás helyett hiányzó forgalomról beszél; az app a lengyelt követi.',
    words: 'láva aknák aknamező víz áram átkelés akna',
  },
  'USB-TERR-07': {
    title: 'Romok',
    text: 'Lerombolt vagy zsúfoltan beépített hely, épületek belseje is: az egység +1-et kap a célzására és +1-et a védelmére, beásottnak is számít, de fél sebességgel mozog, és egy aktiválás alatt legfeljebb 5"-et. Az app a beásás +1-ét is hozzáadja, így a védelem összesen +2-t kap; ha csak +1-et, az házi szabály. A 3-as növekedés alatti szörny vagy gép csak a romok +1-ét kapja.',
    words: 'épület törmelék gyár belső fedezék ház',
  },
  'USB-TERR-08': {
    title: 'Erdő',
    text: 'Erdő, gyümölcsös vagy park: az egység +1-et kap a célzására, aki megtámadja, −1-et, és az egység beásottnak számít (+1 védelem). Fél sebességgel mozog, és egy aktiválás alatt legfeljebb 5"-et. Az erdő eltakarja, ami mögötte áll.',
    words: 'fák liget gyümölcsös park takarja rálátás fedezék bokrok',
  },
  'USB-TERR-09': {
    title: 'Utak',
    text: 'Az az egység, amely az út mentén halad vagy keresztben átfut rajta, +3" mozgást kap. A lengyel szöveg menetelést ír, az angol gyaloglást, mindkettő futást és rohamot is; az app mindhárom mozgáshoz hozzáadja, tehát a taktikaihoz is.',
    words: 'ösvény járda utca gyorsabb bónusz aszfalt',
  },
  'USB-TERR-10': {
    title: 'Mászás és esés',
    text: 'Ha egy egységet letaszítanak a peremről, tetőről ugrik vagy ereszcsatornán mászik, 2" magasságonként annyi találatot kap, ahány figurája van, akár fölfelé, akár lefelé. Az app csak a teljes 2" szakaszokat számolja: 5" magasság 2 szakasz, vagyis 6 figurának 12 találat. Mindegyiket a szokott módon lehet kivédeni, a sebeket pedig úgy kell elosztani, hogy a lehető legtöbb figura kerüljön le. Létrán és lépcsőn nem jár találat.',
    words: 'ugrás zuhanás magasság függőleges fal letaszít tetőről falmászás',
  },
  'USB-TERR-11': {
    title: 'Gépek a terepen',
    text: '3-as növekedéstől a szörny vagy gép semmilyen terepmódosítóval nem törődik. Az app szerint ez mindkét irányba igaz: semmi sem lassítja, de az úton sem kap +3"-et, a romoktól vagy az erdőtől sem +1-et, és a takarásban lévő célpont −1-e sem vonatkozik rá. Az eltakart rálátás és a veszélyes terep találatai megmaradnak. A beásásnak egyik növekedésnél sem veszi hasznát.',
    words: 'szörny tank jármű óriás figyelmen kívül beásás erdőben',
  },
} satisfies ChapterTexts<(typeof terrainIds)[number]>;
