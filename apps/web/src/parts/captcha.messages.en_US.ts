export const en_US = {
  title: 'Quick security check',
  lead: 'Move the piece into the gap. Arrow keys work too.',
  picture: 'A wall of tiles with a gap in it',
  slider: 'Position of the piece',
  confirm: 'Done',
  again: 'Another picture',
  unseen: 'Try another way',
  working: 'Your device is running the check instead. This takes a few seconds.',
  broken: 'The check did not load. Try again, or contact us.',
  retry: 'Try again',
} as const
