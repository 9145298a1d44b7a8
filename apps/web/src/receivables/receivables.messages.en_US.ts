export const en_US = {
  owed: 'You owe {outstanding} {coin}',
  story:
    'A credit of {credited} {coin} was reversed on {date} ({number}). We took {taken} {coin} at once; {repaid} {coin} is repaid since.',
  rule: 'What you receive in {coin} repays it first.',
  blocked: 'Until then withdrawals and account closing are blocked.',
  lifted: 'Withdrawals and account closing are open.',
  closed: 'A credit of {credited} {coin} was reversed',
  closedStory: 'It happened on {date} ({number}). Nothing is owed.',
} as const
