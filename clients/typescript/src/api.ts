// Made by `npm run generate:client` from the reference of the engine.

export interface paths {
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check that the process responds */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ok";
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process can do its work: its database answers and its folder can be written; Redis and the bucket, if used, answer */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ok" | "degraded" | "unavailable";
                            checks: {
                                [key: string]: "ok" | "unavailable";
                            };
                        };
                    };
                };
                /** @description Service Unavailable */
                503: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @enum {string} */
                            status: "ok" | "degraded" | "unavailable";
                            checks: {
                                [key: string]: "ok" | "unavailable";
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get metrics in the Prometheus format
         * @description Needs `authorization: Bearer …` if METRICS_TOKEN is set. If METRICS_PORT is set, the metrics are served on that port instead.
         */
        get: {
            parameters: {
                query?: never;
                header?: {
                    authorization?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The metrics */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/plain": string;
                    };
                };
                401: components["responses"]["Unauthorized"];
                500: components["responses"]["InternalServerError"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List templates */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TemplateSummary"][];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /** Create a template */
        post: {
            parameters: {
                query?: {
                    /** @description `json-schema`: `schema` is a JSON Schema (draft 2020-12), in the request and in the response */
                    dialect?: "docsift" | "json-schema";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TemplateDraft"];
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Template"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{templateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a template */
        get: {
            parameters: {
                query?: {
                    /** @description `json-schema`: `schema` is a JSON Schema (draft 2020-12), in the request and in the response */
                    dialect?: "docsift" | "json-schema";
                };
                header?: never;
                path: {
                    templateId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Template"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        /**
         * Replace a template
         * @description A full replacement: name, category and schema are required again. With `If-Match` it is refused when somebody has saved the template since.
         */
        put: {
            parameters: {
                query?: {
                    /** @description `json-schema`: `schema` is a JSON Schema (draft 2020-12), in the request and in the response */
                    dialect?: "docsift" | "json-schema";
                };
                header?: {
                    /** @description The `updatedAt` of the template as you have read it, in quotation marks */
                    "if-match"?: string;
                };
                path: {
                    templateId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["TemplateDraft"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Template"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        post?: never;
        /** Delete a template; it can be restored from the trash for a while */
        delete: {
            parameters: {
                query?: {
                    /** @description true: it is erased at once, with its versions and its memory */
                    forget?: "true" | "false";
                };
                header?: never;
                path: {
                    templateId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No Content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{templateId}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the draft of a template */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    templateId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SavedDraft"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        /**
         * Save the draft of a template
         * @description A draft may be unfinished; it is checked when it is published. API clients keep using the published version.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    templateId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The content of a template: name, description, category, schema … */
                        draft: {
                            [key: string]: unknown;
                        };
                        /** @description The save that you have seen, 0 for none; if it was saved since, the response is 409 */
                        revision?: number;
                        /** @description The version that the draft starts from */
                        basedOn?: number;
                    };
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["SavedDraft"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        post?: never;
        /** Discard the draft of a template */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    templateId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No Content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{templateId}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish the draft of a template
         * @description API clients then get this version, and the draft is deleted.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    templateId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The draft that you have seen; if it was saved since, the response is 409 */
                        revision?: number;
                        /** @description The version that it replaces; default: the one that the draft started from. If another was published since, the response is 409 */
                        version?: number;
                    } | null;
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Template"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{templateId}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the versions of a template, newest first */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    /** @description The nextCursor of the previous page */
                    cursor?: number;
                };
                header?: never;
                path: {
                    templateId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            versions: components["schemas"]["TemplateVersion"][];
                            nextCursor: number | null;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{templateId}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a version of a template, or its differences */
        get: {
            parameters: {
                query?: {
                    /** @description The version that `difference` is relative to; default: the previous one */
                    compare?: number;
                };
                header?: never;
                path: {
                    templateId: string;
                    version: number;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            version: number;
                            name: string;
                            /** @description The key or the person; null: not known */
                            by: string | null;
                            /** @description The version that it restores */
                            restoredFrom: number | null;
                            /** Format: date-time */
                            createdAt: string;
                            fieldCount: number;
                            /** @description The difference to the previous version; null if that is not stored or does not exist */
                            difference: components["schemas"]["TemplateDifference"] | null;
                            template: components["schemas"]["TemplateContent"];
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{templateId}/versions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish an earlier version again
         * @description It becomes a new version. The versions in between and the draft stay.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    templateId: string;
                    version: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description The version that it replaces; if another was published since, the response is 409 */
                        version?: number;
                    } | null;
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Template"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/fromDocument": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a template from a sample document
         * @description Category and schema are inferred from the document; its pages are charged like a parse of it. A document that cannot be read makes no template and costs nothing.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /**
                         * Format: binary
                         * @description One document: PDF, PNG, JPEG, WEBP, TIFF, BMP, GIF, HEIC, AVIF, JPEG 2000, DOCX, ODT, RTF, XLSX, ODS, CSV, HTML, TXT, Markdown or XML (e-invoices)
                         */
                        file: Blob;
                        /** @description The name of the template */
                        name: string;
                        description?: string;
                        /** @description The language of scanned pages, as ISO 639-1 or 639-2 (`de`, `deu`, `de-AT`), or `auto`; rarely needed. GET /v1/languages lists them. */
                        language?: string;
                        /** @description The pages of each document to read and charge: `1-3,7,-1` are the first three, the seventh and the last. Default: all. */
                        pages?: string;
                        /** @description The password of a protected PDF. It is not logged, and it is deleted once the document has been read. */
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TemplateFromDocument"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableEntity"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/languages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the languages for OCR hints */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            code: string;
                            name: string;
                        }[];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/parse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Parse documents and return the results
         * @description One document is answered with its `result`; several, a ZIP archive or a mail with `results`. So is a file that `templateId=auto` or `split` divides into documents, see docs/auto.md. A document that cannot be read has an `error` in the place of its fields and costs nothing.
         */
        post: {
            parameters: {
                query?: {
                    details?: "true" | "false";
                    reader?: "first" | "both";
                    keep?: "true" | "false";
                    classify?: "true" | "false";
                    /** @description Like the form field of this name */
                    outputs?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @description Documents: PDF, PNG, JPEG, WEBP, TIFF, BMP, GIF, HEIC, AVIF, JPEG 2000, DOCX, ODT, RTF, XLSX, ODS, CSV, HTML, TXT, Markdown, XML (e-invoices), ZIP, EML or MSG, a ZIP archive alone; required unless fileUrl is given. Several documents need a plan that allows them. */
                        files?: Blob[];
                        /** @description The template whose fields are read. `auto` splits a file into its documents and chooses a template for each, see docs/auto.md. */
                        templateId: string;
                        /** @description With `templateId=auto`: the templates to choose from, separated by commas. Default: all. */
                        templateIds?: string;
                        /** @description The sender of the file, such as the address of an e-mail. `auto` uses it, because it knows the senders of templates and past decisions about their files. */
                        sender?: string;
                        /** @description Where the documents of a file begin: `auto`, `none`, the pages of each document (`2`) or their ranges (`1-3,4,5-9`). Default: `auto` with `templateId=auto`; otherwise a file is one document. */
                        split?: string;
                        /** @description The language of scanned pages, as ISO 639-1 or 639-2 (`de`, `deu`, `de-AT`), or `auto`; rarely needed. GET /v1/languages lists them. */
                        language?: string;
                        /** @description A public http or https address to fetch the document from, instead of a file */
                        fileUrl?: string;
                        /**
                         * @description Whether to return the place of each value, besides the result
                         * @enum {string}
                         */
                        details?: "true" | "false";
                        /**
                         * @description Whether to store result and words for REVIEW_KEEP_HOURS, so that values can be corrected with the `documentId` of the response
                         * @enum {string}
                         */
                        keep?: "true" | "false";
                        /**
                         * @description Whether to return the kind of the document (`kind`, `confidence`) and whether the template fits (`fitsTemplate`)
                         * @enum {string}
                         */
                        classify?: "true" | "false";
                        /** @description The pages of each document to read and charge: `1-3,7,-1` are the first three, the seventh and the last. Default: all. */
                        pages?: string;
                        /** @description The password of a protected PDF. It is not logged, and it is deleted once the document has been read. */
                        password?: string;
                        /**
                         * @description `first` does not ask the second reader. `both` asks it for what the template says, or for missing and doubtful values. Default: as the template says.
                         * @enum {string}
                         */
                        reader?: "first" | "both";
                        /** @description Additional outputs of each document, separated by commas: markdown, text, words, pdf, redacted-pdf. See docs/outputs.md. */
                        outputs?: string;
                        /** @description Split Markdown into chunks of at most this many characters, with page and boxes */
                        chunks?: string;
                        /** @description What a redacted PDF leaves out, separated by commas: iban, email, phone, name */
                        kinds?: string;
                        /** @description Fields whose values a redacted PDF leaves out, separated by commas */
                        fields?: string;
                    };
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description The fields of the template, or {"error": "…"} when the document cannot be read */
                            result: {
                                [key: string]: unknown;
                            };
                            /** @description Pages of all documents */
                            pageCount: number;
                            /** @description Pages charged */
                            pageUsed: number;
                            /** @description Pages left this month */
                            pageRemaining: number;
                            /** @description The kind of the document, such as `invoice`, `blank` or `other` */
                            kind?: string;
                            /** @description The confidence in kind and template, 0 to 1 */
                            confidence?: number;
                            /** @description With classify=true: whether the template reads documents of this kind */
                            fitsTemplate?: boolean;
                            /** @description The code of an error, see docs/errors.md, and its status */
                            problem?: {
                                code: string;
                                status: number;
                            };
                            /** @description Present only if the template has review rules */
                            needsReview?: boolean;
                            /** @description Why a person should review it */
                            reasons?: {
                                path: string;
                                /** @enum {string} */
                                reason: "confidence" | "missing" | "check" | "duplicate" | "boundary" | "kind" | "layout";
                                confidence: number;
                                below?: number;
                                check?: string;
                                /** @description The template's message for that check */
                                message?: string;
                                /** @description The job or document that came first */
                                duplicateOf?: string;
                                /** @description For a boundary: the job of the file, which can be split again */
                                parentId?: string;
                                /** @description For a boundary: the page that a document may not begin on */
                                page?: number;
                                /** @description The kind that the document seems to be, if its template is for another kind */
                                kind?: string;
                            }[];
                            /** @description The lowest confidence of the values that were found; null if none was */
                            lowestConfidence?: number | null;
                            /** @description With details=true: the confidence and place of every leaf of the result; confidence 0 and null if it was not found */
                            details?: {
                                path: string;
                                confidence: number;
                                page: number | null;
                                box: {
                                    x0: number;
                                    y0: number;
                                    x1: number;
                                    y1: number;
                                } | null;
                                raw: string | null;
                                checks: string[];
                                /**
                                 * @description Present only if the value comes from a record (an e-invoice in XML, or a code on a page), from the second reader, from a computing rule or from a lookup list
                                 * @enum {string}
                                 */
                                source?: "xml" | "code" | "second" | "computed" | "list";
                                /** @description The place in the XML */
                                xpath?: string;
                                /** @description The different value that the page prints; `checks` then has "xml ≠ print" or "code ≠ print" */
                                printed?: string;
                                /**
                                 * @description The second reader stated it, and it is of a kind that is not printed on the page
                                 * @enum {boolean}
                                 */
                                grounded?: false;
                                /** @description For a field that is looked up in a list of the account */
                                lookup?: {
                                    list: string;
                                    /** @description How well the best row matches, 0 to 1 */
                                    score: number;
                                    alternatives: {
                                        value: string;
                                        score: number;
                                    }[];
                                };
                                /** @description Why the second reader was not asked, or which pages it was not shown */
                                note?: string;
                                /** @description What is printed at the place that a lesson gives; `checks` then has "as remembered ✗" */
                                remembered?: string;
                                /**
                                 * @description In the last row of a list that has more rows in the document than in the result
                                 * @enum {boolean}
                                 */
                                truncated?: true;
                            }[];
                            /** @description With outputs=…: the document in each format; PDFs are in Base64, see docs/outputs.md */
                            outputs?: {
                                [key: string]: unknown;
                            };
                            /** @description With keep=true: the earlier job or document with the same values */
                            duplicateOf?: string;
                            /** @description With keep=true: the ID under which the result can be corrected, see PATCH /v1/documents/{id}/result */
                            documentId?: string;
                            /** Format: date-time */
                            keptUntil?: string;
                            /** @description Where to review it in the dashboard, if the engine has a PUBLIC_URL */
                            reviewUrl?: string;
                            /** @description Present only if there are warnings: unknown form fields that were ignored, or parts of a document that could not be used */
                            warnings?: string[];
                        } | {
                            results: {
                                filename: string;
                                /** @description Its pages in the file, from 1, inclusive */
                                pages?: {
                                    from: number;
                                    to: number;
                                };
                                /** @description The kind of the document, such as `invoice`, `blank` or `other` */
                                kind?: string;
                                /** @description null if no template reads the document */
                                templateId?: string | null;
                                /** @description The confidence in kind and template, 0 to 1 */
                                confidence?: number;
                                /** @description With classify=true: whether the template reads documents of this kind */
                                fitsTemplate?: boolean;
                                /** @description The fields of the template, or an error; null if no template reads the document */
                                result: {
                                    [key: string]: unknown;
                                } | null;
                                /** @description Pages of this document; null if it could not be opened */
                                pageCount: number | null;
                                /** @description The code of an error, see docs/errors.md, and its status */
                                problem?: {
                                    code: string;
                                    status: number;
                                };
                                /** @description Present only if the template has review rules */
                                needsReview?: boolean;
                                /** @description Why a person should review it */
                                reasons?: {
                                    path: string;
                                    /** @enum {string} */
                                    reason: "confidence" | "missing" | "check" | "duplicate" | "boundary" | "kind" | "layout";
                                    confidence: number;
                                    below?: number;
                                    check?: string;
                                    /** @description The template's message for that check */
                                    message?: string;
                                    /** @description The job or document that came first */
                                    duplicateOf?: string;
                                    /** @description For a boundary: the job of the file, which can be split again */
                                    parentId?: string;
                                    /** @description For a boundary: the page that a document may not begin on */
                                    page?: number;
                                    /** @description The kind that the document seems to be, if its template is for another kind */
                                    kind?: string;
                                }[];
                                /** @description The lowest confidence of the values that were found; null if none was */
                                lowestConfidence?: number | null;
                                /** @description With details=true: the confidence and place of every leaf of the result; confidence 0 and null if it was not found */
                                details?: {
                                    path: string;
                                    confidence: number;
                                    page: number | null;
                                    box: {
                                        x0: number;
                                        y0: number;
                                        x1: number;
                                        y1: number;
                                    } | null;
                                    raw: string | null;
                                    checks: string[];
                                    /**
                                     * @description Present only if the value comes from a record (an e-invoice in XML, or a code on a page), from the second reader, from a computing rule or from a lookup list
                                     * @enum {string}
                                     */
                                    source?: "xml" | "code" | "second" | "computed" | "list";
                                    /** @description The place in the XML */
                                    xpath?: string;
                                    /** @description The different value that the page prints; `checks` then has "xml ≠ print" or "code ≠ print" */
                                    printed?: string;
                                    /**
                                     * @description The second reader stated it, and it is of a kind that is not printed on the page
                                     * @enum {boolean}
                                     */
                                    grounded?: false;
                                    /** @description For a field that is looked up in a list of the account */
                                    lookup?: {
                                        list: string;
                                        /** @description How well the best row matches, 0 to 1 */
                                        score: number;
                                        alternatives: {
                                            value: string;
                                            score: number;
                                        }[];
                                    };
                                    /** @description Why the second reader was not asked, or which pages it was not shown */
                                    note?: string;
                                    /** @description What is printed at the place that a lesson gives; `checks` then has "as remembered ✗" */
                                    remembered?: string;
                                    /**
                                     * @description In the last row of a list that has more rows in the document than in the result
                                     * @enum {boolean}
                                     */
                                    truncated?: true;
                                }[];
                                /** @description With outputs=…: the document in each format; PDFs are in Base64, see docs/outputs.md */
                                outputs?: {
                                    [key: string]: unknown;
                                };
                                /** @description With keep=true: the earlier job or document with the same values */
                                duplicateOf?: string;
                                /** @description With keep=true: the ID under which the result can be corrected, see PATCH /v1/documents/{id}/result */
                                documentId?: string;
                                /** Format: date-time */
                                keptUntil?: string;
                                /** @description Where to review it in the dashboard, if the engine has a PUBLIC_URL */
                                reviewUrl?: string;
                            }[];
                            /** @description Pages of all documents */
                            pageCount: number;
                            /** @description Pages charged */
                            pageUsed: number;
                            /** @description Pages left this month */
                            pageRemaining: number;
                            /** @enum {string} */
                            source?: "zip" | "mail";
                            /** @description Present only if there are warnings: unknown form fields that were ignored, or parts of a document that could not be used */
                            warnings?: string[];
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/parse/async": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a document as a job
         * @description The same document for the same template is one job, however often it is sent.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /**
                         * Format: binary
                         * @description One document (PDF, PNG, JPEG, WEBP, TIFF, BMP, GIF, HEIC, AVIF, JPEG 2000, DOCX, ODT, RTF, XLSX, ODS, CSV, HTML, TXT, Markdown or XML (e-invoices)); required unless fileUrl is given. No ZIP archive.
                         */
                        file?: Blob;
                        /** @description The template whose fields are read. `auto` splits a file into its documents and chooses a template for each, see docs/auto.md. */
                        templateId: string;
                        /** @description With `templateId=auto`: the templates to choose from, separated by commas. Default: all. */
                        templateIds?: string;
                        /** @description The sender of the file, such as the address of an e-mail. `auto` uses it, because it knows the senders of templates and past decisions about their files. */
                        sender?: string;
                        /** @description Where the documents of a file begin: `auto`, `none`, the pages of each document (`2`) or their ranges (`1-3,4,5-9`). Default: `auto` with `templateId=auto`; otherwise a file is one document. */
                        split?: string;
                        /** @description The language of scanned pages, as ISO 639-1 or 639-2 (`de`, `deu`, `de-AT`), or `auto`; rarely needed. GET /v1/languages lists them. */
                        language?: string;
                        /** @description A public http or https address to fetch the document from, instead of a file */
                        fileUrl?: string;
                        /**
                         * @description Whether to return the kind of the document (`kind`, `confidence`) and whether the template fits (`fitsTemplate`)
                         * @enum {string}
                         */
                        classify?: "true" | "false";
                        /** @description The pages of each document to read and charge: `1-3,7,-1` are the first three, the seventh and the last. Default: all. */
                        pages?: string;
                        /** @description The password of a protected PDF. It is not logged, and it is deleted once the document has been read. */
                        password?: string;
                        /**
                         * @description `first` does not ask the second reader. `both` asks it for what the template says, or for missing and doubtful values. Default: as the template says.
                         * @enum {string}
                         */
                        reader?: "first" | "both";
                        /** @description The ID of the batch that the job belongs to */
                        batch?: string;
                    };
                };
            };
            responses: {
                /** @description This document was submitted before */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Submission"];
                    };
                };
                /** @description Accepted */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Submission"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List jobs, newest first */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                    status?: "pending" | "processing" | "retrying" | "completed" | "failed";
                    /** @description Jobs whose results need review, or the others */
                    needsReview?: "true" | "false";
                    /** @description Jobs of a template */
                    templateId?: string;
                    /** @description Jobs with this text in their file name */
                    fileName?: string;
                    /** @description Jobs of a batch */
                    batch?: string;
                    /** @description Jobs submitted at or after this time */
                    from?: string;
                    /** @description Jobs submitted before this time */
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            jobs: components["schemas"]["JobSummary"][];
                            /** @description Send it as cursor for the next page */
                            nextCursor: string | null;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a job */
        get: {
            parameters: {
                query?: {
                    /** @description Respond when the job has ended, or after this many seconds */
                    wait?: number;
                    details?: "true" | "false";
                };
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Job"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        /**
         * Delete a job with its document and result
         * @description It is erased at once, unless `trash=true` is sent. What corrections of its result have taught stays in the memory of the template, unless `forget=true` is sent.
         */
        delete: {
            parameters: {
                query?: {
                    /** @description Also delete the lessons from corrections of its result */
                    forget?: "true" | "false";
                    /** @description Put it into the trash, where it can be restored for TRASH_DAYS. Only a job that has ended; not together with forget */
                    trash?: "true" | "false";
                };
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No Content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{jobId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a failed job */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Accepted */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Job"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                410: components["responses"]["Gone"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{jobId}/split": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Split the file of a job again
         * @description Documents whose pages and template stay the same keep their jobs; the others are read anew, from the stored words. Nothing is charged.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Like the form field of this name: `auto`, `none`, `2` or `1-3,4,5-9` */
                        split: string;
                        /** @description With ranges: the template of each document, in order; `auto` for the best match, null for none */
                        templates?: (string | null)[];
                    };
                };
            };
            responses: {
                /** @description Accepted */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Job"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{jobId}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the event of a job
         * @description Sends the event of an ended job to the webhooks again, with a new id. A job that has not ended sends its event when it ends.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Accepted */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description false if the job has not ended yet */
                            sent: boolean;
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List deleted jobs that can be restored, newest first
         * @description At most 1,000. `DELETE /v1/jobs/{jobId}` erases one of them at once.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["TrashedJob"][];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{jobId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a job from the trash */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Job"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{jobId}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the submitted document
         * @description The file as it was submitted, as an attachment.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The document */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/pdf": Blob;
                        "image/png": Blob;
                        "image/jpeg": Blob;
                        "image/webp": Blob;
                        "image/tiff": Blob;
                        "image/bmp": Blob;
                        "image/gif": Blob;
                        "image/heic": Blob;
                        "image/avif": Blob;
                        "image/jp2": Blob;
                        "application/vnd.openxmlformats-officedocument.wordprocessingml.document": Blob;
                        "application/vnd.oasis.opendocument.text": Blob;
                        "application/rtf": Blob;
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                        "application/vnd.oasis.opendocument.spreadsheet": Blob;
                        "text/csv": Blob;
                        "text/html": Blob;
                        "text/plain": Blob;
                        "text/markdown": Blob;
                        "application/xml": Blob;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                410: components["responses"]["Gone"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Convert a document without a template
         * @description Returns the document as Markdown, plain text, words with places, searchable PDF or redacted PDF. Its pages are charged like those of a parse; the headers x-page-count, x-page-used and x-page-remaining state how many.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /**
                         * Format: binary
                         * @description One document (PDF, PNG, JPEG, WEBP, TIFF, BMP, GIF, HEIC, AVIF, JPEG 2000, DOCX, ODT, RTF, XLSX, ODS, CSV, HTML, TXT, Markdown or XML (e-invoices)); required unless fileUrl is given.
                         */
                        file?: Blob;
                        /** @description A public http or https address to fetch the document from, instead of a file */
                        fileUrl?: string;
                        /**
                         * @description The output format; default: markdown
                         * @enum {string}
                         */
                        as?: "markdown" | "text" | "words" | "pdf" | "redacted-pdf";
                        /** @description Split Markdown into chunks of at most this many characters, with page and boxes */
                        chunks?: string;
                        /** @description What a redacted PDF leaves out, separated by commas: iban, email, phone, name */
                        kinds?: string;
                        /** @description The language of scanned pages, as ISO 639-1 or 639-2 (`de`, `deu`, `de-AT`), or `auto`; rarely needed. GET /v1/languages lists them. */
                        language?: string;
                        /** @description The pages of each document to read and charge: `1-3,7,-1` are the first three, the seventh and the last. Default: all. */
                        pages?: string;
                        /** @description The password of a protected PDF. It is not logged, and it is deleted once the document has been read. */
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description The document in the requested format */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/markdown": string;
                        "text/plain": string;
                        "application/json": unknown;
                        "application/pdf": Blob;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableEntity"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{jobId}/output": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the document of a job in another format
         * @description The document of a completed job as Markdown, plain text, words with places, searchable PDF or redacted PDF. It costs no pages, because the job has paid for them.
         */
        get: {
            parameters: {
                query?: {
                    as?: "markdown" | "text" | "words" | "pdf" | "redacted-pdf";
                    /** @description Split Markdown into chunks of at most this many characters */
                    chunks?: string;
                    /** @description What a redacted PDF leaves out: iban, email, phone, name */
                    kinds?: string;
                    /** @description Fields whose values a redacted PDF leaves out, separated by commas */
                    fields?: string;
                };
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The document in the requested format */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/markdown": string;
                        "text/plain": string;
                        "application/json": unknown;
                        "application/pdf": Blob;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                410: components["responses"]["Gone"];
                422: components["responses"]["UnprocessableEntity"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/classify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the documents of a file, their kinds and their templates
         * @description Divides a file into its documents and returns the pages, the kind and the template of each. Its pages are charged like those of a parse.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /**
                         * Format: binary
                         * @description One file (PDF, PNG, JPEG, WEBP, TIFF, BMP, GIF, HEIC, AVIF, JPEG 2000, DOCX, ODT, RTF, XLSX, ODS, CSV, HTML, TXT, Markdown or XML (e-invoices)); required unless fileUrl is given.
                         */
                        file?: Blob;
                        /** @description A public http or https address to fetch the document from, instead of a file */
                        fileUrl?: string;
                        /** @description The templates to choose from, with commas between. All, if left out. */
                        templateIds?: string;
                        /** @description Where the documents of a file begin: `auto` (the default), `none`, the pages of each document (`2`) or their ranges (`1-3,4,5-9`) */
                        split?: string;
                        /** @description The sender of the file, such as the address of an e-mail. `auto` uses it, because it knows the senders of templates and past decisions about their files. */
                        sender?: string;
                        /** @description The language of scanned pages, as ISO 639-1 or 639-2 (`de`, `deu`, `de-AT`), or `auto`; rarely needed. GET /v1/languages lists them. */
                        language?: string;
                        /** @description The pages of each document to read and charge: `1-3,7,-1` are the first three, the seventh and the last. Default: all. */
                        pages?: string;
                        /** @description The password of a protected PDF. It is not logged, and it is deleted once the document has been read. */
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            documents: components["schemas"]["ClassifiedDocument"][];
                            pageCount: number;
                            pageUsed: number;
                            pageRemaining: number;
                            /** @description Present only if there are warnings: unknown form fields that were ignored, or parts of a document that could not be used */
                            warnings?: string[];
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableEntity"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/classify/async": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Find the documents of a file as a job
         * @description Like /v1/documents/classify. The job has the documents of the file as `documents` when it is completed.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    "idempotency-key"?: string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /**
                         * Format: binary
                         * @description One file (PDF, PNG, JPEG, WEBP, TIFF, BMP, GIF, HEIC, AVIF, JPEG 2000, DOCX, ODT, RTF, XLSX, ODS, CSV, HTML, TXT, Markdown or XML (e-invoices)); required unless fileUrl is given.
                         */
                        file?: Blob;
                        /** @description A public http or https address to fetch the document from, instead of a file */
                        fileUrl?: string;
                        /** @description The templates to choose from, with commas between. All, if left out. */
                        templateIds?: string;
                        /** @description Where the documents of a file begin: `auto` (the default), `none`, the pages of each document (`2`) or their ranges (`1-3,4,5-9`) */
                        split?: string;
                        /** @description The sender of the file, such as the address of an e-mail. `auto` uses it, because it knows the senders of templates and past decisions about their files. */
                        sender?: string;
                        /** @description The language of scanned pages, as ISO 639-1 or 639-2 (`de`, `deu`, `de-AT`), or `auto`; rarely needed. GET /v1/languages lists them. */
                        language?: string;
                        /** @description The pages of each document to read and charge: `1-3,7,-1` are the first three, the seventh and the last. Default: all. */
                        pages?: string;
                        /** @description The password of a protected PDF. It is not logged, and it is deleted once the document has been read. */
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description This file was submitted before */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Submission"];
                    };
                };
                /** @description Accepted */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Submission"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List batches, newest first */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            batches: components["schemas"]["Batch"][];
                            nextCursor: string | null;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /**
         * Create a batch
         * @description Then submit its documents as jobs, with its id in the form field `batch`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        templateId: string;
                    };
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Batch"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batches/{batchId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a batch with the states of its jobs */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    batchId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Batch"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        /** Delete a batch; its jobs stay */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    batchId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No Content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/batches/{batchId}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the jobs of a batch with their results, failed ones first */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                };
                header?: never;
                path: {
                    batchId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            jobs: components["schemas"]["Job"][];
                            /** @description Documents of the same files that no template reads, without blank pages */
                            unread: {
                                /** @description The job of the file */
                                parentId: string;
                                fileName: string;
                                /** @description Its pages in the file, from 1, inclusive */
                                pages: {
                                    from: number;
                                    to: number;
                                };
                                kind: string;
                                /** @description The confidence that no template fits, 0 to 1 */
                                confidence: number;
                            }[];
                            nextCursor: string | null;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export jobs and their results as CSV, XLSX or JSON
         * @description Streamed, newest first. A workbook has a row a document on its first sheet, and a row for each row of each list on its second. In CSV a list of objects is JSON in one cell; with `list` there is a row for each of its rows instead.
         */
        get: {
            parameters: {
                query: {
                    format: "csv" | "xlsx" | "json";
                    status?: "pending" | "processing" | "retrying" | "completed" | "failed";
                    /** @description Jobs whose results need review, or the others */
                    needsReview?: "true" | "false";
                    /** @description Jobs of a template */
                    templateId?: string;
                    /** @description Jobs with this text in their file name */
                    fileName?: string;
                    /** @description Jobs of a batch */
                    batch?: string;
                    /** @description Jobs submitted at or after this time */
                    from?: string;
                    /** @description Jobs submitted before this time */
                    to?: string;
                    /** @description Only these jobs: their IDs, separated by commas, at most 200 */
                    ids?: string;
                    /** @description For CSV: one row per row of this list */
                    list?: string;
                    /** @description For CSV: semicolons, decimal commas and dates as spreadsheets in this language read them */
                    locale?: "de" | "fr";
                    /** @description For CSV and workbooks, with commas between: `confidence` (the lowest of a document), `reviewer` (what was decided, by whom and when), `link` (to the document in the dashboard) */
                    columns?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": Blob;
                        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": Blob;
                        "application/json": components["schemas"]["Job"][];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{jobId}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Correct, approve or reject the result of a job */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["JudgementInput"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Judged"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        trace?: never;
    };
    "/v1/jobs/{jobId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo the last correction, approval or rejection of a job
         * @description The lesson that it taught is deleted.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision?: number;
                    } | null;
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Judged"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/jobs/{jobId}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the corrections of the result of a job
         * @description In chronological order. A page ends early when its changes exceed 1 MB.
         */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                };
                header?: never;
                path: {
                    jobId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            corrections: components["schemas"]["Correction"][];
                            /** @description Send it as cursor for the next page */
                            nextCursor: string | null;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a document that was parsed with keep=true */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    documentId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["KeptDocument"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        /**
         * Delete a stored document
         * @description Its lessons stay in the memory of its template.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    documentId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No Content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/{documentId}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Correct, approve or reject the result of a stored document */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    documentId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["JudgementInput"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Judged"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        trace?: never;
    };
    "/v1/documents/{documentId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo the last correction, approval or rejection of a stored document */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    documentId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        revision?: number;
                    } | null;
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Judged"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{templateId}/examples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Teach a template with a document and its correct values
         * @description The pages are charged like a parse of the document.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    templateId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /**
                         * Format: binary
                         * @description One document: PDF, PNG, JPEG, WEBP, TIFF, BMP, GIF, HEIC, AVIF, JPEG 2000, DOCX, ODT, RTF, XLSX, ODS, CSV, HTML, TXT, Markdown or XML (e-invoices)
                         */
                        file: Blob;
                        /** @description The correct values as JSON, in the shape of the template; null if the document has none */
                        values: string;
                        /** @description The language of scanned pages, as ISO 639-1 or 639-2 (`de`, `deu`, `de-AT`), or `auto`; rarely needed. GET /v1/languages lists them. */
                        language?: string;
                        /** @description The pages of each document to read and charge: `1-3,7,-1` are the first three, the seventh and the last. Default: all. */
                        pages?: string;
                        /** @description The password of a protected PDF. It is not logged, and it is deleted once the document has been read. */
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            lessonId: string | null;
                            learnt: string[];
                            notFound: string[];
                            notLearnt: components["schemas"]["NotLearnt"][];
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableEntity"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{templateId}/memory": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the lessons of a template, newest first */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                };
                header?: never;
                path: {
                    templateId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            enabled: boolean;
                            count: number;
                            bytes: number;
                            lessons: components["schemas"]["LessonSummary"][];
                            nextCursor: string | null;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        /** Delete all lessons of a template */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    templateId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No Content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        options?: never;
        head?: never;
        /**
         * Enable or disable the memory of a template
         * @description While it is disabled, lessons are stored but not used; corrections still teach.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    templateId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        enabled: boolean;
                    };
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            enabled: boolean;
                            count: number;
                            bytes: number;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        trace?: never;
    };
    "/v1/templates/{templateId}/memory/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the lessons of a template
         * @description As one JSON object, or with `format=ndjson` as a line about the key and one lesson per line, which `import` takes at any size. The hashes of words depend on a key of this installation: send a passphrase to import them into another one.
         */
        get: {
            parameters: {
                query?: {
                    format?: "json" | "ndjson";
                };
                header?: {
                    /** @description Lets another installation import the lessons; at least 12 characters */
                    "x-memory-passphrase"?: string;
                };
                path: {
                    templateId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The lessons, oldest first */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ExportedMemory"];
                        "application/x-ndjson": string;
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{templateId}/memory/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read documents that wait for review again, with newer lessons
         * @description Uses the stored words of the documents and costs no pages. Without `apply`, nothing changes: the response shows what would. Documents that a person has corrected are left out.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    templateId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Whether the results are changed
                         * @default false
                         */
                        apply?: boolean;
                        /** @default 20 */
                        limit?: number;
                        cursor?: string;
                    } | null;
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["AppliedLessons"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{templateId}/memory/{lessonId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a lesson: hashes of words, and places */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    templateId: string;
                    lessonId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            /** @enum {string} */
                            origin: "correction" | "example" | "import";
                            /** @description The job or stored document that taught it */
                            reviewId: string | null;
                            fields: string[];
                            tables: string[];
                            bytes: number;
                            /** Format: date-time */
                            createdAt: string;
                            /**
                             * Format: date-time
                             * @description When it last helped, to the hour
                             */
                            usedAt: string;
                            /** @description The person or key; null: unknown, or imported */
                            taughtBy: string | null;
                            /** @description Documents that it was used for, counted every hour */
                            helped: number;
                            /** @description When a person last corrected a value that a lesson of this make gave */
                            contradictedAt: string | null;
                            lesson: {
                                /** @enum {number} */
                                version: 1;
                                anchors: ([
                                    number,
                                    number,
                                    number
                                ] | [
                                    number,
                                    number,
                                    number,
                                    number
                                ])[];
                                filled: ([
                                    number,
                                    number,
                                    number
                                ] | [
                                    number,
                                    number,
                                    number,
                                    number
                                ])[];
                                fields: {
                                    path: string;
                                    places: ({
                                        page: number;
                                        fromEnd: number;
                                        x0: number;
                                        x1: number;
                                        y: number;
                                        nearby: [
                                            number,
                                            number,
                                            number
                                        ][];
                                        before?: number;
                                        after?: number;
                                        words: number;
                                        more: number;
                                        digits: boolean;
                                        length?: number;
                                        ends: boolean;
                                        below?: {
                                            list: string;
                                            down: number;
                                        };
                                        /** @enum {boolean} */
                                        plain?: true;
                                        lead?: number[];
                                        trail?: number[];
                                        stop?: {
                                            mark: string;
                                            inside: number;
                                        };
                                        /** @enum {boolean} */
                                        negated?: true;
                                        /** @enum {boolean} */
                                        tick?: true;
                                        choice?: {
                                            left: number;
                                            right: number;
                                            up: number;
                                            down: number;
                                        };
                                        /** @enum {boolean} */
                                        marked?: true;
                                        pieces?: {
                                            /** @enum {string} */
                                            join: "" | " " | ".";
                                            gap: number;
                                        };
                                        cell?: {
                                            row: number;
                                            column: number;
                                        };
                                    } | {
                                        form: number;
                                    })[];
                                    /** @enum {boolean} */
                                    found?: true;
                                    /** @enum {boolean} */
                                    removed?: true;
                                    /** @enum {boolean} */
                                    unchecked?: true;
                                    wrong?: {
                                        page: number;
                                        fromEnd: number;
                                        x0: number;
                                        x1: number;
                                        y: number;
                                        nearby: [
                                            number,
                                            number,
                                            number
                                        ][];
                                        before?: number;
                                        after?: number;
                                        words: number;
                                        more: number;
                                        digits: boolean;
                                        length?: number;
                                        ends: boolean;
                                        below?: {
                                            list: string;
                                            down: number;
                                        };
                                        /** @enum {boolean} */
                                        plain?: true;
                                        lead?: number[];
                                        trail?: number[];
                                        stop?: {
                                            mark: string;
                                            inside: number;
                                        };
                                        /** @enum {boolean} */
                                        negated?: true;
                                        /** @enum {boolean} */
                                        tick?: true;
                                        choice?: {
                                            left: number;
                                            right: number;
                                            up: number;
                                            down: number;
                                        };
                                        /** @enum {boolean} */
                                        marked?: true;
                                        pieces?: {
                                            /** @enum {string} */
                                            join: "" | " " | ".";
                                            gap: number;
                                        };
                                        cell?: {
                                            row: number;
                                            column: number;
                                        };
                                    }[];
                                }[];
                                tables: {
                                    path: string;
                                    rows?: {
                                        begin: [
                                            number,
                                            number,
                                            number
                                        ][];
                                        end: number[];
                                        columns: {
                                            path: string | null;
                                            x0: number;
                                            x1: number;
                                            line: number;
                                            lines: number;
                                            /** @enum {boolean} */
                                            always?: true;
                                            /** @enum {boolean} */
                                            plain?: true;
                                            /** @enum {boolean} */
                                            grouped?: true;
                                            /** @enum {boolean} */
                                            whole?: true;
                                            /** @enum {boolean} */
                                            digits?: true;
                                        }[];
                                        literals?: number[];
                                        /** @enum {boolean} */
                                        dense?: true;
                                    };
                                    entries?: {
                                        begin: [
                                            number,
                                            number,
                                            number
                                        ][];
                                        end: number[];
                                        starts: number[];
                                        right: number;
                                        sizes: number[];
                                        largest: number;
                                        sign?: string;
                                        lines: number;
                                        values: number;
                                        columns: {
                                            path: string;
                                            words: number;
                                            /** @enum {boolean} */
                                            breaks?: true;
                                            /** @enum {boolean} */
                                            gaps?: true;
                                            /** @enum {string} */
                                            digits?: "all" | "none";
                                            /** @enum {boolean} */
                                            plain?: true;
                                        }[];
                                        steps: {
                                            from: number;
                                            to: number;
                                            lead: (number | string)[];
                                            tail: (number | string)[];
                                            /** @enum {boolean} */
                                            skip?: true;
                                            /** @enum {boolean} */
                                            guessed?: true;
                                        }[];
                                    };
                                    rightRows?: number;
                                    columns: {
                                        head: number;
                                        path: string | null;
                                        /** @enum {boolean} */
                                        always?: true;
                                    }[];
                                }[];
                                senders?: number[];
                            };
                        };
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        /** Delete a lesson */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    templateId: string;
                    lessonId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No Content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{templateId}/accuracy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count how often each field was found, confident, correct and corrected, per month */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    templateId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Accuracy"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{templateId}/evaluation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export reviewed jobs as a set for npm run eval
         * @description A ZIP archive: documents/, template.json, truth.json, kinds.json.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    templateId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The set */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/zip": Blob;
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/templates/{templateId}/memory/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import the lessons of a template of another engine
         * @description Send one lesson per line as `application/x-ndjson`, as `export?format=ndjson` answers them, up to MEMORY_MAX_MB and MEMORY_MAX_LESSONS; or the JSON object of `export`, up to JSON_BODY_MAX_BYTES. If a lesson is faulty, none is added.
         */
        post: {
            parameters: {
                query?: never;
                header?: {
                    /** @description Lets another installation import the lessons; at least 12 characters */
                    "x-memory-passphrase"?: string;
                };
                path: {
                    templateId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": components["schemas"]["ExportedMemory"];
                    "application/x-ndjson": components["schemas"]["ExportedMemory"];
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            imported: number;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List lookup lists */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["List"][];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/lists/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a lookup list */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    name: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["List"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        /**
         * Replace or create a lookup list
         * @description A CSV, XLSX or JSON file with up to 100,000 rows. The first row names the columns; JSON is a list of objects. Lookups see the old rows until all new ones are stored.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    name: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /**
                         * Format: binary
                         * @description A CSV, XLSX or JSON file; the first row names the columns
                         */
                        file: Blob;
                    };
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["List"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                422: components["responses"]["UnprocessableEntity"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        post?: never;
        /** Delete a lookup list */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    name: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No Content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/lists/{name}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Find rows of a lookup list */
        get: {
            parameters: {
                query: {
                    search: string;
                    /** @description Default: all columns */
                    column?: string;
                };
                header?: never;
                path: {
                    name: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            score: number;
                            values: {
                                [key: string]: string;
                            };
                        }[];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /** Add a row to a lookup list */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    name: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        values: {
                            [key: string]: string;
                        };
                    };
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["List"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List webhooks */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Webhook"][];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /**
         * Create a webhook
         * @description A limited key needs the groups of the data as well: `documents`, or `audit` for `audit.recorded`.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Where events are sent: a public http(s) address */
                        url: string;
                        /**
                         * @default [
                         *       "document.completed",
                         *       "document.failed"
                         *     ]
                         */
                        events?: ("document.completed" | "document.failed" | "document.needs_review" | "document.reviewed" | "audit.recorded")[];
                        /** @description Whether its events include the confidence and place of each value */
                        details?: boolean;
                        /** @description Only events of these jobs are sent; for programs that wait for certain jobs */
                        jobIds?: string[];
                        /**
                         * Format: date-time
                         * @description When it is deleted; required with jobIds, and at most 90 days ahead
                         */
                        expiresAt?: string;
                    };
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WebhookWithSecret"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a webhook */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    webhookId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Webhook"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        /** Delete a webhook */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    webhookId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No Content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        options?: never;
        head?: never;
        /** Change a webhook, or switch it on or off */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    webhookId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Where events are sent: a public http(s) address */
                        url?: string;
                        events?: ("document.completed" | "document.failed" | "document.needs_review" | "document.reviewed" | "audit.recorded")[];
                        /** @description Whether its events include the confidence and place of each value */
                        details?: boolean;
                        enabled?: boolean;
                    };
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Webhook"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        trace?: never;
    };
    "/v1/webhooks/{webhookId}/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a webhook a new secret
         * @description The old one signs beside it for 24 hours.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    webhookId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["WebhookWithSecret"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test event */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    webhookId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Accepted */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Delivery"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List deliveries with every attempt, newest first */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                };
                header?: never;
                path: {
                    webhookId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            deliveries: components["schemas"]["DeliveryWithLog"][];
                            nextCursor: string | null;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhookId}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send all failed events since a time again
         * @description For a webhook that was switched off or unreachable. Events keep their ids, so a receiver can drop those that it has seen. Events that occurred while the engine had switched it off are among them.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    webhookId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description The time of the first event
                         */
                        since: string;
                    };
                };
            };
            responses: {
                /** @description Accepted */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @description How many events are resent */
                            replayed: number;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{webhookId}/deliveries/{deliveryId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an event again
         * @description The same event with the same id; its schedule of attempts starts again.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    webhookId: string;
                    deliveryId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Accepted */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Delivery"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailboxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List mailboxes */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Mailbox"][];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /**
         * Connect a mailbox, whose mails become jobs
         * @description The engine signs in first, so a wrong address or password is refused here.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Its display name */
                        name: string;
                        /** @description The IMAP server */
                        host: string;
                        /** @default 993 */
                        port?: number;
                        /**
                         * @description none: no encryption, only within a private network
                         * @default tls
                         * @enum {string}
                         */
                        security?: "tls" | "starttls" | "none";
                        user: string;
                        /**
                         * @description password: of the user or an app password; accessToken: of OAuth2
                         * @default password
                         * @enum {string}
                         */
                        secretKind?: "password" | "accessToken";
                        /**
                         * @description The folder whose mails are taken
                         * @default INBOX
                         */
                        folder?: string;
                        /**
                         * @description Addresses, or domains with a leading @, whose mails are taken; empty: all
                         * @default []
                         */
                        senders?: string[];
                        /** @description The template of its documents; `auto` splits files and chooses a template for each */
                        templateId: string;
                        /**
                         * @description attachments: the body only if no attachment can be read; all: the body as well
                         * @default attachments
                         * @enum {string}
                         */
                        parts?: "attachments" | "all";
                        /**
                         * @description What happens to a mail that was taken, or that cannot be taken
                         * @default flag
                         * @enum {string}
                         */
                        afterwards?: "flag" | "move";
                        /**
                         * @description The folder for mails that were taken
                         * @default DocSift Done
                         */
                        doneFolder?: string;
                        /**
                         * @description The folder for mails that cannot be taken
                         * @default DocSift Failed
                         */
                        failedFolder?: string;
                        /** @description The password or the access token; never shown again */
                        secret: string;
                        /**
                         * @description Whether existing mails are taken as well
                         * @default false
                         */
                        existing?: boolean;
                    };
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Mailbox"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailboxes/{mailboxId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a mailbox */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    mailboxId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Mailbox"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        /** Disconnect a mailbox; its jobs stay */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    mailboxId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No Content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        options?: never;
        head?: never;
        /**
         * Change, enable or disable a mailbox
         * @description A new host, port, security or user needs the secret again.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    mailboxId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Its display name */
                        name?: string;
                        /** @description The IMAP server */
                        host?: string;
                        port?: number;
                        /**
                         * @description none: no encryption, only within a private network
                         * @enum {string}
                         */
                        security?: "tls" | "starttls" | "none";
                        user?: string;
                        /**
                         * @description password: of the user or an app password; accessToken: of OAuth2
                         * @enum {string}
                         */
                        secretKind?: "password" | "accessToken";
                        /** @description The folder whose mails are taken */
                        folder?: string;
                        /** @description Addresses, or domains with a leading @, whose mails are taken; empty: all */
                        senders?: string[];
                        /** @description The template of its documents; `auto` splits files and chooses a template for each */
                        templateId?: string;
                        /**
                         * @description attachments: the body only if no attachment can be read; all: the body as well
                         * @enum {string}
                         */
                        parts?: "attachments" | "all";
                        /**
                         * @description What happens to a mail that was taken, or that cannot be taken
                         * @enum {string}
                         */
                        afterwards?: "flag" | "move";
                        /** @description The folder for mails that were taken */
                        doneFolder?: string;
                        /** @description The folder for mails that cannot be taken */
                        failedFolder?: string;
                        /** @description The password or the access token; never shown again */
                        secret?: string;
                        enabled?: boolean;
                    };
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Mailbox"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        trace?: never;
    };
    "/v1/mailboxes/{mailboxId}/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the mails of a mailbox with their results, newest first */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                };
                header?: never;
                path: {
                    mailboxId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            mails: components["schemas"]["Mail"][];
                            nextCursor: string | null;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/paperless": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List connections to paperless-ngx */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PaperlessConnection"][];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /**
         * Connect a paperless-ngx, whose tagged documents are read
         * @description The engine connects first, so a wrong address or token is refused here. It makes the tags if they are missing.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description What people call it */
                        name: string;
                        /** @description The address at which people open paperless-ngx */
                        url: string;
                        /** @description A template, or auto: the one that fits each document */
                        templateId: string;
                        /**
                         * @description Documents with this tag are taken
                         * @default docsift
                         */
                        tag?: string;
                        /**
                         * @description The tag that replaces it when the values were written
                         * @default docsift-done
                         */
                        doneTag?: string;
                        /**
                         * @description The tag that replaces it when a document failed
                         * @default docsift-failed
                         */
                        failedTag?: string;
                        /**
                         * @description review: values that need review are written when a person has looked at them
                         * @default completed
                         * @enum {string}
                         */
                        writeAfter?: "completed" | "review";
                        /**
                         * @description Which values are written where
                         * @default {}
                         */
                        writes?: {
                            /**
                             * @description The field whose value is the correspondent
                             * @default null
                             */
                            correspondent?: string | null;
                            /**
                             * @description The field whose value is the date of the document
                             * @default null
                             */
                            date?: string | null;
                            /**
                             * @description The name of a document type; auto: the name of the template that read the document
                             * @default auto
                             */
                            documentType?: string | null;
                            /**
                             * @description Names of tags that every document gets
                             * @default []
                             */
                            tags?: string[];
                            /**
                             * @description Fields whose values become tags
                             * @default []
                             */
                            tagFields?: string[];
                            /**
                             * @description The field of each custom field, by the name of the custom field
                             * @default {}
                             */
                            customFields?: {
                                [key: string]: string;
                            };
                            /**
                             * @description The field with the currency of monetary custom fields
                             * @default null
                             */
                            currency?: string | null;
                        };
                        /** @description An API token of paperless-ngx; never shown again */
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PaperlessConnection"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/paperless/{connectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a connection to paperless-ngx */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    connectionId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PaperlessConnection"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        /** Disconnect a paperless-ngx; its documents and jobs stay */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    connectionId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No Content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        options?: never;
        head?: never;
        /**
         * Change a connection to paperless-ngx, or switch it on or off
         * @description A new url needs the token again. A new writes replaces the old one.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    connectionId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description What people call it */
                        name?: string;
                        /** @description The address at which people open paperless-ngx */
                        url?: string;
                        /** @description A template, or auto: the one that fits each document */
                        templateId?: string;
                        /** @description Documents with this tag are taken */
                        tag?: string;
                        /** @description The tag that replaces it when the values were written */
                        doneTag?: string;
                        /** @description The tag that replaces it when a document failed */
                        failedTag?: string;
                        /**
                         * @description review: values that need review are written when a person has looked at them
                         * @enum {string}
                         */
                        writeAfter?: "completed" | "review";
                        /** @description Which values are written where */
                        writes?: {
                            /**
                             * @description The field whose value is the correspondent
                             * @default null
                             */
                            correspondent?: string | null;
                            /**
                             * @description The field whose value is the date of the document
                             * @default null
                             */
                            date?: string | null;
                            /**
                             * @description The name of a document type; auto: the name of the template that read the document
                             * @default auto
                             */
                            documentType?: string | null;
                            /**
                             * @description Names of tags that every document gets
                             * @default []
                             */
                            tags?: string[];
                            /**
                             * @description Fields whose values become tags
                             * @default []
                             */
                            tagFields?: string[];
                            /**
                             * @description The field of each custom field, by the name of the custom field
                             * @default {}
                             */
                            customFields?: {
                                [key: string]: string;
                            };
                            /**
                             * @description The field with the currency of monetary custom fields
                             * @default null
                             */
                            currency?: string | null;
                        };
                        /** @description An API token of paperless-ngx; never shown again */
                        token?: string;
                        enabled?: boolean;
                    };
                };
            };
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PaperlessConnection"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                409: components["responses"]["Conflict"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        trace?: never;
    };
    "/v1/paperless/{connectionId}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the documents of a connection and what became of them, newest first */
        get: {
            parameters: {
                query?: {
                    limit?: number;
                    cursor?: string;
                };
                header?: never;
                path: {
                    connectionId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            documents: components["schemas"]["PaperlessDocument"][];
                            nextCursor: string | null;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /**
         * Read a document of paperless-ngx that has no tag
         * @description For the post-consume script of paperless-ngx. A document that is known already stays as it is.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    connectionId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        documentId: number;
                    };
                };
            };
            responses: {
                /** @description Accepted */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["PaperlessDocument"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List deleted templates that can be restored, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Trashed"][];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/trash/{trashedId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Restore a deleted template, with its versions and its memory */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    trashedId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No Content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/trash/{trashedId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Erase a deleted template now, with its versions and its memory */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    trashedId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No Content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List API keys, newest first, without their secrets */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiKey"][];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        /** Create an API key; its secret is shown only here */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /**
                         * @default live
                         * @enum {string}
                         */
                        mode?: "live" | "test";
                        /** @default null */
                        expiresAt?: string | null;
                        /**
                         * @description read: it changes nothing and submits nothing
                         * @default full
                         * @enum {string}
                         */
                        access?: "full" | "read";
                        /**
                         * @description The parts of the API that it may use; null: all
                         * @default null
                         */
                        groups?: ("documents" | "templates" | "lists" | "webhooks" | "mailboxes" | "paperless" | "usage" | "keys" | "audit")[] | null;
                        /**
                         * @description The only templates that it may use, with their documents; null: all
                         * @default null
                         */
                        templateIds?: string[] | null;
                        /**
                         * @description person: it has the rights of the person, and ends when the person is removed
                         * @default account
                         * @enum {string}
                         */
                        belongsTo?: "account" | "person";
                    };
                };
            };
            responses: {
                /** @description Created */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["ApiKeyWithSecret"];
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                413: components["responses"]["PayloadTooLarge"];
                415: components["responses"]["UnsupportedMediaType"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys/{keyId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Revoke an API key */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    keyId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description No Content */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                404: components["responses"]["NotFound"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the audit log as JSON lines, oldest first
         * @description One entry a line. To go on later, send the id of the last line as `cursor`. An entry appears a few seconds after its action, so that none can come before a line that was sent already.
         */
        get: {
            parameters: {
                query?: {
                    format?: "jsonl";
                    /** @description The id of the last entry that you have */
                    cursor?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The entries */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/x-ndjson": {
                            id: string;
                            /** Format: date-time */
                            at: string;
                            actor: {
                                /** @enum {string} */
                                kind: "person" | "key";
                                id: string;
                                name: string;
                            };
                            action: string;
                            targetId: string | null;
                            targetName: string | null;
                        };
                    };
                };
                400: components["responses"]["BadRequest"];
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the pages used and left this month */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OK */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Usage"];
                    };
                };
                401: components["responses"]["Unauthorized"];
                403: components["responses"]["Forbidden"];
                429: components["responses"]["TooManyRequests"];
                500: components["responses"]["InternalServerError"];
                503: components["responses"]["ServiceUnavailable"];
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ErrorInput: {
            statusCode: number;
            /** @description The name of the status */
            error: string;
            /** @description The code of the error, for programs */
            code: string;
            /** @description What is wrong and what to do, for people */
            message: string;
            requestId: string;
            /** @description Seconds to wait, on 429 and 503 */
            retryAfter?: number;
            details?: {
                path: string;
                message: string;
            }[];
        };
        ReviewInput: {
            /** @enum {string} */
            state: "open" | "corrected" | "approved" | "rejected";
            /** @description Counts the changes; send it back with the next one */
            revision: number;
            /** @description Why a person should review it */
            reasons: {
                path: string;
                /** @enum {string} */
                reason: "confidence" | "missing" | "check" | "duplicate" | "boundary" | "kind" | "layout";
                confidence: number;
                below?: number;
                check?: string;
                /** @description The template's message for that check */
                message?: string;
                /** @description The job or document that came first */
                duplicateOf?: string;
                /** @description For a boundary: the job of the file, which can be split again */
                parentId?: string;
                /** @description For a boundary: the page that a document may not begin on */
                page?: number;
                /** @description The kind that the document seems to be, if its template is for another kind */
                kind?: string;
            }[];
        };
        JudgementInput: {
            /** @description The revision that you have seen; if the result has changed since, the response is 409 */
            revision?: number;
            /** @description Correct values by path: {"seller.name": "…", "items[2].price": 4.5} */
            values?: {
                [key: string]: unknown;
            };
            /** @description The same, with the places of the values. At most 1000 values and changes together. If several changes have one path, the last one counts. */
            changes?: {
                path: string;
                value: unknown;
                /** @description The page, from 1 */
                page?: number;
                /** @description The box on the page, as in details */
                box?: {
                    x0: number;
                    y0: number;
                    x1: number;
                    y1: number;
                };
                /** @description The words on the page that state the value */
                words?: string;
            }[];
            /** @description The whole result is correct */
            approve?: boolean;
            /** @description The result is useless and teaches nothing */
            reject?: boolean;
        };
        /** @description A field that teaches nothing: its value is not on the pages, its place does not lead back to it, or a check overrules it */
        NotLearntInput: {
            path: string;
            /** @enum {string} */
            reason: "not_on_page" | "not_found_again" | "overruled";
        };
        JudgedInput: {
            jobId?: string;
            documentId?: string;
            result: {
                [key: string]: unknown;
            };
            needsReview?: boolean;
            review: components["schemas"]["ReviewInput"];
            /** @description The fields that the engine has learnt from it */
            learnt: string[] | null;
            /** @description The paths of `notLearnt` */
            notFound: string[];
            notLearnt: components["schemas"]["NotLearntInput"][];
            /** @description The lesson in the memory of the template */
            lessonId: string | null;
        };
        CorrectionInput: {
            revision: number;
            /** @enum {string} */
            action: "correct" | "approve" | "reject" | "undo";
            /** @description The key or the person */
            by: string;
            /** Format: date-time */
            at: string;
            /** @description For an undo: the revision that it reverted */
            undoes?: number;
            changes: {
                path: string;
                /** @description Rows were added to a list or removed from it: `before` and `after` are the old and new rows from this row on (from 0) */
                row?: number;
                before: unknown;
                after: unknown;
                /** @description The page, from 1 */
                page?: number;
                /** @description The box on the page, as in details */
                box?: {
                    x0: number;
                    y0: number;
                    x1: number;
                    y1: number;
                };
                /** @description The words on the page that state the value */
                words?: string;
            }[];
        };
        /** @description The field is found in a list of the account */
        LookupRuleInput: {
            /** @description The name of a list of the account */
            list: string;
            /** @description The columns that are compared */
            match: string[];
            /** @description The column whose value is returned */
            returns?: string;
            /** @description The minimum score of a match, 0 to 1; 0.8 by default */
            minScore?: number;
        };
        FieldRulesInput: {
            title?: string;
            /** @description Kept for JSON Schema; never put into a result */
            default?: string | number | boolean | null;
            /**
             * @description Asks for review when the document lacks it
             * @constant
             */
            required?: true;
            /**
             * @description null is valid, even if the field is required
             * @constant
             */
            nullable?: true;
            /**
             * @description `additionalProperties: false` of JSON Schema
             * @constant
             */
            closed?: true;
            /** @constant */
            integer?: true;
            enum?: (string | number | boolean | null)[];
            /** @description Other spellings of a value of `enum` */
            synonyms?: {
                [key: string]: string[];
            };
            const?: string | number | boolean | null;
            /** @description RE2 syntax, matched anywhere in the value */
            pattern?: string;
            /** @constant */
            format?: "date-time";
            minimum?: number;
            maximum?: number;
            exclusiveMinimum?: number;
            exclusiveMaximum?: number;
            multipleOf?: number;
            minLength?: number;
            maxLength?: number;
            minItems?: number;
            maxItems?: number;
            /** @constant */
            uniqueItems?: true;
            items?: components["schemas"]["__shared"];
            /** @description An expression; see the documentation of rules */
            computed?: string;
            lookup?: components["schemas"]["LookupRuleInput"];
        };
        /** @description Rules about a whole result */
        TemplateRulesInput: {
            title?: string;
            description?: string;
            /**
             * @description `additionalProperties: false` of JSON Schema
             * @constant
             */
            closed?: true;
            checks?: {
                /** @description Appears in `details.checks` */
                name: string;
                /** @description True if the result is correct */
                expr: string;
                /** @description For the person who reviews it */
                message?: string;
            }[];
            /** @description Results of the same document get `duplicateOf` */
            duplicates?: {
                /** @description Paths of fields outside lists */
                by: string[];
                /** @description `90 days`, `2 years` */
                within: string;
            };
        };
        FieldInput: {
            /** @enum {string} */
            type: "string" | "number" | "boolean" | "date" | "array" | "object";
            /** @description A hint to the extraction */
            description?: string;
            /**
             * @description For type string only
             * @enum {string}
             */
            format?: "date" | "time" | "email" | "phone" | "url" | "address" | "iban";
            /**
             * @description For type array, required there
             * @enum {string}
             */
            itemType?: "string" | "number" | "boolean" | "date" | "object";
            /** @description For an array with itemType object */
            itemSchema?: {
                properties: {
                    [key: string]: components["schemas"]["FieldInput"];
                };
            };
            /** @description For type object */
            properties?: {
                [key: string]: components["schemas"]["FieldInput"];
            };
            /** @description Rules for the value */
            rules?: components["schemas"]["FieldRulesInput"];
        };
        /** @description When a person should review a result; default: never */
        ReviewRulesInput: {
            /** @description Values below this confidence */
            below?: number;
            /** @description The same by path, `items[].price` for a column; a missing value counts as well */
            fields?: {
                [key: string]: number;
            };
            /** @description Whether a failed check requires review */
            checks?: boolean;
        };
        /** @description Hints by which its documents are recognised, for `templateId=auto` */
        TemplateMatchInput: {
            /** @description Words or phrases that its documents contain */
            words?: string[];
            /** @description The senders of its documents: names or addresses */
            senders?: string[];
            /** @description The kinds of documents that it reads, such as `invoice` */
            kinds?: string[];
        };
        TemplateSummaryInput: {
            id: string;
            name: string;
        };
        TemplateInput: {
            id: string;
            name: string;
            description?: string;
            /** @enum {string} */
            category: "INVOICE" | "RECEIPT" | "ID_DOCUMENT" | "CONTRACT" | "MEDICAL_RECORD" | "RESUME" | "CUSTOM";
            schema: {
                data: {
                    [key: string]: components["schemas"]["FieldInput"];
                };
            };
            /**
             * @description The fields for which the second reader is asked, if the installation has one: none, missing ones, missing and doubtful ones, or all. Default: none, unless a request wants both readers.
             * @enum {string}
             */
            secondReader?: "never" | "missing" | "doubtful" | "always";
            review?: components["schemas"]["ReviewRulesInput"];
            match?: components["schemas"]["TemplateMatchInput"];
            rules?: components["schemas"]["TemplateRulesInput"];
            /** @description Counts published versions, from 1 */
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ClassifiedDocumentInput: {
            /** @description Counted from 1, both ends included */
            pages: {
                from: number;
                to: number;
            };
            /** @description Such as invoice, receipt, contract, letter, terms, blank or other */
            kind: string;
            /** @description null: none of the templates fits */
            template: {
                id: string;
                name: string;
            } | null;
            /** @description The chance that the template is right, or that none is */
            confidence: number;
            /** @description ISO 639-1 */
            language: string | null;
            reasons: string[];
            /** @description The chance that a document begins on its first page; 1 for the first document */
            boundaryConfidence: number;
        };
        JobInput: {
            jobId: string;
            /** @enum {string} */
            status: "pending" | "processing" | "retrying" | "completed" | "failed";
            fileName: string;
            templateId: string;
            /** @description The version of the template that it was submitted for */
            templateVersion: number;
            /** @description null until completed */
            result: {
                [key: string]: unknown;
            } | null;
            /** @description Why it failed */
            error: string | null;
            /** @description The code of an error, see docs/errors.md, and its status */
            problem?: {
                code: string;
                status: number;
            };
            /** @description null until known */
            pageCount: number | null;
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            startedAt: string | null;
            completedAt: string | null;
            /** @description The lowest confidence of the values that were found; null if none was */
            lowestConfidence?: number | null;
            details?: {
                path: string;
                confidence: number;
                page: number | null;
                box: {
                    x0: number;
                    y0: number;
                    x1: number;
                    y1: number;
                } | null;
                raw: string | null;
                checks: string[];
                /**
                 * @description Present only if the value comes from a record (an e-invoice in XML, or a code on a page), from the second reader, from a computing rule or from a lookup list
                 * @enum {string}
                 */
                source?: "xml" | "code" | "second" | "computed" | "list";
                /** @description The place in the XML */
                xpath?: string;
                /** @description The different value that the page prints; `checks` then has "xml ≠ print" or "code ≠ print" */
                printed?: string;
                /**
                 * @description The second reader stated it, and it is of a kind that is not printed on the page
                 * @constant
                 */
                grounded?: false;
                /** @description For a field that is looked up in a list of the account */
                lookup?: {
                    list: string;
                    /** @description How well the best row matches, 0 to 1 */
                    score: number;
                    alternatives: {
                        value: string;
                        score: number;
                    }[];
                };
                /** @description Why the second reader was not asked, or which pages it was not shown */
                note?: string;
                /** @description What is printed at the place that a lesson gives; `checks` then has "as remembered ✗" */
                remembered?: string;
                /**
                 * @description In the last row of a list that has more rows in the document than in the result
                 * @constant
                 */
                truncated?: true;
            }[] | null;
            /** @description Present only if parts of the document could not be used */
            warnings?: string[];
            /** @description On the job of a document: the job of its file */
            parentId?: string;
            /** @description Its pages in the file, from 1, inclusive */
            pages?: {
                from: number;
                to: number;
            };
            /** @description The kind of the document, such as `invoice`, `blank` or `other` */
            kind?: string;
            /** @description The confidence in kind and template, 0 to 1 */
            confidence?: number;
            /** @description With classify=true: whether the template reads documents of this kind */
            fitsTemplate?: boolean;
            /** @description On the job of a file that is split: its documents, in page order */
            children?: {
                /** @description null if no template reads the document */
                jobId: string | null;
                status: ("pending" | "processing" | "retrying" | "completed" | "failed") | null;
                /** @description Its pages in the file, from 1, inclusive */
                pages: {
                    from: number;
                    to: number;
                };
                kind: string;
                templateId: string | null;
                confidence: number;
                language: string | null;
                reasons: string[];
                /** @description The confidence that a document begins on the first page, 0 to 1 */
                boundaryConfidence: number;
            }[];
            /** @description On a job of /v1/documents/classify/async: its documents, in page order */
            documents?: components["schemas"]["ClassifiedDocumentInput"][];
            /** @description Present only if the template has review rules */
            needsReview?: boolean;
            review?: components["schemas"]["ReviewInput"];
            /** @description The earlier job or document with the same values, if the template looks for duplicates */
            duplicateOf?: string;
            /** @description Where to review it in the dashboard, if the engine has a PUBLIC_URL */
            reviewUrl?: string;
        };
        JobSummaryInput: {
            jobId: string;
            /** @enum {string} */
            status: "pending" | "processing" | "retrying" | "completed" | "failed";
            fileName: string;
            templateId: string;
            /** @description The version of the template that it was submitted for */
            templateVersion: number;
            /** @description Why it failed */
            error: string | null;
            /** @description The code of an error, see docs/errors.md, and its status */
            problem?: {
                code: string;
                status: number;
            };
            /** @description null until known */
            pageCount: number | null;
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            startedAt: string | null;
            completedAt: string | null;
            /** @description On the job of a document: the job of its file */
            parentId?: string;
            /** @description Its pages in the file, from 1, inclusive */
            pages?: {
                from: number;
                to: number;
            };
            /** @description The kind of the document, such as `invoice`, `blank` or `other` */
            kind?: string;
            /** @description The confidence in kind and template, 0 to 1 */
            confidence?: number;
            /** @description With classify=true: whether the template reads documents of this kind */
            fitsTemplate?: boolean;
            /** @description Present only if the template has review rules */
            needsReview?: boolean;
            review?: components["schemas"]["ReviewInput"];
            /** @description The earlier job or document with the same values, if the template looks for duplicates */
            duplicateOf?: string;
            /** @description Where to review it in the dashboard, if the engine has a PUBLIC_URL */
            reviewUrl?: string;
        };
        TemplateDifferenceInput: {
            settings: {
                /** @enum {string} */
                setting: "name" | "description" | "category" | "secondReader" | "review" | "match" | "rules";
                before: unknown;
                after: unknown;
            }[];
            fields: {
                /** @enum {string} */
                kind: "added" | "removed" | "changed";
                /** @description `items[].price` for a column of a list */
                path: string;
                /** @description For a field that was added or removed */
                type?: string;
                changes?: {
                    property: string;
                    before: unknown;
                    after: unknown;
                }[];
            }[];
            /** @description Whether the order of common fields differs */
            isReordered: boolean;
        };
        TemplateVersionInput: {
            version: number;
            name: string;
            /** @description The key or the person; null: not known */
            by: string | null;
            /** @description The version that it restores */
            restoredFrom: number | null;
            /** Format: date-time */
            createdAt: string;
            fieldCount: number;
            /** @description The difference to the previous version; null if that is not stored or does not exist */
            difference: components["schemas"]["TemplateDifferenceInput"] | null;
        };
        SavedDraftInput: {
            /** @description As it was saved; it may be unfinished */
            draft: {
                [key: string]: unknown;
            };
            /** @description Counts saves; send it with the next one */
            revision: number;
            /** @description The version that the draft started from */
            basedOn: number;
            /** @description The published version */
            version: number;
            /** @description The difference to the published version */
            difference: components["schemas"]["TemplateDifferenceInput"];
            savedBy: string;
            /** Format: date-time */
            savedAt: string;
        };
        TemplateContentInput: {
            name: string;
            description?: string;
            /** @enum {string} */
            category: "INVOICE" | "RECEIPT" | "ID_DOCUMENT" | "CONTRACT" | "MEDICAL_RECORD" | "RESUME" | "CUSTOM";
            schema: {
                data: {
                    [key: string]: components["schemas"]["FieldInput"];
                };
            };
            /**
             * @description The fields for which the second reader is asked, if the installation has one: none, missing ones, missing and doubtful ones, or all. Default: none, unless a request wants both readers.
             * @enum {string}
             */
            secondReader?: "never" | "missing" | "doubtful" | "always";
            review?: components["schemas"]["ReviewRulesInput"];
            match?: components["schemas"]["TemplateMatchInput"];
            rules?: components["schemas"]["TemplateRulesInput"];
        };
        WebhookInput: {
            id: string;
            url: string;
            events: ("document.completed" | "document.failed" | "document.needs_review" | "document.reviewed" | "audit.recorded")[];
            details: boolean;
            /** @description The only jobs that it receives events of */
            jobIds?: string[];
            /**
             * Format: date-time
             * @description When it is deleted
             */
            expiresAt?: string;
            enabled: boolean;
            disabledReason: string | null;
            /** @description Since when it has accepted no event; null: it accepted the last one */
            failingSince: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        WebhookWithSecretInput: {
            id: string;
            url: string;
            events: ("document.completed" | "document.failed" | "document.needs_review" | "document.reviewed" | "audit.recorded")[];
            details: boolean;
            /** @description The only jobs that it receives events of */
            jobIds?: string[];
            /**
             * Format: date-time
             * @description When it is deleted
             */
            expiresAt?: string;
            enabled: boolean;
            disabledReason: string | null;
            /** @description Since when it has accepted no event; null: it accepted the last one */
            failingSince: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Signs the events; shown only here */
            secret: string;
        };
        DeliveryInput: {
            id: string;
            eventId: string;
            eventType: string;
            jobId: string | null;
            /** @enum {string} */
            status: "pending" | "delivered" | "failed";
            attempts: number;
            nextAttemptAt: string | null;
            /** Format: date-time */
            createdAt: string;
            endedAt: string | null;
        };
        DeliveryWithLogInput: {
            id: string;
            eventId: string;
            eventType: string;
            jobId: string | null;
            /** @enum {string} */
            status: "pending" | "delivered" | "failed";
            attempts: number;
            nextAttemptAt: string | null;
            /** Format: date-time */
            createdAt: string;
            endedAt: string | null;
            log: {
                /** Format: date-time */
                at: string;
                durationMs: number;
                /** @description null if there was no response */
                statusCode: number | null;
                error: string | null;
                /** @description The start of the response */
                answer: string | null;
                /** @description The headers that were sent; null if nothing was sent or they were not stored */
                headers: {
                    [key: string]: string;
                } | null;
            }[];
        };
        BatchInput: {
            id: string;
            name: string;
            templateId: string;
            /** @description The key or the person */
            by: string;
            /** Format: date-time */
            createdAt: string;
            counts: {
                all: number;
                pending: number;
                processing: number;
                retrying: number;
                completed: number;
                failed: number;
                needsReview: number;
                /** @description Of the documents whose pages were counted */
                pages: number;
            };
        };
        SubmissionInput: {
            jobId: string;
            /** @enum {string} */
            status: "pending" | "processing" | "retrying" | "completed" | "failed";
            message: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Present only if there are warnings: unknown form fields that were ignored, or parts of a document that could not be used */
            warnings?: string[];
        };
        TrashedJobInput: {
            jobId: string;
            fileName: string;
            /** Format: date-time */
            deletedAt: string;
            /**
             * Format: date-time
             * @description When it is erased
             */
            purgedAt: string;
        };
        ApiKeyInput: {
            id: string;
            name: string;
            /** @enum {string} */
            mode: "live" | "test";
            /** @description Its first characters */
            prefix: string;
            /**
             * @description read: it changes nothing and submits nothing
             * @enum {string}
             */
            access: "full" | "read";
            /** @description The parts of the API that it may use; null: all */
            groups: ("documents" | "templates" | "lists" | "webhooks" | "mailboxes" | "paperless" | "usage" | "keys" | "audit")[] | null;
            /** @description The only templates that it may use, with their documents; null: all */
            templateIds: string[] | null;
            /**
             * @description person: it has the rights of the person, and ends when the person is removed
             * @enum {string}
             */
            belongsTo: "account" | "person";
            /** Format: date-time */
            createdAt: string;
            expiresAt: string | null;
            /** @description To the minute */
            lastUsedAt: string | null;
            revokedAt: string | null;
        };
        ListInput: {
            name: string;
            columns: string[];
            rowCount: number;
            bytes: number;
            /** @description Counts the changes */
            revision: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        MailboxInput: {
            id: string;
            /** @description Its display name */
            name: string;
            /** @description The IMAP server */
            host: string;
            port: number;
            /**
             * @description none: no encryption, only within a private network
             * @enum {string}
             */
            security: "tls" | "starttls" | "none";
            user: string;
            /**
             * @description password: of the user or an app password; accessToken: of OAuth2
             * @enum {string}
             */
            secretKind: "password" | "accessToken";
            /** @description The folder whose mails are taken */
            folder: string;
            /** @description Addresses, or domains with a leading @, whose mails are taken; empty: all */
            senders: string[];
            /** @description The template of its documents; `auto` splits files and chooses a template for each */
            templateId: string;
            /**
             * @description attachments: the body only if no attachment can be read; all: the body as well
             * @enum {string}
             */
            parts: "attachments" | "all";
            /**
             * @description What happens to a mail that was taken, or that cannot be taken
             * @enum {string}
             */
            afterwards: "flag" | "move";
            /** @description The folder for mails that were taken */
            doneFolder: string;
            /** @description The folder for mails that cannot be taken */
            failedFolder: string;
            enabled: boolean;
            /** @description Why its mails are waiting; null if they are not */
            lastError: string | null;
            lastCheckedAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        MailInput: {
            id: string;
            uidValidity: number;
            uid: number;
            sender: string;
            /**
             * @description trying: an attempt has started; failed: it is not retried
             * @enum {string}
             */
            state: "trying" | "taken" | "failed";
            attempts: number;
            jobIds: string[];
            /** @description Why it failed, or why documents in it were not taken */
            reason: string | null;
            /** Format: date-time */
            at: string;
        };
        PaperlessConnectionInput: {
            id: string;
            /** @description What people call it */
            name: string;
            /** @description The address at which people open paperless-ngx */
            url: string;
            /** @description A template, or auto: the one that fits each document */
            templateId: string;
            /** @description Documents with this tag are taken */
            tag: string;
            /** @description The tag that replaces it when the values were written */
            doneTag: string;
            /** @description The tag that replaces it when a document failed */
            failedTag: string;
            /**
             * @description review: values that need review are written when a person has looked at them
             * @enum {string}
             */
            writeAfter: "completed" | "review";
            /** @description Which values are written where */
            writes: {
                /** @description The field whose value is the correspondent */
                correspondent: string | null;
                /** @description The field whose value is the date of the document */
                date: string | null;
                /** @description The name of a document type; auto: the name of the template that read the document */
                documentType: string | null;
                /** @description Names of tags that every document gets */
                tags: string[];
                /** @description Fields whose values become tags */
                tagFields: string[];
                /** @description The field of each custom field, by the name of the custom field */
                customFields: {
                    [key: string]: string;
                };
                /** @description The field with the currency of monetary custom fields */
                currency: string | null;
            };
            enabled: boolean;
            /** @description Why documents have to wait; null: they need not */
            lastError: string | null;
            lastCheckedAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        PaperlessDocumentInput: {
            id: string;
            /** @description Its number in paperless-ngx */
            documentId: number;
            /**
             * @description reading: it is a job; written: its values are in paperless-ngx
             * @enum {string}
             */
            state: "waiting" | "reading" | "written" | "failed";
            attempts: number;
            jobId: string | null;
            /** @description Why it failed, or which values were not written */
            reason: string | null;
            /** Format: date-time */
            at: string;
        };
        TrashedInput: {
            id: string;
            /** @constant */
            kind: "template";
            name: string;
            /** Format: date-time */
            deletedAt: string;
            /**
             * Format: date-time
             * @description When it is gone for good
             */
            purgedAt: string;
        };
        ExportedMemoryInput: ({
            /** @constant */
            version: 1;
        } | {
            /** @constant */
            version: 2;
            /** @description Identifies the key of the hashes */
            key: string;
            /** @description Set when a passphrase made the key */
            salt?: string;
        }) & {
            lessons: {
                /** @constant */
                version: 1;
                anchors: ([
                    number,
                    number,
                    number
                ] | [
                    number,
                    number,
                    number,
                    number
                ])[];
                filled: ([
                    number,
                    number,
                    number
                ] | [
                    number,
                    number,
                    number,
                    number
                ])[];
                fields: {
                    path: string;
                    places: ({
                        page: number;
                        fromEnd: number;
                        x0: number;
                        x1: number;
                        y: number;
                        nearby: [
                            number,
                            number,
                            number
                        ][];
                        before?: number;
                        after?: number;
                        words: number;
                        more: number;
                        digits: boolean;
                        length?: number;
                        ends: boolean;
                        below?: {
                            list: string;
                            down: number;
                        };
                        /** @constant */
                        plain?: true;
                        lead?: number[];
                        trail?: number[];
                        stop?: {
                            mark: string;
                            inside: number;
                        };
                        /** @constant */
                        negated?: true;
                        /** @constant */
                        tick?: true;
                        choice?: {
                            left: number;
                            right: number;
                            up: number;
                            down: number;
                        };
                        /** @constant */
                        marked?: true;
                        pieces?: {
                            /** @enum {string} */
                            join: "" | " " | ".";
                            gap: number;
                        };
                        cell?: {
                            row: number;
                            column: number;
                        };
                    } | {
                        form: number;
                    })[];
                    /** @constant */
                    found?: true;
                    /** @constant */
                    removed?: true;
                    /** @constant */
                    unchecked?: true;
                    wrong?: {
                        page: number;
                        fromEnd: number;
                        x0: number;
                        x1: number;
                        y: number;
                        nearby: [
                            number,
                            number,
                            number
                        ][];
                        before?: number;
                        after?: number;
                        words: number;
                        more: number;
                        digits: boolean;
                        length?: number;
                        ends: boolean;
                        below?: {
                            list: string;
                            down: number;
                        };
                        /** @constant */
                        plain?: true;
                        lead?: number[];
                        trail?: number[];
                        stop?: {
                            mark: string;
                            inside: number;
                        };
                        /** @constant */
                        negated?: true;
                        /** @constant */
                        tick?: true;
                        choice?: {
                            left: number;
                            right: number;
                            up: number;
                            down: number;
                        };
                        /** @constant */
                        marked?: true;
                        pieces?: {
                            /** @enum {string} */
                            join: "" | " " | ".";
                            gap: number;
                        };
                        cell?: {
                            row: number;
                            column: number;
                        };
                    }[];
                }[];
                tables: {
                    path: string;
                    rows?: {
                        begin: [
                            number,
                            number,
                            number
                        ][];
                        end: number[];
                        columns: {
                            path: string | null;
                            x0: number;
                            x1: number;
                            line: number;
                            lines: number;
                            /** @constant */
                            always?: true;
                            /** @constant */
                            plain?: true;
                            /** @constant */
                            grouped?: true;
                            /** @constant */
                            whole?: true;
                            /** @constant */
                            digits?: true;
                        }[];
                        literals?: number[];
                        /** @constant */
                        dense?: true;
                    };
                    entries?: {
                        begin: [
                            number,
                            number,
                            number
                        ][];
                        end: number[];
                        starts: number[];
                        right: number;
                        sizes: number[];
                        largest: number;
                        sign?: string;
                        lines: number;
                        values: number;
                        columns: {
                            path: string;
                            words: number;
                            /** @constant */
                            breaks?: true;
                            /** @constant */
                            gaps?: true;
                            /** @enum {string} */
                            digits?: "all" | "none";
                            /** @constant */
                            plain?: true;
                        }[];
                        steps: {
                            from: number;
                            to: number;
                            lead: (number | string)[];
                            tail: (number | string)[];
                            /** @constant */
                            skip?: true;
                            /** @constant */
                            guessed?: true;
                        }[];
                    };
                    rightRows?: number;
                    columns: {
                        head: number;
                        path: string | null;
                        /** @constant */
                        always?: true;
                    }[];
                }[];
                senders?: number[];
            }[];
        };
        LessonSummaryInput: {
            id: string;
            /** @enum {string} */
            origin: "correction" | "example" | "import";
            /** @description The job or stored document that taught it */
            reviewId: string | null;
            fields: string[];
            tables: string[];
            bytes: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last helped, to the hour
             */
            usedAt: string;
            /** @description The person or key; null: unknown, or imported */
            taughtBy: string | null;
            /** @description Documents that it was used for, counted every hour */
            helped: number;
            /** @description When a person last corrected a value that a lesson of this make gave */
            contradictedAt: string | null;
        };
        AccuracyInput: {
            fields: {
                /** @description How often people judged it */
                reviewed: number;
                /** @description How often the engine had a value */
                found: number;
                /** @description How often that was correct, or correctly empty */
                right: number;
                corrected: number;
                /** @description How often the engine was confident: 0.85 or more */
                sure: number;
                /** @description How often a confident value was correct */
                sureRight: number;
                path: string;
            }[];
            months: {
                month: string;
                fields: {
                    /** @description How often people judged it */
                    reviewed: number;
                    /** @description How often the engine had a value */
                    found: number;
                    /** @description How often that was correct, or correctly empty */
                    right: number;
                    corrected: number;
                    /** @description How often the engine was confident: 0.85 or more */
                    sure: number;
                    /** @description How often a confident value was correct */
                    sureRight: number;
                    path: string;
                }[];
            }[];
            /** @description Failed checks and missing required values of the newest 1,000 documents */
            rules: {
                /** @description How many were checked */
                documents: number;
                failed: {
                    /** @description The field or column; empty for the whole result */
                    path: string;
                    check: string;
                    /** @description How many failed it */
                    documents: number;
                }[];
            };
        };
        KeptDocumentInput: {
            documentId: string;
            fileName: string;
            templateId: string;
            result: {
                [key: string]: unknown;
            };
            /** @description The lowest confidence of the values that were found; null if none was */
            lowestConfidence?: number | null;
            /** @description With details=true: the confidence and place of every leaf of the result; confidence 0 and null if it was not found */
            details: {
                path: string;
                confidence: number;
                page: number | null;
                box: {
                    x0: number;
                    y0: number;
                    x1: number;
                    y1: number;
                } | null;
                raw: string | null;
                checks: string[];
                /**
                 * @description Present only if the value comes from a record (an e-invoice in XML, or a code on a page), from the second reader, from a computing rule or from a lookup list
                 * @enum {string}
                 */
                source?: "xml" | "code" | "second" | "computed" | "list";
                /** @description The place in the XML */
                xpath?: string;
                /** @description The different value that the page prints; `checks` then has "xml ≠ print" or "code ≠ print" */
                printed?: string;
                /**
                 * @description The second reader stated it, and it is of a kind that is not printed on the page
                 * @constant
                 */
                grounded?: false;
                /** @description For a field that is looked up in a list of the account */
                lookup?: {
                    list: string;
                    /** @description How well the best row matches, 0 to 1 */
                    score: number;
                    alternatives: {
                        value: string;
                        score: number;
                    }[];
                };
                /** @description Why the second reader was not asked, or which pages it was not shown */
                note?: string;
                /** @description What is printed at the place that a lesson gives; `checks` then has "as remembered ✗" */
                remembered?: string;
                /**
                 * @description In the last row of a list that has more rows in the document than in the result
                 * @constant
                 */
                truncated?: true;
            }[];
            needsReview?: boolean;
            review: components["schemas"]["ReviewInput"];
            /** @description Where to review it in the dashboard, if the engine has a PUBLIC_URL */
            reviewUrl?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
        };
        TemplateFromDocumentInput: {
            id: string;
            name: string;
            description?: string;
            /** @enum {string} */
            category: "INVOICE" | "RECEIPT" | "ID_DOCUMENT" | "CONTRACT" | "MEDICAL_RECORD" | "RESUME" | "CUSTOM";
            schema: {
                data: {
                    [key: string]: components["schemas"]["FieldInput"];
                };
            };
            /**
             * @description The fields for which the second reader is asked, if the installation has one: none, missing ones, missing and doubtful ones, or all. Default: none, unless a request wants both readers.
             * @enum {string}
             */
            secondReader?: "never" | "missing" | "doubtful" | "always";
            review?: components["schemas"]["ReviewRulesInput"];
            match?: components["schemas"]["TemplateMatchInput"];
            rules?: components["schemas"]["TemplateRulesInput"];
            /** @description Counts published versions, from 1 */
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Present only if there are warnings: unknown form fields that were ignored, or parts of a document that could not be used */
            warnings?: string[];
        };
        UsageInput: {
            plan: string;
            /**
             * @description The kind of key this request was sent with
             * @enum {string}
             */
            keyMode: "live" | "test";
            /** @description The month counted, YYYY-MM in UTC */
            period: string;
            /** @description Pages that the plan allows in a month */
            pageLimit: number;
            pageUsed: number;
            /** @description Pages reserved for work in progress, charged when it succeeds */
            pageReserved: number;
            pageRemaining: number;
            /** Format: date-time */
            resetsAt: string;
            requestsPerMinute: number;
        };
        TemplateDraftInput: {
            name: string;
            description?: string;
            /** @enum {string} */
            category: "INVOICE" | "RECEIPT" | "ID_DOCUMENT" | "CONTRACT" | "MEDICAL_RECORD" | "RESUME" | "CUSTOM";
            /** @description Which fields to extract: maps each field name to its definition */
            schema: {
                data: {
                    [key: string]: components["schemas"]["Field"];
                };
            };
            /**
             * @description The fields for which the second reader is asked, if the installation has one: none, missing ones, missing and doubtful ones, or all. Default: none, unless a request wants both readers.
             * @enum {string}
             */
            secondReader?: "never" | "missing" | "doubtful" | "always";
            review?: components["schemas"]["ReviewRulesInput"];
            match?: components["schemas"]["TemplateMatchInput"];
            rules?: components["schemas"]["TemplateRulesInput"];
        };
        AppliedLessonsInput: {
            documents: {
                jobId: string;
                fileName: string;
                changes: {
                    path: string;
                    before: unknown;
                    after: unknown;
                }[];
                applied: boolean;
                needsReview: boolean;
            }[];
            nextCursor: string | null;
        };
        ApiKeyWithSecretInput: {
            id: string;
            name: string;
            /** @enum {string} */
            mode: "live" | "test";
            /** @description Its first characters */
            prefix: string;
            /**
             * @description read: it changes nothing and submits nothing
             * @enum {string}
             */
            access: "full" | "read";
            /** @description The parts of the API that it may use; null: all */
            groups: ("documents" | "templates" | "lists" | "webhooks" | "mailboxes" | "paperless" | "usage" | "keys" | "audit")[] | null;
            /** @description The only templates that it may use, with their documents; null: all */
            templateIds: string[] | null;
            /**
             * @description person: it has the rights of the person, and ends when the person is removed
             * @enum {string}
             */
            belongsTo: "account" | "person";
            /** Format: date-time */
            createdAt: string;
            expiresAt: string | null;
            /** @description To the minute */
            lastUsedAt: string | null;
            revokedAt: string | null;
            /** @description Shown only here */
            secret: string;
        };
        __shared: {
            $defs: {
                /** @description For the values or rows of a list */
                schema0: {
                    title?: string;
                    /** @description Kept for JSON Schema; never put into a result */
                    default?: string | number | boolean | null;
                    /**
                     * @description Asks for review when the document lacks it
                     * @constant
                     */
                    required?: true;
                    /**
                     * @description null is valid, even if the field is required
                     * @constant
                     */
                    nullable?: true;
                    /**
                     * @description `additionalProperties: false` of JSON Schema
                     * @constant
                     */
                    closed?: true;
                    /** @constant */
                    integer?: true;
                    enum?: (string | number | boolean | null)[];
                    /** @description Other spellings of a value of `enum` */
                    synonyms?: {
                        [key: string]: string[];
                    };
                    const?: string | number | boolean | null;
                    /** @description RE2 syntax, matched anywhere in the value */
                    pattern?: string;
                    /** @constant */
                    format?: "date-time";
                    minimum?: number;
                    maximum?: number;
                    exclusiveMinimum?: number;
                    exclusiveMaximum?: number;
                    multipleOf?: number;
                    minLength?: number;
                    maxLength?: number;
                    minItems?: number;
                    maxItems?: number;
                    /** @constant */
                    uniqueItems?: true;
                    items?: components["schemas"]["__shared"];
                    /** @description An expression; see the documentation of rules */
                    computed?: string;
                    lookup?: components["schemas"]["LookupRule"];
                    description?: string;
                };
            };
        };
        Error: {
            statusCode: number;
            /** @description The name of the status */
            error: string;
            /** @description The code of the error, for programs */
            code: string;
            /** @description What is wrong and what to do, for people */
            message: string;
            requestId: string;
            /** @description Seconds to wait, on 429 and 503 */
            retryAfter?: number;
            details?: {
                path: string;
                message: string;
            }[];
        };
        Review: {
            /** @enum {string} */
            state: "open" | "corrected" | "approved" | "rejected";
            /** @description Counts the changes; send it back with the next one */
            revision: number;
            /** @description Why a person should review it */
            reasons: {
                path: string;
                /** @enum {string} */
                reason: "confidence" | "missing" | "check" | "duplicate" | "boundary" | "kind" | "layout";
                confidence: number;
                below?: number;
                check?: string;
                /** @description The template's message for that check */
                message?: string;
                /** @description The job or document that came first */
                duplicateOf?: string;
                /** @description For a boundary: the job of the file, which can be split again */
                parentId?: string;
                /** @description For a boundary: the page that a document may not begin on */
                page?: number;
                /** @description The kind that the document seems to be, if its template is for another kind */
                kind?: string;
            }[];
        };
        Judgement: {
            /** @description The revision that you have seen; if the result has changed since, the response is 409 */
            revision?: number;
            /** @description Correct values by path: {"seller.name": "…", "items[2].price": 4.5} */
            values?: {
                [key: string]: unknown;
            };
            /** @description The same, with the places of the values. At most 1000 values and changes together. If several changes have one path, the last one counts. */
            changes?: {
                path: string;
                value: unknown;
                /** @description The page, from 1 */
                page?: number;
                /** @description The box on the page, as in details */
                box?: {
                    x0: number;
                    y0: number;
                    x1: number;
                    y1: number;
                };
                /** @description The words on the page that state the value */
                words?: string;
            }[];
            /** @description The whole result is correct */
            approve?: boolean;
            /** @description The result is useless and teaches nothing */
            reject?: boolean;
        };
        /** @description A field that teaches nothing: its value is not on the pages, its place does not lead back to it, or a check overrules it */
        NotLearnt: {
            path: string;
            /** @enum {string} */
            reason: "not_on_page" | "not_found_again" | "overruled";
        };
        Judged: {
            jobId?: string;
            documentId?: string;
            result: {
                [key: string]: unknown;
            };
            needsReview?: boolean;
            review: components["schemas"]["Review"];
            /** @description The fields that the engine has learnt from it */
            learnt: string[] | null;
            /** @description The paths of `notLearnt` */
            notFound: string[];
            notLearnt: components["schemas"]["NotLearnt"][];
            /** @description The lesson in the memory of the template */
            lessonId: string | null;
        };
        Correction: {
            revision: number;
            /** @enum {string} */
            action: "correct" | "approve" | "reject" | "undo";
            /** @description The key or the person */
            by: string;
            /** Format: date-time */
            at: string;
            /** @description For an undo: the revision that it reverted */
            undoes?: number;
            changes: {
                path: string;
                /** @description Rows were added to a list or removed from it: `before` and `after` are the old and new rows from this row on (from 0) */
                row?: number;
                before: unknown;
                after: unknown;
                /** @description The page, from 1 */
                page?: number;
                /** @description The box on the page, as in details */
                box?: {
                    x0: number;
                    y0: number;
                    x1: number;
                    y1: number;
                };
                /** @description The words on the page that state the value */
                words?: string;
            }[];
        };
        /** @description The field is found in a list of the account */
        LookupRule: {
            /** @description The name of a list of the account */
            list: string;
            /** @description The columns that are compared */
            match: string[];
            /** @description The column whose value is returned */
            returns?: string;
            /** @description The minimum score of a match, 0 to 1; 0.8 by default */
            minScore?: number;
        };
        FieldRules: {
            title?: string;
            /** @description Kept for JSON Schema; never put into a result */
            default?: string | number | boolean | null;
            /**
             * @description Asks for review when the document lacks it
             * @constant
             */
            required?: true;
            /**
             * @description null is valid, even if the field is required
             * @constant
             */
            nullable?: true;
            /**
             * @description `additionalProperties: false` of JSON Schema
             * @constant
             */
            closed?: true;
            /** @constant */
            integer?: true;
            enum?: (string | number | boolean | null)[];
            /** @description Other spellings of a value of `enum` */
            synonyms?: {
                [key: string]: string[];
            };
            const?: string | number | boolean | null;
            /** @description RE2 syntax, matched anywhere in the value */
            pattern?: string;
            /** @constant */
            format?: "date-time";
            minimum?: number;
            maximum?: number;
            exclusiveMinimum?: number;
            exclusiveMaximum?: number;
            multipleOf?: number;
            minLength?: number;
            maxLength?: number;
            minItems?: number;
            maxItems?: number;
            /** @constant */
            uniqueItems?: true;
            items?: components["schemas"]["__shared"];
            /** @description An expression; see the documentation of rules */
            computed?: string;
            lookup?: components["schemas"]["LookupRule"];
        };
        /** @description Rules about a whole result */
        TemplateRules: {
            title?: string;
            description?: string;
            /**
             * @description `additionalProperties: false` of JSON Schema
             * @constant
             */
            closed?: true;
            checks?: {
                /** @description Appears in `details.checks` */
                name: string;
                /** @description True if the result is correct */
                expr: string;
                /** @description For the person who reviews it */
                message?: string;
            }[];
            /** @description Results of the same document get `duplicateOf` */
            duplicates?: {
                /** @description Paths of fields outside lists */
                by: string[];
                /** @description `90 days`, `2 years` */
                within: string;
            };
        };
        Field: {
            /** @enum {string} */
            type: "string" | "number" | "boolean" | "date" | "array" | "object";
            /** @description A hint to the extraction */
            description?: string;
            /**
             * @description For type string only
             * @enum {string}
             */
            format?: "date" | "time" | "email" | "phone" | "url" | "address" | "iban";
            /**
             * @description For type array, required there
             * @enum {string}
             */
            itemType?: "string" | "number" | "boolean" | "date" | "object";
            /** @description For an array with itemType object */
            itemSchema?: {
                properties: {
                    [key: string]: components["schemas"]["Field"];
                };
            };
            /** @description For type object */
            properties?: {
                [key: string]: components["schemas"]["Field"];
            };
            /** @description Rules for the value */
            rules?: components["schemas"]["FieldRules"];
        };
        /** @description When a person should review a result; default: never */
        ReviewRules: {
            /** @description Values below this confidence */
            below?: number;
            /** @description The same by path, `items[].price` for a column; a missing value counts as well */
            fields?: {
                [key: string]: number;
            };
            /** @description Whether a failed check requires review */
            checks?: boolean;
        };
        /** @description Hints by which its documents are recognised, for `templateId=auto` */
        TemplateMatch: {
            /** @description Words or phrases that its documents contain */
            words?: string[];
            /** @description The senders of its documents: names or addresses */
            senders?: string[];
            /** @description The kinds of documents that it reads, such as `invoice` */
            kinds?: string[];
        };
        TemplateSummary: {
            id: string;
            name: string;
        };
        Template: {
            id: string;
            name: string;
            description?: string;
            /** @enum {string} */
            category: "INVOICE" | "RECEIPT" | "ID_DOCUMENT" | "CONTRACT" | "MEDICAL_RECORD" | "RESUME" | "CUSTOM";
            schema: {
                data: {
                    [key: string]: components["schemas"]["Field"];
                };
            };
            /**
             * @description The fields for which the second reader is asked, if the installation has one: none, missing ones, missing and doubtful ones, or all. Default: none, unless a request wants both readers.
             * @enum {string}
             */
            secondReader?: "never" | "missing" | "doubtful" | "always";
            review?: components["schemas"]["ReviewRules"];
            match?: components["schemas"]["TemplateMatch"];
            rules?: components["schemas"]["TemplateRules"];
            /** @description Counts published versions, from 1 */
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        ClassifiedDocument: {
            /** @description Counted from 1, both ends included */
            pages: {
                from: number;
                to: number;
            };
            /** @description Such as invoice, receipt, contract, letter, terms, blank or other */
            kind: string;
            /** @description null: none of the templates fits */
            template: {
                id: string;
                name: string;
            } | null;
            /** @description The chance that the template is right, or that none is */
            confidence: number;
            /** @description ISO 639-1 */
            language: string | null;
            reasons: string[];
            /** @description The chance that a document begins on its first page; 1 for the first document */
            boundaryConfidence: number;
        };
        Job: {
            jobId: string;
            /** @enum {string} */
            status: "pending" | "processing" | "retrying" | "completed" | "failed";
            fileName: string;
            templateId: string;
            /** @description The version of the template that it was submitted for */
            templateVersion: number;
            /** @description null until completed */
            result: {
                [key: string]: unknown;
            } | null;
            /** @description Why it failed */
            error: string | null;
            /** @description The code of an error, see docs/errors.md, and its status */
            problem?: {
                code: string;
                status: number;
            };
            /** @description null until known */
            pageCount: number | null;
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            startedAt: string | null;
            completedAt: string | null;
            /** @description The lowest confidence of the values that were found; null if none was */
            lowestConfidence?: number | null;
            details?: {
                path: string;
                confidence: number;
                page: number | null;
                box: {
                    x0: number;
                    y0: number;
                    x1: number;
                    y1: number;
                } | null;
                raw: string | null;
                checks: string[];
                /**
                 * @description Present only if the value comes from a record (an e-invoice in XML, or a code on a page), from the second reader, from a computing rule or from a lookup list
                 * @enum {string}
                 */
                source?: "xml" | "code" | "second" | "computed" | "list";
                /** @description The place in the XML */
                xpath?: string;
                /** @description The different value that the page prints; `checks` then has "xml ≠ print" or "code ≠ print" */
                printed?: string;
                /**
                 * @description The second reader stated it, and it is of a kind that is not printed on the page
                 * @constant
                 */
                grounded?: false;
                /** @description For a field that is looked up in a list of the account */
                lookup?: {
                    list: string;
                    /** @description How well the best row matches, 0 to 1 */
                    score: number;
                    alternatives: {
                        value: string;
                        score: number;
                    }[];
                };
                /** @description Why the second reader was not asked, or which pages it was not shown */
                note?: string;
                /** @description What is printed at the place that a lesson gives; `checks` then has "as remembered ✗" */
                remembered?: string;
                /**
                 * @description In the last row of a list that has more rows in the document than in the result
                 * @constant
                 */
                truncated?: true;
            }[] | null;
            /** @description Present only if parts of the document could not be used */
            warnings?: string[];
            /** @description On the job of a document: the job of its file */
            parentId?: string;
            /** @description Its pages in the file, from 1, inclusive */
            pages?: {
                from: number;
                to: number;
            };
            /** @description The kind of the document, such as `invoice`, `blank` or `other` */
            kind?: string;
            /** @description The confidence in kind and template, 0 to 1 */
            confidence?: number;
            /** @description With classify=true: whether the template reads documents of this kind */
            fitsTemplate?: boolean;
            /** @description On the job of a file that is split: its documents, in page order */
            children?: {
                /** @description null if no template reads the document */
                jobId: string | null;
                status: ("pending" | "processing" | "retrying" | "completed" | "failed") | null;
                /** @description Its pages in the file, from 1, inclusive */
                pages: {
                    from: number;
                    to: number;
                };
                kind: string;
                templateId: string | null;
                confidence: number;
                language: string | null;
                reasons: string[];
                /** @description The confidence that a document begins on the first page, 0 to 1 */
                boundaryConfidence: number;
            }[];
            /** @description On a job of /v1/documents/classify/async: its documents, in page order */
            documents?: components["schemas"]["ClassifiedDocument"][];
            /** @description Present only if the template has review rules */
            needsReview?: boolean;
            review?: components["schemas"]["Review"];
            /** @description The earlier job or document with the same values, if the template looks for duplicates */
            duplicateOf?: string;
            /** @description Where to review it in the dashboard, if the engine has a PUBLIC_URL */
            reviewUrl?: string;
        };
        JobSummary: {
            jobId: string;
            /** @enum {string} */
            status: "pending" | "processing" | "retrying" | "completed" | "failed";
            fileName: string;
            templateId: string;
            /** @description The version of the template that it was submitted for */
            templateVersion: number;
            /** @description Why it failed */
            error: string | null;
            /** @description The code of an error, see docs/errors.md, and its status */
            problem?: {
                code: string;
                status: number;
            };
            /** @description null until known */
            pageCount: number | null;
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            startedAt: string | null;
            completedAt: string | null;
            /** @description On the job of a document: the job of its file */
            parentId?: string;
            /** @description Its pages in the file, from 1, inclusive */
            pages?: {
                from: number;
                to: number;
            };
            /** @description The kind of the document, such as `invoice`, `blank` or `other` */
            kind?: string;
            /** @description The confidence in kind and template, 0 to 1 */
            confidence?: number;
            /** @description With classify=true: whether the template reads documents of this kind */
            fitsTemplate?: boolean;
            /** @description Present only if the template has review rules */
            needsReview?: boolean;
            review?: components["schemas"]["Review"];
            /** @description The earlier job or document with the same values, if the template looks for duplicates */
            duplicateOf?: string;
            /** @description Where to review it in the dashboard, if the engine has a PUBLIC_URL */
            reviewUrl?: string;
        };
        TemplateDifference: {
            settings: {
                /** @enum {string} */
                setting: "name" | "description" | "category" | "secondReader" | "review" | "match" | "rules";
                before: unknown;
                after: unknown;
            }[];
            fields: {
                /** @enum {string} */
                kind: "added" | "removed" | "changed";
                /** @description `items[].price` for a column of a list */
                path: string;
                /** @description For a field that was added or removed */
                type?: string;
                changes?: {
                    property: string;
                    before: unknown;
                    after: unknown;
                }[];
            }[];
            /** @description Whether the order of common fields differs */
            isReordered: boolean;
        };
        TemplateVersion: {
            version: number;
            name: string;
            /** @description The key or the person; null: not known */
            by: string | null;
            /** @description The version that it restores */
            restoredFrom: number | null;
            /** Format: date-time */
            createdAt: string;
            fieldCount: number;
            /** @description The difference to the previous version; null if that is not stored or does not exist */
            difference: components["schemas"]["TemplateDifference"] | null;
        };
        SavedDraft: {
            /** @description As it was saved; it may be unfinished */
            draft: {
                [key: string]: unknown;
            };
            /** @description Counts saves; send it with the next one */
            revision: number;
            /** @description The version that the draft started from */
            basedOn: number;
            /** @description The published version */
            version: number;
            /** @description The difference to the published version */
            difference: components["schemas"]["TemplateDifference"];
            savedBy: string;
            /** Format: date-time */
            savedAt: string;
        };
        TemplateContent: {
            name: string;
            description?: string;
            /** @enum {string} */
            category: "INVOICE" | "RECEIPT" | "ID_DOCUMENT" | "CONTRACT" | "MEDICAL_RECORD" | "RESUME" | "CUSTOM";
            schema: {
                data: {
                    [key: string]: components["schemas"]["Field"];
                };
            };
            /**
             * @description The fields for which the second reader is asked, if the installation has one: none, missing ones, missing and doubtful ones, or all. Default: none, unless a request wants both readers.
             * @enum {string}
             */
            secondReader?: "never" | "missing" | "doubtful" | "always";
            review?: components["schemas"]["ReviewRules"];
            match?: components["schemas"]["TemplateMatch"];
            rules?: components["schemas"]["TemplateRules"];
        };
        Webhook: {
            id: string;
            url: string;
            events: ("document.completed" | "document.failed" | "document.needs_review" | "document.reviewed" | "audit.recorded")[];
            details: boolean;
            /** @description The only jobs that it receives events of */
            jobIds?: string[];
            /**
             * Format: date-time
             * @description When it is deleted
             */
            expiresAt?: string;
            enabled: boolean;
            disabledReason: string | null;
            /** @description Since when it has accepted no event; null: it accepted the last one */
            failingSince: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        WebhookWithSecret: {
            id: string;
            url: string;
            events: ("document.completed" | "document.failed" | "document.needs_review" | "document.reviewed" | "audit.recorded")[];
            details: boolean;
            /** @description The only jobs that it receives events of */
            jobIds?: string[];
            /**
             * Format: date-time
             * @description When it is deleted
             */
            expiresAt?: string;
            enabled: boolean;
            disabledReason: string | null;
            /** @description Since when it has accepted no event; null: it accepted the last one */
            failingSince: string | null;
            /** Format: date-time */
            createdAt: string;
            /** @description Signs the events; shown only here */
            secret: string;
        };
        Delivery: {
            id: string;
            eventId: string;
            eventType: string;
            jobId: string | null;
            /** @enum {string} */
            status: "pending" | "delivered" | "failed";
            attempts: number;
            nextAttemptAt: string | null;
            /** Format: date-time */
            createdAt: string;
            endedAt: string | null;
        };
        DeliveryWithLog: {
            id: string;
            eventId: string;
            eventType: string;
            jobId: string | null;
            /** @enum {string} */
            status: "pending" | "delivered" | "failed";
            attempts: number;
            nextAttemptAt: string | null;
            /** Format: date-time */
            createdAt: string;
            endedAt: string | null;
            log: {
                /** Format: date-time */
                at: string;
                durationMs: number;
                /** @description null if there was no response */
                statusCode: number | null;
                error: string | null;
                /** @description The start of the response */
                answer: string | null;
                /** @description The headers that were sent; null if nothing was sent or they were not stored */
                headers: {
                    [key: string]: string;
                } | null;
            }[];
        };
        Batch: {
            id: string;
            name: string;
            templateId: string;
            /** @description The key or the person */
            by: string;
            /** Format: date-time */
            createdAt: string;
            counts: {
                all: number;
                pending: number;
                processing: number;
                retrying: number;
                completed: number;
                failed: number;
                needsReview: number;
                /** @description Of the documents whose pages were counted */
                pages: number;
            };
        };
        Submission: {
            jobId: string;
            /** @enum {string} */
            status: "pending" | "processing" | "retrying" | "completed" | "failed";
            message: string;
            /** Format: date-time */
            createdAt: string;
            /** @description Present only if there are warnings: unknown form fields that were ignored, or parts of a document that could not be used */
            warnings?: string[];
        };
        TrashedJob: {
            jobId: string;
            fileName: string;
            /** Format: date-time */
            deletedAt: string;
            /**
             * Format: date-time
             * @description When it is erased
             */
            purgedAt: string;
        };
        ApiKey: {
            id: string;
            name: string;
            /** @enum {string} */
            mode: "live" | "test";
            /** @description Its first characters */
            prefix: string;
            /**
             * @description read: it changes nothing and submits nothing
             * @enum {string}
             */
            access: "full" | "read";
            /** @description The parts of the API that it may use; null: all */
            groups: ("documents" | "templates" | "lists" | "webhooks" | "mailboxes" | "paperless" | "usage" | "keys" | "audit")[] | null;
            /** @description The only templates that it may use, with their documents; null: all */
            templateIds: string[] | null;
            /**
             * @description person: it has the rights of the person, and ends when the person is removed
             * @enum {string}
             */
            belongsTo: "account" | "person";
            /** Format: date-time */
            createdAt: string;
            expiresAt: string | null;
            /** @description To the minute */
            lastUsedAt: string | null;
            revokedAt: string | null;
        };
        List: {
            name: string;
            columns: string[];
            rowCount: number;
            bytes: number;
            /** @description Counts the changes */
            revision: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
        };
        Mailbox: {
            id: string;
            /** @description Its display name */
            name: string;
            /** @description The IMAP server */
            host: string;
            port: number;
            /**
             * @description none: no encryption, only within a private network
             * @enum {string}
             */
            security: "tls" | "starttls" | "none";
            user: string;
            /**
             * @description password: of the user or an app password; accessToken: of OAuth2
             * @enum {string}
             */
            secretKind: "password" | "accessToken";
            /** @description The folder whose mails are taken */
            folder: string;
            /** @description Addresses, or domains with a leading @, whose mails are taken; empty: all */
            senders: string[];
            /** @description The template of its documents; `auto` splits files and chooses a template for each */
            templateId: string;
            /**
             * @description attachments: the body only if no attachment can be read; all: the body as well
             * @enum {string}
             */
            parts: "attachments" | "all";
            /**
             * @description What happens to a mail that was taken, or that cannot be taken
             * @enum {string}
             */
            afterwards: "flag" | "move";
            /** @description The folder for mails that were taken */
            doneFolder: string;
            /** @description The folder for mails that cannot be taken */
            failedFolder: string;
            enabled: boolean;
            /** @description Why its mails are waiting; null if they are not */
            lastError: string | null;
            lastCheckedAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        Mail: {
            id: string;
            uidValidity: number;
            uid: number;
            sender: string;
            /**
             * @description trying: an attempt has started; failed: it is not retried
             * @enum {string}
             */
            state: "trying" | "taken" | "failed";
            attempts: number;
            jobIds: string[];
            /** @description Why it failed, or why documents in it were not taken */
            reason: string | null;
            /** Format: date-time */
            at: string;
        };
        PaperlessConnection: {
            id: string;
            /** @description What people call it */
            name: string;
            /** @description The address at which people open paperless-ngx */
            url: string;
            /** @description A template, or auto: the one that fits each document */
            templateId: string;
            /** @description Documents with this tag are taken */
            tag: string;
            /** @description The tag that replaces it when the values were written */
            doneTag: string;
            /** @description The tag that replaces it when a document failed */
            failedTag: string;
            /**
             * @description review: values that need review are written when a person has looked at them
             * @enum {string}
             */
            writeAfter: "completed" | "review";
            /** @description Which values are written where */
            writes: {
                /** @description The field whose value is the correspondent */
                correspondent: string | null;
                /** @description The field whose value is the date of the document */
                date: string | null;
                /** @description The name of a document type; auto: the name of the template that read the document */
                documentType: string | null;
                /** @description Names of tags that every document gets */
                tags: string[];
                /** @description Fields whose values become tags */
                tagFields: string[];
                /** @description The field of each custom field, by the name of the custom field */
                customFields: {
                    [key: string]: string;
                };
                /** @description The field with the currency of monetary custom fields */
                currency: string | null;
            };
            enabled: boolean;
            /** @description Why documents have to wait; null: they need not */
            lastError: string | null;
            lastCheckedAt: string | null;
            /** Format: date-time */
            createdAt: string;
        };
        PaperlessDocument: {
            id: string;
            /** @description Its number in paperless-ngx */
            documentId: number;
            /**
             * @description reading: it is a job; written: its values are in paperless-ngx
             * @enum {string}
             */
            state: "waiting" | "reading" | "written" | "failed";
            attempts: number;
            jobId: string | null;
            /** @description Why it failed, or which values were not written */
            reason: string | null;
            /** Format: date-time */
            at: string;
        };
        Trashed: {
            id: string;
            /** @constant */
            kind: "template";
            name: string;
            /** Format: date-time */
            deletedAt: string;
            /**
             * Format: date-time
             * @description When it is gone for good
             */
            purgedAt: string;
        };
        ExportedMemory: ({
            /** @constant */
            version: 1;
        } | {
            /** @constant */
            version: 2;
            /** @description Identifies the key of the hashes */
            key: string;
            /** @description Set when a passphrase made the key */
            salt?: string;
        }) & {
            lessons: {
                /** @constant */
                version: 1;
                anchors: ([
                    number,
                    number,
                    number
                ] | [
                    number,
                    number,
                    number,
                    number
                ])[];
                filled: ([
                    number,
                    number,
                    number
                ] | [
                    number,
                    number,
                    number,
                    number
                ])[];
                fields: {
                    path: string;
                    places: ({
                        page: number;
                        fromEnd: number;
                        x0: number;
                        x1: number;
                        y: number;
                        nearby: [
                            number,
                            number,
                            number
                        ][];
                        before?: number;
                        after?: number;
                        words: number;
                        more: number;
                        digits: boolean;
                        length?: number;
                        ends: boolean;
                        below?: {
                            list: string;
                            down: number;
                        };
                        /** @constant */
                        plain?: true;
                        lead?: number[];
                        trail?: number[];
                        stop?: {
                            mark: string;
                            inside: number;
                        };
                        /** @constant */
                        negated?: true;
                        /** @constant */
                        tick?: true;
                        choice?: {
                            left: number;
                            right: number;
                            up: number;
                            down: number;
                        };
                        /** @constant */
                        marked?: true;
                        pieces?: {
                            /** @enum {string} */
                            join: "" | " " | ".";
                            gap: number;
                        };
                        cell?: {
                            row: number;
                            column: number;
                        };
                    } | {
                        form: number;
                    })[];
                    /** @constant */
                    found?: true;
                    /** @constant */
                    removed?: true;
                    /** @constant */
                    unchecked?: true;
                    wrong?: {
                        page: number;
                        fromEnd: number;
                        x0: number;
                        x1: number;
                        y: number;
                        nearby: [
                            number,
                            number,
                            number
                        ][];
                        before?: number;
                        after?: number;
                        words: number;
                        more: number;
                        digits: boolean;
                        length?: number;
                        ends: boolean;
                        below?: {
                            list: string;
                            down: number;
                        };
                        /** @constant */
                        plain?: true;
                        lead?: number[];
                        trail?: number[];
                        stop?: {
                            mark: string;
                            inside: number;
                        };
                        /** @constant */
                        negated?: true;
                        /** @constant */
                        tick?: true;
                        choice?: {
                            left: number;
                            right: number;
                            up: number;
                            down: number;
                        };
                        /** @constant */
                        marked?: true;
                        pieces?: {
                            /** @enum {string} */
                            join: "" | " " | ".";
                            gap: number;
                        };
                        cell?: {
                            row: number;
                            column: number;
                        };
                    }[];
                }[];
                tables: {
                    path: string;
                    rows?: {
                        begin: [
                            number,
                            number,
                            number
                        ][];
                        end: number[];
                        columns: {
                            path: string | null;
                            x0: number;
                            x1: number;
                            line: number;
                            lines: number;
                            /** @constant */
                            always?: true;
                            /** @constant */
                            plain?: true;
                            /** @constant */
                            grouped?: true;
                            /** @constant */
                            whole?: true;
                            /** @constant */
                            digits?: true;
                        }[];
                        literals?: number[];
                        /** @constant */
                        dense?: true;
                    };
                    entries?: {
                        begin: [
                            number,
                            number,
                            number
                        ][];
                        end: number[];
                        starts: number[];
                        right: number;
                        sizes: number[];
                        largest: number;
                        sign?: string;
                        lines: number;
                        values: number;
                        columns: {
                            path: string;
                            words: number;
                            /** @constant */
                            breaks?: true;
                            /** @constant */
                            gaps?: true;
                            /** @enum {string} */
                            digits?: "all" | "none";
                            /** @constant */
                            plain?: true;
                        }[];
                        steps: {
                            from: number;
                            to: number;
                            lead: (number | string)[];
                            tail: (number | string)[];
                            /** @constant */
                            skip?: true;
                            /** @constant */
                            guessed?: true;
                        }[];
                    };
                    rightRows?: number;
                    columns: {
                        head: number;
                        path: string | null;
                        /** @constant */
                        always?: true;
                    }[];
                }[];
                senders?: number[];
            }[];
        };
        LessonSummary: {
            id: string;
            /** @enum {string} */
            origin: "correction" | "example" | "import";
            /** @description The job or stored document that taught it */
            reviewId: string | null;
            fields: string[];
            tables: string[];
            bytes: number;
            /** Format: date-time */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it last helped, to the hour
             */
            usedAt: string;
            /** @description The person or key; null: unknown, or imported */
            taughtBy: string | null;
            /** @description Documents that it was used for, counted every hour */
            helped: number;
            /** @description When a person last corrected a value that a lesson of this make gave */
            contradictedAt: string | null;
        };
        Accuracy: {
            fields: {
                /** @description How often people judged it */
                reviewed: number;
                /** @description How often the engine had a value */
                found: number;
                /** @description How often that was correct, or correctly empty */
                right: number;
                corrected: number;
                /** @description How often the engine was confident: 0.85 or more */
                sure: number;
                /** @description How often a confident value was correct */
                sureRight: number;
                path: string;
            }[];
            months: {
                month: string;
                fields: {
                    /** @description How often people judged it */
                    reviewed: number;
                    /** @description How often the engine had a value */
                    found: number;
                    /** @description How often that was correct, or correctly empty */
                    right: number;
                    corrected: number;
                    /** @description How often the engine was confident: 0.85 or more */
                    sure: number;
                    /** @description How often a confident value was correct */
                    sureRight: number;
                    path: string;
                }[];
            }[];
            /** @description Failed checks and missing required values of the newest 1,000 documents */
            rules: {
                /** @description How many were checked */
                documents: number;
                failed: {
                    /** @description The field or column; empty for the whole result */
                    path: string;
                    check: string;
                    /** @description How many failed it */
                    documents: number;
                }[];
            };
        };
        KeptDocument: {
            documentId: string;
            fileName: string;
            templateId: string;
            result: {
                [key: string]: unknown;
            };
            /** @description The lowest confidence of the values that were found; null if none was */
            lowestConfidence?: number | null;
            /** @description With details=true: the confidence and place of every leaf of the result; confidence 0 and null if it was not found */
            details: {
                path: string;
                confidence: number;
                page: number | null;
                box: {
                    x0: number;
                    y0: number;
                    x1: number;
                    y1: number;
                } | null;
                raw: string | null;
                checks: string[];
                /**
                 * @description Present only if the value comes from a record (an e-invoice in XML, or a code on a page), from the second reader, from a computing rule or from a lookup list
                 * @enum {string}
                 */
                source?: "xml" | "code" | "second" | "computed" | "list";
                /** @description The place in the XML */
                xpath?: string;
                /** @description The different value that the page prints; `checks` then has "xml ≠ print" or "code ≠ print" */
                printed?: string;
                /**
                 * @description The second reader stated it, and it is of a kind that is not printed on the page
                 * @constant
                 */
                grounded?: false;
                /** @description For a field that is looked up in a list of the account */
                lookup?: {
                    list: string;
                    /** @description How well the best row matches, 0 to 1 */
                    score: number;
                    alternatives: {
                        value: string;
                        score: number;
                    }[];
                };
                /** @description Why the second reader was not asked, or which pages it was not shown */
                note?: string;
                /** @description What is printed at the place that a lesson gives; `checks` then has "as remembered ✗" */
                remembered?: string;
                /**
                 * @description In the last row of a list that has more rows in the document than in the result
                 * @constant
                 */
                truncated?: true;
            }[];
            needsReview?: boolean;
            review: components["schemas"]["Review"];
            /** @description Where to review it in the dashboard, if the engine has a PUBLIC_URL */
            reviewUrl?: string;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            expiresAt: string;
        };
        TemplateFromDocument: {
            id: string;
            name: string;
            description?: string;
            /** @enum {string} */
            category: "INVOICE" | "RECEIPT" | "ID_DOCUMENT" | "CONTRACT" | "MEDICAL_RECORD" | "RESUME" | "CUSTOM";
            schema: {
                data: {
                    [key: string]: components["schemas"]["Field"];
                };
            };
            /**
             * @description The fields for which the second reader is asked, if the installation has one: none, missing ones, missing and doubtful ones, or all. Default: none, unless a request wants both readers.
             * @enum {string}
             */
            secondReader?: "never" | "missing" | "doubtful" | "always";
            review?: components["schemas"]["ReviewRules"];
            match?: components["schemas"]["TemplateMatch"];
            rules?: components["schemas"]["TemplateRules"];
            /** @description Counts published versions, from 1 */
            version: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            updatedAt: string;
            /** @description Present only if there are warnings: unknown form fields that were ignored, or parts of a document that could not be used */
            warnings?: string[];
        };
        Usage: {
            plan: string;
            /**
             * @description The kind of key this request was sent with
             * @enum {string}
             */
            keyMode: "live" | "test";
            /** @description The month counted, YYYY-MM in UTC */
            period: string;
            /** @description Pages that the plan allows in a month */
            pageLimit: number;
            pageUsed: number;
            /** @description Pages reserved for work in progress, charged when it succeeds */
            pageReserved: number;
            pageRemaining: number;
            /** Format: date-time */
            resetsAt: string;
            requestsPerMinute: number;
        };
        TemplateDraft: {
            name: string;
            description?: string;
            /** @enum {string} */
            category: "INVOICE" | "RECEIPT" | "ID_DOCUMENT" | "CONTRACT" | "MEDICAL_RECORD" | "RESUME" | "CUSTOM";
            /** @description Which fields to extract: maps each field name to its definition */
            schema: {
                data: {
                    [key: string]: components["schemas"]["Field"];
                };
            };
            /**
             * @description The fields for which the second reader is asked, if the installation has one: none, missing ones, missing and doubtful ones, or all. Default: none, unless a request wants both readers.
             * @enum {string}
             */
            secondReader?: "never" | "missing" | "doubtful" | "always";
            review?: components["schemas"]["ReviewRules"];
            match?: components["schemas"]["TemplateMatch"];
            rules?: components["schemas"]["TemplateRules"];
        };
        AppliedLessons: {
            documents: {
                jobId: string;
                fileName: string;
                changes: {
                    path: string;
                    before: unknown;
                    after: unknown;
                }[];
                applied: boolean;
                needsReview: boolean;
            }[];
            nextCursor: string | null;
        };
        ApiKeyWithSecret: {
            id: string;
            name: string;
            /** @enum {string} */
            mode: "live" | "test";
            /** @description Its first characters */
            prefix: string;
            /**
             * @description read: it changes nothing and submits nothing
             * @enum {string}
             */
            access: "full" | "read";
            /** @description The parts of the API that it may use; null: all */
            groups: ("documents" | "templates" | "lists" | "webhooks" | "mailboxes" | "paperless" | "usage" | "keys" | "audit")[] | null;
            /** @description The only templates that it may use, with their documents; null: all */
            templateIds: string[] | null;
            /**
             * @description person: it has the rights of the person, and ends when the person is removed
             * @enum {string}
             */
            belongsTo: "account" | "person";
            /** Format: date-time */
            createdAt: string;
            expiresAt: string | null;
            /** @description To the minute */
            lastUsedAt: string | null;
            revokedAt: string | null;
            /** @description Shown only here */
            secret: string;
        };
    };
    responses: {
        /** @description The request is invalid; the message says why, and `details` where. */
        BadRequest: {
            headers: {
                /** @description The id of the request, as in our log */
                "x-request-id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The API key is missing, unknown, expired or revoked. */
        Unauthorized: {
            headers: {
                /** @description The id of the request, as in our log */
                "x-request-id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The plan, the quota, the state of the account or the kind of key does not allow this. */
        Forbidden: {
            headers: {
                /** @description The id of the request, as in our log */
                "x-request-id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is none of this id in this account. */
        NotFound: {
            headers: {
                /** @description The id of the request, as in our log */
                "x-request-id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The path does not take this method. Any path answers this to methods it does not list. */
        MethodNotAllowed: {
            headers: {
                /** @description The id of the request, as in our log */
                "x-request-id"?: string;
                /** @description The methods that the path takes */
                allow: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The state it is in does not allow this. */
        Conflict: {
            headers: {
                /** @description The id of the request, as in our log */
                "x-request-id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description It was here, and was erased. */
        Gone: {
            headers: {
                /** @description The id of the request, as in our log */
                "x-request-id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or a file is too large. */
        PayloadTooLarge: {
            headers: {
                /** @description The id of the request, as in our log */
                "x-request-id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The content type is not the one that is described here. */
        UnsupportedMediaType: {
            headers: {
                /** @description The id of the request, as in our log */
                "x-request-id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The document cannot be read. */
        UnprocessableEntity: {
            headers: {
                /** @description The id of the request, as in our log */
                "x-request-id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests in a minute. */
        TooManyRequests: {
            headers: {
                /** @description The id of the request, as in our log */
                "x-request-id"?: string;
                /** @description Seconds to wait before the same request may succeed */
                "retry-after": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something went wrong on our side. */
        InternalServerError: {
            headers: {
                /** @description The id of the request, as in our log */
                "x-request-id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too much to do, or something that is needed is away. Nothing was changed. */
        ServiceUnavailable: {
            headers: {
                /** @description The id of the request, as in our log */
                "x-request-id"?: string;
                /** @description Seconds to wait before the same request may succeed */
                "retry-after": number;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
