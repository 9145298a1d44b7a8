import type { Settings } from '@tessera/contract/platform/settings/setting-areas.ts'
import { approveByTwo, type Player } from './stage.ts'

/**
 * The settings of the local world. Nothing waits, so that one person can try a whole flow in a minute. All people share
 * one network address, so it may request more codes.
 */
const local: Partial<Settings> = {
  waits: {
    newAddressHours: 0,
    newBankAccountHours: 0,
    newApiKeyHours: 0,
    newSignerHours: 0,
    securityPauseHours: 48,
  },
  registration: {
    isOpen: true,
    invitationRequired: false,
    invitationCodeUses: 10,
    invitationCodeDays: 90,
    codesPerAddressADay: 500,
  },
  financing: { isOpen: true, feePpm: 20_000 },
}

/** Two operators set up the exchange, as they do it in the console. */
export async function setUp([maker, checker]: readonly [Player, Player]): Promise<void> {
  for (const [area, values] of Object.entries(local))
    await approveByTwo(maker, checker, 'setting', area, 'Set up.', { act: 'change', area, values, effectiveFrom: null })
}
