import { refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { MOST_ENDPOINTS } from '@tessera/domain/profile/webhooks/delivery.ts'

export const webhookUrlForbidden = refuse('WEBHOOK_URL_FORBIDDEN', { field: 'url' })
export const webhookLimitReached = refuse('WEBHOOK_LIMIT_REACHED', { params: { max: MOST_ENDPOINTS } })
export const webhookPaused = refuse('WEBHOOK_PAUSED')
