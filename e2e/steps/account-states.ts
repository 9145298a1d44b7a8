import { endClassTime, openToClass, putPastPause, setAccountStatus } from '../../world/src/testing/account-status.ts'
import { type InvestorName, investors } from '../../world/src/stories/cast.ts'
import { worldFolder } from './world.ts'

export const freeze = (who: InvestorName): Promise<void> =>
  setAccountStatus(worldFolder(), investors[who].email, 'frozen')
export const unfreeze = (who: InvestorName): Promise<void> =>
  setAccountStatus(worldFolder(), investors[who].email, 'active')
export const addEndedPause = (account: string): Promise<void> => putPastPause(worldFolder(), account)
export const openOnlyTo = (category: 'ri' | 'ai', symbol: string): Promise<void> =>
  openToClass(worldFolder(), symbol, category)
export const endClassValidity = (who: InvestorName): Promise<void> => endClassTime(worldFolder(), investors[who].email)
