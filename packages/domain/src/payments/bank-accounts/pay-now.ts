import { validPhone } from '#access/customers/valid-phone.ts'

/** The accepted kinds of PayNow proxy: a mobile number, a UEN, or a virtual payment address. */
export const payNowKinds = ['mobile', 'uen', 'vpa'] as const
export type PayNowKind = (typeof payNowKinds)[number]

/** Mobile numbers in Singapore begin with 8 or 9. */
const isMobile = (text: string): boolean => /^\+65[89]\d{7}$/.test(text) && validPhone(text) === text

const entityKinds =
  'LP|LL|FC|PF|RF|MQ|MM|NB|CC|CS|MB|FM|GS|GA|GB|DP|CP|NR|CM|CD|MD|HS|VH|CH|MH|CL|XL|CX|RP|TU|TC|FB|FN|PA|PB|SS|MC|SM'
/** True for a year of registration that has begun. */
const hasBegun = (year: number, now: Date): boolean => year >= 1900 && year <= now.getUTCFullYear()

/**
 * True for a Unique Entity Number of Singapore in one of its three forms. They are businesses (`53312345A`), local
 * companies (`201912345A`, by year) and other entities (`T08GB0004A`, by year and kind).
 */
export function isUen(text: string, now: Date): boolean {
  if (/^\d{8}[A-Z]$/.test(text)) return true
  const company = /^(\d{4})\d{5}[A-Z]$/.exec(text)
  if (company !== null) return hasBegun(Number(company[1]), now)
  const other = new RegExp(`^([STR])(\\d{2})(?:${entityKinds})\\d{4}[A-Z]$`).exec(text)
  if (other === null) return false
  const century = other[1] === 'S' ? 1900 : other[1] === 'T' ? 2000 : 1800
  return century === 1800 || hasBegun(century + Number(other[2]), now)
}

/** A virtual payment address: a number or name, `#`, and the short name of its bank or wallet, such as `+6591234567#GRAB`. A UEN may have a suffix. */
const isVpa = (text: string): boolean => /^[A-Z0-9+._-]{3,60}#[A-Z0-9]{2,20}$/.test(text)

/**
 * Returns the kind of a normalized proxy; undefined if it is not valid. An identity card number is refused, because it
 * is not needed.
 */
export function payNowKind(text: string, now: Date): PayNowKind | undefined {
  if (isMobile(text)) return 'mobile'
  if (isUen(text, now)) return 'uen'
  return isVpa(text) ? 'vpa' : undefined
}

/** True for Singapore dollars, the only currency of PayNow. */
export const takesPayNow = (coin: string): boolean => coin === 'SGD'
