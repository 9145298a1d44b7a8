import { machine, type StatusOf } from '#platform/machine/machine.ts'

/**
 * One version of a text. Its words never change; another wording is another version, and a draft that was written anew is
 * archived. Somebody else than its author schedules it; the clock publishes it; what takes its place archives it.
 */
export const cmsMachine = machine('draft', {
  draft: { submit: 'review', replace: 'archived' },
  review: { schedule: 'scheduled', send_back: 'draft' },
  scheduled: { publish: 'published', call_off: 'draft' },
  published: { archive: 'archived' },
  archived: {},
})
export type CmsStatus = StatusOf<typeof cmsMachine>
