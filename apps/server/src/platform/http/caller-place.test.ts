import type { FastifyRequest } from 'fastify'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeAddressFile } from '../../../../../world/src/testing/address-file.ts'
import { StartupError } from '#platform/config/startup-error.ts'
import { openAddressFile, placeOfCalls } from './caller-place.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'places-'))
  await writeAddressFile(join(folder, 'city.mmdb'), {
    '203.0.113.0/24': { country: { iso_code: 'SG' }, city: { names: { en: 'Singapore' } } },
    '198.51.100.0/25': { country: { iso_code: 'JP' } },
  })
})
afterAll(() => rm(folder, { recursive: true }))

const nothing = { COUNTRY_HEADER: undefined, CITY_HEADER: undefined, TRUSTED_PROXY_HOPS: 0, GEOIP_FILE: undefined }
const headers = { ...nothing, COUNTRY_HEADER: 'x-country', CITY_HEADER: 'x-city', TRUSTED_PROXY_HOPS: 1 }
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two fields that are read
const call = (ip: string, sent: object = {}) => ({ ip, headers: sent }) as FastifyRequest

test('finds no place without a header and a file', async () => {
  const placeOf = placeOfCalls(nothing, await openAddressFile(nothing))
  expect(placeOf(call('203.0.113.7', { 'x-country': 'SG' }))).toEqual({ country: undefined, city: undefined })
})

test('WEB-16 trusts headers only behind a trusted proxy', () => {
  const sent = { 'x-country': 'CN', 'x-city': Buffer.from('München').toString('latin1') }
  const unlisted = () => undefined
  expect(placeOfCalls(headers, unlisted)(call('203.0.113.7', sent))).toEqual({ country: 'CN', city: 'München' })
  const direct = placeOfCalls({ ...headers, TRUSTED_PROXY_HOPS: 0 }, unlisted)
  expect(direct(call('203.0.113.7', sent))).toEqual({ country: undefined, city: undefined })
})

test.each([
  ['203.0.113.7', { country: 'SG', city: 'Singapore' }],
  ['198.51.100.7', { country: 'JP', city: undefined }],
  ['198.51.100.200', { country: undefined, city: undefined }],
  ['', { country: undefined, city: undefined }],
])('finds the place of %s in the file', async (ip, place) => {
  const listed = await openAddressFile({ GEOIP_FILE: join(folder, 'city.mmdb') })
  expect(placeOfCalls(nothing, listed)(call(ip))).toEqual(place)
})

test('prefers the header, and adds no city of another country from the file', async () => {
  const listed = await openAddressFile({ GEOIP_FILE: join(folder, 'city.mmdb') })
  const placeOf = placeOfCalls(headers, listed)
  expect(placeOf(call('203.0.113.7', { 'x-country': 'MY' }))).toEqual({ country: 'MY', city: undefined })
  expect(placeOf(call('203.0.113.7', { 'x-country': 'SG' }))).toEqual({ country: 'SG', city: 'Singapore' })
})

test('refuses to start with an invalid address database', async () => {
  const path = join(folder, 'broken.mmdb')
  await writeFile(path, 'nothing of the kind')
  await expect(openAddressFile({ GEOIP_FILE: path })).rejects.toThrow(StartupError)
  await expect(openAddressFile({ GEOIP_FILE: join(folder, 'absent.mmdb') })).rejects.toThrow(StartupError)
})
