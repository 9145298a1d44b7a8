import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { MAX_ENDPOINTS } from '@tessera/domain/profile/webhooks/delivery.ts'

export const webhookUrlForbidden = refuse('WEBHOOK_URL_FORBIDDEN', { field: 'url' })
export const webhookLimitReached = refuse('WEBHOOK_LIMIT_REACHED', { params: { max: MAX_ENDPOINTS } })
export const webhookPaused = refuse('WEBHOOK_PAUSED')
