/** Something that is sold: how it is called, in which unit, and about what a unit costs in euros. */
export type Product = { name: string; unit: string; price: number };

/**
 * Goods and services by trade and language: `name;unit;price`, separated by `|`. Families of one language bring
 * their own where they want more; these serve families of several.
 */
const PRODUCTS = {
	office: {
		en: 'Copy paper A4, 80 g, box of 5;box;24.9|Lever arch file 80 mm, blue;pc;2.35|Ballpoint pen medium, pack of 50;pack;14.2|Desk lamp LED with dimmer;pc;48|Whiteboard marker, assorted;set;6.4|Shredder, 12 sheets;pc;139|Envelopes DL self-seal;box;18.75|Office chair with armrests;pc;219',
		de: 'Kopierpapier A4, 80 g, 5 x 500 Blatt;Karton;24.9|Ordner 80 mm, blau;Stk;2.35|Kugelschreiber mittel, 50er Pack;Pack;14.2|Schreibtischleuchte LED, dimmbar;Stk;48|Whiteboard-Marker, sortiert;Set;6.4|Aktenvernichter, 12 Blatt;Stk;139|Briefumschläge DIN lang, haftklebend;Karton;18.75|Bürodrehstuhl mit Armlehnen;Stk;219',
		fr: 'Ramette papier A4 80 g, carton de 5;carton;24.9|Classeur à levier 80 mm bleu;u;2.35|Stylos bille, boîte de 50;boîte;14.2|Lampe de bureau LED;u;48|Marqueurs effaçables assortis;lot;6.4|Destructeur de documents 12 feuilles;u;139|Enveloppes DL autocollantes;boîte;18.75|Fauteuil de bureau avec accoudoirs;u;219',
		es: 'Papel A4 80 g, caja de 5 paquetes;caja;24.9|Archivador de palanca azul;ud;2.35|Bolígrafos, caja de 50;caja;14.2|Lámpara de mesa LED;ud;48|Rotuladores para pizarra;juego;6.4|Destructora de 12 hojas;ud;139|Sobres americanos autoadhesivos;caja;18.75|Silla de oficina con brazos;ud;219',
		it: 'Carta A4 80 g, scatola da 5 risme;sc;24.9|Registratore a leva blu;pz;2.35|Penne a sfera, conf. da 50;cf;14.2|Lampada da tavolo LED;pz;48|Pennarelli per lavagna;set;6.4|Distruggidocumenti 12 fogli;pz;139|Buste autoadesive;sc;18.75|Sedia da ufficio con braccioli;pz;219',
		nl: 'Kopieerpapier A4 80 g, doos 5 pak;doos;24.9|Ordner 80 mm blauw;st;2.35|Balpennen, doos van 50;doos;14.2|Bureaulamp LED dimbaar;st;48|Whiteboardstiften, assorti;set;6.4|Papiervernietiger 12 vel;st;139|Enveloppen zelfklevend;doos;18.75|Bureaustoel met armleuning;st;219',
		pl: 'Papier ksero A4 80 g, karton;kart.;24.9|Segregator dźwigniowy niebieski;szt.;2.35|Długopisy, opak. 50 szt.;opak.;14.2|Lampka biurkowa LED;szt.;48|Markery suchościeralne, komplet;kpl.;6.4|Niszczarka na 12 kartek;szt.;139|Koperty samoklejące;opak.;18.75|Fotel biurowy z podłokietnikami;szt.;219',
		sv: 'Kopieringspapper A4 80 g, kartong;krt;24.9|Gaffelpärm blå;st;2.35|Kulspetspennor, 50-pack;förp;14.2|Skrivbordslampa LED;st;48|Whiteboardpennor, sorterade;set;6.4|Dokumentförstörare 12 ark;st;139|Kuvert självhäftande;krt;18.75|Kontorsstol med armstöd;st;219',
		pt: 'Papel A4 80 g, caixa de 5 resmas;cx;24.9|Pasta de arquivo azul;un;2.35|Esferográficas, caixa de 50;cx;14.2|Candeeiro de secretária LED;un;48|Cadeira de escritório com braços;un;219',
		da: 'Kopipapir A4 80 g, 5 pakker;kasse;24.9|Brevordner blå;stk;2.35|Kuglepenne, 50 stk;pk;14.2|Skrivebordslampe LED;stk;48|Kontorstol med armlæn;stk;219',
		nb: 'Kopipapir A4 80 g, eske;eske;24.9|Ringperm blå;stk;2.35|Kulepenner, 50-pakning;pk;14.2|Skrivebordslampe LED;stk;48|Kontorstol med armlener;stk;219',
		cs: 'Kancelářský papír A4 80 g, karton;kart.;24.9|Pořadač pákový modrý;ks;2.35|Propisky, balení 50 ks;bal.;14.2|Stolní lampa LED;ks;48|Kancelářské křeslo s područkami;ks;219',
	},
	building: {
		en: 'Interior wall paint, white, 10 l;tub;42.5|Plasterboard 12.5 mm, 2.60 x 1.25 m;sheet;9.8|Labour, skilled fitter;h;58|Copper pipe 22 mm;m;11.3|Removal and disposal of old tiles;m²;26|Radiator valve with thermostat;pc;34.9|Scaffolding, rental per week;week;310|Travel, flat rate;trip;45',
		de: 'Wandfarbe weiß, 10 l;Eimer;42.5|Gipskartonplatte 12,5 mm;Platte;9.8|Facharbeiterstunde;Std;58|Kupferrohr 22 mm;m;11.3|Alte Fliesen entfernen und entsorgen;m²;26|Thermostatventil für Heizkörper;Stk;34.9|Gerüst, Miete je Woche;Woche;310|Anfahrt pauschal;psch;45',
		fr: 'Peinture murale blanche 10 l;pot;42.5|Plaque de plâtre BA13;u;9.8|Main d’œuvre qualifiée;h;58|Tube cuivre 22 mm;ml;11.3|Dépose et évacuation du carrelage;m²;26|Robinet thermostatique;u;34.9|Location échafaudage, la semaine;sem.;310|Déplacement, forfait;forfait;45',
		es: 'Pintura plástica blanca 10 l;bote;42.5|Placa de yeso laminado;ud;9.8|Mano de obra oficial;h;58|Tubo de cobre 22 mm;m;11.3|Retirada de azulejos;m²;26|Válvula termostática;ud;34.9|Alquiler de andamio semanal;sem;310|Desplazamiento;ud;45',
		it: 'Pittura murale bianca 10 l;lt;42.5|Lastra in cartongesso;pz;9.8|Manodopera specializzata;h;58|Tubo rame 22 mm;m;11.3|Rimozione e smaltimento piastrelle;mq;26|Valvola termostatica;pz;34.9|Noleggio ponteggio settimanale;sett;310|Trasferta forfettaria;n;45',
		nl: 'Muurverf wit 10 l;emmer;42.5|Gipsplaat 12,5 mm;st;9.8|Arbeidsloon monteur;uur;58|Koperbuis 22 mm;m;11.3|Verwijderen en afvoeren oude tegels;m²;26|Thermostaatkraan;st;34.9|Steigerhuur per week;week;310|Voorrijkosten;keer;45',
		pl: 'Farba ścienna biała 10 l;wiad.;42.5|Płyta gipsowo-kartonowa;szt.;9.8|Robocizna montera;godz.;58|Rura miedziana 22 mm;mb;11.3|Demontaż starych płytek;m²;26|Zawór termostatyczny;szt.;34.9|Wynajem rusztowania, tydzień;tydz.;310|Dojazd ryczałt;kpl.;45',
		sv: 'Väggfärg vit 10 l;burk;42.5|Gipsskiva 12,5 mm;st;9.8|Arbetstid montör;tim;58|Kopparrör 22 mm;m;11.3|Rivning av kakel;m²;26|Termostatventil;st;34.9|Hyra ställning per vecka;v;310|Framkörning;st;45',
		cs: 'Malířská barva bílá 15 kg;ks;42.5|Sádrokartonová deska 12,5 mm;ks;9.8|Práce montéra;hod;58|Měděná trubka 22 mm;m;11.3|Demontáž a odvoz obkladů;m²;26|Termostatický ventil;ks;34.9|Doprava paušál;ks;45',
		sk: 'Interiérová farba biela 15 kg;ks;42.5|Sadrokartónová doska 12,5 mm;ks;9.8|Práca montéra;hod;58|Medená rúrka 22 mm;m;11.3|Demontáž obkladov;m²;26|Termostatický ventil;ks;34.9|Doprava paušál;ks;45',
		hu: 'Beltéri falfesték, fehér, 15 l;db;42.5|Gipszkarton lap 12,5 mm;db;9.8|Szerelői munkadíj;óra;58|Rézcső 22 mm;m;11.3|Régi csempe bontása, elszállítása;m²;26|Termosztatikus szelep;db;34.9|Kiszállási díj;db;45',
		ro: 'Vopsea lavabilă albă 15 l;buc;42.5|Placă gips-carton 12,5 mm;buc;9.8|Manoperă instalator;oră;58|Țeavă cupru 22 mm;m;11.3|Demontare și evacuare faianță;mp;26|Robinet termostatic;buc;34.9|Deplasare;buc;45',
		tr: 'İç cephe boyası beyaz 15 l;kova;42.5|Alçıpan levha 12,5 mm;adet;9.8|Usta işçiliği;saat;58|Bakır boru 22 mm;m;11.3|Fayans sökümü ve nakli;m²;26|Termostatik vana;adet;34.9',
	},
	food: {
		en: 'Sourdough loaf 750 g;pc;4.2|Free-range eggs, dozen;box;3.9|Cheddar mature;kg;14.5|Olive oil extra virgin 1 l;btl;9.95|Ground coffee 500 g;bag;8.4|Vine tomatoes;kg;3.2|Butter unsalted 250 g;pc;2.6|Sparkling water 6 x 1.5 l;tray;3.3',
		de: 'Bauernbrot 1 kg;Stk;4.2|Freilandeier 10 Stück;Pack;3.9|Bergkäse gereift;kg;14.5|Olivenöl nativ extra 1 l;Fl;9.95|Röstkaffee gemahlen 500 g;Pack;8.4|Rispentomaten;kg;3.2|Süßrahmbutter 250 g;Stk;2.6|Mineralwasser 6 x 1,5 l;Kasten;3.3',
		fr: 'Pain de campagne 800 g;u;4.2|Œufs plein air, boîte de 12;boîte;3.9|Comté affiné;kg;14.5|Huile d’olive vierge extra 1 l;bout.;9.95|Café moulu 500 g;paq.;8.4|Tomates grappe;kg;3.2|Beurre doux 250 g;u;2.6|Eau gazeuse 6 x 1,5 l;pack;3.3',
		es: 'Pan de pueblo 800 g;ud;4.2|Huevos camperos docena;caja;3.9|Queso curado;kg;14.5|Aceite de oliva virgen 1 l;bot;9.95|Café molido 500 g;paq;8.4|Tomate en rama;kg;3.2|Mantequilla 250 g;ud;2.6|Agua con gas 6 x 1,5 l;pack;3.3',
		it: 'Pane casereccio 1 kg;pz;4.2|Uova da allevamento all’aperto;conf;3.9|Parmigiano stagionato;kg;14.5|Olio extravergine 1 l;bt;9.95|Caffè macinato 500 g;pz;8.4|Pomodori a grappolo;kg;3.2|Burro 250 g;pz;2.6|Acqua frizzante 6 x 1,5 l;cf;3.3',
		nl: 'Boerenbrood heel;st;4.2|Vrije-uitloopeieren 10 st;doos;3.9|Oude kaas;kg;14.5|Olijfolie extra vierge 1 l;fl;9.95|Filterkoffie 500 g;pak;8.4|Trostomaten;kg;3.2|Roomboter 250 g;st;2.6|Bruiswater 6 x 1,5 l;tray;3.3',
		pl: 'Chleb wiejski 1 kg;szt.;4.2|Jaja z wolnego wybiegu 10 szt.;opak.;3.9|Ser dojrzewający;kg;14.5|Oliwa z oliwek 1 l;but.;9.95|Kawa mielona 500 g;szt.;8.4|Pomidory gałązka;kg;3.2|Masło 250 g;szt.;2.6|Woda gazowana 6 x 1,5 l;zgrz.;3.3',
		sv: 'Lantbröd 800 g;st;4.2|Ägg frigående 12-p;förp;3.9|Lagrad ost;kg;14.5|Olivolja 1 l;fl;9.95|Bryggkaffe 500 g;pkt;8.4|Kvisttomater;kg;3.2|Smör 250 g;st;2.6|Kolsyrat vatten 6 x 1,5 l;flak;3.3',
		pt: 'Pão alentejano 800 g;un;4.2|Ovos de galinhas ao ar livre;cx;3.9|Queijo curado;kg;14.5|Azeite virgem extra 1 l;gf;9.95|Café moído 500 g;un;8.4|Tomate em rama;kg;3.2|Manteiga 250 g;un;2.6',
		tr: 'Köy ekmeği 1 kg;adet;4.2|Gezen tavuk yumurtası 10;koli;3.9|Eski kaşar;kg;14.5|Sızma zeytinyağı 1 l;şişe;9.95|Filtre kahve 500 g;paket;8.4|Salkım domates;kg;3.2',
	},
	technical: {
		en: 'Hex bolt M8 x 40, zinc plated;100 pc;11.9|Ball bearing 6204-2RS;pc;6.3|Hydraulic hose 1/2", 2 m;pc;38.5|Inductive sensor PNP M12;pc;44|Steel plate S235, 5 mm;kg;1.85|V-belt SPA 1250;pc;12.7|Cable 3 x 1.5 mm², 100 m;ring;79|Pneumatic cylinder 50/100;pc;112',
		de: 'Sechskantschraube M8 x 40, verzinkt;100 St;11.9|Rillenkugellager 6204-2RS;Stk;6.3|Hydraulikschlauch 1/2", 2 m;Stk;38.5|Induktiver Sensor PNP M12;Stk;44|Stahlblech S235, 5 mm;kg;1.85|Keilriemen SPA 1250;Stk;12.7|Leitung 3 x 1,5 mm², 100 m;Ring;79|Pneumatikzylinder 50/100;Stk;112',
		fr: 'Vis H M8 x 40 zinguée;cent;11.9|Roulement à billes 6204-2RS;u;6.3|Flexible hydraulique 1/2", 2 m;u;38.5|Détecteur inductif PNP M12;u;44|Tôle acier S235, 5 mm;kg;1.85|Courroie SPA 1250;u;12.7|Câble 3 x 1,5 mm², 100 m;couronne;79|Vérin pneumatique 50/100;u;112',
		es: 'Tornillo hexagonal M8 x 40;100 ud;11.9|Rodamiento 6204-2RS;ud;6.3|Manguera hidráulica 1/2", 2 m;ud;38.5|Sensor inductivo PNP M12;ud;44|Chapa de acero S235, 5 mm;kg;1.85|Correa SPA 1250;ud;12.7|Cable 3 x 1,5 mm², 100 m;rollo;79|Cilindro neumático 50/100;ud;112',
		it: 'Vite TE M8 x 40 zincata;100 pz;11.9|Cuscinetto a sfere 6204-2RS;pz;6.3|Tubo idraulico 1/2", 2 m;pz;38.5|Sensore induttivo PNP M12;pz;44|Lamiera S235, 5 mm;kg;1.85|Cinghia SPA 1250;pz;12.7|Cavo 3 x 1,5 mmq, 100 m;rt;79|Cilindro pneumatico 50/100;pz;112',
		nl: 'Zeskantbout M8 x 40 verzinkt;100 st;11.9|Kogellager 6204-2RS;st;6.3|Hydrauliekslang 1/2", 2 m;st;38.5|Inductieve sensor PNP M12;st;44|Staalplaat S235, 5 mm;kg;1.85|V-snaar SPA 1250;st;12.7|Kabel 3 x 1,5 mm², 100 m;rol;79|Pneumatische cilinder 50/100;st;112',
		pl: 'Śruba M8 x 40 ocynk;100 szt.;11.9|Łożysko kulkowe 6204-2RS;szt.;6.3|Wąż hydrauliczny 1/2", 2 m;szt.;38.5|Czujnik indukcyjny PNP M12;szt.;44|Blacha S235, 5 mm;kg;1.85|Pas klinowy SPA 1250;szt.;12.7|Przewód 3 x 1,5 mm², 100 m;krąg;79|Siłownik pneumatyczny 50/100;szt.;112',
		sv: 'Sexkantskruv M8 x 40 fzb;100 st;11.9|Kullager 6204-2RS;st;6.3|Hydraulslang 1/2", 2 m;st;38.5|Induktiv givare PNP M12;st;44|Stålplåt S235, 5 mm;kg;1.85|Kilrem SPA 1250;st;12.7|Kabel 3 x 1,5 mm², 100 m;ring;79|Pneumatikcylinder 50/100;st;112',
		pt: 'Parafuso sextavado M8 x 40;cento;11.9|Rolamento 6204-2RS;un;6.3|Mangueira hidráulica 1/2", 2 m;un;38.5|Sensor indutivo PNP M12;un;44|Chapa de aço S235, 5 mm;kg;1.85|Correia SPA 1250;un;12.7|Cilindro pneumático 50/100;un;112',
		cs: 'Šroub M8 x 40, zinek;100 ks;11.9|Kuličkové ložisko 6204-2RS;ks;6.3|Hydraulická hadice 1/2", 2 m;ks;38.5|Indukční snímač PNP M12;ks;44|Plech S235, 5 mm;kg;1.85|Klínový řemen SPA 1250;ks;12.7|Pneumatický válec 50/100;ks;112',
		sk: 'Skrutka M8 x 40, zinok;100 ks;11.9|Guľôčkové ložisko 6204-2RS;ks;6.3|Hydraulická hadica 1/2", 2 m;ks;38.5|Indukčný snímač PNP M12;ks;44|Plech S235, 5 mm;kg;1.85|Klinový remeň SPA 1250;ks;12.7',
		hu: 'Hatlapfejű csavar M8 x 40;100 db;11.9|Golyóscsapágy 6204-2RS;db;6.3|Hidraulikatömlő 1/2", 2 m;db;38.5|Induktív érzékelő PNP M12;db;44|Acéllemez S235, 5 mm;kg;1.85|Ékszíj SPA 1250;db;12.7',
		ro: 'Șurub hexagonal M8 x 40;100 buc;11.9|Rulment cu bile 6204-2RS;buc;6.3|Furtun hidraulic 1/2", 2 m;buc;38.5|Senzor inductiv PNP M12;buc;44|Tablă oțel S235, 5 mm;kg;1.85|Curea SPA 1250;buc;12.7',
		da: 'Sætskrue M8 x 40, fzb;100 stk;11.9|Kugleleje 6204-2RS;stk;6.3|Hydraulikslange 1/2", 2 m;stk;38.5|Induktiv føler PNP M12;stk;44|Stålplade S235, 5 mm;kg;1.85|Kilerem SPA 1250;stk;12.7',
		nb: 'Sekskantskrue M8 x 40, fzb;100 stk;11.9|Kulelager 6204-2RS;stk;6.3|Hydraulikkslange 1/2", 2 m;stk;38.5|Induktiv giver PNP M12;stk;44|Stålplate S235, 5 mm;kg;1.85|Kilerem SPA 1250;stk;12.7',
		fi: 'Kuusioruuvi M8 x 40, sinkitty;100 kpl;11.9|Kuulalaakeri 6204-2RS;kpl;6.3|Hydrauliikkaletku 1/2", 2 m;kpl;38.5|Induktiivinen anturi PNP M12;kpl;44|Teräslevy S235, 5 mm;kg;1.85|Kiilahihna SPA 1250;kpl;12.7',
	},
	services: {
		en: 'Consulting, senior;h;140|Website maintenance, monthly;month;250|Translation EN-FR, 1,250 words;flat;187.5|Workshop, full day;day;1450|Hosting plan Business;month;39|Bookkeeping, vouchers;pc;1.2|Photography, half day;flat;620|Proofreading;h;55',
		de: 'Beratung Senior;Std;140|Wartung der Website, monatlich;Monat;250|Übersetzung EN-DE, 1.250 Wörter;psch;187.5|Workshop, ganztägig;Tag;1450|Hosting-Paket Business;Monat;39|Buchung von Belegen;Stk;1.2|Fotografie, halber Tag;psch;620|Lektorat;Std;55',
		fr: 'Conseil senior;h;140|Maintenance du site, mensuelle;mois;250|Traduction EN-FR, 1 250 mots;forfait;187.5|Atelier, journée;jour;1450|Hébergement Business;mois;39|Saisie de pièces comptables;u;1.2|Reportage photo, demi-journée;forfait;620|Relecture;h;55',
		es: 'Consultoría sénior;h;140|Mantenimiento web mensual;mes;250|Traducción EN-ES, 1.250 palabras;ud;187.5|Taller, jornada completa;día;1450|Alojamiento Business;mes;39|Contabilización de asientos;ud;1.2|Fotografía, media jornada;ud;620|Corrección de textos;h;55',
		it: 'Consulenza senior;h;140|Manutenzione sito mensile;mese;250|Traduzione EN-IT, 1.250 parole;n;187.5|Workshop, giornata intera;gg;1450|Hosting Business;mese;39|Registrazione documenti;n;1.2|Servizio fotografico, mezza giornata;n;620|Revisione testi;h;55',
		nl: 'Advies senior;uur;140|Websiteonderhoud per maand;mnd;250|Vertaling EN-NL, 1.250 woorden;post;187.5|Workshop hele dag;dag;1450|Hosting Business;mnd;39|Boekingen verwerken;st;1.2|Fotografie halve dag;post;620|Redactie;uur;55',
		pl: 'Doradztwo senior;godz.;140|Obsługa strony, miesięcznie;mies.;250|Tłumaczenie EN-PL, 1250 słów;usł.;187.5|Warsztaty, cały dzień;dzień;1450|Hosting Business;mies.;39|Księgowanie dokumentów;szt.;1.2|Sesja zdjęciowa, pół dnia;usł.;620|Korekta tekstu;godz.;55',
		sv: 'Konsulttid senior;tim;140|Webbunderhåll per månad;mån;250|Översättning EN-SV, 1 250 ord;st;187.5|Workshop heldag;dag;1450|Webbhotell Business;mån;39|Bokföring av verifikat;st;1.2|Fotografering halvdag;st;620|Korrektur;tim;55',
		pt: 'Consultoria sénior;h;140|Manutenção do site, mensal;mês;250|Tradução EN-PT, 1.250 palavras;un;187.5|Workshop, dia inteiro;dia;1450|Alojamento Business;mês;39|Revisão de textos;h;55',
		cs: 'Konzultace senior;hod;140|Správa webu, měsíčně;měs.;250|Překlad EN-CS, 1 250 slov;ks;187.5|Workshop, celý den;den;1450|Hosting Business;měs.;39|Zaúčtování dokladů;ks;1.2|Korektura;hod;55',
		sk: 'Konzultácie senior;hod;140|Správa webu, mesačne;mes.;250|Preklad EN-SK, 1 250 slov;ks;187.5|Workshop, celý deň;deň;1450|Hosting Business;mes.;39|Korektúra;hod;55',
		hu: 'Tanácsadás, senior;óra;140|Weboldal karbantartás, havi;hó;250|Fordítás EN-HU, 1250 szó;db;187.5|Workshop, egész napos;nap;1450|Tárhely Business;hó;39|Lektorálás;óra;55',
		ro: 'Consultanță senior;oră;140|Mentenanță site, lunar;lună;250|Traducere EN-RO, 1.250 cuvinte;buc;187.5|Atelier, zi întreagă;zi;1450|Găzduire Business;lună;39|Corectură;oră;55',
		fi: 'Konsultointi, senior;h;140|Verkkosivujen ylläpito, kk;kk;250|Käännös EN-FI, 1 250 sanaa;kpl;187.5|Työpaja, koko päivä;pv;1450|Oikoluku;h;55',
		tr: 'Kıdemli danışmanlık;saat;140|Web sitesi bakımı, aylık;ay;250|Çeviri EN-TR, 1.250 kelime;adet;187.5|Atölye, tam gün;gün;1450|Barındırma Business;ay;39|Redaksiyon;saat;55',
	},
} as const;
export type Trade = keyof typeof PRODUCTS;

/** What a trade sells, in a language; in English where the table has no other. */
export function vocabulary(trade: Trade, language: string): readonly Product[] {
	const lists: Readonly<Record<string, string>> = PRODUCTS[trade];
	return (lists[language] ?? PRODUCTS[trade].en).split('|').map((line) => {
		const [name = '', unit = '', price = '0'] = line.split(';');
		return { name, unit, price: Number(price) };
	});
}
