export const en_US = {
  title: 'Are you a person?',
  lead: 'Move the piece into its gap. Arrow keys work too.',
  picture: 'A wall of tiles with a gap in it',
  slider: 'Position of the piece',
  confirm: 'Done',
  again: 'Another picture',
  unseen: 'I cannot see the picture',
  working: 'Your device is doing the check instead. This takes a few seconds.',
  elsewhere: 'This site uses a check that this page cannot show. Please contact customer service.',
} as const
