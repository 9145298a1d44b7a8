import type { z } from 'zod'
import { boundedJson } from '#platform/http/bounded-answer.ts'

/** A visitor waits for the answer. */
const TIMEOUT_MS = 1_500

/** Calls a vendor's configured address. Rejects if the answer has another form or does not arrive in time. */
export async function callVendor<T extends z.ZodType>(url: string, init: RequestInit, form: T): Promise<z.output<T>> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`the captcha's vendor answered ${response.status}`)
  return form.parse(await boundedJson(response))
}
