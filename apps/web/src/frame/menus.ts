import type { Locale } from '@tessera/contract/platform/text/locale.ts'
import {
  Award,
  BadgeCheck,
  Ban,
  BookOpen,
  BriefcaseBusiness,
  ChartCandlestick,
  Coins,
  CreditCard,
  FileDown,
  HandCoins,
  Handshake,
  History,
  KeyRound,
  Landmark,
  type LucideIcon,
  ReceiptText,
  ScanFace,
  ShieldCheck,
  Signature,
  Stamp,
  UserCheck,
  UserPlus,
  UserRound,
  Users,
  UsersRound,
  Wallet,
} from 'lucide-react'
import { paths } from '#parts/paths.ts'
import type { Title } from './route-row.ts'

export type MenuEntry = {
  readonly id: Title
  readonly icon: LucideIcon
  readonly to: (locale: Locale) => string
  /** Only with an approved identity, or only without one. */
  readonly when?: 'approved' | 'unapproved'
  /** Closed to sub-accounts. */
  readonly ownerOnly?: true
  /** Only the owner of a company's account, not its other people. */
  readonly firstOnly?: true
  /** Only in the account of a company. */
  readonly companyOnly?: true
}

/** The assets menu of the header: the two accounts of specification §2.3, then other places for assets. */
export const assetsMenu: readonly MenuEntry[] = [
  { id: 'tokenAccount', icon: Wallet, to: paths.tokenAccount },
  { id: 'fiatAccount', icon: Landmark, to: paths.fiatAccount },
  { id: 'spotAccount', icon: ChartCandlestick, to: paths.spotAccount },
  { id: 'applyList', icon: ReceiptText, to: (locale) => paths.applyList(locale) },
  { id: 'newCoin', icon: Coins, to: (locale) => paths.newCoin(locale) },
  { id: 'otc', icon: Users, to: (locale) => paths.otc(locale), ownerOnly: true },
]

const ofAccount: readonly MenuEntry[] = [
  { id: 'userManagement', icon: ShieldCheck, to: paths.userManagement },
  { id: 'safetyRecord', icon: History, to: paths.safetyRecord },
]
const receivingAccount: MenuEntry = {
  id: 'receivingAccount',
  icon: CreditCard,
  to: paths.receivingAccount,
  when: 'approved',
  ownerOnly: true,
}
const kycEnter: MenuEntry = { id: 'kycEnter', icon: BadgeCheck, to: paths.kycEnter, when: 'unapproved' }

/** The account menu of the header, before its log-out entry. */
export const accountMenu: readonly MenuEntry[] = [...ofAccount, receivingAccount, kycEnter]

export type PersonalGroup = {
  readonly id: 'account' | 'verification' | 'payments' | 'people' | 'api' | 'programs'
  readonly icon: LucideIcon
  readonly entries: readonly MenuEntry[]
}

/** The side menu of the personal area: groups, each with its entries as children. */
export const personalMenu: readonly PersonalGroup[] = [
  {
    id: 'account',
    icon: UserRound,
    entries: [
      ...ofAccount,
      { id: 'personalData', icon: FileDown, to: paths.personalData, ownerOnly: true },
      { id: 'blacklist', icon: Ban, to: paths.blacklist, ownerOnly: true, firstOnly: true },
    ],
  },
  {
    id: 'verification',
    icon: ScanFace,
    entries: [
      kycEnter,
      { id: 'verificationCenter', icon: ScanFace, to: paths.verificationCenter, ownerOnly: true },
      { id: 'investorClass', icon: Award, to: paths.investorClass, ownerOnly: true },
    ],
  },
  {
    id: 'payments',
    icon: CreditCard,
    entries: [
      receivingAccount,
      {
        id: 'paymentMethods',
        icon: Wallet,
        to: (locale) => paths.paymentMethods(locale),
        when: 'approved',
        ownerOnly: true,
        firstOnly: true,
      },
    ],
  },
  {
    id: 'people',
    icon: UsersRound,
    entries: [
      { id: 'people', icon: UsersRound, to: paths.people, when: 'approved', ownerOnly: true, companyOnly: true },
      { id: 'signatures', icon: Signature, to: paths.signatures, when: 'approved', ownerOnly: true, companyOnly: true },
      { id: 'subAccounts', icon: Users, to: paths.subAccounts, when: 'approved', ownerOnly: true },
    ],
  },
  {
    id: 'api',
    icon: KeyRound,
    entries: [
      { id: 'apiKeys', icon: KeyRound, to: paths.apiKeys, when: 'approved', ownerOnly: true },
      { id: 'openApi', icon: BookOpen, to: paths.openApi, ownerOnly: true },
    ],
  },
  {
    id: 'programs',
    icon: Handshake,
    entries: [
      { id: 'invitations', icon: UserPlus, to: paths.invitations, ownerOnly: true, firstOnly: true },
      { id: 'agent', icon: Handshake, to: (locale) => paths.agent(locale), ownerOnly: true, firstOnly: true },
      {
        id: 'agentConsent',
        icon: UserCheck,
        to: (locale) => paths.agentConsent(locale),
        ownerOnly: true,
        firstOnly: true,
      },
      { id: 'broker', icon: BriefcaseBusiness, to: paths.broker, ownerOnly: true, firstOnly: true, companyOnly: true },
      {
        id: 'brokerPower',
        icon: Stamp,
        to: (locale) => paths.brokerPower(locale),
        when: 'approved',
        ownerOnly: true,
        firstOnly: true,
      },
    ],
  },
]

/** The side menu beside the three accounts, and what is paid into them for what they hold. */
export const assetNavigation: readonly MenuEntry[] = [
  { id: 'tokenAccount', icon: Wallet, to: paths.tokenAccount },
  { id: 'spotAccount', icon: ChartCandlestick, to: paths.spotAccount },
  { id: 'fiatAccount', icon: Landmark, to: paths.fiatAccount },
  { id: 'distributions', icon: HandCoins, to: paths.distributions },
  { id: 'otc', icon: Users, to: (locale) => paths.otc(locale), ownerOnly: true },
]

export type Reader = {
  readonly approved: boolean
  readonly isSub: boolean
  readonly isCompany?: boolean
  readonly isMember?: boolean
}

export const visibleTo = (
  menu: readonly MenuEntry[],
  { approved, isSub, isCompany = false, isMember = false }: Reader,
): readonly MenuEntry[] =>
  menu.filter(
    ({ when, ownerOnly, companyOnly, firstOnly }) =>
      (when === undefined || (when === 'approved') === approved) &&
      !(isSub && ownerOnly === true) &&
      (isCompany || companyOnly !== true) &&
      !(isMember && firstOnly === true),
  )

/** The groups that this reader can use, with the entries of each. */
export const groupsVisibleTo = (menu: readonly PersonalGroup[], reader: Reader): readonly PersonalGroup[] =>
  menu
    .map((group) => ({ ...group, entries: visibleTo(group.entries, reader) }))
    .filter(({ entries }) => entries.length > 0)
