import type { FastifyRequest } from 'fastify'
import { isIP } from 'node:net'
import { type CityResponse, open } from 'maxmind'
import type { Config } from '#platform/config/config.ts'
import { StartupError } from '#platform/config/startup-error.ts'
import type { Place } from '#platform/database/tx.ts'
import { ipOf } from './caller-ip.ts'

type Settings = Pick<Config, 'COUNTRY_HEADER' | 'CITY_HEADER' | 'TRUSTED_PROXY_HOPS' | 'GEOIP_FILE'>
export type PlaceOf = (request: FastifyRequest) => Place
/** The place of a network address; undefined if it is not listed. */
type AddressFile = (ip: string) => Place | undefined

const CITY_LENGTH = 100
const COUNTRY = /^[A-Z]{2}$/
const countryIn = (text: string | undefined): string | undefined =>
  text !== undefined && COUNTRY.test(text) && text !== 'XX' ? text : undefined
const cityIn = (text: string | undefined): string | undefined => {
  const city = text?.replaceAll(/\p{Cc}/gu, '').trim()
  return city === undefined || city === '' || city.length > CITY_LENGTH ? undefined : city
}

/**
 * Opens the local database of network addresses (MaxMind DB format), if one is configured. The server does not start
 * with a file that it cannot read.
 */
export async function openAddressFile({ GEOIP_FILE }: Pick<Settings, 'GEOIP_FILE'>): Promise<AddressFile> {
  if (GEOIP_FILE === undefined) return () => undefined
  const reader = await open<CityResponse>(GEOIP_FILE).catch((error: unknown) => {
    throw new StartupError(`GEOIP_FILE cannot be read as a MaxMind DB file: ${String(error)}`)
  })
  return (ip) => {
    const found = isIP(ip) > 0 ? reader.get(ip) : null
    return found === null
      ? undefined
      : { country: countryIn(found.country?.iso_code), city: cityIn(found.city?.names.en) }
  }
}

/**
 * Returns a function for the place of a call: from the header of the proxy in front, else from the address file.
 * Headers count only behind a trusted proxy, because anybody can send them (threat WEB-16).
 */
export function placeOfCalls(settings: Settings, ofAddress: AddressFile): PlaceOf {
  const header = (request: FastifyRequest, name: string | undefined): string | undefined => {
    const value = name === undefined || settings.TRUSTED_PROXY_HOPS === 0 ? undefined : request.headers[name]
    return typeof value === 'string' ? value : undefined
  }
  return (request) => {
    const named = {
      country: countryIn(header(request, settings.COUNTRY_HEADER)),
      city: cityIn(decoded(header(request, settings.CITY_HEADER))),
    }
    if (named.country !== undefined && named.city !== undefined) return named
    const listed = ofAddress(ipOf(request))
    // If the header and the file disagree on the country, the file's city would be a guess.
    const isSame = named.country === undefined || named.country === listed?.country
    return { country: named.country ?? listed?.country, city: named.city ?? (isSame ? listed?.city : undefined) }
  }
}

/** Decodes a header. Header values are bytes: proxies send UTF-8, Node reads Latin-1. */
const decoded = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : Buffer.from(text, 'latin1').toString('utf8')
