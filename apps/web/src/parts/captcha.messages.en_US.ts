export const en_US = {
  title: 'Are you a person?',
  lead: 'Move the piece into its gap. Arrow keys work too.',
  picture: 'A wall of tiles with a gap in it',
  slider: 'Position of the piece',
  confirm: 'Done',
  again: 'Another picture',
  unseen: 'I cannot see the picture',
  working: 'Your device is doing the check instead. This takes a few seconds.',
  broken: 'The check did not load. Try again, or contact customer service.',
  retry: 'Try again',
} as const
