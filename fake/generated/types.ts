// Generated from fake/script/schema by `npm run generate`. Change that, not this file.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** a number, "omit", the name of an option, or fields such as {score: 1.4} */
        readonly answer: number | string | {
            /** @description This JSON value, whatever it is, in place of an answer. Stands alone. */
            readonly exactly?: unknown;
            /**
             * a text
             * @description The type of the answer, where it is to differ from that of the question.
             */
            readonly type?: string;
            /**
             * a number
             * @description The probability of yes.
             */
            readonly noul?: number;
            /**
             * the name of an option
             * @description The option picked.
             */
            readonly choice?: string;
            /**
             * a number
             * @description The expected level, from 0.
             */
            readonly score?: number;
            /**
             * a number
             * @description 0 to 1.
             */
            readonly confidence?: number;
            /**
             * an object of numbers
             * @description By option, or by level as a text: {"0": 0.2, "1": 0.8}.
             */
            readonly probabilities?: {
                readonly [key: string]: number;
            };
            /**
             * an object of texts
             * @description The levels by number as a text.
             */
            readonly legend?: {
                readonly [key: string]: string;
            };
        };
        /**
         * an object of answers by question key
         * @description By the key of a question, where * stands for any text; the first that matches decides. A number is the probability of a noul, the confidence of the alphabetically first option of a choice, or that of level 0 of a score. "omit" leaves the key out; another text is the option picked, yes or no for a noul. An object gives fields, and what is missing follows from them; {exactly: ...} is any JSON value. A list answers the first time with its first, and for ever with its last.
         * @example {
         *       "stuck": 0.96,
         *       "lesson_*": "omit",
         *       "team": "billing"
         *     }
         * @example {
         *       "urgent": {
         *         "score": 1.4,
         *         "confidence": 0.7
         *       },
         *       "flaky": [
         *         0.2,
         *         0.9
         *       ],
         *       "odd": {
         *         "exactly": null
         *       }
         *     }
         */
        readonly answers: {
            readonly [key: string]: number | string | {
                /** @description This JSON value, whatever it is, in place of an answer. Stands alone. */
                readonly exactly?: unknown;
                /**
                 * a text
                 * @description The type of the answer, where it is to differ from that of the question.
                 */
                readonly type?: string;
                /**
                 * a number
                 * @description The probability of yes.
                 */
                readonly noul?: number;
                /**
                 * the name of an option
                 * @description The option picked.
                 */
                readonly choice?: string;
                /**
                 * a number
                 * @description The expected level, from 0.
                 */
                readonly score?: number;
                /**
                 * a number
                 * @description 0 to 1.
                 */
                readonly confidence?: number;
                /**
                 * an object of numbers
                 * @description By option, or by level as a text: {"0": 0.2, "1": 0.8}.
                 */
                readonly probabilities?: {
                    readonly [key: string]: number;
                };
                /**
                 * an object of texts
                 * @description The levels by number as a text.
                 */
                readonly legend?: {
                    readonly [key: string]: string;
                };
            } | readonly components["schemas"]["answer"][];
        };
        /**
         * a text, an object, an array, or one of {text: ...}, {json: ...} and {base64: ...}
         * @description An object or array is the JSON body, a text is the body as it is. Spelled out: {text: ...}, {json: ...} with any JSON value, {base64: ...} with bytes. Texts are templates.
         * @example {
         *       "error": "loading"
         *     }
         * @example <html>
         * @example {
         *       "base64": "/wA="
         *     }
         * @example {
         *       "json": null
         *     }
         */
        readonly body: ((string & (unknown & unknown)) | (unknown & unknown) | (readonly unknown[] & (unknown & unknown))) & (unknown & unknown);
        /**
         * ms, 0 to 3600000, or an object of one of ms, uniform and log-normal, and before; or a list of these
         * @description In ms, before the head unless "before" says otherwise.
         * @example 200
         * @example {
         *       "uniform": [
         *         100,
         *         300
         *       ]
         *     }
         * @example {
         *       "before": "chunk",
         *       "bytes": 10,
         *       "ms": 5
         *     }
         */
        readonly delay: ((number & (unknown & unknown)) | ({
            /**
             * head, body or chunk
             * @description What it delays: the first byte, the body, or every piece of the body.
             * @default head
             * @enum {string}
             */
            readonly before?: "head" | "body" | "chunk";
            /**
             * ms, 0 to 3600000
             * @description A fixed wait.
             */
            readonly ms?: number;
            /**
             * the least and the most ms, such as [100, 300]
             * @description Drawn between the two, every length as likely as another.
             */
            readonly uniform?: readonly number[];
            /**
             * an object of median and sigma
             * @description Drawn so that its logarithm is normal: most waits short, a few long.
             */
            readonly "log-normal"?: {
                /** ms above 0, up to 3600000 */
                readonly median: number;
                /**
                 * a number, 0 to 3
                 * @description The standard deviation of the logarithm.
                 */
                readonly sigma: number;
            };
            /**
             * a whole number of bytes, 1 or more
             * @description The size of a piece, for before: chunk.
             */
            readonly bytes?: number;
        } & (unknown & unknown)) | (readonly (((number & (unknown & unknown)) | ({
            /**
             * head, body or chunk
             * @description What it delays: the first byte, the body, or every piece of the body.
             * @default head
             * @enum {string}
             */
            readonly before?: "head" | "body" | "chunk";
            /**
             * ms, 0 to 3600000
             * @description A fixed wait.
             */
            readonly ms?: number;
            /**
             * the least and the most ms, such as [100, 300]
             * @description Drawn between the two, every length as likely as another.
             */
            readonly uniform?: readonly number[];
            /**
             * an object of median and sigma
             * @description Drawn so that its logarithm is normal: most waits short, a few long.
             */
            readonly "log-normal"?: {
                /** ms above 0, up to 3600000 */
                readonly median: number;
                /**
                 * a number, 0 to 3
                 * @description The standard deviation of the logarithm.
                 */
                readonly sigma: number;
            };
            /**
             * a whole number of bytes, 1 or more
             * @description The size of a piece, for before: chunk.
             */
            readonly bytes?: number;
        } & (unknown & unknown))) & (unknown & unknown))[] & (unknown & unknown))) & (unknown & unknown);
        /**
         * an object of header values by name
         * @description null takes a header away. Values are templates, sent as Latin-1, or in UTF-8 where one holds a character beyond.
         * @example {
         *       "retry-after": "1",
         *       "server": null
         *     }
         */
        readonly headers: {
            readonly [key: string]: string | number | null;
        };
        /**
         * an object of conditions
         * @description All that is given must hold; question, type, instructions and asked for one and the same question.
         * @example {
         *       "request": "1..2"
         *     }
         * @example {
         *       "question": "lesson_*",
         *       "state": {
         *         "contains": "failed"
         *       }
         *     }
         */
        readonly when: {
            /** a method in capitals, such as POST */
            readonly method?: string;
            /**
             * a path that starts with / or *
             * @description Without the query; * stands for any text.
             * @example /v1/*
             */
            readonly path?: string;
            /**
             * an object of conditions by header name
             * @description "absent" holds where the header did not come.
             * @example {
             *       "authorization": "absent",
             *       "x-run": {
             *         "regex": "^a"
             *       }
             *     }
             */
            readonly headers?: {
                readonly [key: string]: string | {
                    /** @description The same JSON value; the order of keys does not matter. */
                    readonly is?: unknown;
                    /**
                     * a text that is not empty
                     * @description This text stands in it.
                     */
                    readonly contains?: string;
                    /**
                     * a regular expression as a text
                     * @description A JavaScript regular expression with the flag u, found anywhere in it.
                     * @example fail(ed)?
                     */
                    readonly regex?: string;
                    /**
                     * letters of i, m and s, for regex
                     * @description i: the case of letters does not matter; m: ^ and $ match at lines; s: . matches line ends.
                     */
                    readonly flags?: string;
                    /**
                     * a JSON Schema as an object
                     * @description A JSON Schema (2020-12) it is valid against.
                     */
                    readonly schema?: Record<string, unknown>;
                };
            };
            /**
             * a text, or an object of is, contains, regex and schema
             * @description The body: as JSON, or as text where it is none.
             */
            readonly body?: string | {
                /** @description The same JSON value; the order of keys does not matter. */
                readonly is?: unknown;
                /**
                 * a text that is not empty
                 * @description This text stands in it.
                 */
                readonly contains?: string;
                /**
                 * a regular expression as a text
                 * @description A JavaScript regular expression with the flag u, found anywhere in it.
                 * @example fail(ed)?
                 */
                readonly regex?: string;
                /**
                 * letters of i, m and s, for regex
                 * @description i: the case of letters does not matter; m: ^ and $ match at lines; s: . matches line ends.
                 */
                readonly flags?: string;
                /**
                 * a JSON Schema as an object
                 * @description A JSON Schema (2020-12) it is valid against.
                 */
                readonly schema?: Record<string, unknown>;
            };
            /**
             * a text, where * stands for any text
             * @description The key of a question.
             * @example lesson_*
             */
            readonly question?: string;
            /**
             * noul, choice or score
             * @enum {string}
             */
            readonly type?: "noul" | "choice" | "score";
            /**
             * a text, or an object of is, contains, regex and schema
             * @description The instructions of a question.
             */
            readonly instructions?: string | {
                /** @description The same JSON value; the order of keys does not matter. */
                readonly is?: unknown;
                /**
                 * a text that is not empty
                 * @description This text stands in it.
                 */
                readonly contains?: string;
                /**
                 * a regular expression as a text
                 * @description A JavaScript regular expression with the flag u, found anywhere in it.
                 * @example fail(ed)?
                 */
                readonly regex?: string;
                /**
                 * letters of i, m and s, for regex
                 * @description i: the case of letters does not matter; m: ^ and $ match at lines; s: . matches line ends.
                 */
                readonly flags?: string;
                /**
                 * a JSON Schema as an object
                 * @description A JSON Schema (2020-12) it is valid against.
                 */
                readonly schema?: Record<string, unknown>;
            };
            /**
             * a count from 1, or a range such as 1..2, 3.. or {from: 1, to: 2}
             * @description How many requests of the session asked this key, this one counted.
             * @example 1
             * @example 1..2
             * @example 3..
             */
            readonly asked?: number | string | {
                /** a count from 1 */
                readonly from?: number;
                /** a count from 1 */
                readonly to?: number;
            };
            /**
             * a text, or an object of is, contains, regex and schema
             * @description The state: as text, or by schema as the value it is.
             */
            readonly state?: string | {
                /** @description The same JSON value; the order of keys does not matter. */
                readonly is?: unknown;
                /**
                 * a text that is not empty
                 * @description This text stands in it.
                 */
                readonly contains?: string;
                /**
                 * a regular expression as a text
                 * @description A JavaScript regular expression with the flag u, found anywhere in it.
                 * @example fail(ed)?
                 */
                readonly regex?: string;
                /**
                 * letters of i, m and s, for regex
                 * @description i: the case of letters does not matter; m: ^ and $ match at lines; s: . matches line ends.
                 */
                readonly flags?: string;
                /**
                 * a JSON Schema as an object
                 * @description A JSON Schema (2020-12) it is valid against.
                 */
                readonly schema?: Record<string, unknown>;
            };
            /**
             * a count from 1, or a range such as 1..2, 3.. or {from: 1, to: 2}
             * @description The number of the request in its session.
             * @example 1
             * @example 1..2
             * @example 3..
             */
            readonly request?: number | string | {
                /** a count from 1 */
                readonly from?: number;
                /** a count from 1 */
                readonly to?: number;
            };
            /**
             * a count from 1, or a range such as 1..2, 3.. or {from: 1, to: 2}
             * @description The number of the connection in the life of the fake.
             * @example 1
             * @example 1..2
             * @example 3..
             */
            readonly connection?: number | string | {
                /** a count from 1 */
                readonly from?: number;
                /** a count from 1 */
                readonly to?: number;
            };
            /**
             * a text, where * stands for any text
             * @description The name of the session.
             * @example run-*
             */
            readonly session?: string;
        };
        /**
         * the name of a fault, or a name with its numbers such as {cut-after: {bytes: 40}}; or a list of these
         * @description Something a real decider, or what stands before it, has done to an exchange.
         */
        readonly fault: string | {
            readonly [key: string]: {
                readonly [key: string]: number;
            };
        } | readonly (string | {
            readonly [key: string]: {
                readonly [key: string]: number;
            };
        })[];
        /**
         * an object of seed, otherwise, answers and steps
         * @description What a fake decider does to the requests it gets.
         * @example {
         *       "answers": {
         *         "stuck": 0.96,
         *         "lesson_*": "omit"
         *       }
         *     }
         * @example {
         *       "steps": [
         *         {
         *           "when": {
         *             "request": "1..2"
         *           },
         *           "status": 503,
         *           "body": {
         *             "error": "loading"
         *           }
         *         }
         *       ]
         *     }
         */
        readonly script: {
            /**
             * a text
             * @description Where an editor finds this schema; the fake does not look at it.
             */
            readonly $schema?: string;
            /**
             * a text or a whole number
             * @description Decides every draw of this script: probabilities, delays, faults.
             * @default fake
             */
            readonly seed?: string | number;
            /**
             * answer or refuse
             * @description A request no step matches is answered as a conforming decider does, or refused with 501 and the nearest step.
             * @default answer
             * @enum {string}
             */
            readonly otherwise?: "answer" | "refuse";
            readonly answers?: components["schemas"]["answers"];
            /**
             * a list of steps
             * @description In order: the first that matches a request decides it.
             */
            readonly steps?: readonly ({
                /**
                 * a text that is not empty
                 * @description What reports call the step.
                 */
                readonly name?: string;
                readonly when?: components["schemas"]["when"];
                /**
                 * a whole number, 1 or more
                 * @description How many requests it takes before it matches no more; without it there is no end.
                 */
                readonly times?: number;
                /**
                 * a number, 0 to 1
                 * @description The share of matching requests it takes, drawn with the seed.
                 * @default 1
                 */
                readonly probability?: number;
                readonly answers?: components["schemas"]["answers"];
                /**
                 * a status, 100 to 999
                 * @description The status of the reply.
                 */
                readonly status?: number;
                readonly headers?: components["schemas"]["headers"];
                readonly body?: components["schemas"]["body"];
                /** @description "protocol" of the response, any JSON value. */
                readonly protocol?: unknown;
                /**
                 * a text
                 * @description "model" of the response.
                 */
                readonly model?: string;
                readonly delay?: components["schemas"]["delay"];
                readonly fault?: components["schemas"]["fault"];
                /**
                 * a list of effects
                 * @description One for each use of the step in turn.
                 */
                readonly sequence?: readonly {
                    readonly answers?: components["schemas"]["answers"];
                    /**
                     * a status, 100 to 999
                     * @description The status of the reply.
                     */
                    readonly status?: number;
                    readonly headers?: components["schemas"]["headers"];
                    readonly body?: components["schemas"]["body"];
                    /** @description "protocol" of the response, any JSON value. */
                    readonly protocol?: unknown;
                    /**
                     * a text
                     * @description "model" of the response.
                     */
                    readonly model?: string;
                    readonly delay?: components["schemas"]["delay"];
                    readonly fault?: components["schemas"]["fault"];
                }[];
                /**
                 * forever, repeat or pass
                 * @description After the last of sequence: it for ever, all again, or the step matches no more.
                 * @default forever
                 * @enum {string}
                 */
                readonly then?: "forever" | "repeat" | "pass";
            } & (unknown & unknown))[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
