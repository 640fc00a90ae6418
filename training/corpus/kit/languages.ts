/** Words of which people, streets, companies and dates are made, in 17 languages. All combinations are made up. */
export type Language = {
	months: string;
	women: string;
	men: string;
	families: string;
	/** Names of streets, separated by commas. */
	streets: string;
	/** Invented words in front of what a company does. */
	brands: string;
	/** What companies do, as it stands in their names; separated by commas. */
	trades: string;
};

const ENGLISH: Language = {
	months: 'January February March April May June July August September October November December',
	women: 'Alice Grace Hannah Megan Olivia Priya Rachel Sophie Tessa Wendy',
	men: 'Adam Ben Colin Dylan Edward George Harish Liam Oscar Thomas',
	families:
		'Ashworth Barlow Carver Dunmore Ellery Fenwick Hartigan Kessler Lockhart Merrow Okafor Pemberton Quillan Rao Sedgwick Whitlock',
	streets:
		'Mill Lane,Harbour Street,Station Road,Orchard Close,Kiln Street,Queens Parade,Bridge Road,Elm Avenue',
	brands:
		'Alder Brightwell Calder Fernhill Granite Halcyon Larkfield Northgate Redstone Silverbrook',
	trades:
		'Engineering,Supplies,Catering,Consulting,Logistics,Print Works,Joinery,Software,Foods,Textiles',
};

export const LANGUAGES: Readonly<Record<string, Language>> = {
	en: ENGLISH,
	de: {
		months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
		women: 'Anke Birgit Claudia Franziska Heike Jana Karin Marlene Silke Yasemin',
		men: 'Andreas Bernd Dirk Florian Gerd Jürgen Lukas Matthias Stefan Uwe',
		families:
			'Ahrens Böttcher Clausen Dreyer Eberhardt Förster Gärtner Hölzl Jansen Krüger Lindner Möbius Ostermann Pfeiffer Rösler Yildiz',
		streets:
			'Lindenweg,Mühlgasse,Hafenstraße,Am Alten Markt,Goethestraße,Kirchplatz,Industriestraße,Birkenallee',
		brands:
			'Nordwind Brandis Elbtal Falkenhof Hansen Isarblick Kranich Rabenau Silberquell Weidner',
		trades:
			'Metallbau,Bürobedarf,Elektrotechnik,Gartenbau,Spedition,Druckerei,Haustechnik,Software,Feinkost,Textilpflege',
	},
	fr: {
		months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
		women: 'Amélie Brigitte Camille Delphine Élodie Fatima Hélène Jeanne Margaux Sylvie',
		men: 'Antoine Baptiste Cédric Denis Étienne Gaël Hugo Karim Luc Thierry',
		families:
			'Aubry Bellanger Charpentier Delorme Esnault Fabre Guérin Hamelin Jacquet Kerbrat Lemoine Marchetti Noiret Perrault Roussel Vasseur',
		streets:
			'rue des Tanneurs,avenue du Port,place de la Halle,rue Saint-Martin,chemin des Vignes,quai des Bateliers,boulevard Carnot,impasse du Moulin',
		brands: 'Aubépine Belrive Clairval Doréa Granvelle Luminor Mirabel Ondine Sylvéo Verdanne',
		trades:
			'Bâtiment,Fournitures,Électricité,Traiteur,Transports,Imprimerie,Menuiserie,Informatique,Épicerie Fine,Conseil',
	},
	es: {
		months:
			'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
		women: 'Alba Beatriz Carmen Elena Inés Lucía Marta Nuria Rocío Ximena',
		men: 'Álvaro Borja Diego Emilio Gonzalo Iván Javier Manuel Rubén Tomás',
		families:
			'Aranda Bermúdez Cordero Delgado Escudero Fuentes Gallardo Herrero Izquierdo Lozano Montalvo Navarro Ochoa Peñalver Quiroga Zamora',
		streets:
			'Calle Mayor,Avenida del Puerto,Calle de la Fuente,Plaza Nueva,Paseo de la Alameda,Calle Olivo,Camino Real,Ronda Norte',
		brands: 'Almadra Brisamar Cantera Doradal Encinar Lucenta Montesol Rialta Sierranova Velazco',
		trades:
			'Construcciones,Suministros,Electricidad,Hostelería,Transportes,Gráficas,Carpintería,Informática,Alimentación,Asesores',
	},
	it: {
		months:
			'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
		women: 'Alessia Bianca Chiara Donatella Elisa Federica Giulia Ilaria Paola Silvia',
		men: 'Andrea Bruno Dario Enrico Fabio Giorgio Lorenzo Matteo Paolo Stefano',
		families:
			'Albertini Bassani Cattaneo Desanti Esposti Fontanella Galvani Lombardi Marangon Negri Orlandi Pellegrini Querini Ruffini Sartori Zanetti',
		streets:
			'Via Garibaldi,Via dei Mulini,Corso Italia,Piazza del Duomo,Via San Marco,Viale della Stazione,Via Roma,Strada Vecchia',
		brands:
			'Arnolda Belvento Corallina Dolomia Fiorana Lagomar Montefalco Rivalta Solaria Terranova',
		trades:
			'Costruzioni,Forniture,Impianti,Ristorazione,Trasporti,Tipografia,Falegnameria,Informatica,Alimentari,Consulenze',
	},
	pt: {
		months:
			'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
		women: 'Ana Beatriz Catarina Daniela Inês Joana Leonor Mariana Rita Teresa',
		men: 'André Bruno Duarte Filipe Gonçalo João Luís Nuno Rafael Tiago',
		families:
			'Almeida Barroso Carvalhal Domingues Esteves Falcão Guimarães Lacerda Magalhães Nogueira Pacheco Queirós Sampaio Tavares Valadares Xavier',
		streets:
			'Rua das Flores,Avenida da Liberdade,Rua do Comércio,Travessa do Forno,Largo da Sé,Rua Nova,Praça da República,Estrada Velha',
		brands:
			'Atlântida Bravenor Cedral Douroval Faialense Lusamar Minhoto Ribeiral Serralta Vindima',
		trades:
			'Construções,Materiais,Electricidade,Restauração,Transportes,Gráfica,Carpintaria,Informática,Alimentar,Consultoria',
	},
	nl: {
		months:
			'januari februari maart april mei juni juli augustus september oktober november december',
		women: 'Anouk Bregje Carolien Femke Hanneke Ilse Lotte Marieke Sanne Willemijn',
		men: 'Arjen Bas Daan Frits Gerrit Jeroen Koen Maarten Pieter Ruben',
		families:
			'Aalders Bakhuis Dekkers Elzinga Feenstra Goossens Hoekstra Jorissen Kuipers Lammers Meulenbelt Nijland Oosterhof Postma Ruijter Zijlstra',
		streets:
			'Havenstraat,Molenweg,Kerkplein,Lange Gracht,Stationsweg,Dorpsstraat,Industrieweg,Beukenlaan',
		brands:
			'Duinzicht Eikenrode Fluwijn Havenmeester Krokus Noorderlicht Polderman Rietveen Waterkant Zilverduin',
		trades:
			'Bouw,Kantoorartikelen,Installatietechniek,Catering,Transport,Drukkerij,Timmerwerken,Software,Delicatessen,Advies',
	},
	pl: {
		months:
			'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
		women: 'Agnieszka Barbara Dorota Ewa Grażyna Joanna Katarzyna Magdalena Renata Zofia',
		men: 'Adam Bartosz Damian Grzegorz Jacek Krzysztof Łukasz Marcin Paweł Wojciech',
		families:
			'Adamczyk Borkowicz Cieślak Dąbek Frączak Górny Jasik Kubiak Lisiecki Maślanka Nowicz Olszak Pietrzyk Rogal Sikora Żurek',
		streets: 'Lipowa,Młyńska,Portowa,Słowackiego,Ogrodowa,Kolejowa,Szkolna,Rynek Główny',
		brands: 'Bursztyn Dębowiec Jantar Kalina Modrzew Orlik Perełka Sokół Wrzos Zielonka',
		trades:
			'Budownictwo,Artykuły Biurowe,Elektryka,Gastronomia,Transport,Drukarnia,Stolarstwo,Informatyka,Delikatesy,Doradztwo',
	},
	cs: {
		months: 'ledna února března dubna května června července srpna září října listopadu prosince',
		women: 'Alena Božena Dana Eva Hana Ivana Jitka Lenka Petra Zuzana',
		men: 'Aleš Bohumil David František Jakub Karel Libor Martin Ondřej Tomáš',
		families:
			'Adámek Bartoň Čermák Doležal Fiala Hájek Jelínek Kopecký Laštovka Mareš Novotný Ouhel Pokorný Růžička Šimek Vondra',
		streets: 'Lipová,Mlýnská,Nádražní,Na Příkopě,Školní,Zahradní,Husova,Palackého',
		brands: 'Borovan Dubina Havran Jasana Krkavec Labuť Morava Skalka Vltavan Zlatohor',
		trades:
			'Stavby,Kancelářské potřeby,Elektro,Gastro,Doprava,Tiskárna,Truhlářství,Software,Potraviny,Poradenství',
	},
	sk: {
		months:
			'januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra',
		women: 'Andrea Beáta Darina Eva Gabriela Ivana Katarína Mária Silvia Zuzana',
		men: 'Branislav Dušan František Igor Ján Ľuboš Marek Miroslav Peter Štefan',
		families:
			'Babiak Čierny Dobrík Ferenc Gajdoš Hudák Jurčo Kováčik Lipták Mihálik Oravec Poliak Rusnák Sloboda Tkáčik Žák',
		streets: 'Lipová,Hlavná,Mlynská,Staničná,Záhradná,Školská,Dunajská,Štúrova',
		brands: 'Bystrina Jedľa Kriváň Lúčina Orol Poľana Tatran Vlkolín Zemplín Zvonček',
		trades:
			'Stavby,Kancelárske potreby,Elektro,Gastro,Doprava,Tlačiareň,Stolárstvo,Softvér,Potraviny,Poradenstvo',
	},
	sv: {
		months: 'januari februari mars april maj juni juli augusti september oktober november december',
		women: 'Agneta Birgitta Cecilia Elin Frida Ingrid Kerstin Lovisa Maja Åsa',
		men: 'Anders Björn Erik Gustav Henrik Johan Lars Mats Olle Sven',
		families:
			'Ahlberg Bergkvist Carlén Dahlström Ekman Forsgren Granlund Hallin Isberg Kjellström Lindahl Moberg Norell Palm Sjödin Öberg',
		streets:
			'Storgatan,Hamngatan,Kvarnvägen,Kyrkogatan,Skolgatan,Järnvägsgatan,Björkvägen,Norra Torget',
		brands:
			'Björkdal Fjällnära Granit Havsbris Kustvind Lingonskog Norrsken Sjöstjärna Tallmo Älvkraft',
		trades:
			'Bygg,Kontorsvaror,Elteknik,Restaurang,Åkeri,Tryckeri,Snickeri,Programvara,Livsmedel,Konsult',
	},
	nb: {
		months: 'januar februar mars april mai juni juli august september oktober november desember',
		women: 'Astrid Berit Gro Hilde Ingvild Kari Liv Marit Solveig Tone',
		men: 'Arne Eirik Geir Håkon Kjetil Lars Magnus Odd Rune Terje',
		families:
			'Aasen Bakken Dahle Eide Fossum Grønli Hauge Iversen Kvam Lunde Myhre Nordby Ødegård Rognli Sandvik Tveit',
		streets: 'Storgata,Havnegata,Kirkeveien,Skolegata,Møllerveien,Strandgata,Bjørkeveien,Torget',
		brands:
			'Fjordkraftverk Havørn Isbre Kystvind Lyngheia Nordavind Polarlys Skarv Tindheim Vestland',
		trades:
			'Bygg,Kontorrekvisita,Elektro,Catering,Transport,Trykkeri,Snekkeri,Programvare,Mat,Rådgivning',
	},
	da: {
		months: 'januar februar marts april maj juni juli august september oktober november december',
		women: 'Anne Birthe Charlotte Ditte Gitte Inge Kirsten Lene Mette Signe',
		men: 'Anders Bo Claus Flemming Henrik Jens Kasper Mads Niels Søren',
		families:
			'Agerskov Bjerregaard Dalsgaard Enevoldsen Frandsen Gregersen Holmgaard Jespersen Kjær Lauridsen Mølgaard Nygaard Overgaard Poulsgaard Rask Vestergaard',
		streets: 'Havnegade,Møllevej,Kirkestræde,Skolegade,Banegårdsvej,Algade,Birkevej,Torvet',
		brands: 'Bøgelund Fyrtårn Havbrise Klitrose Lærke Nordlys Strandvig Sundby Vadehav Østervang',
		trades:
			'Byg,Kontorartikler,Elteknik,Catering,Transport,Trykkeri,Snedkeri,Software,Fødevarer,Rådgivning',
	},
	fi: {
		months:
			'tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta',
		women: 'Aino Eeva Hanna Johanna Kaisa Leena Minna Päivi Sanna Tuula',
		men: 'Antti Eero Heikki Jari Kari Lauri Mikko Petri Timo Ville',
		families:
			'Aaltonen Eskola Hakala Heikkinen Järvi Kallio Kettunen Lahtinen Mäkelä Niskanen Ojala Pesonen Rantala Salo Tuominen Ylitalo',
		streets:
			'Satamakatu,Myllytie,Kirkkokatu,Koulukatu,Rautatienkatu,Puistotie,Kauppakatu,Koivukuja',
		brands:
			'Havumäki Järvituuli Kaarna Koskela Lumikko Metsola Pohjola Revontuli Suvanto Tuuliviiri',
		trades:
			'Rakennus,Toimistotarvikkeet,Sähkö,Ravintolat,Kuljetus,Kirjapaino,Puusepät,Ohjelmistot,Elintarvikkeet,Konsultointi',
	},
	hu: {
		months:
			'január február március április május június július augusztus szeptember október november december',
		women: 'Ágnes Beáta Csilla Dóra Erika Ildikó Katalin Mónika Réka Zsuzsanna',
		men: 'András Balázs Csaba Dániel Ferenc Gábor István László Péter Zoltán',
		families:
			'Almási Bodnár Csontos Dudás Erdélyi Fazekas Gulyás Hegedűs Juhász Kelemen Lukács Mészáros Nyári Orosz Pintér Vörös',
		streets:
			'Petőfi utca,Malom utca,Kossuth tér,Fő utca,Iskola utca,Vasút utca,Rózsa köz,Kikötő sor',
		brands: 'Aranyhal Bükkös Csillagfény Duna Fecske Hargita Kőszikla Napraforgó Tiszavirág Zafír',
		trades:
			'Építő,Irodaszer,Villamosság,Vendéglátó,Fuvarozó,Nyomda,Asztalos,Szoftver,Élelmiszer,Tanácsadó',
	},
	ro: {
		months:
			'ianuarie februarie martie aprilie mai iunie iulie august septembrie octombrie noiembrie decembrie',
		women: 'Adriana Bianca Corina Daniela Elena Ioana Lavinia Mihaela Ramona Simona',
		men: 'Adrian Bogdan Cristian Dragoș Florin Gabriel Ionuț Mihai Radu Vlad',
		families:
			'Albulescu Bărbulescu Ciobanu Drăgan Enache Filip Grigore Iacob Lungu Manole Neagu Oprea Pavel Rusu Stanciu Țăranu',
		streets: 'Florilor,Morii,Gării,Mihai Eminescu,Libertății,Școlii,Trandafirilor,Republicii',
		brands: 'Bucegi Carpatin Dunărea Ghiocel Izvorul Luceafăr Mestecăn Olteanu Stejar Zimbrul',
		trades:
			'Construcții,Birotică,Instalații,Alimentație,Transport,Tipografie,Tâmplărie,Software,Delicatese,Consultanță',
	},
	tr: {
		months: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık',
		women: 'Aslı Burcu Ceren Deniz Elif Gülşen Hande Meltem Selin Zeynep',
		men: 'Ahmet Barış Cem Emre Hakan İlker Kerem Murat Onur Tolga',
		families:
			'Akgün Bozkurt Çelebi Demirel Ekinci Gündoğdu Işıkçı Karagöz Köseoğlu Özdemir Polatlı Sarıkaya Şimşekli Tunçay Uysal Yıldırımlı',
		streets:
			'Atatürk Caddesi,Değirmen Sokak,Liman Caddesi,Çınar Sokak,Okul Caddesi,İstasyon Caddesi,Gül Sokak,Cumhuriyet Bulvarı',
		brands: 'Anka Çınaraltı Denizyıldızı Egemavi Güneşli Kartal Lale Pınarbaşı Toros Yakamoz',
		trades: 'İnşaat,Kırtasiye,Elektrik,Yemek,Nakliyat,Matbaa,Mobilya,Yazılım,Gıda,Danışmanlık',
	},
};
