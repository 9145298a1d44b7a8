/** English words of the lists of reason codes. */
export const en_US = {
  reasonCodes: {
    name: 'Reason codes',
    text: 'Reasons that operators choose when they reject or return something, and the text for the customer. Past decisions keep their text.',
    add: 'Add a list',
    subject: 'List',
    subjectHelp: 'Every list exists already. Open it to change it.',
    fields: { codes: 'Reasons' },
    effects: {
      open_proposals:
        '{count, plural, =0 {No open proposals use these reasons.} one {# open proposal uses one of these reasons. The customer gets the text that applies when it is approved.} other {# open proposals use these reasons. Customers get the text that applies when each is approved.}}',
    },
  },
} as const
