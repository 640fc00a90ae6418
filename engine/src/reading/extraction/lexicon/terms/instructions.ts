import type { Terms } from '../any-of.ts';

/**
 * Sentences that give orders to a language model which reads the document. Each pattern needs more than a verb
 * and a noun of everyday letters: "as an assistant manager", "return the goods instead" and "disregard our previous
 * instructions" are honest. They begin at a word, whatever its case.
 */
export const INSTRUCTIONS: Terms = {
	en: `
		(?:ignore|forget|override|bypass)\\s(?:(?:all|any|every|of|the|these|those|your|system)\\s){0,4}(?:above|previous|prior|preceding|earlier|foregoing)\\s(?:(?:system|user|given)\\s)?(?:instructions?|prompts?|directions|directives?|rules?|commands?|guidelines|context|text)(?!,?\\s(?:if|unless|when|where|should)\\b)
		disregard\\s(?:(?:all|any|every|your|of)\\s){1,3}(?:the\\s|your\\s)?(?:above|previous|prior|preceding|earlier|foregoing)\\s(?:instructions?|prompts?|directions|directives?|rules?|commands?|guidelines)(?!,?\\s(?:if|unless|when|where|should)\\b)
		disregard\\s(?:(?:all|any|the|your|of)\\s){0,3}(?:above|previous|prior|preceding|earlier|foregoing)\\s(?:prompts?|context|text)(?!,?\\s(?:if|unless|when|where|should)\\b)
		(?:ignore|disregard|forget)\\s(?:everything|all)\\s(?:of\\s)?(?:the\\s|that is\\s|written\\s)?above(?!,?\\s(?:if|unless|when|where|should|\\p{L}+ed)\\b)
		(?:ignore|disregard|forget)\\s(?:the\\s)?(?:above|foregoing)\\s(?:and|then)\\s(?:(?:answer|reply|respond|say)\\s(?:that|with|only)|output|print)
		(?:ignore|override|reveal|repeat|output)\\s(?:your|the)\\s(?:system|hidden|initial|original)\\s(?:prompt|instructions?)
		(?:new|updated|real|actual|hidden|secret)\\s(?:system\\s|developer\\s)?(?:instructions?|prompt|directives?)\\s(?:for|to)\\s(?:(?:the|any|all)\\s)?(?:reader|parser|extractor|language models?|llms?|ai|ai\\s(?:assistants?|models?|agents?|readers?))(?!\\s\\p{L})
		system\\s(?:prompt|override)\\s?:
		(?<![\\p{L}\\p{N}]\\s?)(?:system|developer)\\s?:\\s?(?:ignore|disregard|override|you\\s(?:must|should|will|shall|have to)\\s(?:report|answer|output|return|extract|respond|reply|ignore|treat))
		you\\sare\\s(?:now\\s)?(?:an?\\s|the\\s)?(?:\\p{L}+\\s){0,3}(?:ai|llm|language model|chatbot)(?:\\s(?:assistant|model|system|bot|parser|agent))?(?=\\s?[.,;:!]|$|\\s(?:that|which|whose|designed|trained|tasked)\\b)
		you\\sare\\snow\\san?\\s(?:unrestricted|unfiltered|uncensored|jailbroken|obedient|helpful)\\s(?:assistant|bot|parser|reader)(?=\\s?[.,;:!]|$)
		as\\san?\\s(?:ai|llm|(?:ai\\s|large\\s)?language model|ai\\s(?:model|assistant|agent))\\s?,?\\s(?:you|your)\\b
		(?:note|notice|attention|attn|instructions?|message)\\s?:?\\s(?:(?:to|for)\\s)?(?:(?:the|any|all)\\s)?(?:ai|llms?|(?:large\\s)?language models?|chatgpt)(?:\\s(?:assistants?|models?|agents?|readers?|parsers?|systems?|bots?))?\\s?(?:[:;,!]|(?:that|which|who)\\s(?:reads?|process(?:es)?|parses?)\\b|(?:reading|processing|parsing)\\s)
		(?:dear|hello|hey)\\s(?:(?:large\\s)?language model|llm|chatgpt|ai\\s(?:assistant|model|agent|reader|system))\\b
		(?:llms?|language models?|chatgpt|ai\\s(?:assistants?|models?|agents?|readers?|systems?))\\s?[,:]\\s?(?:please|always|ignore|answer|set|return|write|output|report|respond|you\\s(?:must|should|will|are))\\b
		(?<!\\b(?:will|to|should|can|would|and|that|must|which)\\s)(?:answer|respond|reply|output|return|print)\\s(?:(?:only|just|exactly|with|the|this|following|valid|a)\\s){1,4}json(?:\\sobject)?\\s?[:{]
		(?:set|overwrite|change|replace|fill)\\s(?:the\\s)?(?:field|key)\\s["'\`“‘](?-i:[a-z])[\\p{L}\\p{N}_.]*["'\`”’]\\s(?:to|with|as)\\s
		(?:do not|don['’]t|never)\\s(?:extract|parse)\\s(?:(?:the|any)\\s)?(?:printed|above|below|visible|real|actual)\\s\\p{L}
		end of (?:the\\s)?(?:document|data|input|prompt|context)[.;,:\\s-]{1,4}(?:(?:now|begin|start)\\s)?(?:new|system|user)\\s(?:instructions?|prompt|message|query|input)
	`,
	fr: `
		(?:ignorez?|oubliez?)\\s(?:(?:toutes?|les|vos|tes|ces)\\s){0,3}(?:précédentes\\s)?(?:instructions|consignes)\\s(?:précédentes|antérieures|ci-dessus|du système)(?!,?\\s(?:si|lorsque|quand)\\b)
		(?:vous êtes|tu es)\\s(?:maintenant\\s|désormais\\s)?(?:une?\\s)?(?:assistant\\s(?:ia|virtuel)|modèle de langage|ia)(?=\\s?[.,;:!]|$|\\s(?:qui|et)\\b)
		(?:répondez?|renvoyez?)\\s(?:(?:uniquement|seulement|avec|par|le|ce|suivant)\\s){2,5}json
		(?:note|consigne|instructions?|message)\\s(?:à|pour)\\s(?:l['’]ia|les ia|le modèle de langage|tout modèle de langage)\\s?[:;,!]
	`,
	de: `
		(?:ignoriere|ignorieren sie|vergiss|vergessen sie|missachte|missachten sie)\\s(?:(?:bitte|alle|sämtliche|die|deine|ihre)\\s){0,3}(?:bisherigen|vorherigen|vorigen|vorangegangenen|obigen|früheren)\\s(?:anweisungen|anleitungen|regeln|vorgaben|instruktionen|eingaben)(?!,?\\s(?:falls|wenn|sofern)(?!\\p{L}))
		(?:du bist|sie sind)\\s(?:jetzt\\s|nun\\s|ab sofort\\s)?(?:eine?\\s)?(?:ki-?\\s?assistent(?:in)?|sprachmodell|ki)(?=\\s?[.,;:!]|$|\\s(?:und|der|die|das)\\s)
		(?:antworte|antworten sie|gib|geben sie)\\s(?:(?:nur|ausschließlich|mit|das|dem|folgendes|folgendem|folgende|dieses)\\s){2,5}json
		(?:hinweis|anweisung|anweisungen|nachricht|achtung)\\s?:?\\s(?:an|für)\\s(?:die|das|alle|jede|jedes)\\s(?:ki|sprachmodelle?|llms?)\\s?[:;,!]
	`,
	es: `
		(?:ignora|ignore|olvida|olvide)\\s(?:(?:todas?|las|tus|sus|estas)\\s){0,3}(?:instrucciones|indicaciones)\\s(?:anteriores|previas|de arriba|del sistema)(?!,?\\s(?:si|cuando)\\b)
		(?:eres|usted es)\\s(?:ahora\\s)?(?:una?\\s)?(?:asistente\\s(?:de ia|virtual)|modelo de lenguaje|ia)(?=\\s?[.,;:!]|$|\\s(?:que|y)\\b)
		(?:responde|devuelve)\\s(?:(?:solo|sólo|únicamente|con|el|este|siguiente)\\s){2,5}json
	`,
	it: `
		(?:ignora|ignorate|dimentica|dimenticate)\\s(?:(?:tutte|le|tue|queste)\\s){0,3}(?:istruzioni\\s(?:precedenti|sopra|qui sopra|di sistema)|precedenti\\sistruzioni)(?!,?\\s(?:se|quando)\\b)
		(?:sei|siete)\\s(?:ora\\s|adesso\\s)?(?:un['’]?\\s?)?(?:assistente\\s(?:ia|virtuale)|modello linguistico|intelligenza artificiale)(?=\\s?[.,;:!]|$|\\s(?:che|e)\\b)
		(?:rispondi|restituisci)\\s(?:(?:solo|soltanto|con|il|questo|seguente)\\s){2,5}json
	`,
	pt: `
		(?:ignore|ignora|esqueça|esquece)\\s(?:(?:todas?|as|suas|tuas|estas)\\s){0,3}(?:instruções|indicações)\\s(?:anteriores|prévias|acima|do sistema)(?!,?\\s(?:se|caso|quando)\\b)
		(?:você é|és)\\s(?:agora\\s)?(?:uma?\\s)?(?:assistente\\s(?:de ia|virtual)|modelo de linguagem|ia)(?=\\s?[.,;:!]|$|\\s(?:que|e)\\b)
		(?:responda|devolva)\\s(?:(?:apenas|somente|só|com|o|este|seguinte)\\s){2,5}json
	`,
	nl: `
		(?:negeer|vergeet)\\s(?:(?:alle|de|deze|je|uw)\\s){0,3}(?:voorgaande|vorige|eerdere|bovenstaande)\\s(?:instructies|aanwijzingen|opdrachten)(?!,?\\s(?:als|indien|wanneer)\\b)
		(?:je bent|u bent)\\s(?:nu\\s)?(?:een\\s)?(?:ai-?\\s?assistent|taalmodel|ai)(?=\\s?[.,;:!]|$|\\s(?:dat|die|en)\\b)
		(?:antwoord|geef)\\s(?:(?:alleen|uitsluitend|met|de|het|deze|volgende)\\s){2,5}json
	`,
};

/** Marks with which chat templates and our own prompt part one speaker from the other. */
export const CHAT_MARKS: Terms = {
	any: `
		<\\|(?:im_start|im_end|system|user|assistant|endoftext|start_header_id|end_header_id|eot_id)\\|>
		\\[/?inst\\]
		<</?sys>>
		###\\s?(?:system|instructions?|system prompt|assistant)\\s?(?::|$)
		"role"\\s?:\\s?"(?:system|user|assistant)"
		\\[(?:end of )?page \\d+ [0-9a-f]{8,}\\]
	`,
};

/** What a description says that asks for more than a page prints: a summary, a choice, a judgement. */
export const UNPRINTED: Terms = {
	en: `
		summar(?:y|ise|ize|ising|izing)
		in your own words
		describe briefly
		classif(?:y|ication)
		sentiment
		yes or no
		whether
	`,
	fr: `
		résum(?:é|er|ez)
		classe(?:r|z)
		oui ou non
	`,
	de: `
		zusammenfassung
		fasse? .{0,40}zusammen
		einordn(?:en|ung)
		ja oder nein
		ob (?:der|die|das|ein)
	`,
	es: `
		resum(?:en|ir)
		clasific(?:ar|ación)
		sí o no
	`,
	it: `
		riassun(?:to|ere)
		classific(?:are|azione)
		sì o no
	`,
	pt: `
		resum(?:o|ir)
		classific(?:ar|ação)
		sim ou não
	`,
	nl: `
		samenvatting
		vat .{0,40}samen
		ja of nee
	`,
};

/** What stands before the values that a field may have. */
export const ONE_OF: Terms = {
	en: `
		one of
		either
		allowed values
		possible values
		choose from
	`,
	fr: `
		l['’]une? des?
		valeurs possibles
	`,
	de: `
		eine[rs]? (?:von|aus|der)
		mögliche werte
		entweder
	`,
	es: `
		un[oa] de
		valores posibles
	`,
	it: `
		un[oa] (?:di|tra|dei)
		valori possibili
	`,
	pt: `
		um[a]? (?:de|entre)
		valores possíveis
	`,
	nl: `
		één van
		een van
		mogelijke waarden
	`,
};
