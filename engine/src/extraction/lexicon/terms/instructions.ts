import type { Terms } from '../any-of.ts';

/** Text that speaks to a program which reads the document, rather than to people. */
export const INSTRUCTIONS: Terms = {
	en: `
		(?:ignore|disregard|forget|override|bypass|skip)\\s(?:\\w+\\s){0,4}(?:above|previous|prior|preceding|earlier|system|all)\\s?(?:\\w+\\s){0,2}(?:instructions?|prompts?|rules?|messages?|text|context|directions?)
		(?:ignore|disregard|forget)\\s(?:the|everything|all)\\s?(?:of\\s)?(?:the\\s)?above
		(?:new|updated|real|actual|important|hidden|system|developer)\\s(?:instructions?|prompt|directives?)\\s?(?:for|to|:|follow)
		(?:system|developer|assistant)\\s?(?:prompt|message|note|override)
		you\\sare\\s(?:now\\s)?(?:an?\\s)?(?:\\w+\\s){0,3}(?:assistant|language model|llm|ai|chatbot|bot|parser|dan)
		as\\san?\\s(?:ai|language model|llm|assistant)
		(?:note|notice|attention|instructions?|message|dear|hello|hey|attn)\\s?:?\\s(?:to|for)?\\s?(?:the\\s|any\\s|all\\s)?(?:ai|llms?|language models?|assistants?|models?|bots?|parsers?|extraction engines?)
		(?:ai|llm|language model|chatgpt|gpt|claude|gemini|llama|qwen|copilot)s?\\s?[,:]\\s?(?:please|you|always|answer|set|return|write|use|report|output)
		(?:answer|respond|reply|output|return|print|write|report)\\s(?:\\w+\\s){0,3}(?:json|instead|only with|exactly|the following json)
		(?:set|fill|change|overwrite|replace)\\s(?:the\\s)?(?:field|value|key|output|answer|json)
		(?:for|in|to)\\s(?:the\\s)?(?:field|key)\\s?["'\`“]
		(?:do not|don['’]t|never)\\s(?:read|extract|use|report|trust)\\s(?:\\w+\\s){0,3}(?:above|below|printed|rest|document|page|other)
		end of (?:document|page|data|text|input)[.;,:\\s-]+(?:now|new|begin|start|system|user|the user)
		jailbreak
		prompt injection
	`,
	fr: `
		(?:ignorez?|oubliez?)\\s(?:\\p{L}+\\s){0,4}(?:instructions?|consignes?)
		(?:vous êtes|tu es)\\s(?:maintenant\\s)?(?:une?\\s)?(?:assistant|modèle|ia)
		(?:répondez?|renvoyez?)\\s(?:\\p{L}+\\s){0,4}json
	`,
	de: `
		(?:ignoriere|ignorieren sie|vergiss|vergessen sie|missachte)\\s(?:\\p{L}+\\s){0,4}(?:anweisung(?:en)?|anleitung(?:en)?|regeln?|vorgaben?|obige[nrs]?)
		(?:du bist|sie sind)\\s(?:jetzt\\s|nun\\s)?(?:ein\\s)?(?:assistent|sprachmodell|ki)
		(?:antworte|antworten sie|gib)\\s(?:\\p{L}+\\s){0,4}json
		(?:an|für)\\s(?:die|das)\\s(?:ki|sprachmodell)
	`,
	es: `
		(?:ignora|ignore|olvida|olvide)\\s(?:\\p{L}+\\s){0,4}(?:instrucciones|indicaciones)
		(?:eres|usted es)\\s(?:ahora\\s)?(?:un\\s)?(?:asistente|modelo)
		(?:responde|devuelve)\\s(?:\\p{L}+\\s){0,4}json
	`,
	it: `
		(?:ignora|ignorate|dimentica)\\s(?:\\p{L}+\\s){0,4}(?:istruzioni)
		(?:sei|siete)\\s(?:ora\\s)?(?:un\\s)?(?:assistente|modello)
		(?:rispondi|restituisci)\\s(?:\\p{L}+\\s){0,4}json
	`,
	pt: `
		(?:ignore|esqueça)\\s(?:\\p{L}+\\s){0,4}(?:instruções)
		(?:você é|és)\\s(?:agora\\s)?(?:um\\s)?(?:assistente|modelo)
		(?:responda|devolva)\\s(?:\\p{L}+\\s){0,4}json
	`,
	nl: `
		(?:negeer|vergeet)\\s(?:\\p{L}+\\s){0,4}(?:instructies?|aanwijzingen)
		(?:je bent|u bent)\\s(?:nu\\s)?(?:een\\s)?(?:assistent|taalmodel)
		(?:antwoord|geef)\\s(?:\\p{L}+\\s){0,4}json
	`,
	any: `
		<\\|?(?:im_start|im_end|system|endoftext|start_header_id)\\|?>
		\\[/?inst\\]
		<</?sys>>
		###\\s?(?:system|instruction|assistant)
		(?:system|assistant|developer)\\s?:\\s?(?:you|set|answer|ignore|return|output|respond|the)\\s
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
