import {
  ArrowDownToLine,
  ArrowUpFromLine,
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
  House,
  KeyRound,
  Landmark,
  ReceiptText,
  ScanFace,
  Send,
  ShieldCheck,
  Signature,
  Stamp,
  UserCheck,
  UserPlus,
  Users,
  UsersRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react'
import type { ScreenName, ScreenPath } from '@tessera/contract/screens.ts'
import type { routes } from './routes.ts'

type Routes = typeof routes
/** The screens that have a place in menus. */
type EntryName = { [P in ScreenPath]: Routes[P] extends { readonly entry: object } ? ScreenName<P> : never }[ScreenPath]

/**
 * The icon of each screen in menus. It is not in the route table, because every page loads that, and only menus of
 * customers show icons.
 */
export const menuIcons: Readonly<Record<EntryName, LucideIcon>> = {
  tokenAccount: Wallet,
  spotAccount: ChartCandlestick,
  fiatAccount: Landmark,
  distributions: HandCoins,
  recharge: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  internalTransfer: Send,
  applyList: ReceiptText,
  flowingWater: History,
  otc: Users,
  kycEnter: BadgeCheck,
  userManagement: ShieldCheck,
  safetyRecord: History,
  personalData: FileDown,
  receivingAccount: CreditCard,
  paymentMethods: Wallet,
  apiKeys: KeyRound,
  blacklist: Ban,
  investorClass: Award,
  subAccounts: Users,
  people: UsersRound,
  signatures: Signature,
  invitations: UserPlus,
  agent: Handshake,
  agentConsent: UserCheck,
  broker: BriefcaseBusiness,
  brokerPower: Stamp,
  verificationCenter: ScanFace,
  home: House,
  financing: HandCoins,
  newCoin: Coins,
  openApi: BookOpen,
}
