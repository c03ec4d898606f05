// Generated from openapi.yaml by `npm run generate`. Change that, not this file.
export interface paths {
    readonly "/v1/systemone": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Answer questions about one text.
         * @description One request carries every question there is about one text, so that the decider reads the text
         *     once. The answer to a question stands under the key of the question.
         */
        readonly post: operations["ask"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/health": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Say that the model is loaded, and which.
         * @description Optional. A server without it answers 404 or 405, and a client then asks one small noul question
         *     instead, with 2,000 ms of its own. Any other status, or no connection, means not healthy, and
         *     nothing is asked. Health is never read during a loop.
         */
        readonly get: operations["health"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/v1/embeddings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Turn texts into vectors of unit length.
         * @description The OpenAI-compatible API of the embedding service. Not required of a decider. Its calls come out
         *     of the same 2,000 ms as the questions of a loop.
         */
        readonly post: operations["embed"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Request
         * @description A text and one or more questions about it.
         * @example {
         *       "protocol": 1,
         *       "state": "The build is red.",
         *       "questions": {
         *         "red": {
         *           "type": "noul",
         *           "instructions": "Is the build red?"
         *         }
         *       }
         *     }
         */
        readonly SystemOneRequest: {
            /**
             * @description The version of the protocol: the integer 1. A client always sends it. A server with only one
             *     version ignores it, whatever it holds, and answers; so any value, or none, is valid here.
             * @example 1
             */
            readonly protocol?: unknown;
            /**
             * @description The text the questions are about, in any script and of any number of lines. Never empty.
             *     The client sends at most 6,000 characters.
             * @example The build is red.
             */
            readonly state: string;
            /**
             * @description One or more questions by key. The keys are the client's own, any text, and come back in the
             *     response byte for byte. The client sends at most 8 questions; a server may take more.
             * @example {
             *       "red": {
             *         "type": "noul",
             *         "instructions": "Is the build red?"
             *       }
             *     }
             */
            readonly questions: {
                readonly [key: string]: components["schemas"]["Question"];
            };
        };
        /**
         * Question
         * @description What is asked about the text; type says how it is to be answered.
         * @example {
         *       "type": "noul",
         *       "instructions": "Is the water hot?"
         *     }
         * @example {
         *       "type": "choice",
         *       "instructions": "Which drink is being made?",
         *       "criteria": {
         *         "tea": "Leaves in hot water.",
         *         "soup": "Broth."
         *       }
         *     }
         * @example {
         *       "type": "score",
         *       "instructions": "How loud is it?",
         *       "criteria": [
         *         "silent",
         *         "soft",
         *         "loud"
         *       ]
         *     }
         */
        readonly Question: components["schemas"]["NoulQuestion"] | components["schemas"]["ChoiceQuestion"] | components["schemas"]["ScoreQuestion"];
        /**
         * Noul question
         * @description Yes, no or unknown. Is the statement in instructions true of the text?
         * @example {
         *       "type": "noul",
         *       "instructions": "Is the water hot?"
         *     }
         */
        readonly NoulQuestion: {
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "noul";
            readonly instructions: components["schemas"]["Instructions"];
            /**
             * @description What each answer means. Either side may be left out.
             * @example {
             *       "true": "It is close to boiling.",
             *       "false": "It is lukewarm or colder."
             *     }
             * @example {
             *       "true": "It is close to boiling."
             *     }
             * @example {}
             */
            readonly criteria?: {
                /** @description What it means that the statement is true. */
                readonly true?: string;
                /** @description What it means that the statement is false. */
                readonly false?: string;
            };
        };
        /**
         * Choice question
         * @description Pick one of the named options.
         * @example {
         *       "type": "choice",
         *       "instructions": "Which drink is being made?",
         *       "criteria": {
         *         "tea": "Leaves in hot water.",
         *         "soup": "Broth."
         *       }
         *     }
         */
        readonly ChoiceQuestion: {
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "choice";
            readonly instructions: components["schemas"]["Instructions"];
            /**
             * @description The options by name, each with its description. At least 2; the protocol names no most.
             * @example {
             *       "tea": "Leaves in hot water.",
             *       "soup": "Broth."
             *     }
             */
            readonly criteria: {
                readonly [key: string]: string;
            };
        };
        /**
         * Score question
         * @description Rate on an ordered scale, counted in levels from 0.
         * @example {
         *       "type": "score",
         *       "instructions": "How loud is it?",
         *       "criteria": [
         *         "silent",
         *         "soft",
         *         "loud"
         *       ]
         *     }
         */
        readonly ScoreQuestion: {
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "score";
            readonly instructions: components["schemas"]["Instructions"];
            /**
             * @description The 2 to 10 levels of the scale, the lowest first. The first is level 0.
             * @example [
             *       "silent",
             *       "soft",
             *       "loud"
             *     ]
             */
            readonly criteria: readonly components["schemas"]["Level"][];
        };
        /**
         * Instructions
         * @description The statement to judge, or what to pick or rate, in words.
         * @example Is the water hot?
         */
        readonly Instructions: string;
        /**
         * Response
         * @description The answers, and the model that gave them.
         * @example {
         *       "model": "example-decider",
         *       "answers": {
         *         "stuck": {
         *           "type": "noul",
         *           "noul": 0.96
         *         }
         *       }
         *     }
         */
        readonly SystemOneResponse: {
            /**
             * @description The version of the protocol the server speaks. Absent means 1.
             * @example 1
             * @constant
             */
            readonly protocol?: 1;
            /**
             * @description The model that answered. The client records it with every decision.
             * @example strands-decider-2B-hobson-v19
             */
            readonly model: string;
            /**
             * @description The answers by the key of their question. A key that is missing is the answer unknown; null or
             *     a placeholder under the key is not. No key stands here that was not asked.
             * @example {
             *       "stuck": {
             *         "type": "noul",
             *         "noul": 0.96
             *       }
             *     }
             * @example {}
             */
            readonly answers: {
                readonly [key: string]: components["schemas"]["Answer"];
            };
            /**
             * @description How long the server took, in milliseconds. The client ignores it and measures for itself.
             * @example 141.2
             */
            readonly latency_ms?: number;
            /**
             * @description What the request cost the server, in counts of its own. The client ignores it.
             * @example {
             *       "input_tokens": 41,
             *       "output_tokens": 1
             *     }
             */
            readonly usage?: Record<string, unknown>;
        };
        /**
         * Answer
         * @description An answer of the type of its question. A client acts on it only if its confidence reaches a
         *     threshold, 0.9 unless set otherwise, so confidence has to be calibrated: of the answers given at
         *     0.9 about nine in ten are right.
         * @example {
         *       "type": "noul",
         *       "noul": 0.96
         *     }
         * @example {
         *       "type": "choice",
         *       "choice": "tea",
         *       "confidence": 0.94
         *     }
         * @example {
         *       "type": "score",
         *       "score": 1.9,
         *       "confidence": 0.8
         *     }
         */
        readonly Answer: components["schemas"]["NoulAnswer"] | components["schemas"]["ChoiceAnswer"] | components["schemas"]["ScoreAnswer"];
        /**
         * Noul answer
         * @description The probability that the statement is true. It reads yes from 0.5 on and no below, with the larger
         *     of noul and 1 - noul as its confidence, so it needs no confidence of its own.
         * @example {
         *       "type": "noul",
         *       "noul": 0.02
         *     }
         */
        readonly NoulAnswer: {
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "noul";
            /**
             * @description The probability, 0 to 1, that the statement is true.
             * @example 0.96
             * @example 0
             * @example 1
             */
            readonly noul: number;
        };
        /**
         * Choice answer
         * @description The option picked.
         * @example {
         *       "type": "choice",
         *       "choice": "tea",
         *       "confidence": 0.94
         *     }
         */
        readonly ChoiceAnswer: {
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "choice";
            /**
             * @description The name of the option picked, one of the keys of the question's criteria.
             * @example tea
             */
            readonly choice: string;
            readonly confidence: components["schemas"]["Confidence"];
            /**
             * @description The probability of each option, by its name; together 1, within what rounding explains. No
             *     option has a higher one than the option picked.
             * @example {
             *       "tea": 0.94,
             *       "soup": 0.06
             *     }
             */
            readonly probabilities?: {
                readonly [key: string]: components["schemas"]["Probability"];
            };
        };
        /**
         * Score answer
         * @description A place on the scale of the question.
         * @example {
         *       "type": "score",
         *       "score": 1.9,
         *       "confidence": 0.8
         *     }
         */
        readonly ScoreAnswer: {
            /**
             * @description The type of the question. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            readonly type: "score";
            /**
             * @description The expected level, in levels: 0 is the first, the number of levels less one the last. It may
             *     lie between two levels.
             * @example 1.9
             * @example 0
             */
            readonly score: number;
            readonly confidence: components["schemas"]["Confidence"];
            /**
             * @description The probability of each level, by its number as text, the first being 0; together 1, within
             *     what rounding explains. A level the question does not have has no key.
             * @example {
             *       "0": 0.1,
             *       "1": 0.8,
             *       "2": 0.1
             *     }
             */
            readonly probabilities?: {
                readonly 0?: components["schemas"]["Probability"];
                readonly 1?: components["schemas"]["Probability"];
                readonly 2?: components["schemas"]["Probability"];
                readonly 3?: components["schemas"]["Probability"];
                readonly 4?: components["schemas"]["Probability"];
                readonly 5?: components["schemas"]["Probability"];
                readonly 6?: components["schemas"]["Probability"];
                readonly 7?: components["schemas"]["Probability"];
                readonly 8?: components["schemas"]["Probability"];
                readonly 9?: components["schemas"]["Probability"];
            };
            /**
             * @description The levels of the question, by their number as text, the first being 0. A level the question
             *     does not have has no key.
             * @example {
             *       "0": "silent",
             *       "1": "soft",
             *       "2": "loud"
             *     }
             */
            readonly legend?: {
                readonly 0?: components["schemas"]["Level"];
                readonly 1?: components["schemas"]["Level"];
                readonly 2?: components["schemas"]["Level"];
                readonly 3?: components["schemas"]["Level"];
                readonly 4?: components["schemas"]["Level"];
                readonly 5?: components["schemas"]["Level"];
                readonly 6?: components["schemas"]["Level"];
                readonly 7?: components["schemas"]["Level"];
                readonly 8?: components["schemas"]["Level"];
                readonly 9?: components["schemas"]["Level"];
            };
        };
        /**
         * Confidence
         * @description How sure the decider is of this answer, 0 to 1, calibrated.
         * @example 0.94
         */
        readonly Confidence: number;
        /**
         * Probability
         * @description A probability, 0 to 1.
         * @example 0.8
         */
        readonly Probability: number;
        /**
         * Level
         * @description What a level means, as the question has it.
         * @example silent
         */
        readonly Level: string;
        /**
         * Health
         * @description What a server with its model loaded says of itself. Only status is required.
         * @example {
         *       "status": "ok"
         *     }
         */
        readonly Health: {
            /**
             * @description The word ok once the model is loaded; a client takes no other word for healthy.
             * @example ok
             */
            readonly status: string;
            /**
             * @description The model that is loaded.
             * @example strands-decider-2B-hobson-v19
             */
            readonly model?: string;
            /**
             * @description The device the model runs on.
             * @example mps
             * @example cpu
             * @example cuda
             */
            readonly device?: string;
            /**
             * @description The revision of the model.
             * @example 5c38ec7
             */
            readonly revision?: string;
            /**
             * @description How many numbers a vector has; of an embedding service only.
             * @example 384
             */
            readonly dimensions?: number;
        };
        /**
         * Embedding request
         * @description Texts to be turned into vectors, and the model to do it with.
         * @example {
         *       "input": [
         *         "health"
         *       ],
         *       "model": "BAAI/bge-small-en-v1.5"
         *     }
         */
        readonly EmbeddingRequest: {
            /**
             * @description The texts, at least one.
             * @example [
             *       "health"
             *     ]
             */
            readonly input: readonly string[];
            /**
             * @description The model to use.
             * @example BAAI/bge-small-en-v1.5
             */
            readonly model: string;
        };
        /**
         * Embedding response
         * @description A list of vectors, one for each text.
         */
        readonly EmbeddingResponse: {
            /**
             * @description The kind of this object.
             * @constant
             */
            readonly object: "list";
            /**
             * @description The model that made the vectors.
             * @example BAAI/bge-small-en-v1.5
             */
            readonly model: string;
            /** @description The vectors, one for each text. */
            readonly data: readonly components["schemas"]["Embedding"][];
            /**
             * @description What the request cost the server, in counts of its own. The client ignores it.
             * @example {
             *       "prompt_tokens": 7,
             *       "total_tokens": 7
             *     }
             */
            readonly usage?: Record<string, unknown>;
        };
        /**
         * Embedding
         * @description One text as a vector.
         */
        readonly Embedding: {
            /**
             * @description The kind of this object.
             * @constant
             */
            readonly object: "embedding";
            /**
             * @description Which text of the request this is, counted from 0.
             * @example 0
             */
            readonly index: number;
            /**
             * @description 384 numbers of unit length together, so that the cosine distance of two vectors is 1 less
             *     their dot product.
             */
            readonly embedding: readonly number[];
        };
        /**
         * Error body
         * @description Any JSON object. What an error body holds is not part of the protocol; a client reads the status
         *     alone. It never holds the token.
         * @example {
         *       "error": "the state is empty"
         *     }
         * @example {
         *       "detail": [
         *         {
         *           "loc": [
         *             "body",
         *             "state"
         *           ],
         *           "msg": "the state is empty"
         *         }
         *       ]
         *     }
         */
        readonly ErrorBody: Record<string, unknown>;
    };
    responses: {
        /** @description The body is not readable as JSON, or is framed wrongly. A client records rejected. */
        readonly BadRequest: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A token is needed and none, or a wrong one, was sent. A client records auth and warns once per run. */
        readonly Unauthorized: {
            headers: {
                readonly "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The token is known but may not ask. A client records auth and warns once per run. */
        readonly Forbidden: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server has no such path; the base URL is probably wrong. A client records rejected. */
        readonly NotFound: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The path exists, but not with this method. */
        readonly MethodNotAllowed: {
            headers: {
                readonly Allow: components["headers"]["Allow"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is larger than the server reads. A client records rejected. */
        readonly ContentTooLarge: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The body is JSON and breaks the protocol. A client records rejected. */
        readonly Unprocessable: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server is asked more than it answers. A client records rejected and does not try again within the loop. */
        readonly TooManyRequests: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server failed. A client records server. */
        readonly ServerError: {
            headers: {
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description The server cannot answer now, for example while its model loads. A client records server. */
        readonly Unavailable: {
            headers: {
                readonly "Retry-After": components["headers"]["RetryAfter"];
                readonly [name: string]: unknown;
            };
            content: {
                readonly "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description The methods this path has, separated by commas (RFC 9110 section 10.2.1). */
        readonly Allow: string;
        /** @description Seconds after which another try is worth while (RFC 9110 section 10.2.3). A client does not try again within a loop. */
        readonly RetryAfter: number;
        /** @description The scheme the server wants (RFC 9110 section 11.6.1). */
        readonly WwwAuthenticate: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readonly ask: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["SystemOneRequest"];
            };
        };
        readonly responses: {
            /** @description The answers. No other status carries any, 201 and 204 included. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["SystemOneResponse"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
    readonly health: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The model is loaded. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["Health"];
                };
            };
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            /** @description The server has no /health; a client asks its small question instead. */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
            /** @description The server does not do GET on /health; a client asks its small question instead. */
            readonly 405: {
                headers: {
                    readonly Allow: components["headers"]["Allow"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
            readonly 500: components["responses"]["ServerError"];
            /** @description Not healthy, for example while the model loads. Nothing is asked. */
            readonly 503: {
                headers: {
                    readonly "Retry-After": components["headers"]["RetryAfter"];
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["ErrorBody"];
                };
            };
        };
    };
    readonly embed: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["EmbeddingRequest"];
            };
        };
        readonly responses: {
            /** @description One vector for each text. */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["EmbeddingResponse"];
                };
            };
            readonly 400: components["responses"]["BadRequest"];
            readonly 401: components["responses"]["Unauthorized"];
            readonly 403: components["responses"]["Forbidden"];
            readonly 404: components["responses"]["NotFound"];
            readonly 405: components["responses"]["MethodNotAllowed"];
            readonly 413: components["responses"]["ContentTooLarge"];
            readonly 422: components["responses"]["Unprocessable"];
            readonly 429: components["responses"]["TooManyRequests"];
            readonly 500: components["responses"]["ServerError"];
            readonly 503: components["responses"]["Unavailable"];
        };
    };
}
