import type { CompanyInfo } from '@tessera/domain/identity/sumsub/company-info.ts'
import { createHmac } from 'node:crypto'
import pRetry from 'p-retry'
import type { z } from 'zod'
import { boundedBytes, TooManyBytes } from '#platform/http/bounded-answer.ts'
import { wallMs } from '#platform/clock/clock.ts'
import { jsonOf } from '#platform/http/json-of.ts'
import { clockOffsetSeconds } from '#platform/http/vendor-fetch.ts'
import { AccessToken, Applicant, Images, Deactivation } from './answers.ts'
import type { Settings } from './settings.ts'

/** The vendor was unreachable, too slow, or returned a server error. The same request may succeed later. */
export class SumsubUnavailable extends Error {}
/** The vendor refused our request. The error omits the vendor's text, because it may quote personal data. */
export class SumsubRefused extends Error {
  readonly status: number
  constructor(what: string, status: number, clockOffset?: number) {
    const clocks = clockOffset === undefined ? '' : `; its clock minus ours is ${clockOffset} seconds`
    super(`Sumsub refuses ${what} with ${status}${clocks}`)
    this.status = status
  }
}

/**
 * The error for a response that is too large or does not have the published shape. It omits the text, which is personal
 * data.
 */
export class SumsubUnreadable extends Error {}

const TIMEOUT_MS = 10_000
/** Three attempts, after 200 and 800 ms; jobs are also retried much later. */
const RETRIES = { retries: 2, minTimeout: 200, factor: 4 }
const MAX_JSON_BYTES = 1_048_576
/** Lifetime of a browser token. The script requests another token before it expires. */
export const TOKEN_SECONDS = 600

/**
 * Returns X-App-Access-Sig: hex HMAC-SHA256 of time, method, path with query, and body. Source:
 * docs.sumsub.com/reference/authentication.
 */
export const signatureOf = (
  secret: string,
  r: { readonly ts: string; readonly method: string; readonly path: string; readonly body: string },
): string => createHmac('sha256', secret).update(`${r.ts}${r.method}${r.path}${r.body}`).digest('hex')

export type SumsubClient = {
  readonly createToken: (who: { readonly userId: string; readonly levelName: string }) => Promise<string>
  /** The applicant with its review, by our own id; undefined before the vendor knows it. */
  readonly applicantOf: (userId: string) => Promise<Applicant | undefined>
  readonly images: (applicantId: string) => Promise<Images>
  /** Returns the bytes of one image. Throws if it has more than `max`. */
  readonly image: (where: { readonly inspectionId: string; readonly imageId: string }, max: number) => Promise<Buffer>
  /** Creates a company with its data. The vendor refuses a second one for the same user id. */
  readonly createCompany: (company: {
    readonly userId: string
    readonly levelName: string
    readonly info: CompanyInfo
  }) => Promise<void>
  /**
   * Replaces the given data of a company; absent data stays. Source:
   * docs.sumsub.com/reference/change-provided-company-data.
   */
  readonly changeCompany: (applicantId: string, info: CompanyInfo) => Promise<void>
  readonly moveToLevel: (applicantId: string, levelName: string) => Promise<void>
  /** Deactivates an applicant. Returns true if the vendor reports that it is deactivated or unknown. */
  readonly deactivate: (applicantId: string) => Promise<boolean>
}

type VendorRequest = {
  readonly what: string
  readonly method: 'GET' | 'PATCH' | 'POST'
  readonly path: string
  readonly body?: object
}

/** Returns the client of the vendor's API. Every request is signed, limited in time and size, and safe to run twice. */
export function sumsubClient(settings: Settings): SumsubClient {
  const ask = (request: VendorRequest): Promise<Response> => requestWithRetries(settings, request)
  const json = async <S extends z.ZodType>(schema: S, request: VendorRequest): Promise<z.output<S>> =>
    parseAnswer(schema, request.what, await readBoundedBody(request.what, await ask(request), MAX_JSON_BYTES))
  return {
    createToken: async ({ userId, levelName }) => {
      const body = { ttlInSecs: TOKEN_SECONDS, userId, levelName }
      const path = '/resources/accessTokens/sdk'
      return (await json(AccessToken, { what: 'a token', method: 'POST', path, body })).token
    },
    applicantOf: async (userId) => {
      const path = `/resources/applicants/-;externalUserId=${encodeURIComponent(userId)}/one`
      const found = await orUndefined(() => json(Applicant, { what: 'an applicant', method: 'GET', path }))
      if (found !== undefined && (found.externalUserId ?? userId) !== userId)
        throw new SumsubUnreadable('Sumsub answers an applicant with another one')
      return found
    },
    images: (id) => {
      const path = `/resources/applicants/${encodeURIComponent(id)}/metadata/resources`
      return json(Images, { what: 'a list of images', method: 'GET', path })
    },
    image: async ({ inspectionId, imageId }, max) => {
      const path = `/resources/inspections/${encodeURIComponent(inspectionId)}/resources/${encodeURIComponent(imageId)}`
      return readBoundedBody('an image', await ask({ what: 'an image', method: 'GET', path }), max)
    },
    createCompany: async ({ userId, levelName, info }) => {
      const path = `/resources/applicants?levelName=${encodeURIComponent(levelName)}`
      const body = { externalUserId: userId, type: 'company', fixedInfo: { companyInfo: info } }
      await boundedBytes(await ask({ what: 'a company', method: 'POST', path, body }), MAX_JSON_BYTES)
    },
    changeCompany: async (id, info) => {
      const path = `/resources/applicants/${encodeURIComponent(id)}/fixedInfo/companyInfo`
      await boundedBytes(await ask({ what: 'company data', method: 'PATCH', path, body: info }), MAX_JSON_BYTES)
    },
    moveToLevel: async (id, levelName) => {
      const path = `/resources/applicants/${encodeURIComponent(id)}/moveToLevel?name=${encodeURIComponent(levelName)}`
      await boundedBytes(await ask({ what: 'another level', method: 'POST', path }), MAX_JSON_BYTES)
    },
    deactivate: async (id) => {
      const path = `/resources/applicants/${encodeURIComponent(id)}/presence/deactivated`
      const done = await orUndefined(() => json(Deactivation, { what: 'a deactivation', method: 'PATCH', path }))
      return done?.deleted !== false
    },
  }
}

async function readBoundedBody(what: string, response: Response, max: number): Promise<Buffer> {
  try {
    return await boundedBytes(response, max)
  } catch (error) {
    if (error instanceof TooManyBytes) throw new SumsubUnreadable(`Sumsub answers ${what} with more than ${max} bytes`)
    throw new SumsubUnavailable(`Sumsub does not end its answer to ${what}`)
  }
}

function parseAnswer<S extends z.ZodType>(schema: S, what: string, body: Buffer): z.output<S> {
  const read = schema.safeParse(jsonOf(body.toString()))
  if (!read.success) throw new SumsubUnreadable(`Sumsub answers ${what} in a shape that is not known`)
  return read.data
}

async function orUndefined<T>(run: () => Promise<T>): Promise<T | undefined> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof SumsubRefused && error.status === 404) return undefined
    throw error
  }
}

/** Repeats a request if Sumsub does not respond. */
const requestWithRetries = (settings: Settings, request: VendorRequest): Promise<Response> =>
  pRetry(() => sendRequest(settings, request), {
    ...RETRIES,
    shouldRetry: ({ error }) => error instanceof SumsubUnavailable,
  })

async function sendRequest({ url, appToken, secretKey }: Settings, request: VendorRequest): Promise<Response> {
  const { what, method, path } = request
  const ts = String(Math.floor(wallMs() / 1000))
  const body = request.body === undefined ? '' : JSON.stringify(request.body)
  const response = await fetch(new URL(path, url), {
    method,
    redirect: 'error',
    headers: {
      accept: 'application/json, image/*',
      'x-app-token': appToken,
      'x-app-access-ts': ts,
      'x-app-access-sig': signatureOf(secretKey, { ts, method, path, body }),
      ...(body !== '' && { 'content-type': 'application/json' }),
    },
    ...(body !== '' && { body }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new SumsubUnavailable(`Sumsub does not answer ${what}`)
  })
  if (response.ok) return response
  await response.body?.cancel()
  if (response.status >= 500 || response.status === 429)
    throw new SumsubUnavailable(`Sumsub answers ${what} with ${response.status}`)
  // The vendor also refuses a signature if the clocks differ by more than a minute.
  throw new SumsubRefused(what, response.status, response.status === 401 ? clockOffsetSeconds(response) : undefined)
}
