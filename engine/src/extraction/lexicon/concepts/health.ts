import type { Concepts } from '../concept.ts';

/** Patients, findings, laboratory values. */
export const HEALTH: Concepts = {
	patientName: [
		'person',
		'patient; patient name; name of the patient; name of patient|patient; nom du patient; nom de la patiente|patient; patientin; name des patienten; patientenname|paciente; nombre del paciente|paziente; nome del paziente; nome paziente|paciente; nome do paciente; utente|patient; naam patient',
	],
	physician: [
		'person',
		'physician; doctor; treating physician; attending physician; referring physician; consultant; provider; surgeon|medecin; medecin traitant; docteur; praticien|arzt; behandelnder arzt; arztin; oberarzt; chefarzt|medico; medico tratante; doctor; facultativo|medico; medico curante; dottore|medico; medico assistente; doutor|arts; behandelend arts; dokter; specialist; huisarts',
	],
	provider: [
		'company',
		'hospital; clinic; practice; facility; hospital clinic or practice; healthcare provider; laboratory; lab name|hopital; clinique; cabinet medical; etablissement; laboratoire; centre hospitalier|krankenhaus; klinik; praxis; klinikum; einrichtung; labor|hospital; clinica; centro medico; laboratorio|ospedale; clinica; studio medico; laboratorio; struttura|hospital; clinica; laboratorio; centro de saude|ziekenhuis; kliniek; praktijk; laboratorium',
	],
	diagnosis: [
		'text',
		'diagnosis; diagnoses; primary diagnosis; final diagnosis; impression; assessment; admitting diagnosis; discharge diagnosis|diagnostic; diagnostics; diagnostic principal; conclusion|diagnose; diagnosen; hauptdiagnose; entlassungsdiagnose|diagnostico; diagnosticos; diagnostico principal; juicio clinico|diagnosi; diagnosi principale; diagnosi di dimissione|diagnostico; diagnosticos; diagnostico principal; hipotese diagnostica|diagnose; diagnoses; hoofddiagnose; conclusie',
	],
	allergies: [
		'text',
		'allergies; known allergies; allergy; drug allergies|allergies; allergie; allergies connues|allergien; bekannte allergien; unvertraglichkeiten; allergie|alergias; alergias conocidas|allergie; allergie note|alergias; alergias conhecidas|allergieen; bekende allergieen; allergie',
	],
	medication: [
		'text',
		'medication; medications; medicine; drug; drug name; prescription; current medications; medication prescribed; discharge medications|medicament; traitement; ordonnance; medicaments prescrits; traitement de sortie|medikament; medikation; arzneimittel; verordnung; entlassungsmedikation|medicamento; medicacion; tratamiento; farmaco|farmaco; terapia; medicinale; terapia farmacologica|medicamento; medicacao; farmaco; prescricao|medicatie; medicijn; geneesmiddel',
	],
	dosage: [
		'text',
		'dose; dosage; strength; dosing|posologie; dose; dosage|dosis; dosierung; starke|dosis; posologia; dosificacion|dosaggio; dose; posologia|dose; dosagem; posologia|dosis; dosering; sterkte',
	],
	frequency: [
		'text',
		'frequency; how often it is taken; directions; instructions; sig; schedule|frequence; prise; rythme|haufigkeit; einnahme; einnahmeschema; anwendung|frecuencia; pauta; toma|frequenza; assunzione|frequencia; toma; intervalo|frequentie; gebruik; inname',
	],
	testName: [
		'text',
		'test; test name; what was measured; analysis; parameter; examination; investigation; analyte|analyse; examen; parametre; test|untersuchung; parameter; test; analyse; messgrosse; bestimmung|prueba; parametro; analisis; determinacion|esame; parametro; analisi; prova|exame; parametro; analise; teste|bepaling; onderzoek; test; parameter',
	],
	testValue: [
		'quantity',
		'result; value; measured value; test result; your value|resultat; valeur|ergebnis; wert; messwert; befund|resultado; valor|risultato; valore; esito|resultado; valor|resultaat; uitslag; waarde',
	],
	referenceRange: [
		'text',
		'reference range; normal range; reference; reference interval; reference values; normal values; biological reference interval|valeurs de reference; valeurs normales; normes; intervalle de reference|referenzbereich; normbereich; referenz; normwert; referenzwerte|valores de referencia; rango de referencia; intervalo de referencia|valori di riferimento; intervallo di riferimento; range|valores de referencia; intervalo de referencia|referentiewaarden; referentie; normaalwaarden; referentiebereik',
	],
	sex: [
		'sex',
		'sex; gender; sex of the patient; sex of the holder|sexe; genre|geschlecht|sexo; genero|sesso; genere|sexo; genero|geslacht',
	],
	age: ['quantity', 'age; age years|age|alter|edad|eta|idade|leeftijd'],
	bloodGroup: [
		'text',
		'blood group; blood type|groupe sanguin|blutgruppe|grupo sanguineo|gruppo sanguigno|grupo sanguineo; tipo sanguineo|bloedgroep',
	],
	bloodPressure: [
		'text',
		'blood pressure; bp; b p|tension arterielle; pression arterielle; ta|blutdruck; rr|presion arterial; tension arterial; ta|pressione arteriosa; pa|pressao arterial; tensao arterial; pa|bloeddruk; rr',
	],
	heartRate: [
		'quantity',
		'heart rate; pulse; pulse rate|frequence cardiaque; pouls; fc|herzfrequenz; puls; pulsfrequenz|frecuencia cardiaca; pulso; fc|frequenza cardiaca; polso; fc|frequencia cardiaca; pulso; fc|hartslag; pols; hartfrequentie',
	],
	temperature: [
		'quantity',
		'temperature; body temperature; temp|temperature|temperatur; korpertemperatur|temperatura|temperatura; temperatura corporea|temperatura; temperatura corporal|temperatuur; lichaamstemperatuur',
	],
	respiratoryRate: [
		'quantity',
		'respiratory rate; respiration rate; respirations; rr|frequence respiratoire|atemfrequenz|frecuencia respiratoria|frequenza respiratoria|frequencia respiratoria|ademhalingsfrequentie; ademfrequentie',
	],
	oxygenSaturation: [
		'quantity',
		'oxygen saturation; spo2; o2 sat; o2 saturation|saturation en oxygene; spo2; sao2|sauerstoffsattigung; spo2|saturacion de oxigeno; spo2|saturazione; saturazione ossigeno; spo2|saturacao de oxigenio; spo2|zuurstofsaturatie; saturatie; spo2',
	],
	bodyWeight: [
		'quantity',
		'body weight; weight kg; patient weight|poids corporel; poids|korpergewicht; gewicht|peso corporal; peso|peso corporeo; peso|peso corporal; peso|lichaamsgewicht; gewicht',
	],
	bmi: [
		'quantity',
		'bmi; body mass index|imc; indice de masse corporelle|bmi; body mass index|imc; indice de masa corporal|imc; indice di massa corporea|imc; indice de massa corporal|bmi; body mass index',
	],
	bloodSugar: [
		'quantity',
		'glucose; blood sugar; blood glucose; fasting glucose; hba1c|glycemie; glucose|blutzucker; glukose; glucose|glucosa; glucemia|glicemia; glucosio|glicose; glicemia|glucose; bloedsuiker',
	],
	hemoglobin: [
		'quantity',
		'hemoglobin; haemoglobin; hgb; hb|hemoglobine; hb|hamoglobin; hb|hemoglobina; hb|emoglobina; hb|hemoglobina; hb|hemoglobine; hb',
	],
	cholesterol: [
		'quantity',
		'cholesterol; total cholesterol; ldl cholesterol; hdl cholesterol|cholesterol; cholesterol total|cholesterin; gesamtcholesterin|colesterol; colesterol total|colesterolo; colesterolo totale|colesterol; colesterol total|cholesterol; totaal cholesterol',
	],
	creatinine: [
		'quantity',
		'creatinine; serum creatinine|creatinine|kreatinin|creatinina|creatinina|creatinina|creatinine; kreatinine',
	],
	labUnit: [
		'text',
		'units; unit of measurement; measuring unit|unites; unite de mesure|masseinheit; einheiten|unidades; unidad de medida|unita di misura; unita|unidades; unidade de medida|eenheden; meeteenheid',
	],
	complaint: [
		'prose',
		'chief complaint; reason for visit; presenting complaint; symptoms; reason for consultation; reason for referral|motif de consultation; motif; symptomes; motif d hospitalisation|beschwerden; anlass; aktuelle beschwerden; symptome; vorstellungsgrund|motivo de consulta; sintomas; motivo de ingreso|motivo della visita; sintomi; motivo del ricovero|motivo da consulta; queixa principal; sintomas|klachten; reden van bezoek; hoofdklacht; symptomen',
	],
	medicalHistory: [
		'prose',
		'medical history; past medical history; history; pmh; patient history; clinical history; history of present illness; hpi|antecedents; antecedents medicaux; historique|anamnese; vorerkrankungen; krankengeschichte; vorgeschichte|antecedentes; antecedentes personales; historia clinica|anamnesi; anamnesi patologica; precedenti|antecedentes; historia clinica; historia da doenca|voorgeschiedenis; anamnese; medische voorgeschiedenis',
	],
	familyHistory: [
		'prose',
		'family history; family medical history|antecedents familiaux|familienanamnese|antecedentes familiares|anamnesi familiare|antecedentes familiares; historia familiar|familieanamnese; familiegeschiedenis',
	],
	treatment: [
		'prose',
		'treatment; treatment plan; therapy; management; care plan; procedure performed|traitement; plan de traitement; prise en charge; conduite a tenir|therapie; behandlung; procedere; therapieplan; massnahmen|tratamiento; plan de tratamiento; plan terapeutico|trattamento; terapia; piano terapeutico|tratamento; plano de tratamento; conduta|behandeling; behandelplan; beleid; therapie',
	],
	procedure: [
		'text',
		'procedure; operation; surgery; name of procedure; surgical procedure; intervention|intervention; operation; acte; geste operatoire|eingriff; operation; prozedur; massnahme|procedimiento; intervencion; operacion; cirugia|procedura; intervento; intervento chirurgico|procedimento; intervencao; cirurgia|ingreep; operatie; verrichting',
	],
	findings: [
		'prose',
		'findings; physical examination; examination; examination findings; exam|examen clinique; constatations; resultats de l examen|befund; untersuchungsbefund; klinischer befund; korperliche untersuchung|hallazgos; exploracion fisica; exploracion|esame obiettivo; reperti; referto|achados; exame fisico; exame objetivo|bevindingen; lichamelijk onderzoek',
	],
	recommendation: [
		'prose',
		'recommendation; recommendations; advice; follow up; follow up instructions; discharge instructions|recommandations; conseils; suivi|empfehlung; empfehlungen; weiteres vorgehen; nachsorge|recomendaciones; recomendacion; seguimiento|raccomandazioni; indicazioni; controllo; consigli|recomendacoes; seguimento; orientacoes|advies; aanbevelingen; nazorg; vervolg',
	],
	specimen: [
		'text',
		'specimen; sample; specimen type; sample type; material|prelevement; echantillon; nature du prelevement|probe; material; probenmaterial; untersuchungsmaterial|muestra; tipo de muestra; especimen|campione; materiale; tipo di campione|amostra; tipo de amostra; material|monster; materiaal; soort materiaal',
	],
	collectionDate: [
		'date',
		'collection date; collected; date collected; sample date; specimen collected; date of collection; sampling date|date de prelevement; preleve le|entnahmedatum; probenentnahme; entnahme; abnahmedatum|fecha de toma; fecha de extraccion; fecha de la muestra|data prelievo; data del prelievo|data da colheita; data de coleta|afnamedatum; datum afname',
	],
	receivedDate: [
		'date',
		'received date; date received; received on; received|date de reception; recu le|eingangsdatum; eingang; probeneingang; eingegangen am|fecha de recepcion; recibido el|data di ricezione; ricevuto il; data accettazione|data de recepcao; recebido em; data de recebimento|ontvangstdatum; ontvangen op; datum ontvangst',
	],
	refills: [
		'quantity',
		'refills; repeats; number of refills; refill|renouvellements; a renouveler|wiederholungen|repeticiones; reposiciones|ripetizioni|renovacoes; repeticoes|herhalingen',
	],
	route: [
		'text',
		'route; route of administration|voie; voie d administration|applikationsweg; darreichungsform; art der anwendung|via de administracion|via di somministrazione|via de administracao|toedieningsweg; toedieningsvorm',
	],
	ward: [
		'text',
		'ward; unit; hospital ward; room; bed|unite; service; chambre; lit|station; stationare einheit; zimmer; bett|unidad; planta; habitacion; cama|reparto; stanza; letto|enfermaria; servico; quarto; cama|afdeling; kamer; bed',
	],
	specialty: [
		'text',
		'specialty; speciality; medical specialty; department of|specialite; discipline|fachrichtung; fachabteilung; fachgebiet|especialidad; servicio medico|specialita; branca; specializzazione|especialidade|specialisme; specialiteit',
	],
	emergencyContact: [
		'person',
		'emergency contact; next of kin; contact in case of emergency; emergency contact name|personne a prevenir; contact d urgence; personne a contacter|notfallkontakt; angehorige; im notfall benachrichtigen|contacto de emergencia; persona de contacto; familiar|contatto di emergenza; persona da contattare|contacto de emergencia; pessoa a contactar|contactpersoon noodgeval; noodcontact',
	],
	guardian: [
		'person',
		'guardian; parent or guardian; legal guardian; parent; responsible party; guarantor|tuteur; representant legal; responsable legal|erziehungsberechtigter; gesetzlicher vertreter; vormund; betreuer|tutor; tutor legal; padre o tutor; representante legal|tutore; genitore; rappresentante legale|tutor; encarregado de educacao; representante legal; responsavel|voogd; ouder of voogd; wettelijk vertegenwoordiger',
	],
	vaccine: [
		'text',
		'vaccine; vaccination; immunization; vaccine name; immunizations|vaccin; vaccination|impfstoff; impfung; impfungen|vacuna; vacunacion|vaccino; vaccinazione|vacina; vacinacao|vaccin; vaccinatie',
	],
	icdCode: [
		'id',
		'icd code; icd 10; diagnosis code; icd|code cim; cim 10|icd code; icd 10; icd; diagnoseschlussel|codigo cie; cie 10|codice icd; icd 9|codigo cid; cid 10; cid|icd code; diagnosecode',
	],
	smokingStatus: [
		'text',
		'smoking status; smoker; tobacco use; social history|tabac; tabagisme; fumeur|raucher; raucherstatus; nikotin; nikotinabusus|tabaquismo; fumador; habitos toxicos|fumo; fumatore; tabagismo|tabagismo; fumador; tabaco|roken; roker; rookstatus',
	],
};
