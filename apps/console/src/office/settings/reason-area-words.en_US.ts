/** English words of the lists of reason codes. */
export const en_US = {
  reasonCodes: {
    name: 'Reason codes',
    text: 'The reasons that staff choose when they reject or return something, and what the customer reads. Earlier decisions keep their text.',
    add: 'Add a list',
    subject: 'List',
    subjectHelp: 'Every list exists already. Open it to change it.',
    fields: { codes: 'Reasons' },
    effects: {
      open_proposals:
        '{count, plural, =0 {No open proposal names one of these reasons.} one {# open proposal names one of these reasons. Its customer reads the text that applies at the confirmation.} other {# open proposals name one of these reasons. Their customers read the text that applies at the confirmation.}}',
    },
  },
} as const
