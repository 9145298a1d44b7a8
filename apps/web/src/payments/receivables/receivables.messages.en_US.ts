export const en_US = {
  owed: 'You owe {outstanding} {coin}',
  story:
    'A credit of {credited} {coin} was reversed on {date} ({number}). We took back {taken} {coin} immediately, and {repaid} {coin} has been repaid since.',
  rule: 'New credits in {coin} repay it first. You can also deposit {coin} to repay it.',
  blocked:
    'Until you repay it, you cannot withdraw or close your account. Your orders execute only within 3% of the reference price, and OTC deals within 3% of the market rate.',
  lifted: 'You can withdraw and close your account.',
  closed: 'A credit of {credited} {coin} was reversed',
  closedStory: 'Reversed on {date} ({number}). You do not owe anything.',
  writtenOffStory:
    'Reversed on {date} ({number}). We wrote off the remaining {writtenOff} {coin}. You do not owe anything.',
} as const
