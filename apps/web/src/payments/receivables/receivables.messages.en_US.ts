export const en_US = {
  owed: 'You owe {outstanding} {coin}',
  story:
    'A credit of {credited} {coin} was reversed on {date} ({number}). We took back {taken} {coin} at once, and {repaid} {coin} has been repaid since.',
  rule: 'Credits in {coin} repay it first. You can deposit {coin} to repay it.',
  blocked:
    'Until it is repaid, withdrawals and account closing are blocked. Until then, your orders execute only within 3% of the reference price, and OTC deals only within 3% of the market rate.',
  lifted: 'You can withdraw and close your account.',
  closed: 'A credit of {credited} {coin} was reversed',
  closedStory: 'Reversed on {date} ({number}). You owe nothing.',
} as const
