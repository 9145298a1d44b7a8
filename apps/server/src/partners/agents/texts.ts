import {
  AGENT_CONSENT_VERSION,
  AGENT_CONTRACT_VERSION,
  agentConsent,
  agentContract,
} from '@tessera/contract/partners/agents/agent-texts.ts'
import {
  BROKER_CONTRACT_VERSION,
  BROKER_POWER_VERSION,
  brokerContract,
  brokerPower,
} from '@tessera/contract/partners/brokers/broker-texts.ts'
import { type Locale, locales } from '@tessera/contract/platform/text/locale.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { sha256 } from '#platform/random/random.ts'
import { agentTextChanged } from './refusals.ts'

const all = {
  contract: { version: AGENT_CONTRACT_VERSION, texts: agentContract },
  consent: { version: AGENT_CONSENT_VERSION, texts: agentConsent },
  broker_contract: { version: BROKER_CONTRACT_VERSION, texts: brokerContract },
  broker_power: { version: BROKER_POWER_VERSION, texts: brokerPower },
} as const
type Name = keyof typeof all

export function textOf(name: Name, locale: Locale): { version: string; sha256: string; text: string } {
  const { version, texts } = all[name]
  return { version, sha256: sha256(texts[locale]), text: texts[locale] }
}

/** True if the displayed text is the current one, in either language. */
export function isCurrent(
  name: Name,
  accepted: { readonly version: string; readonly sha256: string },
): Outcome<void, 'AGENT_TEXT_CHANGED'> {
  const { version, texts } = all[name]
  const isSame = accepted.version === version && locales.some((locale) => sha256(texts[locale]) === accepted.sha256)
  return isSame ? ok(undefined) : agentTextChanged(name.replace('broker_', ''))
}
