import type { LanguageOfIndex } from '../language.ts';

export const language: LanguageOfIndex = {
  passedOver: new Set(
    'a aby albo ale beda bedzie bez by byc byl byla chca chce chyba co cos czego czemu czy czyj czyja czyje dac daje dalej dla dlaczego do dosc dostac dostaje dostane dostanie dziala dzialaja dzieje gdy gdzie gdzies gra grac gracz gracze graja i ich ile iloma ilu im in inna inne innego inny ja jak jaka jaki jakie jakim jako je jego jej jesli jest jestem juz kazdy kiedy kiedys kogo komu kto ktora ktore ktorej ktory ktorych ktorym ktos liczy ma maja malo mam mi mial miec mnie moga moge moi moich moim moimi moj moja moje mojego mojej moze mozemy mozesz mozna mu musi musze my na nad nadal nam naprawde nas nasz nia nic nich nie nikt nim nimi niz nowy o obok od on ona one oni oraz po pod podczas potem prostu przed przez przy razu robi robia robic roznych sa sam sama samo sie sobie stary swoich swoim swoimi swoj swoja swoje swojego swojemu ta tak taki tam te tego tej ten teraz tez to trzeba tu ty tyle tylko tym u umie umiem w we wiec wlasne wolno wtedy wyjdzie wyszlo z za zaden zadnego zadnej zamiast zas zasada zasady ze zeby znaczy znowu zrobic zwykla zwykly'.split(
      ' ',
    ),
  ),
  endings:
    'ajac|ujac|ac|owac|ywac|iwac|owal[aiey]?|uje|uja|anie|enie|aniu|eniu|ania|enia|aniem|eniem|alem|ilem|alam|ala|ali|aly|ila|ili|ily|am|asz|amy|imy|emy|esz|isz|ic|yc|ec|ami|iami|ach|iach|owi|om|iom|em|iem|ow|ego|emu|ych|ich|ymi|imi|ym|im|ej|iej|ie|ia|iu|io|a|e|i|o|u|y',
  endingsInRow: 1,
  forms: [
    /(?:i[ea]|[aeioyąęó])$/,
    /^i?(?:[aąeęiouyó]|[aeio]m|ami|ach|ów|owie?|ego|emu|ej|[iy](?:ch|m|mi))?$/,
  ],
  concepts: `
dwa. dwaj dwie dwoch dwoma oba. obaj obie obu
kumpel kolega kolegi sojusz wspoln dolacz
koszt cen cena plac zaplac kupic kupow punkt. punkty punktow drog tani wart pkt
limit najwyzej maks najwiec ograniczen ile. ilu. _ile _ilu _iloma
pierwsz zaczyn kolej rozpocz start inicjatyw porzadek
arm wojsk stron budzet
wygr zwycie cel. celem przegr
gin zgin umier smierc trup martw zabi zniszcz polegl straty ginie ubic ubit padl
ran. rane rany rann zran obrazen obrazenia seb stanowczosc zycie zycia oberw krwaw
lecz lekarz medyk uzdrow opatr wylecz sanitariusz leczen doktor chirurg
bohater heros wodz legend smialek
oficer dowod kapitan sierzant przywodz lider
zolnierz piechur piechot minifig figur ludzi ludzik najemnik wojownik model facet chlop ziom wojak
oddzial jednost grup druzyn ekip band pluton
strzel strzal ostrzel ostrzal luczni dystans
karabin pistolet luk. luki luku kusz strzeleck bron gnat spluw rewolwer
armat dzial artyler katapult oblezn ciezk
wyrzutn rakiet bazook
bomb wybuch granat dynamit mina miny eksplo lont materialy
miecz topor noz reczn bron klinga maczug sztylet szabl katan
wloczni kopi pik drzewc halabard dwureczn dlug oszczep lanc trojz
wrecz zwarci bezposredn bojk walcz walk kontakt biji bitk naparz
szarz natarci rozped nabieg najazd galop
zderz wjech wpad czolow uderz
taran zmiazdz trat strat wdept rozjech przejech
odepchn odrzuc popch cofn
skok skak przeskocz wskocz zeskocz
uskocz odskocz ratunek unik
parow blok zaslon riposta odbij
kontr oddac oddaje oddaj odda odpow riposta
reagow reakcj odpow przerw
tarcz
zbroj obron pancerz oslon wytrzym
obron wytrzymal
rzut kostk kosc rzuc k6
jedynk pech krytycz
dorzut szostk dodatkow bonus szczesliw
premi plus bonus dodaj modyfik pomaga
kar. kary minus ujemn modyfik
przerzut ponown
traf celn umiejetn
pudl chybi nietraf zablakan
celow mierz celuj wymierz nieruchom
oslon zaslon murk krzak skrzyn workami
ukry chow kryj skrad kamufl niewidocz zaczai zamask
widz widoc widac wzrok spostrzeg zauwaz wypatrz
zasieg dalek odleg daleko cali
ruch ruszy porusz chodz przejsc szybk pred wolno idzie isc. predkosc
bieg. biegn przebieg biegi sprint pedem pobieg gna. pedz
upad spad zlec zrzuc wysok
wspin drabin schod wchodz wdrap wlez wlaz
plyn plywa wod lodz okret statek
lata lot. lotni samolot skrzyd powietrz desant smiglow
samochod pojazd czolg auto jeep ciezarow motocykl maszyn woz fur. bryk
transporter pasazer wsiad wysiad srodku przewoz ladow
kierow kierowc kieruj ster pilot operator zalog prowadz jezdz
kon. konia koni konno wierzchow jazd kawaler rycerz jezdzc konnic kuc. koniem
robot stwor mozg potwor zwierz golem
potwor smok gigant olbrzym stwor tytan bestia
szczur pajak waz stworzonk owad
budynek budowl dom. domu konstrukcj struktur chat. chalup barak
zamek zamk baszt mur. mury muru murze murow sekcj wiez twierdz
baszt wiez sekcj donzon
bram krat luk drzwi wejsci
drzwi bram wejsci otwor otwier zamyk zamkn
pomost klad desk most
przelam wylom zdobyt zdemoral zepsut
zniszcz rozwal zburz uszkodz element czesc
kola kol. nog skrzyd naped silnik gasien
budow klock klocek napraw postaw przyczep
podnies uniesc udzwig nies dzwig
podnies upusc wyjac wymian przeladow dobyc schow
improwizow przypadkow butelk krzesl
magi czar. czary czaru mag. zakle czarodz czarown urok
kula_ognia ogni czar obszar pocisk
przywol krag wezwac
ozyw wskrze nekroman szkielet zombi trup
panik ucie przestrasz strach boja boi. tchorz
morale odwag strach test
wstrzas ogluszo zdezor
wycof ucie odwrot cofaj odda_teren uciek wia.
zwiaz zwarci uwiez
przewag liczebn kilku wielu wspoln
wspoln razem laczon dolacz pomag
dolacz polacz formow podziel rozdziel laczen
formacj falang kolumn szyk
okop kryc
las. lasu lesie lasy drzew
bagn trudn blot
pole_minowe minow niebezp law przepas
ruin gruz zburzon
drog ulic
teren stol plansz makiet
rozstaw wystaw ustaw strefa start
sekret tajn zakryt infiltr
nagly rezerw posilk desant zrzut
zmecz
szczesci nagi
pojedyn
wyczyn szalon niezwykl moc
poswie ochron zaslania
zdziwacz marud ego
spor klot racj
wielk rozmiar duz mal wysok
wysok gorze gory ponad
slep dym niewidoc
jeniec jenc pojma niewol
lig turniej sezon sedzi walkower
scenariusz misj zadan specjaln
obrot kierun kat. katem przod tyl luk
zeton znacznik
solo samotn nierown
podstawk
sprzet wyposaz technik ekwip
trucizn jad. zatrut odporn wampir
nowsz rozdzial piat wersj
quikwars quickwars szybk
lugpol lugpolwars
nieobecn nie_przysz walkower
cwierc 25
polow pol. 50
wysadz wybuch zniszcz
dwukrot dwa_razy podwojn drugi
remis rowno rown
dziec wiek junior
zosta pozosta zyw
dach gory. gorze szczyt
obowiazk trzeba nieobowiaz opcj
slon pies psa psy niedzwied wilk troll ogr goblin zwierz stwor mozg
mysz szczur pajak stworzonk robactw
jeep mech traktor pojazd maszyn wjezdz
opona opon kolo kola naped
kula_ogn ognist czar_obsz
pietr balkon poziom wysok
lancuch niewol zniewol zmusz
cisn rzuc miota ciska oszczep
strzelb pistolet krotk
laser plazm energ karabin
amunicj konczy skonczy
rozbroj wytrac wypad upuscil
glow element czesc
swoich_trafi przypad
poddac jeniec jenc
flank bok tyl. tylu luk
tunel kopac teleport nietyp
krol wladc lord dowodc wodz
snajper perfek konkretn
rzek brod wod
zamieni wymien zmiana
gleboko strefa glebok
krok cal. cala ruch
ludzik ludek minifig figurk
bije biji bic. walnac uderz cios atak
zderz odrzuc odleci odlat
barykad prowizork improwiz
dorzuc dolacz wspolny razem
mocny mocna obron
zakladnik tarcz poswiec
ciezar obciaz kar.
szef lider wodz
skad srodka liniac linia
dwa_pistolet drugi pistolet
usb
`,
  chapters: `
healing medyk lekarz rana
magic mag czar czarodziej
league liga turniej
quik quikwars szybka walka gra
lugpol lugpolwars
squads oddział grupa
creations pojazd czołg robot potwór
design budowa pojazd czołg budynek model koszt
minds robot potwór stwór kierowca załoga
wreck pojazd czołg budynek dom zniszczyć
heroes bohater
skills nauka zdolność
charge zderzenie rozpęd
charge-web5 szarża nowsza wersja
usb/machines czołg pojazd smok
usb/prices lista koszt punkty
usb/army lista
usb/field stół rozstawienie
mage-knight/sections zamek baszta mur
mage-knight/setup zamek rozstawienie
mage-knight/access zamek baszta mur drzwi
mage-knight/eligibility zamek atak mur kto może
mage-knight/attack zamek baszta strzelać
mage-knight/turn zamek baszta tura
mage-knight/immunities zamek baszta mur efekt
mage-knight/rulings zamek baszta mur
usb usb
`,
};
