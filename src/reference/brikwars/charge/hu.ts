import type { chargeIds } from '../../../rules/brikwars/ids.ts';
import type { ChapterTexts } from '../../types.ts';

type Id = (typeof chargeIds)[number];

export const texts = {
  'BW-CHG-01': {
    title: 'Roham, a harmadik támadásfajta',
    text: 'A támadás harmadik fajtája: rohanj neki egyenesen a célpontnak, és a testeddel vagy egy hegyes fegyverrel üsd meg. Ez az egyetlen támadás, amely futással együtt is belefér egy cselekvésbe.',
    words:
      'charge nekirontás ütközés öklelés lándzsa nekifutás nekihajtani autóval ráhajt nekirohan nekimegy',
  },
  'BW-CHG-02': {
    title: 'A roham kétélű fegyver',
    text: 'Aki rohamoz, ugyanakkora ütközési sebzést kockáztat, mint amekkorát okoz. Amibe beleszalad, az a saját testi ellenállásával üt vissza.',
    words: 'kockázat visszaütés sebzés ütközés rohamozó sérül',
  },
  'BW-CHG-03': {
    title: 'Támadás a rád rohamozó ellen',
    text: 'Ha valaki egy egyenesen rárohamozó egységet támad meg, a gyors célpont miatti levonás nem számít.',
    words: 'gyors célpont sebesség levonás lövés ellentámadás rohamozóra lőni',
  },
  'BW-CHG-04': {
    title: 'Lendület és testi ellenállás (MOM, POP)',
    text: 'Az ütközési sebességből minden teljes 2" 1 pontot ad: a rohamozónak lendületet, a célpontnak testi ellenállást. Egyik félnek sem lehet több pontja, mint amekkora a mérete.\nAz 1-es méretű minifigura sosem jut 1 fölé, bármilyen messziről fut is; a hosszabb nekifutás csak a nagyobb célpontnak kedvez.',
    words: 'sebesség méret korlát kocka ütközés ereje tank',
  },
  'BW-CHG-05': {
    title: 'Ütközési sebesség',
    text: 'Az ütközésig megtett utolsó, megszakítás nélküli egyenes szakasz inchjei számítanak. Bármilyen kanyar vagy trükkös mozdulat után elölről kezdődik a számolás.',
    words: 'collision speed egyenes vonal nekifutás inch távolság',
  },
  'BW-CHG-06': {
    title: 'Elnyújtott roham',
    text: 'A roham több körig is tarthat, és az egyenesen megtett inchek összeadódnak. Az egységnek mindegyik körben a lehető leggyorsabban kell haladnia, futva is, ha tud futni. Leginkább olyasmi ellen jó, ami nem tér ki előle.',
    words: 'extended charge több kör hosszú nekifutás fal kapu',
  },
  'BW-CHG-07': {
    title: 'Frontális ütközés',
    text: 'Ha a célpont is pontosan egyenesen a rohamozó felé halad, a legutóbbi mozgása hozzáadódik az ütközési sebességhez; ha pontosan egyenesen menekül tőle, levonódik. Ha akár csak kicsit is ferdén halad, semmi sem változik. Mondd meg előre, ha erre készülsz.',
    words: 'head-on szembe egymás felé menekül összeadott sebesség két autó szemből',
  },
  'BW-CHG-08': {
    title: 'Véletlen ütközések és zuhanások',
    text: 'A senki által nem tervezett ütközésnél csak az utolsó kör egyenes távolságát becsüljétek meg, és a kis íveket nézzétek el. A zuhanás teljes magassága egyenesnek számít.',
    words: 'baleset irányíthatatlan jármű esés leesik magasság karambol leugrani tetőről tető',
  },
  'BW-CHG-09': {
    title: 'Méret ütközésnél',
    text: 'A minifigura mérete 1, a lovasé 2. Minden másnak annyi a mérete, ahány inch a törzse legnagyobb kiterjedése.',
    words: 'size lovas hátas építmény kiterjedés nagy tank ló mérni',
  },
  'BW-CHG-10': {
    title: 'Felkészülés az ütközésre',
    text: 'A felkészült célpont teljes testi ellenállást fejt ki (2" sebességenként 1-et, legfeljebb annyit, amennyi a mérete), a felkészületlen legfeljebb a mérete felét, lefelé kerekítve. Ami a földhöz van rögzítve, mindig felkészült, és az is, aki szemből rohamoz. Másoknak a roham felé kell tudniuk fordulni, és rá kell szánniuk egy választ.',
    words: 'brace megvetett láb váratlan válasz fele méret kész lándzsafal várni kitámaszt',
  },
  'BW-CHG-11': {
    title: 'Ütközési sebzés',
    text: 'Mindkét fél a saját lendületének vagy testi ellenállásának minden pontja után 1k6-ot sebez. A testtel való nekirontáshoz nem kell ügyességdobás: talál, hacsak a célpont ki nem tér az útból.',
    words: 'collision damage test kocka automatikus találat dobás nélkül autó elüt',
  },
  'BW-CHG-12': {
    title: 'Zúzóbónusz',
    text: 'Ha maga az ütköző szorítja a célpontot a földhöz vagy valami nála nagyobb, rögzített dologhoz, vagy ha átgázol rajta, a saját méretét hozzáadja a sebzéshez. Ha a célpont falnak vágódik, ehhez az ütközőnek maradnia kell annyi mozgásának, hogy odáig elérjen.',
    words: 'crushing bonus összezúz fal föld zongora méret összenyomni odaszorít összenyom',
  },
  'BW-CHG-13': {
    title: 'Mely fegyverekkel lehet rohamozni?',
    text: 'A rohamfegyver legalább nehéz, és dárdaszerű döfésre készült: lándzsa, faltörő kos, puskára tűzött szurony, hegyes fejsze vagy alabárd. Az ütő, a csákány és a kard nem jó rohamra. A furcsa esetekről, például a szarvas sisakról, a játékosok döntenek.',
    words: 'charging weapon lándzsa dárda szurony kos alabárd kard nem szabad',
  },
  'BW-CHG-14': {
    title: 'Pajzs rohamban, kopjatörés',
    text: 'A pajzsos minifigura pajzzsal háríthatja az ütközési sebzést, akár ő rohamoz, akár őt rohamozzák. Lóháton kopjatörésre is kiállhat: egyik kezében lándzsa, a másikban pajzs, bár a lándzsához máskor két kéz kell.',
    words: 'joust lovagi torna kopja lándzsa hárítás lóháton egy kéz lovag',
  },
  'BW-CHG-15': {
    title: 'A rohamfegyver sebzése és hossza',
    text: 'A fegyver sebzése az ütközési kockákhoz adódik. Ha akkor talál, amikor az ellenségnek még legalább 1" hiányzik a visszaütéshez, előbb üt; akit megöl vagy hátralök, az nem üt vissza. Különben egyszerre ütnek.',
    words: 'elsőbbség hosszabb lándzsa fegyver sebzés lendület sorrend egyszerre hosszú előbb üt megöli',
  },
  'BW-CHG-16': {
    title: 'Ha a rohamfegyver nem talál',
    text: 'A fegyverhez a szokásos ügyességdobás kell a kezelési értéke ellen. Ha nem talál, a rohamozó a testével még nekironthat, vagy ha az ütközés elkerülhető, elfuthat a célpont mellett. A lengyel szövegben az, aki elvétette, szinte védtelen, és nem tud megállni.',
    words: 'mellé lándzsa test nekirontás elfut mellette ügyesség kezelési érték talált kopja',
  },
  'BW-CHG-17': {
    title: 'Hátralökés',
    text: 'Hacsak nem ütött mellé mindkét fél, mindkettő 1k6-tal dob lendületének vagy testi ellenállásának minden pontja után. Aki a saját méreténél többel veszít, annyi inchet repül, amennyi a különbségből a mérete levonása után marad. Döntetlennél mindkettő ott áll meg, ahol van.',
    words: 'knockback hátrarepül elrepül mom pop dobás inch döntetlen messze',
  },
  'BW-CHG-18': {
    title: 'Rögzített tárgyak és a hátralökés',
    text: 'Épületet, fát és hasonlót sosem lök hátra semmi, hacsak a sebzés ki nem tépi a helyéből. Ettől még dobnak, mert a rohamozó lepattanhat róluk.',
    words: 'fa épület terep lepattan kivétel ház',
  },
  'BW-CHG-19': {
    title: 'A győztes helyezi el az áldozatot',
    text: 'A győztes megfogja az eltalált részt, és annyi inchcsel mozdítja vagy forgatja el az áldozatot, bármilyen módon, ami illik az ütközéshez. Vita esetén az „az lesz, amit mondok” dobás dönt.',
    words: 'elhelyez mozgat forgat hihető irány hátralökött teszi elüt',
  },
  'BW-CHG-20': {
    title: 'Feldöntve',
    text: 'Ha elhelyezted az áldozatot, engedd el: ha az oldalára dől, fel van döntve. Magányos minifigurához vagy oldalról eltalált lóhoz elég 1"; felkészült osztaghoz vagy nagy modellhez több kell. A lengyel szövegben az dől fel, aki a talpa méreténél messzebbre mozdult.',
    words: 'knocked over eldől fekszik ló talp elesik felborul',
  },
  'BW-CHG-21': {
    title: 'A feldöntés következményei',
    text: 'Akit feldöntöttek, az kizökkent állapotban van, amíg a következő körében fel nem áll. A csónak felborul, és a rákövetkező köre végén elsüllyed, a repülők többnyire lezuhannak.',
    words: 'disrupted csónak felborul süllyed repülő lezuhan feláll felállni fekvő',
  },
  'BW-CCB-07': {
    title: 'Átgázolás több célponton',
    text: 'A nagy rohamozó egyszer dob a lendületére. Minden eltalált célpont dob a testi ellenállására, és ez levonódik a maradék lendületből; a rohamozó addig halad, amíg el tudja lökni az útból a célpontot. Az számít, hogy elrepül-e, nem az, hogy meghal-e.',
    words: 'plow overkill nagy építmény áttör sor tank emberen át',
  },
  'BW-CCB-08': {
    title: 'Letaposás',
    text: 'Ugyanazt az egységet nem lehet kétszer megrohamozni: ha az útba lökték, megállítja a rohamozót. Ha viszont fel van döntve, és elég alacsony, hogy ugrás és mászás nélkül át lehessen rajta menni, a rohamozó letaposhatja: a saját méretét hozzáadja az ütközés sebzéséhez, és továbbfut. Ha megáll vagy kanyarodik, vége a rohamnak.',
    words: 'trample tipor paták elgázol továbbfut méret elgázolni áthajtani valakit átgázol áthajt fekvőn',
  },
  'BW-COMB-07': {
    title: 'Csoportos roham',
    text: 'Több egység egyszerre is megrohamozhat egy célpontot, ha az elég nagy ahhoz, hogy mind elérjék. A 2005-ös szabálykönyvben a lendületük egyetlen rohammá adódik össze; a későbbi ötödik fejezetben a sebzésük, és ha mind ugyanabból az irányból jön, a hátralökésük is.',
    words: 'együtt közös több rohamozó összeg lendület hátralökés két lovag',
  },
  'BWC-07': {
    title: 'Mi adódik össze csoportos rohamnál?',
    text: '2005-ös szabálykönyv: a rohamozók egyesítik a lendületüket, a sebzés és a hátralökés ebből következik. Lengyel szöveg: a lendület és a sebzés. Későbbi ötödik fejezet: a sebzés, és azonos irányból a hátralökés. Az app az első kettőt egyformán olvassa: közös lendület és minden találó fegyver sebzése; házi szabály, ha az egész lendület egyetlen fegyver mögé kerül.',
    words: 'összeg együtt kiadások',
  },
  'BWC-29': {
    title: 'Kinek a mozgása adódik hozzá a rohamhoz?',
    text: 'Angol: a rohamozó felé tartó célponté. Lengyel: az ugyanabba az irányba mozgóé. Az app a rohamozó felé tett mozgást adja hozzá, az ellenkezőt levonja; a lengyel változat házi szabály.',
    words: 'frontális irány menekül',
  },
  'BWC-30': {
    title: 'Pontonként egy kocka vagy szorzás',
    text: 'Angol: annyi külön k6, ahány pont. Lengyel: 1k6 szorozva a pontokkal. Az app külön kockákkal dob, ahogy a kopjatörés példája; a szorzás házi szabály.',
    words: 'lendület kockák kopja',
  },
  'BWC-31': {
    title: 'Ügyességdobás rohamban',
    text: 'Angol: testtel nem kell, fegyverrel a szokásos. A lengyel egy helyen azt írja, hogy a rohamhoz nem kell, máshol azt, hogy a fegyverhez igen. Az app az angolt követi; a magától találó fegyver házi szabály.',
    words: 'találat automatikus test nekirontás',
  },
  'BWC-32': {
    title: 'Ki számít feldöntöttnek?',
    text: 'Angol: ami eldől, ha elengeded, és csak az zökken ki. Lengyel: ami a talpa méreténél messzebbre mozdult, az fekszik, és minden hátralökött egység kizökken. Az app minifiguránál 1"-től maga mondja ki, a többit az asztalra bízza; a talpszabály házi szabály.',
    words: 'talp kizökkent csónak',
  },
  'BWC-33': {
    title: 'Választható-e a letaposás?',
    text: 'Angol: a rohamozó letaposhatja, de csak azt, aki fel van döntve és alacsony. Lengyel: magától megtörténik, ha nem kell ugrani vagy mászni. Az app választást kínál; ha magától történik meg, az házi szabály.',
    words: 'trample tipor választás automatikus',
  },
  'BWC-34': {
    title: 'Mit emészt fel az átgázolás?',
    text: 'Angol: minden testi ellenállás levonódik a maradék lendületből. Lengyel: csak összehasonlítják őket. Az app levonja; a puszta összehasonlítás házi szabály.',
    words: 'plow csökken összehasonlít lendület',
  },
  'BWC-79': {
    title: 'Kinek a mérete számít kopjatörésnél?',
    text: 'A példában hátas és lovas együtt adja a lendületet, de csak a lovast találták el, ezért a hátralökésnek az ő 1-es mérete áll ellen. Az app a lendületet az egészből, az ellenállást az eltalált részből veszi.',
    words: 'ló rész nyeregből kiüt',
  },
  'BWC-80': {
    title: 'Hátralökés a méreten belül',
    text: 'A szöveg csak döntetlennél állítja meg mindkettőt. Az app akkor is megállítja a rohamozót, érintkezésben, ha legfeljebb a célpont méretével nyer: különben keresztülfutna rajta. Ha továbbfut, az házi szabály.',
    words: 'különbség megáll döntetlen',
  },
  'BWC-84': {
    title: 'Sebzés zuhanásból',
    text: 'A föld hatalmas, rögzített tárgy: aki lezuhan, a magasság minden teljes 2"-éért 1k6 sebzést kap, méretkorlát és ügyességdobás nélkül. Enélkül is játszhattok.',
    words: 'esés leesik szakadék sebzése leugrani tetőről zuhanás leesett',
  },
  'BWC-140': {
    title: 'Minek lehet nekizúzni a célpontot?',
    text: 'Angol szöveg: a földnek, vagy egy nagyobb és szilárdan rögzített tárgynak. Lengyel szöveg: a földnek vagy egy nagyobb tárgynak. Az app nagyobbat és rögzítettet kér.',
    words: 'zúzás fal fa föld',
  },
  'BWC-144': {
    title: 'Mekkora legyen a rohamfegyver?',
    text: 'Angol szövegek: nehézfegyver vagy nagyobb, és döfésre való. Lengyel szöveg: nagy, hegyes végű. Az app az angol szöveget követi, így egy minifigura hosszúságú lándzsa is megteszi.',
    words: 'kopja nehéz döfés',
  },
} satisfies ChapterTexts<Id>;
