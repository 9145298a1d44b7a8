import { machine, type StatusOf } from '#platform/machine/machine.ts'

/**
 * One version of a text. Its wording never changes: other words are another version, and a replaced draft is archived.
 * A second person schedules it, a job publishes it on time, and its successor archives it.
 */
export const cmsMachine = machine('draft', {
  draft: { submit: 'review', replace: 'archived' },
  review: { schedule: 'scheduled', send_back: 'draft' },
  scheduled: { publish: 'published', call_off: 'draft' },
  published: { archive: 'archived' },
  archived: {},
})
export type CmsStatus = StatusOf<typeof cmsMachine>
