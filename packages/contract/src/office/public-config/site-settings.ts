import { siteAccessCountries, siteAccessFlags } from '@tessera/domain/office/public-config/site-access.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'

const Country = z.string().regex(/^[A-Z]{2}$/)
const countries = z
  .array(Country)
  .max(300)
  .overwrite((codes) => [...new Set(codes)].toSorted())

const each = <const Names extends readonly string[], Type>(names: Names, type: Type) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.fromEntries forgets which keys
  Object.fromEntries(names.map((name) => [name, type])) as Readonly<Record<Names[number], Type>>

/** Site access: flags and country lists of the exchange (decisions G4, G6), changed by two people. */
export const SiteAccess = z
  .object({
    ...each(siteAccessFlags, z.boolean()),
    /** 0: no restriction. 1: `limitCountries` are excluded. 2: only `allowCountries` are served. */
    restrictionType: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    ...each(siteAccessCountries, countries),
  })
  .strict()

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which keys
export const siteAccessNames = Object.keys(SiteAccess.shape) as (keyof z.output<typeof SiteAccess>)[]

const Hits = z
  .object({
    /** All customers whose account is not closed. */
    customers: z.number().int(),
    /** Customers who are logged in now. */
    signedIn: z.number().int(),
    /** Customers with a verified nationality that is served now and would no longer be. */
    nationality: z.number().int(),
    /** Customers without an authenticator or passkey. */
    withoutAuthenticator: z.number().int(),
  })
  .meta({ id: 'SiteHits' })

export const siteSettings = endpoints({
  get: {
    method: 'POST',
    path: 'console/api/v1/site_settings/get',
    summary: 'The current flags and country lists',
    who: 'operator',
    permission: 'site.read',
    input: z.object({}),
    reply: SiteAccess,
    refusals: [],
  },
  preview: {
    method: 'POST',
    path: 'console/api/v1/site_settings/preview',
    summary: 'Accounts that a change of the settings would affect',
    who: 'operator',
    permission: 'site.read',
    input: z.object({ access: SiteAccess }),
    reply: Hits,
    refusals: [],
  },
})
