import { investors, newcomer, OPERATOR_PASSWORD, operators, PASSWORD } from './stories/cast.ts'
import type { World } from './world.ts'

/** Returns the URLs and logins that a person needs, after a start that took `seconds`. */
export const welcome = ({ address, fresh }: World, seconds: number): string => `
Tessera is ready after ${seconds.toFixed(1)} s${fresh ? ' (a new world)' : ''}.

  Investors   ${address}
  Console     ${address}/console/
  API         ${address}/docs
  Outbox      ${address}/outbox    emails with their codes, operators' authenticator codes
  Bank        ${address}/bank      pay a deposit order
  Wallet      ${address}/wallet    send tUSD, and an address to withdraw to
  Chain       ${address}/chain     two nodes of the local chain; you can make one of them report wrong data

  Log in as   ${investors.lim.email} or ${investors.chen.email} (verified), ${newcomer.email} (not yet), password ${PASSWORD}
  Console as  ${operators.priya.email} and ${operators.arjun.email}, password ${OPERATOR_PASSWORD}
`
