import type { Family, Fields } from '../../family.ts';
import { choose, drawFilling, speak, tick } from '../../kit/forms.ts';
import { markup } from '../../kit/html.ts';
import { addressOf, askParty } from '../../kit/trade.ts';
import { askForm, drawFour, filler } from '../../kit/slips.ts';

const fields: Fields = {
	...askParty(
		'vendor',
		'seller',
		['name', 'street', 'postcode', 'city', 'tax', 'phone'],
		['de', 'fr', 'es'],
	),
	...askForm({
		requestKind:
			'Art der Anlage | Is it a new vendor, a change or a block? | Neuanlage oder Änderung? | type de demande | requestType',
		contact:
			'Ansprechpartner | Who is the contact at the vendor? | Ansprechpartner | contact | vendorContact',
		email: 'E-Mail | What is the e-mail address of the vendor? | E-Mail | courriel | vendorEmail',
		iban: 'IBAN | What is the IBAN of the vendor? | IBAN | compte bancaire | vendorIban',
		bic: 'BIC | What is the BIC? | BIC | code BIC | bankCode',
		bank: 'Bank | At which bank has the vendor its account? | Bank | banque | vendorBank',
		terms:
			'Zahlungsbedingung | On which terms is it paid? | Zahlungsbedingung | conditions | paymentTerms',
		currency: 'Währung | In which currency is it paid? | Währung | devise | orderCurrency',
		goods:
			'Warengruppe | What does the vendor supply? | Warengruppe | famille d’achat | commodityGroup',
		hasCertificate:
			'? ISO-Zertifikat liegt vor | Is there a certificate? | Zertifikat vorhanden | certificat | hasCertificate',
		hasCode:
			'? Verhaltenskodex unterzeichnet | Was the code of conduct signed? | Kodex unterzeichnet | code signé | signedCode',
		creditor:
			'Kreditor-Nr. | Which vendor number was given? | Kreditorennummer | numéro fournisseur | vendorNumber',
		requester: 'Antragsteller | Who asks for it? | Antragsteller | demandeur | requesterName',
		costCentre: 'Kostenstelle | Which cost centre? | Kostenstelle | centre de coût | costCentre',
		checked: 'geprüft | Who checked it? | geprüft von | vérifié par | checkedBy',
		requested: '@ Datum | When was it asked for? | Antragsdatum | date de la demande | requestedOn',
		volume:
			'# Jahresvolumen | What turnover is expected a year? | Jahresvolumen | volume annuel | yearlyVolume',
		discount: '-# Skonto in Prozent | What cash discount is given? | Skonto | escompte',
		orders: '-# Anzahl Bestellungen | How many orders a year? | commandes par an',
	}),
};
const SAID = {
	de: 'LIEFERANTENSTAMMBLATT;Neuanlage Kreditor|Neuanlage;Änderung;Sperre|Firma|Anschrift|USt-Id|Telefon|Ansprechpartner|E-Mail|Bank|IBAN|BIC|Zahlungsbedingung|Währung|Warengruppe|ISO-Zertifikat liegt vor|Verhaltenskodex unterzeichnet|Kreditor-Nr. (vom Rechnungswesen)|Antragsteller|Kostenstelle|geprüft|Datum|Jahresvolumen|14 Tage 2 %;30 Tage netto;sofort|Verpackung;Werkzeuge;Dienstleistung;Rohstoffe',
	fr: 'FICHE FOURNISSEUR;Création de fournisseur|création;modification;blocage|Raison sociale|Adresse|N° TVA|Téléphone|Contact|Courriel|Banque|IBAN|BIC|Conditions|Devise|Famille|Certificat ISO fourni|Code de conduite signé|N° fournisseur (comptabilité)|Demandeur|Centre de coût|Vérifié par|Date|Volume annuel|30 jours net;45 jours fin de mois;comptant|Emballage;Outillage;Service;Matières',
	es: 'ALTA DE PROVEEDOR;FICHA DE PROVEEDOR|alta;modificación;bloqueo|Razón social|Dirección|CIF|Teléfono|Contacto|Correo|Banco|IBAN|BIC|Condiciones|Divisa|Familia|Certificado ISO|Código firmado|N.º proveedor (contabilidad)|Solicitante|Centro de coste|Revisado|Fecha|Volumen anual|30 días;60 días;contado|Embalaje;Utillaje;Servicios;Materias',
	pl: 'KARTA DOSTAWCY;NOWY DOSTAWCA|nowy;zmiana;blokada|Firma|Adres|NIP|Telefon|Kontakt|E-mail|Bank|IBAN|BIC|Warunki|Waluta|Grupa|Certyfikat ISO|Kodeks podpisany|Nr dostawcy (księgowość)|Wnioskujący|MPK|Sprawdził|Data|Obrót roczny|30 dni;14 dni;przedpłata|Opakowania;Narzędzia;Usługi;Surowce',
	en: 'NEW VENDOR FORM;VENDOR MASTER REQUEST|new;change;block|Vendor name|Address|VAT no.|Telephone|Contact|E-mail|Bank|IBAN|BIC|Terms|Currency|Commodity|ISO certificate on file|Code of conduct signed|Vendor no. (by Accounts)|Requested by|Cost center|Checked|Date|Yearly volume|30 days net;2% 10 days;immediate|Packaging;Tooling;Services;Raw material',
};

/** A master data form of a purchasing department in three numbered blocks with dark heads: labels right-aligned before their boxes, a part for the office only with a tinted ground. */
const family: Family = {
	author: 'ignatius',
	locales: ['de-DE', 'fr-FR', 'es-ES', 'pl-PL', 'en-GB', 'de-AT', 'en-IE'],
	draw: (random, locale) => {
		const say = speak(SAID, locale.language);
		const put = filler(random);
		const one = (i: number) => random.pick(say(i).split(';'));
		const [contact, asker, clerk] = drawFour(locale);
		const vendor = locale.company();
		const [street, town] = addressOf('vendor', vendor.address);
		const kinds = say(1).split(';');
		const cell = (label: string, content: ReturnType<typeof put>) =>
			markup`<div class="k">${label}</div><div class="v"><tt>${content}</tt></div>`;
		const wide = random.chance(0.5);
		const html = markup`<style>@page { size: A4; margin: 14mm } body { font: 8.6pt 'Liberation Sans' } h1 { font-size: 14pt; margin: 0 0 4mm } h2 { background: #2d2d2d; color: #fff; font-size: 9pt; padding: 1mm 2mm; margin: 5mm 0 2mm } .g { display: grid; grid-template-columns: ${wide ? '38mm 1fr' : '28mm 1fr 28mm 1fr'}; gap: 1.6mm 3mm; align-items: center } .k { text-align: right; font-size: 7.8pt } .v { border: .6pt solid #666; min-height: 6.4mm; padding: .6mm 1.5mm; background: #fff } tt { ${drawFilling(random)}; font-size: 9.5pt } .o { background: #ececec; padding: 2mm } .tick { display: inline-block; width: 3.6mm; height: 3.6mm; border: .7pt solid; text-align: center; line-height: 3.2mm; background: #fff } .choice { margin-right: 5mm }
			</style><h1>${one(0)}</h1><div>${choose('requestKind', kinds, random.pick(kinds))} &nbsp; ${say(20)}: <tt>${put('requested', locale.date(random.day('2004-02-01', '2026-03-01')))}</tt></div><h2>1</h2><div class="g">${cell(say(2), put('vendor.name', vendor.name))}${cell(say(3), street)}${cell('', town)}${cell(say(4), put('vendor.tax', vendor.taxNumber, 0.9))}${cell(say(5), put('vendor.phone', vendor.phone, 0.9))}${cell(say(6), put('contact', contact.name, 0.85))}${cell(say(7), put('email', vendor.email, 0.8))}${cell(say(13), put('goods', one(23), 0.8))}</div>
			<h2>2</h2><div class="g">${cell(say(8), put('bank', locale.bank(), 0.8))}${cell(say(9), put('iban', locale.iban() || random.pattern('## #### ####')))}${cell(say(10), put('bic', locale.bic(), 0.7))}${cell(say(12), put('currency', locale.country.currency, 0.8))}${cell(say(11), put('terms', one(22), 0.85))}${cell(say(21), put('volume', locale.amount(random.int(2, 400) * 1000, 0), 0.6))}</div>
			<p>${tick('hasCertificate', random.chance(0.6), say(14))} &nbsp;&nbsp; ${tick('hasCode', random.chance(0.5), say(15))}</p><h2>3</h2><div class="g o">${cell(say(17), put('requester', asker.name))}${cell(say(18), put('costCentre', random.pattern('####'), 0.8))}${cell(say(19), put('checked', clerk.name, 0.6))}${cell(say(16), put('creditor', random.pattern('7#####'), 0.5))}</div>`;
		return { html, fields };
	},
};
export default family;
