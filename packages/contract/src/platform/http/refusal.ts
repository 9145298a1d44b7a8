/**
 * One entry of the error catalogue. `{name}` in a sentence is an ICU argument. `retry` tells a client if it should
 * repeat the request; after `same-key` the outcome may be unknown (`isOutcomeUnknown`).
 */
export type RefusalEntry = {
  readonly http: 400 | 401 | 403 | 404 | 409 | 408 | 410 | 413 | 415 | 422 | 429 | 431 | 500 | 503
  readonly retry: 'no' | 'later' | 'same-key'
  readonly en_US: string
  readonly zh_CN: string
}
export type Refusals = Readonly<Record<Uppercase<string>, RefusalEntry>>
