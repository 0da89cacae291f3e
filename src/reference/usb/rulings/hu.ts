import type { rulingIds } from '../../../rules/usb/ids.ts';
import type { ChapterTexts } from '../../types.ts';

export const texts = {
  'USB-A-01': {
    title: 'Meddig javítható a célzás és a védelem?',
    text: 'A szöveg szerint mindig vehetsz +1-et, határt nem ír, de az újoncot a lehető leggyengébb, a veteránt a lehető legjobb katonának nevezi. Ezért az appban mindkét érték 5+ és 3+ között marad, a hősöknél is.',
    words: 'felső határ fejlesztés maximum',
  },
  'USB-A-02': {
    title: 'A talapzat dönti el a típust?',
    text: 'A nehézgyalogság talapzata legfeljebb 60 mm, a lovasságé legfeljebb 50 mm, a szörnyeké és gépeké nagyobb 50 mm-nél, így egy 55 mm-es talapzat két típushoz is illik. Az appban az dönt, milyen típust veszel; a talapzatnak csak illenie kell hozzá.',
    words: 'mérete milliméter szörny lovasság',
  },
  'USB-A-03': {
    title: 'Melyik ellenség a legközelebbi?',
    text: 'Csak a legközelebbi ellenségre lőhetsz és rohamozhatsz, de a szöveg nem mondja meg, számít-e az, akit nem látsz. Az app a megtámadhatók közül veszi a legközelebbit: akit látsz (rálátás nélküli lövésnél: akit egy baráti egység lát), és akit nem véd hamis zászló; különben egy fal mögötti egység minden lövést megakadályozna. Az egyedül álló vagy hátason ülő hős szabadon választ, akárcsak az egységben lévő. Ha az összes közül a legközelebbi számít, akár látszik, akár nem, az házi szabály.',
    words: 'célpont látható választás látott',
  },
  'USB-A-04': {
    title: 'Meddig tart a beásás?',
    text: 'A szöveg nem mondja meg. Az appban addig, amíg az egység meg nem mozdul, akár saját akaratából, akár nem, vagy más akciót nem hajt végre, mint beásást vagy mozgás nélküli lövést. A tereptől kapott beásás addig tart, amíg az egység ott van. Bárhonnan ered, a védelem +1-e egyszer számít.',
    words: 'beásva időtartam vége fedezék',
  },
  'USB-A-05': {
    title: 'Hogyan számít a fáradtság?',
    text: 'A szöveg minden további harcnál −1-et von le a célzásból, és a példájában a harmadik támadó ellen −3 jár. Az app 1-et számol, ha az egységet ebben a fordulóban már aktiválták, és 1-et minden korábbi harcért, amelyet védőként vagy reakcióban vívott; az, hogy rálőttek, nem harc. Az aktivált egység így −1, −2 és −3 levonással üt vissza három támadónak, ahogy a példában, a friss viszont 0, −1 és −2 levonással. Ha az aktiválás helyett minden harc számít, a mostani is, az házi szabály.',
    words: 'fáradt levonás halmozódik',
  },
  'USB-A-06': {
    title: 'A romok +1 vagy +2 védelmet adnak?',
    text: 'A szöveg a romok közt álló egységnek +1 védelmet ad, és beásottnak is tekinti, ami még +1. Az app mindkettőt hozzáadja, ez +2, mert külön hatásként állnak ott. A szörnyek és gépek, amelyeknek a beásás semmit sem ad, +1-et kapnak. Ha mindenkinek csak +1 jár, az házi szabály.',
    words: 'rom épület fedezék összeadódik beásva bónusz',
  },
  'USB-A-07': {
    title: 'Jár-e találat a létrán és a lépcsőn?',
    text: 'Létrán és lépcsőn normál sebességgel lehet mozogni, mégis úgy szól a szabály, hogy minden föl-le mozgás találatokkal jár. Az appban a létra és a lépcső nem okoz találatot, hiszen erre való. Máshol minden teljes 2" magasságért annyi találat éri az egységet, ahány figurája van.',
    words: 'mászás esés magasság függőleges',
  },
  'USB-A-08': {
    title: 'Milyen sorrendben számoljuk a mozgást?',
    text: 'A szövegben van hozzáadott inch, felezés és 5"-es felső határ, de sorrend nincs. Az app előbb minden inchet hozzáad és levon, aztán egyszer felez, akkor is, ha két szabály kéri, végül jön a lassú terep határa; a törtek megmaradnak. A nehéz terepen futó lovasság 14"-ének fele 7", tehát 5"-et mozog.',
    words: 'mozgásmódosító kerekítés kétszeres',
  },
  'USB-A-09': {
    title: 'Pluszban kell fizetni a különleges fegyverért?',
    text: 'Legfeljebb két katona cserélheti lőfegyverét különleges fegyverre, fejenként +25 pontért; a szöveg nem mondja meg, ki kell-e fizetni a lecserélt fegyvert is. Az appban ki kell: az ár előtt plusz áll, és az egész egységnek azonos a felszerelése. Akinek nincs lőfegyvere, annak nincs mit cserélnie. Ha a lőfegyver ára helyett kell 25 pont, az házi szabály.',
    words: 'csere géppuska rakétavető specialista',
  },
  'USB-A-10': {
    title: 'A vezetők 30 pontját egyszer vagy figuránként kell fizetni?',
    text: 'A szövegben +30 pont áll, de nem derül ki, mire. Az appban egységenként egyszer kell kifizetni, a létszámtól függetlenül: a következő tételnél ott van, hogy figuránként, ennél nincs.',
    words: 'vezető ára őrmester zenész zászló egység',
  },
  'USB-A-11': {
    title: 'Kinek lehet vezetője és specialistája?',
    text: 'A szöveg nem nevezi meg. Az appban csak a gyalogság, a nehézgyalogság és a lovasság kaphat vezetőt és különleges fegyvert, mert ez a rész az ő listájukat zárja; hős, szörny és gép nem.',
    words: 'veheti vezető fegyver lovasok',
  },
  'USB-A-12': {
    title: 'Kinek a védelmére dob az egység, ha hős van benne?',
    text: 'A szöveg csak annyit mond, hogy az egységben lévő hőst nehezebb lelőni. Az appban az egység a katonák védelmére dob, amíg akár egy is él, utána a hősére. A sebeket úgy kell elosztani, hogy minél több figura lekerüljön, ezért rendszerint a hős esik el utoljára.',
    words: 'csatlakozott védelem veszteség vegyes',
  },
  'USB-A-13': {
    title: '25%-nál megtört roham: minek a 25%-a?',
    text: 'A roham meghiúsul, ha a rohamozó közben elveszti állhatatosságpontjainak legalább negyedét. Az app csak az e rohamban elszenvedett veszteséget nézi (reakciólövés, veszélyes terep, mászás), és azt ahhoz méri, amennyi ponttal az egység a játékot kezdte. A rohamozó ilyenkor a célhoz vezető út felénél megáll.',
    words: 'megállított veszteség reakció negyed kezdeti',
  },
  'USB-A-14': {
    title: 'Összeadódnak-e a felszereléshelyek?',
    text: 'A szörny vagy gép 2 darabot vehet 2-es növekedésnél, 3-at 4-esnél és 4-et 6-osnál. A szöveg nem mondja meg, összeadódnak-e. Az appban ezek végösszegek: 6-os növekedésnél 4 darab van, nem 9.',
    words: 'hely felszerelés növekedés összesen',
  },
  'USB-A-15': {
    title: 'Vehet-e felszerelést a kis szörny vagy gép?',
    text: 'A szöveg csak 2-es növekedéstől ad felszerelést, mégis a mozdulatlan ágyút vagy katapultot (0-s növekedés) nevezi alapváltozatnak. Az app 0-s és 1-es növekedésnél 1 darabot enged, különben az ágyúnak nem lenne ágyúja. Szó szerint egy sincs, csak az alap közelharci fegyver; ez házi szabály.',
    words: 'hely felszerelés ágyú katapult növény',
  },
  'USB-A-16': {
    title: 'Fele annyi kocka a szállítóból: hogyan kerekítsek?',
    text: 'A szállítóban lévő gyalogság kockáinak felével lő, kerekítésről a szöveg hallgat. Az app az egész egység kockáit felezi, lefelé kerekít, és legalább 1 kockát meghagy: az 5-ből 2 lesz.',
    words: 'kerekítés szállító jármű lövés',
  },
  'USB-A-17': {
    title: 'Ki választja ki, melyik figura kerül le?',
    text: 'A védő választ, de a sebeket úgy kell elosztani, hogy minél több figura lekerüljön. Az appban a lekerülők száma rögzített, a védő csak egyenlő lehetőségek közül választ. A korábban megsebzett figura a leggyengébb, ezért az megy le elsőként.',
    words: 'veszteség levétel választás sebesült legtöbb',
  },
  'USB-A-18': {
    title: 'Továbbmegy-e a k2 és a k3 fölös sebe?',
    text: 'Az ilyen találat több pont állhatatosságot vesz el, és a szöveg nem mondja meg, jut-e a maradékból a következő figurára. Az app összeadja az összes ki nem védett találat pontját, és elosztja az egységben, mint a többi sebet. Ha egy találat legfeljebb egy figurát ölhet, az házi szabály.',
    words: 'túlcsordulás maradék ágyú figuránként sebzés',
  },
  'USB-A-19': {
    title: 'Önmegsemmisítés: melyik állhatatosság kétszerese?',
    text: 'A szöveg az egység állhatatosságpontjainak kétszereséről beszél. Az app azt veszi, amennyi az egység összes figurájának együtt maradt: 5 darab 1 pontos figura 10 találat. Az egység megsemmisül, és elveszettnek számít; ha semmi sem marad belőle, az összecsapásnak nincs eredménye.',
    words: 'robbanás öngyilkos kamikaze dupla',
  },
  'USB-A-20': {
    title: 'Mi az a k2 és a k3?',
    text: 'Egyes nehéz fegyverek 1k2 vagy 1k3 pontot vesznek el az állhatatosságból, de a szöveg csak hatoldalú kockát ismer, és nem mondja meg, ezt hogyan dobjuk. Az app 1k6-ból olvassa ki: 1k2-nél 1–3 az 1, 4–6 a 2; 1k3-nál 1–2 az 1, 3–4 a 2, 5–6 a 3. Így szokás a figurás játékokban, és minden eredmény egyforma eséllyel jön ki.',
    words: 'kocka harmad ágyú katapult sebzés',
  },
  'USB-A-21': {
    title: 'Ki nyer egyenlő veszteségnél?',
    text: 'Öt forduló után az nyer, aki kevesebb aktiválást vesztett. Arról, hogy mi van, ha mindkét fél ugyanannyit, a szöveg hallgat; az appban döntetlen.',
    words: 'győzelem találkozó csata vége döntetlen',
  },
  'USB-A-22': {
    title: 'Kell-e próba elvesztett közelharc után?',
    text: 'A szöveg közelharci vereség után is az 50%-os próbát kéri, de a „vereség” a 4–5-ös eredmény neve is, amelynél a vesztes úgyis pánikba esik. Az appban egyedül az eredménytáblázat dönt: 2–3-nál megrendült, 4–5-nél pánikol, további próba nincs. A legalább 2-vel elvesztett harc utáni próba házi szabály.',
    words: 'összecsapás eredménye táblázat pánik',
  },
  'USB-A-23': {
    title: 'Számít-e a beásás és a fegyver a harci szellemnél?',
    text: 'Ezek a védelmet módosítják, a harci szellem próbája pedig a védelemre megy; a szöveg nem mondja meg, itt is érvényesek-e. Az appban nem: csak az számít, ami név szerint a harci szellemet módosítja (bátor +1, tetemgödör −1), azonkívül a hős védelme és az újradobás.',
    words: 'fedezék beásva módosító morál nehéz',
  },
  'USB-A-24': {
    title: 'Több küszöb egyszerre: melyik próba?',
    text: 'A szöveg nem mondja meg, mi történik, ha egyetlen sortűz a 25 és az 50%-ot is átlépi. Az appban eseményenként egy próba van, a legmagasabb újonnan elért küszöbnél, a lövés vagy a közelharc eredménye után. A próba sosem javít az állapoton: a pánikoló egység siker után is pánikol.',
    words: 'morál küszöbök sorrend rosszabb állapot marad',
  },
  'USB-A-25': {
    title: 'Mit hagy figyelmen kívül a 3-as növekedés a terepből?',
    text: '3-as növekedéstől a szörny vagy gép nem törődik a terepmódosítókkal. Az appban ez mindre vonatkozik, jóra és rosszra: a saját mozgására, célzására és védelmére, a takarásban álló célpont −1-ére és az út +3"-ére is. A veszélyes terep találatai és az eltakart rálátás nem módosítók, ezért megmaradnak.',
    words: 'erdő fedezék nehéz',
  },
  'USB-A-26': {
    title: 'Fér-e egy raktérbe gyalogság és nehézgyalogság együtt?',
    text: 'Egy raktérbe 10 gyalogos vagy 5 nehézgyalogos fér; a szöveg nem keveri őket. Az appban egy raktér egyfajta katonát visz, így 6 gyalogosnak és 2 nehézgyalogosnak 2 raktér kell. A hős a típusa szerint számít; lovas és gép nem fér be. Ha egy nehézgyalogos 2 helyet foglal a 10-ből, az házi szabály.',
    words: 'rakomány vegyes szállító befogadóképesség férőhely jármű',
  },
  'USB-A-27': {
    title: 'Két hős egyformán drága: ki a vezér?',
    text: 'A legdrágább hős a vezér, és a szöveg nem dönti el az egyenlőséget. Az appban a gazdájuk nevezi meg a vezért a felállítás előtt. Az árba a felszerelés, a mágia és a hátas is beleszámít.',
    words: 'döntetlen egyenlő ár parancsnok hadvezér',
  },
  'USB-A-28': {
    title: 'Megmenti-e a szerencse hajlítása a dobott 1-est?',
    text: 'A szöveg szerint a kocka eredménye változik, de az is áll benne, hogy a dobott 1 mindig kudarc. Az appban maga a dobott szám változik, 1 és 6 között: a 2-re hajlított 1 már nem 1, és 7+ esetén a 6-ra hajlított 5 az első 6-nak számít. Ez nem módosító. Ha a dobott 1 így is kudarc, az házi szabály.',
    words: 'hatalompont megváltoztatása bukás',
  },
  'USB-A-29': {
    title: 'Nem sikerült a hirtelen támadás: mi lesz?',
    text: 'A szöveg csak a sikerről szól. Az appban a sikertelen próba elhasználja az egység aktiválását, és a következő fordulóban újra próbálkozik. Az az egység, amelyik sosem érkezik meg, nem számít elveszettnek.',
    words: 'tartalék beérkezés késés lesből asztalon kívül',
  },
  'USB-A-30': {
    title: 'Mik azok a tartalékok?',
    text: 'A szöveg egyszer említ tartalékot, a rajtaütésnél, és sehol nem magyarázza meg. Az appban tartalék csak forgatókönyvből lehet, a beszivárgás pedig felállítás, nem beérkezés. A hirtelen támadással érkező egység aktiváltnak és beásottnak számít, de a rajtaütés abban a pillanatban mégis engedi rohamozni.',
    words: 'forgatókönyv roham asztalszél',
  },
  'USB-A-31': {
    title: 'Hogyan számolom az elvesztett aktiválásokat?',
    text: 'Az elvesztett hős 2-nek számít, de a szöveg nem mondja meg, mit változtat ezen a hátas vagy a csatlakozás. Az appban a hátason ülő hős 2, a hátassal együtt. A hős és az egység, amelyhez csatlakozott, külön számít: 2 és 1.',
    words: 'győzelem veszteség dupla',
  },
  'USB-A-32': {
    title: 'Elhasználja-e a reakció az aktiválást?',
    text: 'A szöveg nem mondja meg. Az appban nem: az egységet ebben a fordulóban még lehet aktiválni. A reakciólövés viszont harc, tehát növeli a fáradtságot.',
    words: 'reagál roham aktiválva később',
  },
  'USB-A-33': {
    title: 'Mibe kerül a sikertelen próba rejtőző egység ellen?',
    text: 'A szöveg csak azt mondja, hogy siker után folytatható a támadás. Az appban a kudarc a támadásba kerül, a mozgásba nem, és abban az akcióban nem lehet másik célpontot választani.',
    words: 'rejtőzés rejtett elvész célpont',
  },
  'USB-A-34': {
    title: 'Hogyan szedi össze magát egy egység?',
    text: 'A megrendült vagy pánikoló egység az aktiválása elején védelempróbát tesz. Az appban ez a harci szellem próbája, ezért a „bátor” specializáció, a közeli hős és a tetemgödör is számít. Ha sikerül, a megrendültség elmúlik, a pánikból megrendültség lesz, és az egység máris az új állapotban cselekszik; ha nem, a régiben.',
    words: 'összeszedi morál pánik aktiválás eleje',
  },
  'USB-A-35': {
    title: 'Kell-e a csatlakozott hősnek az egység specializációja?',
    text: 'Egy egység minden figurája egyforma, de a szöveg a hősökkel kivételt tesz. Az appban a hős mindenben eltérhet; csak ami a mozgást, a felállítást és az álcázást érinti, az működik kizárólag akkor, ha az egységnek és a hősnek is megvan.',
    words: 'felszerelés repülők álcázás beszivárgás',
  },
  'USB-A-36': {
    title: 'A pánikoló egység le van kötve: fut vagy harcol?',
    text: 'Pánikban csak futni szabad, de a lekötött egység következő aktiválása kötelezően harc. Az appban a kötelező harc az első; az egység ilyenkor is csak 6-osra talál.',
    words: 'pánik lekötve futás közelharc',
  },
  'USB-A-37': {
    title: 'Lőhetek-e lekötött harcolók közé?',
    text: 'A szöveg hallgat, tehát a játékosok megegyeznek vagy dobnak róla. Az app válasza nem, mert egy szabály sem mondja meg, melyik oldalt találná el az ilyen lövés.',
    words: 'közelharc lekötve sajátok közelharcba lőni harcba',
  },
  'USB-A-38': {
    title: 'Kinek jár a roham bónusza a párbajban?',
    text: 'Mindkét hős rohamozónak számít. Az appban ezért mindkettő újradobja az 1-eseket, és él a lovassági fegyver bónuszával, de az összecsapás eredményében a rohamért járó +1-et csak az az oldal kapja, amelyiknek az aktiválása tart.',
    words: 'párbaj újradobás rohamoz',
  },
  'USB-A-39': {
    title: 'Melyik seb számít az összecsapás eredményébe?',
    text: 'Minden ki nem védett seb +1, és a szöveg nem mondja meg, mi számít annak. Az appban minden állhatatosságpont, amely ebben a közelharcban valóban elveszett, akár ütéstől, akár letiprástól, akár párbajban. A reakciólövés nem számít.',
    words: 'pontozás állhatatosság túlölés okozott reakció',
  },
  'USB-A-40': {
    title: 'Mi számít a létszámfölénybe?',
    text: 'A szöveg létszámról beszél, de nem mondja meg, miéről. Az app az életben maradt figurákat számolja, nem az állhatatosságot, egy oldal összes harcoló egységét együtt. Egyenlő létszámnál senki sem kap pontot.',
    words: 'létszám túlerő figurák egységek',
  },
  'USB-A-41': {
    title: 'Melyik állhatatosság számít az összecsapás eredményébe?',
    text: 'A szöveg egyetlen figura legmagasabb pillanatnyi állhatatosságát adja hozzá. Az appban ez annyi, amennyi a veszteségek után a legszívósabb figurának maradt, az egységben lévő hőst is beleértve. Egy sértetlen, 6-os növekedésű szörny vagy gép így +18-at hoz.',
    words: 'X pontozás',
  },
  'USB-A-42': {
    title: 'Milyen gyors az egység a hőssel?',
    text: 'A szöveg szerint együtt cselekszenek, de sebességet nem ad. Az appban az egység annyit mozog, amennyit a leglassabb tagja, a hőst is beleértve, és ugyanúgy egyben kell maradnia, mint bármelyiknek.',
    words: 'csatlakozott hős sebesség összetartás mozgás',
  },
  'USB-A-43': {
    title: 'Mi van, ha a vesztes nem tud mozogni?',
    text: 'Aki 2–3-mal veszít, teret veszt, aki 4–5-tel, menekül, de a 0-s növekedésű szörny vagy gép nem tud mozogni. Az appban a helyén marad, és csak megrendül vagy pánikba esik.',
    words: 'mozdulatlan visszavonulás menekülés ágyú fut',
  },
  'USB-A-44': {
    title: 'Ki támad újra a vakmerő támadással?',
    text: 'Hatalompontért a hős vagy egységének bármelyik tagja támadhat újra. Az appban ez egy figura egy fegyverrel, nem az egész egység. Ugyanígy van a tökéletes lövésnél.',
    words: 'támadás tag hatalompont',
  },
  'USB-A-45': {
    title: 'Mit lehet venni mágiából és technikából?',
    text: 'A szöveg csak annyit mond: további felszerelést, a hős alapáráig. Az appban ez bármi lehet a felszerelések listájáról vagy a specializációkból, a hősökre érvényes áron, a fajtánként egy darabon túl is. A szörnyek és gépek felszerelése csak a hátasnak vehető.',
    words: 'varázstárgy tárgyak varázslat keret ereklye',
  },
  'USB-A-46': {
    title: 'Ki fizeti a hős és a hátas specializációit?',
    text: 'A szöveg nem mondja meg, elég-e kettejüknek egy vásárlás. Az appban mindegyik magáért fizet, 20 vagy 5 pontot. Ahol egyként cselekszenek, ott a hatáshoz mindkettőnek meg kell vennie.',
    words: 'hátason sárkány ár mindkettő repülők',
  },
  'USB-A-47': {
    title: 'A megbeszélt ponthatár számít vagy az elköltött pont?',
    text: 'A szöveg nem mondja meg. Az app a hősöket, az aktiválásokat és a legdrágább aktiválást a megbeszélt ponthatár szerint számolja, ahogy a szöveg mindkét példája. Ha kevesebbet költesz, az nem változtat semmin.',
    words: 'összeállítás határ megmaradt',
  },
  'USB-A-48': {
    title: 'Aktiválásnak számít-e a hős?',
    text: 'A szabály nem mondja ki, de a példák igen: 240 pontnál az 5 aktiválás 1 hős és 4 egység, 300 pontnál a 6 pedig 2 hős és 4 egység vagy 1 hős és 5 egység. Az app minden hőst beleszámol.',
    words: 'beleszámít aktiválások száma',
  },
  'USB-A-49': {
    title: '250 pontonként egy hős: kötelező vagy legfeljebb?',
    text: 'A szabály mindkettőt jelentheti. Az app felső határnak veszi, alsónak pedig egy hőst, mert a szöveg példájában a 300 pontos seregben egy vagy két hős is lehet.',
    words: 'minimum maximum megkezdett',
  },
  'USB-A-50': {
    title: 'Mit jelent a „megkezdett 50 pont”?',
    text: 'A szöveg minden megkezdett 50 pontra egy aktiválást enged. Az app fölfelé kerekít: 240 pont 5 aktiválás, 300 pont 6, 301-től pedig 7.',
    words: 'kerekítés aktiválások ötven',
  },
  'USB-A-51': {
    title: 'Mi van, ha 6 fölötti vagy 2 alatti szám kellene?',
    text: 'A szövegnek egy szabálya van arra, ha a 6 nem elég, és nem mondja meg, nehezebb-e a 9+, mint a 7+. Az app szerint nem: 7-től fölfelé mindig egy 6 és még egy 6 kell, vagyis 36-ból 1 az esély, mert ezt a szöveg minden esetre megígéri. 2+ alatt marad a 2+, mert a dobott 1 mindig kudarc.',
    words: 'módosított célszám tartományon kívül nyolc kilenc',
  },
  'USB-A-52': {
    title: 'A második 6-osra is jár az újradobás?',
    text: 'Van, ahol az 1-eseket dobod újra (roham), van, ahol minden kudarcot (pajzs), a 6-osokat pedig 7+ esetén amúgy is másodszor dobod. A szöveg nem mondja meg, hogy az újradobás erre a második dobásra is jár-e. Az appban az 1-esek csak az első dobásban dobhatók újra, kockánként egyszer, így a roham 7+ mellett 216-ból 7 eséllyel talál; ha a második dobás 1-eseit is újradobjátok, az házi szabály. Ahol a kudarcot dobod újra, ott a sikertelen kocka egyszer elölről kezdi az egész próbát.',
    words: 'vezető áldott megerősítés hatos egyesek',
  },
  'USB-A-53': {
    title: 'Hány kockával lő az automata fegyver?',
    text: 'Az automata fegyver 2, a különleges 3 kockát ad a kezdeményezés minden pontjáért. Az app figuránként szoroz: a 2-es kezdeményezésű lovas automata fegyverrel 4, különlegessel 6 kockával dob.',
    words: 'géppuska sorozat kockák száma szorzás',
  },
  'USB-A-54': {
    title: 'Segít-e a takarás közelharcban találni?',
    text: 'A sövény vagy fal, a romok és az erdő +1 célzást ad, a célzás pedig lövésre és közelharcra egyaránt való, így az appban a bónusz mindkettőben számít. Nem számít a lekötött harc további köreiben, mert ott a szöveg kizárja a terep bónuszait.',
    words: 'fedezék közelharc sövény rom',
  },
  'USB-A-55': {
    title: 'Melyik oldal a téglalap alakú asztal hossza?',
    text: 'A felállítási sáv az asztal hosszának negyede. Téglalap alakú asztalon az app annak a két szélnek a távolságát veszi, amelynél a seregek állnak: 48" esetén a sáv 12", 36" esetén 9".',
    words: 'mélység széle',
  },
  'USB-A-56': {
    title: 'Sérülnek-e a repülők és a vadászok veszélyes terepen?',
    text: 'A repülők mozgására nem hat a terep, a vadászokat csak a levonások nem érintik. Az appban a veszélyes terep átrepülése nem átkelés, ezért a repülőket nem éri találat. A vadászokat éri, mert a találat nem mozgásmódosító.',
    words: 'láva aknamező repülés',
  },
  'USB-A-57': {
    title: 'Mennyi a kezdeti állhatatossága a hőst is tartalmazó egységnek?',
    text: 'A harci szellem és a megtört roham azt nézi, mennyi állhatatossággal kezdett az egység. Amíg a hős csatlakozott, az app az egység és a hős kezdeti pontjait összeadja.',
    words: 'morál küszöb összeg százalék',
  },
  'USB-A-58': {
    title: 'Számít-e a rang a fejlesztések után?',
    text: 'Nem: a 3+ célzásra és 3+ védelemre fejlesztett újonc 21 pont, mint a veterán, és bármely más értékpár is ugyanannyi akármelyik rangról indulva. Az app ezért az értékeket nézi, a rang csak név.',
    words: 'reguláris fejlesztés azonos ár',
  },
  'USB-A-59': {
    title: 'Melyik a vezetők első harca egy fordulóban?',
    text: 'A vezetők a forduló első harcában újradobják az 1-eseket. Az app azt az első közelharcot veszi, amelyben az egység abban a fordulóban maga is találatra dob, akár a saját, akár az ellenség aktiválásában.',
    words: 'őrmester újradobás egyesek közelharc visszaütés',
  },
  'USB-A-60': {
    title: 'Vehet-e a hős jobb értékeket?',
    text: 'A hősök listája nem említi, de a hátason ülő hősnél a szöveg mindkettő fejlesztését ajánlja. Az appban a hős 3 pontot fizet +1 célzásért és 4 pontot +1 védelemért. A hérosznak és a legendának már mindkettője 3+, ők nem nyernek semmit.',
    words: 'fejlesztés célzás védelem ár törekvő merész',
  },
  'USB-A-61': {
    title: 'Mi van, ha a visszavonuló ellenségbe ütközik?',
    text: 'A visszavonuló egység úgy számít, mintha épp megrohamozták volna. Az appban új harc kezdődik, amelyben az az ellenség a rohamozó; a visszavonuló nem reagálhat, és a fáradtság is számít. Ez egységenként és eredményenként legfeljebb egyszer történik meg.',
    words: 'menekülés hátrálás ütközés második megrohamozva',
  },
  'USB-A-62': {
    title: 'Reagálhat-e a beásott egység az aktiválása után?',
    text: 'Csak a még nem aktivált egység reagálhat, a beásás viszont jogot ad a rohamra való reakcióra. Az appban a beásott egység az aktiválása után is reagál, különben ez a jog semmit sem érne; a többi csak előtte.',
    words: 'reakció beásva roham',
  },
  'USB-A-63': {
    title: 'Mi ellen véd a hamis zászló?',
    text: 'A szöveg a hős és egysége elleni támadást tiltja. Az appban ez csak a rájuk irányuló támadásra áll: lövésre, rohamra, ütésre. A veszélyes terep, a harci szellem és minden egyéb, ami érinti őket, a szokott módon működik.',
    words: 'védettség sérthetetlen célpont terület aura',
  },
  'USB-C-01': {
    title: 'Lengyel vagy angol: melyik szöveg dönt?',
    text: 'A szabályok lengyelül és angolul vannak meg, és egyikről sem áll sehol, hogy az a mérvadó. Az app a lengyel szöveget követi, mert az készült előbb, és az angol mondatról mondatra követi, néhány hibával. Csak ott tér el tőle, ahol a lengyel szerint nem lehet játszani. Ahol különböznek, a szócikk szól róla.',
    words: 'nyelv fordítás eredeti változat eltérés',
  },
  'USB-C-02': {
    title: 'Miért áll az angolban +5.1, +5.1?',
    text: 'Ez négy érték, nem tizedes tört: célzás 5+, kezdeményezés 1, védelem 5+, állhatatosság 1. A lengyel szöveg vesszővel választja el őket. Az app mindenütt négy egész értéket olvas, hiszen a kezdeményezés kockákat, az állhatatosság találatokat számol.',
    words: 'értéksor vessző CIOS',
  },
  'USB-C-03': {
    title: 'Steadfast, Resolve, Defense: melyik érték ez?',
    text: 'Az angol szöveg egy lengyel szót többféleképpen ad vissza. A Standfast, a Steadfast és a Resolve az állhatatosság, a Tough és a Defense a védelem, a Hit, a Hits és az accuracy a célzás. A shocked és a shaken is megrendült; a unit, a squad és a branch is egység. A többi félrefordítás, például a pavézék helyett álló „transoms” és a szakállasok helyett álló „hookers”, egyik szabályon sem változtat.',
    words: 'szinonima kifejezések fordítás szavak nevek',
  },
  'USB-C-04': {
    title: 'Rontja-e a tetemgödör a harci szellemet?',
    text: 'Lengyelül: nincs bónusz a beásásért, és −1 a harci szellem próbáira. Angolul: ez a −1 nem jár. Az app a −1-et alkalmazza, mert a következő mondat, hogy senki sem akar a gödörbe kerülni, csak levonáshoz illik.',
    words: 'tömegsír morál levonás módosító fordítás',
  },
  'USB-C-05': {
    title: '33 % vagy egyharmad a felső határ?',
    text: 'Mindkét szövegben 33 % áll, de a példáik pontosan harmadok: 240-ből 80, 300-ból 100 és 1446-ból 482. 33%-nál mindhárom szabálytalan lenne. Az app ezért egyharmadot vesz, a hősöknél és hátasuknál is. A szó szerinti 33 % házi szabály.',
    words: 'százalék legdrágább aktiválás ár',
  },
  'USB-C-06': {
    title: 'Melyik érték fedi fel a rejtőző egységet?',
    text: 'Lengyelül: a támadó a saját, módosítatlan védelmére dob, és a rejtőző egységnek a hozzá legközelebbi ellenségnek kell lennie. Angolul: az állhatatosságára dob. Az app a védelmet veszi, mert az állhatatosság találatokat számol (akár 22-t vagy többet), és kockához nem jó célszám. A támadó egységben lévő hős nem oldja föl a legközelebbi ellenség feltételét.',
    words: 'rejtőzés rejtett védelem próba',
  },
  'USB-C-07': {
    title: 'A −2 javítja vagy rontja a védelmet?',
    text: 'Az értékek +4 alakban állnak, ezért a −2-t úgy is lehetne érteni, hogy a +4-ből +2 lesz, ami az eltaláltnak kedvezne. Az app szerint minden mínusz annak rossz, aki dob: a 4+ 6+ lesz, az 5+ pedig 7+. Az ilyen fegyverért pontot fizetsz, tehát ártania kell az ellenfélnek, a megvett +1 pedig javít az értéken.',
    words: 'előjel módosító nehéz fegyver levonás',
  },
  'USB-C-08': {
    title: 'Várat ostromolnak vagy zárat törnek föl?',
    text: 'A lengyel „zamek” vár is, zár is; az angol szöveg zárakat mond. Ez csak példa a különleges akcióra, az iratok keresése és a bomba elhelyezése mellett. Az app mindkét értelmezést közli; a forgatókönyv dönt.',
    words: 'akció ajtó',
  },
  'USB-C-09': {
    title: 'Minden fegyver vagy csak az egyik?',
    text: 'Lengyelül: az egység minden fegyverét használhatja; az angol „any” jelentheti csak az egyiket is. Az appban mindet, különben nem lenne értelme többet venni. Minden fegyverrel külön kell dobni, a saját kockáival, és minden lövés ugyanarra a célpontra megy.',
    words: 'bármelyik összes kockák célpont',
  },
  'USB-C-10': {
    title: 'Mibe kerül az újradobás pajzzsal?',
    text: 'Lengyelül: az az egység, amelyik pajzzsal újradobja a sikertelen védelempróbáit, nem üthet vissza; angolul: „cannot return”, ami ugyanaz. Az appban ez választás, a sikertelen próbák után. Csak azt köti, akinek még vissza kell ütnie: a rohamozó már ütött. Akinek szálfegyvere is van, minden dobás előtt választ. A szörnyek és gépek pajzsának nincs ilyen ára.',
    words: 'pajzs visszaütés ellencsapás',
  },
  'USB-C-11': {
    title: 'Hányasra talál a pánikoló egység?',
    text: 'Lengyelül: a pánikoló egység csak 6-osra talál. Angolul: „only gets a roll of 6”, ami homályos. Az appban 6 kell, bónuszok ide vagy oda. Ha a levonások miatt már 7 vagy több kellene, akkor is egy 6, majd még egy 6 kell.',
    words: 'hatos találat dobás fordítás',
  },
  'USB-C-12': {
    title: 'Mit veszít a törhetetlen egység?',
    text: 'Mindkét szöveg az összecsapás eredményét veti össze a védelemmel, de a példa a harci szellem kockáját nézi: 5+ mellett a dobott 1 ára 4. Az appban ahol pánikba esne, ott ennyi figurát veszít, legalább 1-et; 25%-nál a szokott módon megrendül, 75%-nál a kudarc figurákba kerül, nem az egész egységbe. Az elvesztett harc a rendes eredmény helyett annyi sebet okoz, amennyi a különbség. Ha minden sikertelen próba állhatatosságpontokba kerül, az házi szabály.',
    words: 'morál figurák sebek eredménye',
  },
  'USB-C-13': {
    title: 'Milyen messze szállhat ki a gyalogság?',
    text: 'Lengyelül: bárhol, 5"-re a járműtől; angolul: bárhol 5"-en belül. Az app az angol értelmezést veszi, legfeljebb 5", minden figurára, és az egység maradjon egyben: a beszállás is 5"-en belül történik, a pontos távolságot pedig nem lehetne lejátszani.',
    words: 'kiszállás jármű távolság szállító elhagyása',
  },
  'USB-C-14': {
    title: 'A „small arms” egy fegyver vagy az összes?',
    text: 'Lengyelül az összes lőfegyvert és az árlista egyik tételét ugyanúgy hívják; az angol „small arms” a célzott lövésnél és a tökéletes lövésnél is előkerül. Az appban csak az árlistán jelenti a 24" hatótávú fegyvert. Az akcióknál, a hatalompontoknál és az álcázásnál bármely lőfegyver az.',
    words: 'fordítás lövés',
  },
  'USB-C-15': {
    title: 'Ki vehet specializációt?',
    text: 'Lengyelül: bármely egység, szörny vagy hős; az angol szövegből ez a mondat kimaradt. Az appban bárki vehet. Az egész egység ugyanazokat veszi meg.',
    words: 'vásárlás képességek különleges',
  },
  'USB-C-16': {
    title: 'Módosíthatja-e a hős a füst dobását?',
    text: 'Lengyelül: a hősök hatalomponttal módosíthatják ezt a dobást; az angol mondat zavaros. Az appban módosíthatják. Ez a második kivétel az alól, hogy a hős a saját aktiválásában költ pontot; a füst 4-re vagy többre oszlik el.',
    words: 'jelző jelölő hatalompont hajlítás eloszlik',
  },
  'USB-C-17': {
    title: 'Mikor kell megállni a veszélyes terep előtt?',
    text: 'Lengyelül: ha a mozgás nem elég az átkeléshez. Angolul: „if there is no traffic”, ami félrefordítás. Az app a lengyelt követi: ilyen terepen nem szabad megállni, ezért aki nem tud átkelni rajta, előtte áll meg.',
    words: 'láva folyó megállás kevés',
  },
  'USB-C-18': {
    title: 'A „branch” és az „individual” egység?',
    text: 'Igen. Az angol szövegben egyszer a „branch” értékei azonosak, egyszer az „individual” esik pánikba; a lengyelben mindkét helyen egység áll. Az app mindenütt egységet olvas.',
    words: 'szakasz fordítás csapat',
  },
  'USB-C-19': {
    title: 'Mennyibe kerül a gép pajzsa?',
    text: 'Lengyelül: 10 pont. Angolul: figuránként 10 pont. Ez ugyanaz, mert a szörny vagy gép mindig egyetlen figura; az app 10-zel számol.',
    words: 'pajzs ár tank',
  },
  'USB-C-20': {
    title: 'Mikor dob a nagy fegyver k2-t vagy k3-at?',
    text: 'A szövegek hol ütést, hol lövést, hol találatot, hol sebet írnak. Az appban az ilyen fegyver minden ki nem védett találata k2 vagy k3 pont állhatatosságot vesz el.',
    words: 'ágyú seb sebzés lövés ütés',
  },
  'USB-C-21': {
    title: 'Mennyi a hátason ülő hős állhatatossága?',
    text: 'Lengyelül: közös, „azaz sok”; angolul: a kettő összege. Az app az összeget veszi, ahogy a sárkányon ülő, 4-es állhatatosságú legenda nyomtatott 22-je mutatja. A „legalacsonyabb védelem” a kettő közül a rosszabb, vagyis a nagyobb szám.',
    words: 'lovas sárkány tank összeg',
  },
  'USB-C-23': {
    title: 'Melyik mozgást hosszabbítja meg az út?',
    text: 'Lengyelül: menet, futás és roham; angolul: séta, futás és roham. Az appban mindhárom megkapja a +3"-et, tehát a taktikai mozgás is, az úton végig vagy keresztül.',
    words: 'bónusz gyorsabb',
  },
  'USB-C-24': {
    title: 'Ki kapja a rohamért járó pontot?',
    text: 'A két szöveg másképp fogalmaz: lengyelül „a rohamozónak”, angolul „a rohamért”. Az appban az az oldal kap +1-et, amelyik éppen ebben a harcban rohamozott; a lekötött harc további köreiben senki.',
    words: 'összecsapás eredménye pontozás roham plusz',
  },
  'USB-C-25': {
    title: 'Muszáj-e a lekötött egységeknek tovább harcolniuk?',
    text: 'Lengyelül: bármely lekötött egység következő aktiválása kötelezően harc. Az angol szövegből ez a szó hiányzik. Az appban kötelező.',
    words: 'lekötve közelharc elhagyás',
  },
  'USB-C-27': {
    title: 'Az egész egység párbajozik?',
    text: 'Lengyelül: a hősök párbajoznak, az egységek külön harcolnak. Az angol mindkettőt párbajnak hívja. Az appban két külön harc van és egyetlen közös eredmény: −2 a megfutamodott, −1 az elesett hősért.',
    words: 'összecsapás eredménye hősök',
  },
  'USB-C-28': {
    title: 'Mi a falanx „további 1+”-a?',
    text: 'Mindkét szövegben 1+ áll, ami máshol célszám volna. Az appban ez még egy pont, +1 az összecsapás eredményében.',
    words: 'eredménye pontozás front arcvonal',
  },
  'USB-C-29': {
    title: 'A letiprás talál vagy sebez?',
    text: 'Mindkét szöveg előbb sebzést, aztán találatot ír. Az appban a letiprás automatikus találat, növekedésenként egy, és az ellenség mindegyik ellen rendesen dob a védelmére, fegyvermódosító nélkül.',
    words: 'öklelés szörny gép sebzés védés',
  },
  'USB-C-30': {
    title: 'A megrendülés a próba előtt vagy után múlik el?',
    text: 'Mindkét szöveg szerint a megrendülés és a pánik a következő aktiválásig tart, és annak az elején próba is van. Az appban az aktiválás a próbával kezdődik; ha nem sikerül, az állapot végig megmarad.',
    words: 'összeszedi',
  },
  'USB-C-31': {
    title: 'Mágiából felszerelés vagy varázslat vehető?',
    text: 'Lengyelül felszerelés áll, angolul is, egy helyen pedig mágiapont; varázslatlista egyikben sincs. Az appban ezek a felszerelések és specializációk közönséges tételei, a szokott korlátokon túl, a hős alapáráig: 30 pont a törekvőnél, 115 a legendánál.',
    words: 'technika ereklye lista',
  },
  'USB-X-01': {
    title: '12" vagy 6" a felállítási sáv a kis asztalon?',
    text: 'A szöveg példájában az asztal 2×2 láb, mégis 48×48"-nek mondja, és 12"-es sávot ad. Csakhogy 2 láb az 24", a negyede 6"; a 48" 4 láb. Az app a hossz negyedét veszi: 24"-nél 6", 36"-nél 9", 48"-nél 12".',
    words: 'mélység példa inch',
  },
  'USB-X-02': {
    title: 'Melyik növekedési táblázat a helyes?',
    text: 'A szöveg növekedésenként +1 kezdeményezést és +3 állhatatosságot ad, de a 44 pontos regulárisnál (1-es növekedés) 1 és 3 áll, a 119 pontosnál (6-os növekedés) 7 és 21. Nincs olyan szabály, amely mindkettőre illik. Az appban a kezdeményezés a növekedés, az állhatatosság a növekedés háromszorosa, de mindkettő legalább 1: ez illik a 44 pontos sorra és a legenda sárkányára, és 6-os növekedésnél 6 és 18. Ha minden növekedésnél eggyel több a kezdeményezés és hárommal az állhatatosság, ahogy a másik sor kívánja, az házi szabály.',
    words: 'szörny gép nyomdahiba',
  },
  'USB-X-03': {
    title: 'Hogy jön ki a 231 pontos sárkány?',
    text: 'A szöveg 115-öt számol a legendáért, 115-öt mágiáért, 21-et fegyverért és 231-et a sárkányért, összesen 482-t, „vagy valami ilyesmit”, de listát nem ad. A 6-os növekedésű veterán 126 pont, négy darabbal 30, 30, 30 és 15 pontért épp 231. Az app ezt az összeget példának veszi, nem szabálynak; azért fizetsz, amit megveszel.',
    words: 'legenda példa ár összeg növekedés',
  },
  'USB-X-06': {
    title: 'Lehet-e 1000 pontnál nagyobb csata?',
    text: 'A szövegben a legnagyobb méret 1000 pont, a sárkányon ülő legendához mégis 1446 kell. Az appban bármilyen magasabb ponthatár megengedett, mert a méretek csak szokások.',
    words: 'nagy maximum fölött',
  },
  'USB-X-07': {
    title: 'Miért nem lehet elkölteni a 90 pontot?',
    text: '90 pontba két aktiválás fér bele, egyenként legfeljebb 30 pontért, így 60 pont a legtöbb; 100 pontig ugyanígy a kétharmada. Szabály nem tiltja. Az app a maradékot el nem költött pontnak veszi.',
    words: 'legkisebb megmaradt határ aktiválások',
  },
  'USB-X-08': {
    title: '16,66 % vagy 16,67 %?',
    text: 'A szövegben 16,66 % és 2,77 % áll: levágva, nem kerekítve. A pontos esély 1/6 és 1/36, kerekítve 16,67 % és 2,78 %. Az app a pontos törtekkel számol.',
    words: 'százalék kerekítés tört',
  },
  'USB-X-09': {
    title: 'Belefér-e a 30 pontos hős 90 pontba?',
    text: 'A szövegben 90 pont a legkisebb játék, és 30 pont a legolcsóbb hős. Ez pontosan egyharmad; 33%-nál 29,7 volna a határ, és egyetlen hős sem férne bele. Az app ezért harmadot vesz.',
    words: 'törekvő százalék',
  },
} satisfies ChapterTexts<(typeof rulingIds)[number]>;
