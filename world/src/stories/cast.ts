import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import type { Role } from '@tessera/contract/permissions.ts'

/** The password of every customer in the local world, and of every operator. */
export const PASSWORD = 'Tessera2026'
export const OPERATOR_PASSWORD = 'Tessera-desk-2026'

export type Operator = { readonly email: string; readonly name: string; readonly roles: readonly Role[] }

/**
 * Two operators of each role, so that every decision can be made by two people; a third declares distributions that
 * those two release.
 */
export const operators = {
  priya: { email: 'priya@tessera.example', name: 'Priya Tan', roles: ['compliance', 'finance', 'listing'] },
  arjun: { email: 'arjun@tessera.example', name: 'Arjun Nair', roles: ['compliance', 'finance', 'listing'] },
  wen: { email: 'wen@tessera.example', name: 'Teo Wen Hui', roles: ['listing'] },
  root: { email: 'root@tessera.example', name: 'Mei Lin Goh', roles: ['superadmin'] },
  deputy: { email: 'deputy@tessera.example', name: 'Hafiz Rahim', roles: ['superadmin'] },
} as const satisfies Record<string, Operator>

export type Investor = {
  readonly email: string
  /** The phone as second factor, which moving money requires. */
  readonly phone: string
  readonly name: string
  readonly lang: Locale
  readonly class: 'ri' | 'ai' | 'ei'
  readonly passport: string
  readonly born: string
  readonly country: string
  readonly city: string
  /** The amount that their bank sends, in whole SGD. */
  readonly sgd: number
  /** The amount that arrives from the chain, in whole tUSD. */
  readonly tusd: number
}

export const investors = {
  lim: {
    email: 'lim@tessera.example',
    phone: '+6591110001',
    name: 'Lim Jia Wen',
    lang: 'en_US',
    class: 'ri',
    passport: 'K4410882P',
    born: '1988-04-12',
    country: 'SG',
    city: 'Singapore',
    sgd: 240_000,
    tusd: 60_000,
  },
  chen: {
    email: 'chen@tessera.example',
    phone: '+8613800010002',
    name: '陈思远',
    lang: 'zh_CN',
    class: 'ai',
    passport: 'E72190443',
    born: '1979-11-03',
    country: 'CN',
    city: '上海',
    sgd: 900_000,
    tusd: 150_000,
  },
  quaystone: {
    email: 'desk@quaystone.example',
    phone: '+60123450003',
    name: 'Farid Anwar',
    lang: 'en_US',
    class: 'ei',
    passport: 'A30911275',
    born: '1971-06-21',
    country: 'MY',
    city: 'Kuala Lumpur',
    sgd: 75_000_000,
    tusd: 500_000,
  },
  harbor: {
    email: 'invest@harborview.example',
    phone: '+4790010004',
    name: 'Tomas Dahl',
    lang: 'en_US',
    class: 'ai',
    passport: 'P88120034',
    born: '1983-02-17',
    country: 'NO',
    city: 'Oslo',
    sgd: 62_000_000,
    tusd: 300_000,
  },
  meridian: {
    email: 'quotes@meridian.example',
    phone: '+6591110005',
    name: 'Ong Rui Min',
    lang: 'en_US',
    class: 'ei',
    passport: 'K5530127L',
    born: '1990-09-30',
    country: 'SG',
    city: 'Singapore',
    sgd: 46_000_000,
    tusd: 6_000_000,
  },
  straits: {
    email: 'orders@straits.example',
    phone: '+6591110006',
    name: 'Nadia Rahman',
    lang: 'en_US',
    class: 'ei',
    passport: 'K6190338M',
    born: '1986-12-08',
    country: 'SG',
    city: 'Singapore',
    sgd: 20_000_000,
    tusd: 3_000_000,
  },
} as const satisfies Record<string, Investor>
export type InvestorName = keyof typeof investors
export const investorNames = [
  'lim',
  'chen',
  'quaystone',
  'harbor',
  'meridian',
  'straits',
] as const satisfies InvestorName[]

/** A customer with an account and nothing else, for the view of a newcomer. */
export const newcomer = { email: 'new@tessera.example', lang: 'en_US' } as const
