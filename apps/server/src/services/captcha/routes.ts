import { captcha } from '@tessera/contract/services/captcha/captcha.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Handlers, noun, type Noun } from '#platform/http/serve.ts'
import { captchaOf } from './configured-captcha.ts'
import { refuseIfUnavailable } from './refuse-if-unavailable.ts'

const captchaHandlers = (deps: Deps): Handlers<typeof captcha> => ({
  ask: async ({ inTx, ip }, { scene, way }) => {
    const { value: now } = await inTx(async (tx) => ok(tx.now))
    const provider = await captchaOf(deps, scene)
    return refuseIfUnavailable(deps, provider.ask({ scene, way, ip, now }))
  },
})

export const captchaRoutes = (deps: Deps): Noun => noun('captcha', captcha, captchaHandlers(deps))
