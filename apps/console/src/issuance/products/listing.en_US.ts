/** Messages for listing an allotted product for trading. */
export const listing = {
  first: 'Next: two operators add a pair for the token, then open it in Markets.',
  again: 'The token is already trading. Two operators can add another pair.',
  list: 'List for trading',
  markets: 'Markets',
} as const
