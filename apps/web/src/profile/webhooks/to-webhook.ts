import { type WebhookEvent, webhookEvents } from '@tessera/domain/profile/webhooks/events.ts'

export type WebhookFields = { readonly url: string; readonly events: readonly WebhookEvent[] }
type WebhookFault = 'url' | 'events'

/** The URL as the server stores it; undefined if it cannot be one of a webhook. */
function addressOf(text: string): string | undefined {
  const url = URL.parse(text.trim())
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  return isWeb && text.trim().length <= 500 ? text.trim() : undefined
}

/** Returns all errors of the form. The server decides which addresses are allowed. */
export const faultsOf = ({ url, events }: WebhookFields): readonly WebhookFault[] => [
  ...(addressOf(url) === undefined ? (['url'] as const) : []),
  ...(events.length === 0 ? (['events'] as const) : []),
]

/** The request, with the events in the order of the list. */
export const toWebhook = ({ url, events }: WebhookFields): { url: string; events: WebhookEvent[] } => ({
  url: url.trim(),
  events: webhookEvents.filter((event) => events.includes(event)),
})
