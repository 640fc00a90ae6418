import type { Asked } from '../family.ts';
import { absent, list } from './ask.ts';
import { drawCareer } from './careers.ts';
import type { Career, CareerLanguage, Job } from './careers.ts';
import { field, markup } from './html.ts';
import type { Content, Markup } from './html.ts';
import { fill } from './lives.ts';
import type { Locale, Person } from './locale.ts';
import { addDays } from './random.ts';
import type { Random } from './random.ts';
import { asDate, asFlag, asNumber, asText } from './wordings.ts';

/**
 * Lives in 17 languages, a line each: jobs; degrees; schools; skills; tasks; languages; levels; summaries; hobbies;
 * nationality. What stands in a line is separated by `|`.
 */
const LIVES: Readonly<Record<string, string>> = {
	en: `Warehouse supervisor|Dental nurse|Payroll officer|Structural engineer|Bakery manager|Youth worker|Claims handler|Landscape gardener|Receptionist|Laboratory technician
		BSc Biology|HND Civil Engineering|BA Modern Languages|NVQ Level 3 Catering|MSc Public Health|Diploma in Horticulture
		Thornbury College|University of Westmarch|Kilnford Institute of Technology|St. Aldhelm’s School
		scheduling|Sage Payroll|risk assessment|technical drawing|titration|customer service|PowerPoint|planting plans
		Ran the early shift with {n} colleagues|Prepared monthly pay for {n} employees|Kept records of {n} patients|Planned and built {n} gardens|Dealt with {n} claims a week|Wrote the handbook for new starters
		English|Welsh|German|Urdu|Portuguese
		mother tongue|fluent|conversational|beginner
		Reliable, calm under pressure and used to working with the public.|A careful engineer who likes to see things built.|Fifteen years in small firms, from the shop floor to the office.
		rowing|bell ringing|allotment gardening|crosswords|five-a-side football
		British`,
	de: `Lagerleiter|Zahnmedizinische Fachangestellte|Lohnbuchhalter|Bauingenieurin|Filialleiterin|Erzieher|Schadensachbearbeiter|Gärtnermeisterin|Empfangskraft|Chemielaborantin
		Diplom-Ingenieur (FH)|Ausbildung zum Fachlageristen|B.A. Soziale Arbeit|Gesellenbrief Bäckerhandwerk|M.Sc. Umwelttechnik|Fachhochschulreife
		Fachhochschule Westmark|Berufsschule Ottersheim|Universität Grünwalde|Gymnasium am Stadtpark
		Tourenplanung|Lexware|Gefährdungsbeurteilung|technisches Zeichnen|Titration|Kundenberatung|PowerPoint|Pflanzpläne
		Führung der Frühschicht mit {n} Mitarbeitenden|Monatliche Abrechnung für {n} Beschäftigte|Pflege der Kartei von {n} Patienten|Planung und Bau von {n} Gärten|Bearbeitung von {n} Schäden je Woche|Erstellung des Handbuchs für Neue
		Deutsch|Englisch|Russisch|Italienisch|Niederländisch
		Muttersprache|verhandlungssicher|gut in Wort und Schrift|Anfänger
		Zuverlässig, belastbar und geübt im Umgang mit Kunden.|Sorgfältige Ingenieurin mit Freude am Bauen.|Fünfzehn Jahre Erfahrung in kleinen Betrieben.
		Rudern|Posaunenchor|Kleingarten|Kreuzworträtsel|Handball
		deutsch`,
	fr: `Chef d’entrepôt|Assistante dentaire|Gestionnaire de paie|Ingénieure structure|Responsable de boulangerie|Éducateur|Gestionnaire de sinistres|Paysagiste|Hôtesse d’accueil|Technicien de laboratoire
		Master Santé publique|BTS Bâtiment|Licence de langues|CAP Boulangerie|Diplôme d’ingénieur|Bac professionnel Commerce
		Institut de Valmont|Université des Trois Sources|Lycée Jean-Orcel|CFA du Grand Pré
		planification|Sage Paie|évaluation des risques|dessin technique|titrage|accueil|PowerPoint|plans de plantation
		Conduite de l’équipe du matin, {n} personnes|Paie mensuelle de {n} salariés|Tenue des dossiers de {n} patients|Étude et réalisation de {n} jardins|Traitement de {n} dossiers par semaine|Rédaction du guide d’accueil
		Français|Anglais|Allemand|Portugais|Breton
		langue maternelle|bilingue|intermédiaire|débutant
		Fiable, calme et à l’aise avec le public.|Ingénieure rigoureuse qui aime voir les choses construites.|Quinze ans dans de petites entreprises, de l’atelier au bureau.
		aviron|fanfare|jardinage|mots croisés|handball
		française`,
	es: `Jefe de almacén|Auxiliar dental|Técnica de nóminas|Ingeniero de estructuras|Encargada de panadería|Educador social|Tramitadora de siniestros|Jardinero|Recepcionista|Técnico de laboratorio
		Grado en Biología|FP Edificación|Grado en Filología|Técnico en Panadería|Máster en Salud Pública|Grado en Trabajo Social
		Universidad de Altamar|IES Torre Clara|Centro de Formación Olivar|Escuela Politécnica Serrana
		planificación|A3 Nóminas|evaluación de riesgos|dibujo técnico|volumetría|atención al público|PowerPoint|diseño de jardines
		Dirección del turno de mañana con {n} compañeros|Nóminas mensuales de {n} empleados|Archivo de {n} pacientes|Proyecto y ejecución de {n} jardines|Tramitación de {n} partes por semana|Redacción del manual de acogida
		Español|Inglés|Alemán|Gallego|Árabe
		lengua materna|bilingüe|intermedio|elemental
		Responsable, tranquila y acostumbrada al trato con el público.|Ingeniero cuidadoso, amigo de la obra bien hecha.|Quince años en empresas pequeñas.
		remo|banda de música|huerto|crucigramas|balonmano
		española`,
	it: `Capo magazziniere|Assistente alla poltrona|Addetta paghe|Ingegnere strutturista|Responsabile di panificio|Educatrice|Liquidatore sinistri|Giardiniere|Receptionist|Tecnico di laboratorio
		Laurea in Biologia|Diploma di geometra|Laurea in Lingue|Qualifica di panificatore|Master in Sanità pubblica|Diploma di liceo
		Università di Montechiaro|Istituto Piero Salvi|ITIS Rivabella|Scuola edile di Valdora
		pianificazione turni|Zucchetti Paghe|valutazione dei rischi|disegno tecnico|titolazione|accoglienza|PowerPoint|progetto del verde
		Coordinamento del turno di mattina con {n} colleghi|Paghe mensili di {n} dipendenti|Gestione delle schede di {n} pazienti|Progetto e posa di {n} giardini|Istruttoria di {n} pratiche a settimana|Stesura del manuale per i nuovi assunti
		Italiano|Inglese|Tedesco|Sloveno|Arabo
		madrelingua|ottimo|discreto|elementare
		Affidabile, tranquilla e abituata al contatto con il pubblico.|Ingegnere attento, con la passione per il cantiere.|Quindici anni in piccole imprese.
		canottaggio|banda musicale|orto|parole crociate|pallavolo
		italiana`,
	pt: `Chefe de armazém|Assistente dentária|Técnico de salários|Engenheira de estruturas|Gerente de padaria|Educador social|Gestora de sinistros|Jardineiro|Rececionista|Técnica de laboratório
		Licenciatura em Biologia|Curso técnico de Construção|Licenciatura em Línguas|Curso de Padaria|Mestrado em Saúde Pública|Ensino secundário
		Universidade de Serra Alta|Escola Profissional do Cais|Instituto Politécnico Lagoa|Escola Secundária Vale Verde
		planeamento|Primavera|avaliação de riscos|desenho técnico|titulação|atendimento|PowerPoint|planos de plantação
		Chefia do turno da manhã com {n} colegas|Processamento de {n} salários|Ficheiro de {n} doentes|Projeto e obra de {n} jardins|Tratamento de {n} processos por semana|Redação do manual de acolhimento
		Português|Inglês|Alemão|Mirandês|Italiano
		língua materna|fluente|intermédio|elementar
		Responsável, calma e habituada ao contacto com o público.|Engenheira rigorosa que gosta de ver obra feita.|Quinze anos em pequenas empresas.
		remo|banda filarmónica|horta|palavras cruzadas|andebol
		portuguesa`,
	nl: `Magazijnchef|Tandartsassistente|Salarisadministrateur|Constructeur|Bedrijfsleider bakkerij|Jongerenwerker|Schadebehandelaar|Hovenier|Receptioniste|Laborant
		HBO Bouwkunde|WO Biologie|MBO Brood en banket|HBO Sociaal Werk|Master Gezondheidszorg|HAVO
		Hogeschool Duinrand|Universiteit Veenhuizen|ROC De Gouwe|Lyceum Rijnoever
		planning|AFAS|risico-inventarisatie|technisch tekenen|titreren|klantenservice|PowerPoint|beplantingsplannen
		Leiding van de vroege dienst met {n} collega’s|Maandelijkse lonen van {n} medewerkers|Dossiers van {n} patiënten|Ontwerp en aanleg van {n} tuinen|Afhandeling van {n} schades per week|Handboek voor nieuwe collega’s
		Nederlands|Engels|Duits|Papiaments|Spaans
		moedertaal|vloeiend|redelijk|beginner
		Betrouwbaar, rustig en gewend aan het werken met publiek.|Zorgvuldige constructeur die graag ziet bouwen.|Vijftien jaar in kleine bedrijven.
		roeien|fanfare|volkstuin|kruiswoordraadsels|handbal
		Nederlandse`,
	pl: `Kierownik magazynu|Asystentka stomatologiczna|Specjalista ds. płac|Konstruktor budowlany|Kierowniczka piekarni|Wychowawca|Likwidator szkód|Ogrodniczka|Recepcjonistka|Laborant
		Magister biologii|Technik budownictwa|Licencjat filologii|Tytuł czeladnika piekarza|Inżynier środowiska|Matura
		Politechnika Nadrzecza|Uniwersytet Jasnogórski w Lipowcu|Technikum nr 4|Zespół Szkół Gastronomicznych
		planowanie|Płatnik|ocena ryzyka|rysunek techniczny|miareczkowanie|obsługa klienta|PowerPoint|projekty zieleni
		Kierowanie zmianą, {n} osób|Miesięczne płace dla {n} pracowników|Kartoteka {n} pacjentów|Projekt i wykonanie {n} ogrodów|Likwidacja {n} szkód tygodniowo|Podręcznik dla nowych pracowników
		polski|angielski|niemiecki|ukraiński|czeski
		ojczysty|biegły|komunikatywny|podstawowy
		Rzetelna, spokojna, przyzwyczajona do pracy z ludźmi.|Staranny konstruktor, lubi widzieć efekty na budowie.|Piętnaście lat w małych firmach.
		wioślarstwo|orkiestra dęta|działka|krzyżówki|siatkówka
		polskie`,
	cs: `Vedoucí skladu|Zubní instrumentářka|Mzdová účetní|Statik|Vedoucí pekárny|Vychovatel|Likvidátor pojistných událostí|Zahradnice|Recepční|Laborant
		Bc. Biologie|Maturita ze stavebnictví|Mgr. Filologie|Výuční list pekař|Ing. Životní prostředí|Maturita
		Vysoká škola Podlesí|Střední průmyslová škola Závodí|Univerzita Horní Řeka|Gymnázium Na Valech
		plánování|mzdový program Pamica|hodnocení rizik|technické kreslení|titrace|jednání se zákazníky|PowerPoint|osazovací plány
		Řízení ranní směny, {n} lidí|Měsíční mzdy {n} zaměstnanců|Vedení kartotéky {n} pacientů|Návrh a stavba {n} zahrad|Vyřizování {n} škod týdně|Příručka pro nové zaměstnance
		čeština|angličtina|němčina|ruština|polština
		rodilý mluvčí|plynně|dobře|základy
		Spolehlivá, klidná a zvyklá na práci s lidmi.|Pečlivý statik, který rád vidí stavbu růst.|Patnáct let v malých firmách.
		veslování|dechová hudba|zahrádkaření|křížovky|volejbal
		česká`,
	sk: `Vedúci skladu|Zubná asistentka|Mzdová účtovníčka|Statik|Vedúca pekárne|Vychovávateľ|Likvidátor škôd|Záhradníčka|Recepčná|Laborant
		Bc. Biológia|Maturita zo stavebníctva|Mgr. Filológia|Výučný list pekár|Ing. Životné prostredie|Maturita
		Vysoká škola Podhorie|Stredná priemyselná škola Záhradky|Univerzita Dolná Rieka|Gymnázium Pri hrade
		plánovanie|mzdový program Olymp|hodnotenie rizík|technické kreslenie|titrácia|práca so zákazníkmi|PowerPoint|výsadbové plány
		Vedenie rannej zmeny, {n} ľudí|Mesačné mzdy {n} zamestnancov|Kartotéka {n} pacientov|Návrh a stavba {n} záhrad|Vybavovanie {n} škôd týždenne|Príručka pre nových zamestnancov
		slovenčina|angličtina|nemčina|maďarčina|ruština
		materinský jazyk|plynule|dobre|základy
		Spoľahlivá, pokojná a zvyknutá na prácu s ľuďmi.|Dôsledný statik, ktorý rád vidí stavbu rásť.|Pätnásť rokov v malých firmách.
		veslovanie|dychovka|záhradkárstvo|krížovky|volejbal
		slovenská`,
	sv: `Lagerchef|Tandsköterska|Lönehandläggare|Konstruktör|Bagerichef|Fritidsledare|Skadereglerare|Trädgårdsmästare|Receptionist|Laborant
		Kandidat i biologi|Byggingenjör|Yrkesexamen bageri|Socionomexamen|Master i folkhälsa|Studentexamen
		Högskolan Ängsviken|Stenby universitet|Yrkesgymnasiet Ekhagen|Tekniska skolan Sundet
		planering|Hogia Lön|riskbedömning|teknisk ritning|titrering|kundservice|PowerPoint|planteringsplaner
		Ledde morgonskiftet med {n} kollegor|Månadslöner för {n} anställda|Journaler för {n} patienter|Ritade och anlade {n} trädgårdar|Handlade {n} ärenden i veckan|Skrev handboken för nyanställda
		svenska|engelska|tyska|arabiska|samiska
		modersmål|flytande|hyfsad|nybörjare
		Pålitlig, lugn och van att möta kunder.|Noggrann konstruktör som gillar att se saker byggas.|Femton år i småföretag.
		rodd|blåsorkester|kolonilott|korsord|innebandy
		svensk`,
	nb: `Lagersjef|Tannhelsesekretær|Lønnsmedarbeider|Byggingeniør|Bakerimester|Miljøarbeider|Skadebehandler|Gartner|Resepsjonist|Laborant
		Bachelor i biologi|Fagbrev bakerfaget|Bachelor i sosialt arbeid|Ingeniør bygg|Master i folkehelse|Studiekompetanse
		Høgskolen i Fjelldal|Universitetet i Nordvik|Havnes videregående skole|Fagskolen Elvebakken
		planlegging|Visma Lønn|risikovurdering|teknisk tegning|titrering|kundebehandling|PowerPoint|beplantningsplaner
		Ledet morgenskiftet med {n} kolleger|Månedslønn for {n} ansatte|Journaler for {n} pasienter|Tegnet og anla {n} hager|Behandlet {n} saker i uken|Skrev håndboken for nyansatte
		norsk|engelsk|tysk|samisk|spansk
		morsmål|flytende|god|grunnleggende
		Pålitelig, rolig og vant til kundekontakt.|Nøyaktig ingeniør som liker å se ting bli bygd.|Femten år i små bedrifter.
		roing|korps|hagearbeid|kryssord|håndball
		norsk`,
	da: `Lagerchef|Klinikassistent|Lønbogholder|Bygningsingeniør|Bagerimester|Pædagog|Skadebehandler|Anlægsgartner|Receptionist|Laborant
		Bachelor i biologi|Svendebrev bager|Socialrådgiver|Diplomingeniør byg|Kandidat i folkesundhed|Studentereksamen
		Ingeniørhøjskolen Mølleå|Universitetet i Vesterlund|Erhvervsskolen Strandby|Egebjerg Gymnasium
		planlægning|Danløn|risikovurdering|teknisk tegning|titrering|kundeservice|PowerPoint|beplantningsplaner
		Ledede morgenholdet med {n} kolleger|Månedsløn til {n} ansatte|Journaler for {n} patienter|Tegnede og anlagde {n} haver|Behandlede {n} sager om ugen|Skrev håndbogen til nyansatte
		dansk|engelsk|tysk|færøsk|fransk
		modersmål|flydende|god|begynder
		Pålidelig, rolig og vant til kundekontakt.|Omhyggelig ingeniør, der gerne ser tingene blive bygget.|Femten år i små virksomheder.
		roning|brassband|kolonihave|kryds og tværs|badminton
		dansk`,
	fi: `Varastopäällikkö|Hammashoitaja|Palkanlaskija|Rakennesuunnittelija|Leipomon esimies|Nuorisotyöntekijä|Korvauskäsittelijä|Puutarhuri|Vastaanottovirkailija|Laborantti
		Luonnontieteiden kandidaatti|Rakennusinsinööri (AMK)|Leipurin ammattitutkinto|Sosionomi (AMK)|Terveystieteiden maisteri|Ylioppilas
		Järvilaakson ammattikorkeakoulu|Pohjankaaren yliopisto|Koivurannan ammattiopisto|Kallion lukio
		suunnittelu|Netvisor|riskien arviointi|tekninen piirtäminen|titraus|asiakaspalvelu|PowerPoint|istutussuunnitelmat
		Johdin {n} hengen aamuvuoroa|Laskin {n} työntekijän palkat|Hoidin {n} potilaan tietoja|Suunnittelin ja rakensin {n} puutarhaa|Käsittelin {n} vahinkoa viikossa|Kirjoitin oppaan uusille työntekijöille
		suomi|englanti|ruotsi|viro|saksa
		äidinkieli|sujuva|hyvä|alkeet
		Luotettava, rauhallinen ja tottunut asiakastyöhön.|Huolellinen suunnittelija, joka pitää rakentamisesta.|Viisitoista vuotta pienissä yrityksissä.
		soutu|puhallinorkesteri|palstaviljely|ristikot|salibandy
		Suomi`,
	hu: `Raktárvezető|Fogászati asszisztens|Bérszámfejtő|Statikus mérnök|Pékségvezető|Ifjúságsegítő|Kárrendező|Kertész|Recepciós|Laboráns
		Biológus BSc|Építőmérnök|Magyar szakos tanár|Pék szakmunkás|Környezetmérnök|Érettségi
		Kisvölgyi Egyetem|Dombos Műszaki Főiskola|Hársfa Szakközépiskola|Folyóparti Gimnázium
		tervezés|Nexon bér|kockázatértékelés|műszaki rajz|titrálás|ügyfélszolgálat|PowerPoint|növénytelepítési terv
		A délelőtti műszak vezetése, {n} fő|{n} dolgozó havi bére|{n} beteg nyilvántartása|{n} kert tervezése és építése|Heti {n} kárügy intézése|Kézikönyv az új dolgozóknak
		magyar|angol|német|román|szlovák
		anyanyelv|felsőfok|középfok|alapfok
		Megbízható, nyugodt, emberekkel szívesen foglalkozik.|Gondos statikus, szereti látni, ahogy épül a ház.|Tizenöt év kisvállalatoknál.
		evezés|fúvószenekar|kertészkedés|keresztrejtvény|kézilabda
		magyar`,
	ro: `Șef de depozit|Asistentă stomatologie|Specialist salarizare|Inginer structuri|Șefă de brutărie|Educator|Inspector daune|Grădinar|Recepționeră|Laborant
		Licență în biologie|Inginer construcții|Licență în filologie|Calificare brutar|Master în sănătate publică|Bacalaureat
		Universitatea Valea Lungă|Colegiul Tehnic Dealul Mare|Liceul Mihai Sturza Nou|Școala Profesională Izvoare
		planificare|Saga salarii|evaluarea riscurilor|desen tehnic|titrare|relații cu clienții|PowerPoint|planuri de plantare
		Coordonarea schimbului de dimineață, {n} colegi|Salariile lunare pentru {n} angajați|Fișele a {n} pacienți|Proiectarea a {n} grădini|Soluționarea a {n} dosare pe săptămână|Manualul noilor angajați
		română|engleză|franceză|maghiară|germană
		limba maternă|fluent|mediu|începător
		Serioasă, calmă și obișnuită cu publicul.|Inginer atent, căruia îi place șantierul.|Cincisprezece ani în firme mici.
		canotaj|fanfară|grădinărit|cuvinte încrucișate|handbal
		română`,
	tr: `Depo sorumlusu|Diş hekimi asistanı|Bordro uzmanı|İnşaat mühendisi|Fırın müdürü|Gençlik çalışanı|Hasar uzmanı|Peyzaj bahçıvanı|Resepsiyonist|Laboratuvar teknisyeni
		Biyoloji Lisans|İnşaat Mühendisliği|Türk Dili Lisans|Fırıncılık Meslek Belgesi|Halk Sağlığı Yüksek Lisans|Lise Diploması
		Yeşilvadi Üniversitesi|Kuzey Teknik Lisesi|Çınar Meslek Yüksekokulu|Göltepe Anadolu Lisesi
		planlama|Logo Bordro|risk değerlendirmesi|teknik çizim|titrasyon|müşteri ilişkileri|PowerPoint|bitki planları
		{n} kişilik sabah vardiyasının yönetimi|{n} çalışanın aylık bordrosu|{n} hastanın kayıtları|{n} bahçenin tasarımı ve yapımı|Haftada {n} hasar dosyası|Yeni çalışanlar için el kitabı
		Türkçe|İngilizce|Almanca|Arapça|Fransızca
		ana dil|akıcı|orta|başlangıç
		Güvenilir, sakin ve insanlarla çalışmaya alışkın.|Dikkatli bir mühendis, şantiyeyi sever.|Küçük işletmelerde on beş yıl.
		kürek|bando|bahçecilik|bulmaca|voleybol
		T.C.`,
};

/** What stands over parts of a résumé; separated by `|`, in the order of HEADS. */
const HEADS = [
	'profile',
	'references',
	'hobbies',
	'certificates',
	'projects',
	'publications',
	'contact',
	'licence',
	'nationality',
	'email',
	'personal',
	'internships',
	'now',
	'since',
	'awards',
	'volunteering',
	'courses',
	'birthPlace',
	'maritalStatus',
	'curriculum',
] as const;
const PRINTED_HEADS: Readonly<Record<string, string>> = {
	en: 'Profile|References|Interests|Certificates|Projects|Publications|Contact|Driving licence|Nationality|E-mail|Personal details|Internships|present|since|Awards|Volunteering|Training|Place of birth|Marital status|Curriculum vitae',
	de: 'Profil|Referenzen|Interessen|Zertifikate|Projekte|Veröffentlichungen|Kontakt|Führerschein|Staatsangehörigkeit|E-Mail|Persönliche Daten|Praktika|heute|seit|Auszeichnungen|Ehrenamt|Weiterbildung|Geburtsort|Familienstand|Lebenslauf',
	fr: 'Profil|Références|Loisirs|Certifications|Projets|Publications|Contact|Permis|Nationalité|Courriel|État civil|Stages|aujourd’hui|depuis|Distinctions|Bénévolat|Formations continues|Lieu de naissance|Situation de famille|Curriculum vitae',
	es: 'Perfil|Referencias|Aficiones|Certificados|Proyectos|Publicaciones|Contacto|Carné de conducir|Nacionalidad|Correo|Datos personales|Prácticas|actualidad|desde|Premios|Voluntariado|Cursos|Lugar de nacimiento|Estado civil|Currículum vítae',
	it: 'Profilo|Referenze|Interessi|Certificazioni|Progetti|Pubblicazioni|Contatti|Patente|Cittadinanza|E-mail|Dati personali|Tirocini|oggi|dal|Premi|Volontariato|Corsi|Luogo di nascita|Stato civile|Curriculum vitae',
	pt: 'Perfil|Referências|Interesses|Certificados|Projetos|Publicações|Contacto|Carta de condução|Nacionalidade|Correio eletrónico|Dados pessoais|Estágios|atual|desde|Prémios|Voluntariado|Cursos|Naturalidade|Estado civil|Currículo',
	nl: 'Profiel|Referenties|Hobby’s|Certificaten|Projecten|Publicaties|Contact|Rijbewijs|Nationaliteit|E-mail|Personalia|Stages|heden|sinds|Prijzen|Vrijwilligerswerk|Cursussen|Geboorteplaats|Burgerlijke staat|Curriculum vitae',
	pl: 'Profil|Referencje|Zainteresowania|Certyfikaty|Projekty|Publikacje|Kontakt|Prawo jazdy|Obywatelstwo|E-mail|Dane osobowe|Praktyki|obecnie|od|Nagrody|Wolontariat|Kursy|Miejsce urodzenia|Stan cywilny|Życiorys',
	cs: 'Profil|Reference|Zájmy|Certifikáty|Projekty|Publikace|Kontakt|Řidičský průkaz|Státní občanství|E-mail|Osobní údaje|Praxe při studiu|dosud|od|Ocenění|Dobrovolnictví|Kurzy|Místo narození|Rodinný stav|Životopis',
	sk: 'Profil|Referencie|Záujmy|Certifikáty|Projekty|Publikácie|Kontakt|Vodičský preukaz|Štátne občianstvo|E-mail|Osobné údaje|Stáže|doteraz|od|Ocenenia|Dobrovoľníctvo|Kurzy|Miesto narodenia|Rodinný stav|Životopis',
	sv: 'Profil|Referenser|Intressen|Certifikat|Projekt|Publikationer|Kontakt|Körkort|Medborgarskap|E-post|Personuppgifter|Praktik|nu|sedan|Utmärkelser|Ideellt arbete|Kurser|Födelseort|Civilstånd|Meritförteckning',
	nb: 'Profil|Referanser|Interesser|Sertifikater|Prosjekter|Publikasjoner|Kontakt|Førerkort|Statsborgerskap|E-post|Personalia|Praksis|nå|siden|Priser|Frivillig arbeid|Kurs|Fødested|Sivilstand|CV',
	da: 'Profil|Referencer|Interesser|Certifikater|Projekter|Publikationer|Kontakt|Kørekort|Nationalitet|E-mail|Personlige oplysninger|Praktik|nu|siden|Priser|Frivilligt arbejde|Kurser|Fødested|Civilstand|Curriculum vitae',
	fi: 'Profiili|Suosittelijat|Harrastukset|Todistukset|Projektit|Julkaisut|Yhteystiedot|Ajokortti|Kansalaisuus|Sähköposti|Henkilötiedot|Harjoittelut|nykyinen|alkaen|Palkinnot|Vapaaehtoistyö|Kurssit|Syntymäpaikka|Siviilisääty|Ansioluettelo',
	hu: 'Bemutatkozás|Referenciák|Érdeklődés|Bizonyítványok|Projektek|Publikációk|Elérhetőség|Jogosítvány|Állampolgárság|E-mail|Személyes adatok|Szakmai gyakorlat|jelenleg|óta|Díjak|Önkéntesség|Tanfolyamok|Születési hely|Családi állapot|Önéletrajz',
	ro: 'Profil|Referințe|Interese|Certificate|Proiecte|Publicații|Contact|Permis de conducere|Naționalitate|E-mail|Date personale|Stagii|prezent|din|Premii|Voluntariat|Cursuri|Locul nașterii|Stare civilă|Curriculum vitae',
	tr: 'Profil|Referanslar|İlgi Alanları|Sertifikalar|Projeler|Yayınlar|İletişim|Sürücü belgesi|Uyruk|E-posta|Kişisel Bilgiler|Stajlar|halen|beri|Ödüller|Gönüllülük|Kurslar|Doğum yeri|Medeni hal|Özgeçmiş',
};
export type Head = (typeof HEADS)[number];

export function head(locale: Locale, name: Head): string {
	return PRINTED_HEADS[locale.language]?.split('|')[HEADS.indexOf(name)] ?? name;
}

export type Life = Career & { summary: string; hobbies: string[]; nationality: string };
export type LifeOptions = {
	/** Fewest and most jobs. */
	jobs?: readonly [number, number];
	/** Between which days the last job ends or is held. */
	latest?: readonly [string, string];
};

/** A life in work in one of 17 languages, the last job first; now and then with the words of `careers.ts`. */
export function drawLife(random: Random, locale: Locale, options: LifeOptions = {}): Life {
	const { jobs: [few, many] = [2, 5], latest = ['2022-01-01', '2026-04-01'] } = options;
	const lines = (LIVES[locale.language] ?? '').split('\n').map((line) => line.trim().split('|'));
	const words = (i: number) => lines[i] ?? [];
	let day = random.day(latest[0], latest[1]);
	const jobs = Array.from({ length: random.int(few, many) }, (_, i): Job => {
		const to = i === 0 && random.chance(0.65) ? null : day;
		const from = addDays(day, -random.int(260, 1900));
		day = addDays(from, -random.int(8, 160));
		const tasks = random.some(words(4), random.int(1, 3)).map((task) => fill(random, task));
		const employer = locale.company().name;
		const title = random.pick(words(0));
		return { title, employer, city: locale.address().city, from, to, tasks };
	});
	let year = Number(day.slice(0, 4));
	const studies = random.some(words(1), random.int(1, 3)).map((degree) => {
		const to = year;
		year -= random.int(2, 4);
		return { degree, school: random.pick(words(2)), from: year, to };
	});
	const [first = '', ...others] = words(5);
	const [native = '', ...levels] = words(6);
	const own = {
		title: jobs[0]?.title ?? '',
		jobs,
		studies,
		skills: random.some(words(3), random.int(3, 6)),
		languages: [
			{ language: first, level: native },
			...random
				.some(others, random.int(1, 3))
				.map((language) => ({ language, level: random.pick(levels) })),
		],
	};
	const isOther = CAREER_LANGUAGES.has(locale.language) && options.latest === undefined;
	const career = isOther && random.chance(0.3) ? withoutStops(drawCareer(random, locale)) : own;
	const hobbies = random.some(words(8), random.int(2, 3));
	return { ...career, summary: random.pick(words(7)), hobbies, nationality: words(9)[0] ?? '' };
}

/** The sentences of `careers.ts` end in full stops, those above do not. */
function withoutStops(career: Career): Career {
	const jobs = career.jobs.map((job) => ({
		...job,
		tasks: job.tasks.map((task) => task.replace(/\.$/, '')),
	}));
	return { ...career, jobs };
}
const CAREER_LANGUAGES: ReadonlySet<string> = new Set(
	'en de fr it es nl pt sv'.split(' ') satisfies string[] as CareerLanguage[],
);

/** A woman or a man, where a document names a mother or a groom. */
export function personOf(locale: Locale, isWoman: boolean): Person {
	let person = locale.person();
	while (person.isWoman !== isWoman) person = locale.person();
	return person;
}

/** How a document writes the months in which jobs begin and end. */
export function drawMonths(random: Random, locale: Locale, extra: readonly string[] = []) {
	const pattern = random.pick(['MMMM yyyy', 'MMM yyyy', 'mm/yyyy', 'mm.yyyy', 'yyyy', ...extra]);
	return (day: string): string => locale.date(day, pattern).text;
}

/** "2015 – 2019" or "2015 – today"; `from` and `to` are the columns, the sign between them stands alone. */
export function span(
	[from, to]: readonly [string, string],
	[start, end]: readonly [string, string | null],
	{ sign = ' – ', now = '' }: { sign?: Content; now?: string } = {},
): Markup {
	return markup`${field(from, start)}${sign}${end === null ? now : field(to, end)}`;
}

/** Contents with something between them. */
export function joined(contents: readonly Content[], between: Content = ', '): Markup {
	return markup`${contents.map((one, i) => markup`${i > 0 && between}${one}`)}`;
}

/** A list of plain values in running text. */
export function listed(path: string, all: readonly string[], between: Content = ', '): Markup {
	return markup`<span data-list="${path}">${joined(
		all.map((one) => markup`<span data-row>${field('value', one)}</span>`),
		between,
	)}</span>`;
}

/** Rows of columns: `asList({ title: ASK.title }, 'jobs | all jobs | Where did she work?')`. */
export function asList(columns: Readonly<Record<string, Asked>>, wordings: string): Asked {
	return list(columns, ...wordings.split(' | '));
}

/** Plain values: `asValues('skill | Fähigkeit | what is mastered', 'skills | abilities | What can she do?')`. */
export function asValues(value: string, wordings: string): Asked {
	return asList({ value: asText(value) }, wordings);
}

/** Nobody finds these on a résumé of the design. */
export function without(...names: (keyof typeof ASK)[]): Record<string, Asked> {
	return Object.fromEntries(names.map((name) => [name, absent(ASK[name])]));
}

/** What résumés and papers of people are asked for. */
export const ASK = {
	name: asText(
		'applicantName | Whose résumé is it? | Wie heißt die Person? | full name of the person | nom de la personne | ¿De quién es el currículum?',
		'personName',
	),
	wanted: asText(
		'headline | Which occupation stands under the name? | Beruf der Person | métier annoncé | profession named at the top',
		'jobTitle',
	),
	email: asText(
		'mail | Where can the person be written to? | E-Mail-Adresse der Person | adresse électronique',
		'email',
	),
	phone: asText(
		'mobile | How can the person be called? | Telefonnummer der Person | numéro de portable',
		'phone',
	),
	address: asText(
		'homeAddress | Where does the person live? | Wohnanschrift | domicile de la personne',
		'address',
	),
	town: asText(
		'homeTown | In which town does the person live? | Wohnort | ville de résidence',
		'city',
	),
	born: asDate('dob | When was the person born? | Geburtstag | date de naissance', 'birthDate'),
	birthPlace: asText(
		'bornIn | Where was the person born? | Geburtsort | lieu de naissance',
		'birthPlace',
	),
	nationality: asText(
		'citizenship | Of which nationality is the person? | Staatsangehörigkeit | quelle nationalité ?',
		'nationality',
	),
	status: asText('civilStatus | Is the person married or single? | Familienstand', 'maritalStatus'),
	licence: asText(
		'drivingLicenceClasses | Which vehicles may the person drive? | Führerscheinklassen | permis détenus',
		'drivingLicence',
	),
	site: asText('homepage | Which web page is named? | Internetseite der Person', 'website'),
	summary: asText(
		'profileText | How does the person describe themselves? | Kurzprofil | quelques mots de présentation',
		'summary',
	),
	hobbies: asText(
		'freeTime | What does the person do in free time? | Freizeitbeschäftigungen | centres d’intérêt',
		'hobbies',
	),
	salary: asNumber(
		'expectedPay | What does the person want to earn? | Gehaltswunsch | prétentions salariales',
		'desiredSalary',
	),
	iban: asText('bankAccount | IBAN of the person | Kontonummer | Which account is given?', 'iban'),
	signedOn: asDate(
		'signedOn | When was it signed? | Datum der Unterschrift | date de signature',
		'signatureDate',
	),
	lastJob: asText(
		'What was the last position? | lastPosition | Welche Stelle hatte die Person zuletzt? | dernier poste occupé | most recent job',
	),
	lastFirm: asText(
		'Where did the person work last? | lastEmployer | Bei welcher Firma zuletzt? | dernier employeur | most recent company',
	),
	lastStudy: asText(
		'What is the latest qualification? | lastDegree | höchster Abschluss | dernier diplôme | most recent degree',
	),
	available: asDate(
		'availableFrom | When can the person start? | frühester Eintritt | disponible à partir du',
		'availability',
	),
	photo: asFlag('hasPhoto | Is a photograph attached? | Lichtbild beigefügt'),
} as const satisfies Record<string, Asked>;

/** Columns of jobs and studies under the names that people look for. */
export const JOB = {
	title: asText('position | role | Tätigkeit | poste | What did the person work as?', 'jobTitle'),
	firm: asText('company | employer | Arbeitgeber | entreprise | Who was the employer?', 'employer'),
	town: asText('location | town of the job | Arbeitsort | lieu', 'city'),
	from: asText('startDate | begin of the job | von | début | When did the job begin?'),
	to: asText('endDate | end of the job | bis | fin | When did the job end?'),
	tasks: asText('description | duties | Aufgaben | missions | What was done there?'),
	reason: asText('reasonForLeaving | Why was the job left? | Grund des Wechsels | motif de départ'),
	boss: asText('supervisorName | Who was the superior? | Vorgesetzter | responsable', 'supervisor'),
} as const;
export const STUDY = {
	degree: asText('qualification | degree | Abschluss | diplôme | What was studied?', 'degree'),
	school: asText(
		'school | university | Schule oder Hochschule | établissement | Where was it studied?',
		'institution',
	),
	from: asText('startYear | begin of studies | Beginn | entrée'),
	to: asText('endYear | year of completion | Abschlussjahr | année d’obtention', 'graduationDate'),
	grade: asText('mark | Which mark was reached? | Note | mention', 'grade'),
} as const;
export const SPOKEN = asList(
	{
		language: asText('language | Sprache | langue | idioma'),
		level: asText('level | how well it is spoken | Niveau | nivel'),
	},
	'languageSkills | Which languages are spoken, and how well? | Sprachkenntnisse | langues parlées',
);
export const SKILLS = asValues(
	'skill | Kenntnis | compétence | what is mastered',
	'skills | What is the person able to do? | Fähigkeiten | compétences',
);
